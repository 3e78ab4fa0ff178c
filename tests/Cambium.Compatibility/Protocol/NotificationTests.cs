using System.Threading.Channels;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>LISTEN and NOTIFY from one session to another, at once to an idle one.</summary>
public sealed class NotificationTests : ServerTest
{
    [Fact]
    public async Task An_idle_listener_hears_at_once_what_others_commit()
    {
        using RawConnection listener = Listen("jobs");
        await using NpgsqlConnection sender = await OpenAsync();
        await ScalarAsync(sender, "NOTIFY jobs, 'one'");
        AssertNotification(listener, sender.ProcessID, "jobs", "one");
        await ScalarAsync(sender, "SELECT pg_notify('jobs', 'two')");
        AssertNotification(listener, sender.ProcessID, "jobs", "two");
    }

    [Fact]
    public async Task Npgsql_waits_for_notifications()
    {
        var heard = Channel.CreateUnbounded<(string Channel, string Payload)>();
        await using NpgsqlConnection listener = await OpenAsync();
        listener.Notification += (_, notification) => heard.Writer.TryWrite((notification.Channel, notification.Payload));
        await ScalarAsync(listener, "LISTEN news");
        Task waiting = listener.WaitAsync();
        await using NpgsqlConnection sender = await OpenAsync();
        await ScalarAsync(sender, "NOTIFY news, 'arrived'");
        await waiting;
        Assert.Equal(("news", "arrived"), await heard.Reader.ReadAsync());
    }

    [Fact]
    public async Task Nothing_is_heard_of_a_transaction_that_rolls_back_and_a_committed_one_is_heard_once_and_in_order()
    {
        using RawConnection listener = Listen("c");
        await using NpgsqlConnection sender = await OpenAsync();
        await ScalarAsync(sender, "BEGIN; NOTIFY c, 'lost'; ROLLBACK");
        await ScalarAsync(sender, "BEGIN; NOTIFY c, 'a'; NOTIFY c, 'a'; SAVEPOINT s; NOTIFY c, 'undone'; ROLLBACK TO s; NOTIFY c, 'b'; COMMIT");
        AssertNotification(listener, sender.ProcessID, "c", "a");
        AssertNotification(listener, sender.ProcessID, "c", "b");
        Assert.False(listener.HasInput(TimeSpan.FromMilliseconds(50)));
    }

    [Fact]
    public async Task A_listener_within_a_transaction_hears_at_its_end()
    {
        using RawConnection listener = Listen("late");
        listener.Send('Q', "BEGIN");
        listener.ReadUntil('Z');
        await using NpgsqlConnection sender = await OpenAsync();
        await ScalarAsync(sender, "NOTIFY late, 'x'");
        listener.Send('Q', "SELECT 1");
        Assert.Equal("TDCZ", listener.ReadUntil('Z'));
        Assert.False(listener.HasInput(TimeSpan.FromMilliseconds(50)));
        listener.Send('Q', "COMMIT");
        Assert.Equal("CAZ", listener.ReadUntil('Z'));
    }

    [Fact]
    public void Ones_own_notification_comes_before_ReadyForQuery()
    {
        using RawConnection listener = Listen("self");
        listener.Send('Q', "NOTIFY self");
        Assert.Equal("CAZ", listener.ReadUntil('Z'));
        listener.Send('Q', "BEGIN; LISTEN other; NOTIFY other; COMMIT");
        Assert.Equal("CCCCAZ", listener.ReadUntil('Z'));
    }

    [Fact]
    public void Listening_takes_effect_at_commit_and_unlisten_ends_it()
    {
        using RawConnection listener = RawConnection.Open(Server.EndPoint);
        listener.Send('Q', "BEGIN; LISTEN a; ROLLBACK; NOTIFY a");
        Assert.Equal("CCCCZ", listener.ReadUntil('Z'));
        listener.Send('Q', "LISTEN a; LISTEN b");
        listener.ReadUntil('Z');
        listener.Send('Q', "SELECT * FROM pg_listening_channels()");
        Assert.Equal("TDDCZ", listener.ReadUntil('Z'));
        listener.Send('Q', "UNLISTEN a");
        listener.ReadUntil('Z');
        listener.Send('Q', "NOTIFY a");
        Assert.Equal("CZ", listener.ReadUntil('Z'));
        listener.Send('Q', "UNLISTEN *");
        listener.ReadUntil('Z');
        listener.Send('Q', "NOTIFY b");
        Assert.Equal("CZ", listener.ReadUntil('Z'));
    }

    [Fact]
    public async Task A_listener_that_never_reads_delays_nobody()
    {
        using RawConnection deaf = Listen("flood");
        await using NpgsqlConnection sender = await OpenAsync();
        string payload = new('x', 7000);
        for (int index = 0; index < 2000; index++)
        {
            await ScalarAsync(sender, $"SELECT pg_notify('flood', '{payload}{index}')");
        }

        await AssertServesAsync();
    }

    [Theory]
    [InlineData("SELECT pg_notify('', 'x')")]
    [InlineData("SELECT pg_notify(repeat('c', 64), 'x')")]
    [InlineData("SELECT pg_notify('c', repeat('x', 8000))")]
    public async Task Texts_too_long_and_channels_without_a_name_are_22023(string sql)
    {
        await using NpgsqlConnection connection = await OpenAsync();
        Assert.Equal("22023", await SqlStateOfAsync(() => ScalarAsync(connection, sql)));
    }

    private RawConnection Listen(string channel)
    {
        RawConnection listener = RawConnection.Open(Server.EndPoint);
        listener.Send('Q', $"LISTEN {channel}");
        Assert.Equal("CZ", listener.ReadUntil('Z'));
        return listener;
    }

    private static void AssertNotification(RawConnection listener, int processId, string channel, string payload)
    {
        (char type, byte[] body) = listener.Read();
        Assert.Equal('A', type);
        Assert.Equal(processId, System.Buffers.Binary.BinaryPrimitives.ReadInt32BigEndian(body));
        Assert.Equal($"{channel}\0{payload}\0", System.Text.Encoding.UTF8.GetString(body.AsSpan(4)));
    }
}
