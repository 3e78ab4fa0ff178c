using System.Diagnostics;
using Cambium.Engine.Transactions;

namespace Cambium.Sql.Sessions;

/// <summary>
/// What the session's last transaction met others over. A transaction that begins like the one that was refused, soon after it, is
/// taken for its retry and lines up with the other losers before it reads anything; so does the next one of whoever won while losers were in line.
/// So those who fight over a row take turns, and none of them starves.
/// </summary>
/// <remarks>Nobody else waits: who only reads, or writes without having met anyone, never gets here. See decision 0009.</remarks>
internal sealed class ContentionMemory(SqlSession session)
{
    private static readonly TimeSpan s_retriesWithin = TimeSpan.FromSeconds(1);
    private static readonly TimeSpan s_patience = TimeSpan.FromMilliseconds(250);

    private ContendedRow? _met;
    private string _metBy = "";
    private long _metAt;
    private bool _wasRefused;
    private int _losses;
    private string _firstStatement = "";

    /// <summary>The transaction was refused.</summary>
    public void Lost(Conflict conflict)
    {
        // Where its next run lines up anyway, just before it reads, it needn't for the whole transaction; unless that has not helped.
        _losses++;
        if (!session.Foresight.Lost(conflict) || _losses > 1)
        {
            Remember(conflict.Row, wasRefused: true);
        }
    }

    /// <summary>The transaction has committed.</summary>
    public void Won(Transaction transaction)
    {
        _losses = 0;
        Remember(transaction.Lines.FindContended(), wasRefused: false);
    }

    /// <summary>The first statement of a transaction begins.</summary>
    /// <param name="statement">Its text, without its literals if that is how it is known.</param>
    public void BeginTransaction(Transaction transaction, string statement)
    {
        _firstStatement = statement;
        if (_met is not { } row)
        {
            return;
        }

        _met = null;
        if (session.Derived.QueuesRows && statement == _metBy && Stopwatch.GetElapsedTime(_metAt) < s_retriesWithin && !transaction.IsReplay)
        {
            TimeSpan holder = session.Derived.Patience.Holder;
            using ActivityDisplay.Waiting waiting = session.Display.Wait(SessionWait.Row);
            transaction.Lines.EnterForRetry(row, new QueuePatience(holder < s_patience ? holder : s_patience, default) { IsRefused = _wasRefused }, session.Cancellation.Token);
        }
    }

    private void Remember(ContendedRow? row, bool wasRefused)
    {
        if (row is not null)
        {
            _met = row;
            _wasRefused = wasRefused;
            _metBy = _firstStatement;
            _metAt = Stopwatch.GetTimestamp();
        }
    }
}
