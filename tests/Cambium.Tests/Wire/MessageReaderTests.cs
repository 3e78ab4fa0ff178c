using System.Buffers.Binary;
using Cambium.Wire;
using Cambium.Wire.Messages;
using Xunit;

namespace Cambium.Tests.Wire;

/// <summary>Messages come out whole however the network cuts them, and no length makes the reader allocate what did not arrive.</summary>
public sealed class MessageReaderTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(7)]
    [InlineData(100_000)]
    public void Messages_are_the_same_however_they_are_cut(int pieceBytes)
    {
        byte[][] bodies = [[], [1], .. Enumerable.Range(1, 40).Select(n => Enumerable.Range(0, n * 997).Select(i => (byte)i).ToArray())];
        byte[] stream = [.. bodies.SelectMany(body => Message('d', body))];
        var reader = new MessageReader(new PieceStream(stream, pieceBytes), messageBytesMax: 1 << 20);
        foreach (byte[] expected in bodies)
        {
            Assert.True(reader.TryRead(out FrontendMessageType type, out MessageBody body));
            Assert.Equal(FrontendMessageType.CopyData, type);
            Assert.True(body.Rest.SequenceEqual(expected));
        }

        Assert.False(reader.TryRead(out _, out _));
    }

    [Theory]
    [InlineData(3)]
    [InlineData(-1)]
    [InlineData(1001)]
    [InlineData(int.MaxValue)]
    public void A_length_below_its_own_size_or_over_the_limit_is_a_protocol_error(int length)
    {
        byte[] head = [(byte)'Q', 0, 0, 0, 0];
        BinaryPrimitives.WriteInt32BigEndian(head.AsSpan(1), length);
        var reader = new MessageReader(new MemoryStream(head), messageBytesMax: 1000);
        Assert.Throws<ProtocolErrorException>(() => reader.TryRead(out _, out _));
    }

    [Theory]
    [InlineData('E', 10_001, false)]
    [InlineData('E', 10_000, true)]
    [InlineData('S', 1 << 20, false)]
    [InlineData('f', 10_001, false)]
    [InlineData('B', 10_001, true)]
    [InlineData('p', 10_001, true)]
    [InlineData('z', 4, false)]
    [InlineData('\0', 4, false)]
    public void What_no_message_of_the_type_can_be_is_a_protocol_error_at_once(char type, int length, bool isPossible)
    {
        byte[] head = [(byte)type, 0, 0, 0, 0];
        BinaryPrimitives.WriteInt32BigEndian(head.AsSpan(1), length);
        var reader = new MessageReader(new MemoryStream(head), messageBytesMax: 1 << 30);
        Exception? found = Record.Exception(() => reader.TryRead(out _, out _));
        Assert.IsType(isPossible ? typeof(EndOfStreamException) : typeof(ProtocolErrorException), found);
    }

    [Fact]
    public void An_announced_length_is_not_allocated_before_the_bytes_come()
    {
        byte[] head = [(byte)'Q', 0x3F, 0xFF, 0xFF, 0xFF, 1, 2, 3];
        long before = GC.GetAllocatedBytesForCurrentThread();
        var reader = new MessageReader(new MemoryStream(head), messageBytesMax: 1 << 30);
        Assert.Throws<EndOfStreamException>(() => reader.TryRead(out _, out _));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 200_000);
    }

    [Fact]
    public void The_end_within_a_message_is_not_a_clean_end()
    {
        var reader = new MessageReader(new MemoryStream([(byte)'Q', 0, 0, 0, 9, 1]), messageBytesMax: 1000);
        Assert.Throws<EndOfStreamException>(() => reader.TryRead(out _, out _));
    }

    [Theory]
    [InlineData(1000)]
    [InlineData(10_000_000)]
    public void A_message_that_there_is_no_room_for_is_passed_over(int pieceBytes)
    {
        byte[] stream = [.. Message('Q', [1]), .. Message('Q', new byte[3_000_000]), .. Message('P', [2])];
        var reader = new MessageReader(new PieceStream(stream, pieceBytes), messageBytesMax: 1 << 24) { MakesRoom = static _ => throw new InsufficientMemoryException() };
        Assert.True(reader.TryRead(out _, out _));
        Assert.Throws<InsufficientMemoryException>(() => reader.TryRead(out _, out _));
        Assert.True(reader.TryRead(out FrontendMessageType type, out MessageBody body));
        Assert.Equal(FrontendMessageType.Parse, type);
        Assert.Equal(2, body.ReadByte());
        Assert.False(reader.TryRead(out _, out _));
    }

    [Fact]
    public void Reading_small_messages_allocates_nothing()
    {
        byte[] stream = [.. Enumerable.Range(0, 2000).SelectMany(_ => Message('E', [0, 0, 0, 0, 0]))];
        var reader = new MessageReader(new MemoryStream(stream), messageBytesMax: 1000);
        var names = new NameCache();
        Read(reader, names, 1000);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Read(reader, names, 1000);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    [Fact]
    public void A_name_once_seen_is_the_same_string()
    {
        var names = new NameCache();
        string name = names.Get("P0_1"u8);
        Assert.Equal("P0_1", name);
        Assert.Same(name, names.Get("P0_1"u8));
        for (int index = 0; index < 1000; index++)
        {
            Assert.Equal($"S_{index}", names.Get(System.Text.Encoding.UTF8.GetBytes($"S_{index}")));
        }
    }

    private static void Read(MessageReader reader, NameCache names, int count)
    {
        for (int index = 0; index < count; index++)
        {
            reader.TryRead(out _, out MessageBody body);
            names.Get(body.ReadCStringBytes());
            body.ReadInt32();
            body.ExpectEnd();
        }
    }

    private static byte[] Message(char type, byte[] body)
    {
        byte[] message = new byte[5 + body.Length];
        message[0] = (byte)type;
        BinaryPrimitives.WriteInt32BigEndian(message.AsSpan(1), body.Length + 4);
        body.CopyTo(message, 5);
        return message;
    }

    /// <summary>Gives at most so many bytes per read, as a network does.</summary>
    private sealed class PieceStream(byte[] bytes, int pieceBytes) : MemoryStream(bytes)
    {
        public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(count, pieceBytes));
    }
}
