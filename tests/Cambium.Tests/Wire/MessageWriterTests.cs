using Cambium.Wire.Messages;
using Xunit;

namespace Cambium.Tests.Wire;

/// <summary>What is written can be taken back until it is sent, and a large answer leaves in pieces.</summary>
public sealed class MessageWriterTests
{
    [Fact]
    public void Messages_not_yet_sent_can_be_taken_back()
    {
        var stream = new MemoryStream();
        var writer = new MessageWriter(stream);
        writer.WriteParseComplete();
        long position = writer.Position;
        writer.WriteCommandComplete("SELECT 1");
        var removed = new MemoryStream();
        Assert.True(writer.TryRewind(position, removed));
        Assert.Equal((byte)'C', removed.ToArray()[0]);
        writer.WriteNoData();
        writer.Flush();
        Assert.Equal(new byte[] { (byte)'1', 0, 0, 0, 4, (byte)'n', 0, 0, 0, 4 }, stream.ToArray());
        Assert.False(writer.TryRewind(position, removed: null));
    }

    [Fact]
    public void A_message_that_cannot_be_finished_leaves_nothing()
    {
        var stream = new MemoryStream();
        var writer = new MessageWriter(stream);
        writer.Begin((byte)'D');
        writer.WriteInt16(1);
        writer.Abandon();
        writer.WriteReadyForQuery((byte)'I');
        writer.Flush();
        Assert.Equal(new byte[] { (byte)'Z', 0, 0, 0, 5, (byte)'I' }, stream.ToArray());
    }

    [Fact]
    public void A_long_answer_leaves_in_pieces_and_the_buffer_stays_small()
    {
        var stream = new MemoryStream();
        var writer = new MessageWriter(stream);
        byte[] data = new byte[1000];
        for (int index = 0; index < 1000; index++)
        {
            writer.WriteCopyData(data);
            Assert.InRange(writer.Position - stream.Length, 0, 70_000);
        }

        writer.Flush();
        Assert.Equal(1000 * 1005, stream.Length);
    }

    /// <summary>Whatever is taken back and written again, and wherever the cuts are, the client gets what stands at the end.</summary>
    [Theory]
    [InlineData(10)]
    [InlineData(1_500)]
    [InlineData(5_000)]
    public void A_long_answer_that_waits_can_be_taken_back_anywhere(int kept)
    {
        var stream = new MemoryStream();
        var writer = new MessageWriter(stream) { Holds = static () => true, HeldPlace = static () => new MemoryStream() };
        long start = 0;
        for (int index = 0; index < 6000; index++)
        {
            start = index == kept ? writer.Position : start;
            writer.WriteCopyData(BitConverter.GetBytes(index).Concat(new byte[1000]).ToArray());
        }

        Assert.Equal(0, stream.Length);
        Assert.True(writer.CanRewind(start));
        byte[] buffer = Assert.IsType<byte[]>(Rewind(writer, start));
        Assert.Equal((6000 - kept) * 1009, buffer.Length);
        Assert.Equal(kept, BitConverter.ToInt32(buffer, 5));
        writer.WriteNoData();
        writer.Append(buffer);
        writer.Flush();
        byte[] sent = stream.ToArray();
        Assert.Equal((6000 * 1009) + 5, sent.Length);
        Assert.Equal((byte)'n', sent[start]);
        for (int index = 0; index < 6000; index++)
        {
            Assert.Equal(index, BitConverter.ToInt32(sent, (index * 1009) + 5 + (index < kept ? 0 : 5)));
        }
    }

    [Fact]
    public void Where_there_is_no_place_to_wait_a_long_answer_is_sent()
    {
        var stream = new MemoryStream();
        var writer = new MessageWriter(stream) { Holds = static () => true, HeldPlace = static () => throw new IOException("full") };
        for (int index = 0; index < 3000; index++)
        {
            writer.WriteCopyData(new byte[1000]);
        }

        Assert.False(writer.CanRewind(0));
        writer.Flush();
        Assert.Equal(3000 * 1005, stream.Length);
    }

    private static byte[] Rewind(MessageWriter writer, long position)
    {
        var removed = new MemoryStream();
        Assert.True(writer.TryRewind(position, removed));
        return removed.ToArray();
    }

    [Fact]
    public void Writing_rows_allocates_nothing()
    {
        var writer = new MessageWriter(Stream.Null);
        Write(writer);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Write(writer);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    private static void Write(MessageWriter writer)
    {
        for (int index = 0; index < 1000; index++)
        {
            writer.Begin((byte)'D');
            writer.WriteInt16(1);
            int length = writer.BeginLength();
            writer.WriteBytes("12345678"u8);
            writer.EndLength(length);
            writer.End();
            writer.WriteCommandComplete("SELECT 1");
            writer.WriteReadyForQuery((byte)'I');
            writer.Flush();
        }
    }
}
