using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Sql.Sessions;

/// <summary>The number of a session's transaction, which it has once somebody has asked: no other transaction has it, another run of this one has the same.</summary>
internal sealed class SessionNumber(SqlSession session)
{
    private long? _value;
    private TransactionSnapshot? _seen;

    /// <summary>Whether it has been asked for.</summary>
    public bool IsKnown => _value is not null;

    public long Value => _value ??= session.Database.Numbers.Begin(session.Transactions.Engine.NextTransactionNumber);

    /// <summary>Which numbers a transaction's snapshot sees. Another run of the transaction says what the last one did: what it sees besides is only newer.</summary>
    public TransactionSnapshot Seen(Transaction engine, bool isAgain) => _seen = (isAgain ? _seen : null) ?? session.Database.Numbers.SnapshotAt(engine.Snapshot.Position, _value);

    /// <summary>A transaction begins that is no other run of the one before.</summary>
    public void Begin()
    {
        End(null);
        _seen = null;
    }

    /// <param name="position">Where the transaction committed; null: it didn't.</param>
    public void End(long? position)
    {
        if (_value is { } number)
        {
            session.Database.Numbers.End(number, position);
            _value = null;
        }
    }
}
