using System.Collections.Immutable;
using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>
/// The sequences, as a transaction counts with them. One it has begun anew (ALTER SEQUENCE … RESTART, TRUNCATE … RESTART IDENTITY) is its own until it commits: the
/// others go on where they were, and so does it after ROLLBACK.
/// </summary>
public sealed class TransactionSequences
{
    private readonly Transaction _transaction;

    internal TransactionSequences(Transaction transaction) => _transaction = transaction;

    /// <summary>What those begun anew stand at. A savepoint keeps it.</summary>
    internal ImmutableDictionary<int, RestartedSequence> Restarted { get; set; } = ImmutableDictionary<int, RestartedSequence>.Empty;

    private SequenceStore Store => _transaction.Database.Sequences;

    /// <summary>nextval; never a conflict, never rolled back.</summary>
    public long Next(SequenceDefinition sequence)
    {
        if (Restarted.TryGetValue(sequence.Id, out RestartedSequence own))
        {
            long next = own.IsCalled ? SequenceRange.Of(sequence).Next(own.LastValue, sequence.Name) : own.LastValue;
            Restarted = Restarted.SetItem(sequence.Id, new RestartedSequence(sequence, next, IsCalled: true));
            return next;
        }

        if (!_transaction.Runs.TryTake(sequence.Id, out long value))
        {
            _transaction.Runs.Add(sequence.Id, value = Store.Next(sequence, mayWait: !_transaction.IsInTurn));
        }

        return value;
    }

    /// <summary>RESTART.</summary>
    public void Restart(SequenceDefinition sequence, long value)
    {
        _transaction.RequireNoTurn();
        Restarted = Restarted.SetItem(sequence.Id, new RestartedSequence(sequence, value, IsCalled: false));
    }

    /// <summary>setval; durable at once and never rolled back, unless the transaction has begun the sequence anew.</summary>
    public void Set(SequenceDefinition sequence, long value, bool isCalled)
    {
        if (Restarted.ContainsKey(sequence.Id))
        {
            Restarted = Restarted.SetItem(sequence.Id, new RestartedSequence(sequence, value, isCalled));
        }
        else if (_transaction.Runs.SetsFirst(sequence.Id))
        {
            _transaction.RequireNoTurn();
            Store.Set(sequence, value, isCalled);
        }
    }

    /// <summary>A sequence that begins elsewhere from now on stays where it is until it is restarted; durable at once, never rolled back.</summary>
    public void Keep(SequenceDefinition sequence)
    {
        _transaction.RequireNoTurn();
        Store.Keep(sequence);
    }

    /// <summary>last_value and is_called of a sequence.</summary>
    public (long LastValue, bool IsCalled) Get(SequenceDefinition sequence) =>
        Restarted.TryGetValue(sequence.Id, out RestartedSequence own) ? (own.LastValue, own.IsCalled) : Store.Get(sequence, mayWait: !_transaction.IsInTurn);

    /// <summary>After the commit: those begun anew are so for everybody.</summary>
    internal void Commit()
    {
        foreach (RestartedSequence own in Restarted.Values.Where(own => _transaction.Catalog.TryGet(own.Sequence.Id, out SequenceDefinition? _)))
        {
            Store.Set(own.Sequence, own.LastValue, own.IsCalled);
        }
    }
}
