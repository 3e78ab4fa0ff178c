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
        Assert.True(writer.TryRewind(position, out ReadOnlyMemory<byte> removed));
        Assert.Equal((byte)'C', removed.Span[0]);
        writer.WriteNoData();
        writer.Flush();
        Assert.Equal(new byte[] { (byte)'1', 0, 0, 0, 4, (byte)'n', 0, 0, 0, 4 }, stream.ToArray());
        Assert.False(writer.TryRewind(position, out _));
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
