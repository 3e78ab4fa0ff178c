using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>What ends a statement that runs in the committer's turn, and what a function that catches it is left with.</summary>
public sealed class StatementCancellationTests
{
    [Fact]
    public void A_limit_without_end_cancels_nothing_but_what_its_statement_is_cancelled_with()
    {
        using StatementCancellation cancellation = new(TimeProvider.System);
        cancellation.Begin(TimeSpan.Zero);
        cancellation.Limit(Timeout.InfiniteTimeSpan);
        Assert.False(cancellation.Token.WaitHandle.WaitOne(50));
        cancellation.Cancel();
        Assert.True(cancellation.Token.IsCancellationRequested);
        cancellation.Handle();
        Assert.False(cancellation.Token.WaitHandle.WaitOne(50));
        Assert.False(cancellation.EndLimit());
        cancellation.End();
    }

    [Fact]
    public void Who_catches_a_cancellation_keeps_what_is_left_of_the_limit()
    {
        using StatementCancellation cancellation = new(TimeProvider.System);
        cancellation.Begin(TimeSpan.Zero);
        cancellation.Limit(TimeSpan.FromMilliseconds(200));
        cancellation.Cancel();
        cancellation.Handle();
        Assert.True(cancellation.MayGoOn);
        Assert.True(cancellation.Token.WaitHandle.WaitOne(TimeSpan.FromSeconds(30)));
        Assert.False(cancellation.MayGoOn);
        Assert.True(cancellation.EndLimit());
        Assert.False(cancellation.Token.IsCancellationRequested);
        cancellation.End();
    }
}
