using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>What ends a statement, also in the committer's turn, what a function that catches it is left with, and what comes too late for one.</summary>
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
        cancellation.ToError();
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
        cancellation.ToError();
        cancellation.Handle();
        Assert.True(cancellation.MayGoOn);
        Assert.True(cancellation.Token.WaitHandle.WaitOne(TimeSpan.FromSeconds(30)));
        Assert.False(cancellation.MayGoOn);
        Assert.True(cancellation.EndLimit());
        Assert.False(cancellation.Token.IsCancellationRequested);
        cancellation.End();
    }

    [Fact]
    public void A_request_that_finds_a_statement_past_its_last_look_ends_the_next()
    {
        using StatementCancellation cancellation = CancelledInStatement();
        cancellation.End();
        Assert.False(cancellation.Token.IsCancellationRequested);
        cancellation.Begin(TimeSpan.Zero);
        Assert.True(cancellation.Token.IsCancellationRequested);
        Assert.Equal("canceling statement due to user request", cancellation.ToError().Message);
        cancellation.End();
        cancellation.Begin(TimeSpan.Zero);
        Assert.False(cancellation.Token.IsCancellationRequested);
        cancellation.End();
    }

    [Fact]
    public void A_request_while_a_text_is_read_ends_its_first_statement()
    {
        using StatementCancellation cancellation = CancelledInStatement();
        cancellation.Begin(TimeSpan.Zero);
        Assert.True(cancellation.Token.IsCancellationRequested);
        cancellation.End();
    }

    [Fact]
    public void A_request_that_comes_too_late_for_the_last_statement_does_nothing()
    {
        using StatementCancellation cancellation = CancelledInStatement();
        cancellation.End();
        cancellation.Close();
        cancellation.Open();
        cancellation.Begin(TimeSpan.Zero);
        Assert.False(cancellation.Token.IsCancellationRequested);
        cancellation.End();
    }

    [Fact]
    public void A_request_that_comes_while_a_function_handles_another_ends_what_follows()
    {
        using StatementCancellation cancellation = CancelledInStatement();
        cancellation.ToError();
        cancellation.Cancel();
        cancellation.Handle();
        Assert.True(cancellation.Token.IsCancellationRequested);
        cancellation.ToError();
        cancellation.Handle();
        Assert.False(cancellation.Token.IsCancellationRequested);
        cancellation.End();
    }

    private static StatementCancellation CancelledInStatement()
    {
        StatementCancellation cancellation = new(TimeProvider.System);
        cancellation.Open();
        cancellation.Begin(TimeSpan.Zero);
        cancellation.Cancel();
        return cancellation;
    }
}
