using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>A client that asks for a huge result and doesn't read it costs one buffer.</summary>
[Collection(AloneCollection.Name)]
public sealed class StalledClientTests : ServerTest
{
    private const long BytesMax = 1 << 20;

    [Fact]
    public async Task Ten_million_rows_to_a_stalled_client_hold_a_buffer_only()
    {
        using RawConnection warm = RawConnection.Open(Server.EndPoint);
        warm.Send('Q', "SELECT n, repeat('x', 100) FROM generate_series(1, 1000) AS s(n)");
        warm.ReadUntil('Z');
        long before = GC.GetTotalMemory(forceFullCollection: true);

        using RawConnection stalled = RawConnection.Open(Server.EndPoint);
        const string sql = "SELECT n, repeat('x', 100) FROM generate_series(1, 10000000) AS s(n)";
        stalled.Send('Q', sql);
        Assert.Equal('T', stalled.Read().Type);
        await WaitUntilStandingStillAsync();
        long held = GC.GetTotalMemory(forceFullCollection: true) - before;
        Assert.True(held <= BytesMax, $"{held} bytes are held for a client that does not read");
        Assert.True(Server.Connections.IsExecuting(sql));
        await AssertServesAsync();
    }

    [Fact]
    public async Task A_stalled_client_can_be_terminated()
    {
        using RawConnection stalled = RawConnection.Open(Server.EndPoint);
        stalled.Send('Q', "SELECT repeat('x', 1000) FROM generate_series(1, 10000000)");
        await WaitUntilStandingStillAsync();
        Server.Connections.All.Single().Terminate("57P01", "terminating connection due to administrator command");
        while (Server.Connections.Count > 0)
        {
            await Task.Delay(20);
        }
    }

    /// <summary>The sockets' buffers are full once the process uses no more processor time than it does idle.</summary>
    private static async Task WaitUntilStandingStillAsync()
    {
        long allocated = -1;
        while (allocated != GC.GetTotalAllocatedBytes(precise: true) / 65536)
        {
            allocated = GC.GetTotalAllocatedBytes(precise: true) / 65536;
            await Task.Delay(250);
        }
    }
}
