using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Who works on which row, as far as transactions have said so by SELECT … FOR UPDATE. A hint locks nothing: writers that
/// don't ask aren't held up, and whoever tires of waiting goes on without it. The gate guards the lines; nobody waits inside it.
/// </summary>
internal sealed class QueueHints
{
    private readonly object _gate = new();
    private readonly Dictionary<HintKey, Line> _lines = [];
    private readonly Dictionary<Transaction, List<HintKey>> _held = [];

    /// <summary>Lines up for a row and waits for its turn, at most <paramref name="wait"/>.</summary>
    public QueueOutcome Enter(Transaction transaction, TableDefinition table, ReadOnlySpan<byte> rowKey, TimeSpan wait)
    {
        HintKey key = new(table.Id, rowKey.ToArray());
        LinkedListNode<Waiter> waiter;
        lock (_gate)
        {
            if (!_lines.TryGetValue(key, out Line? line))
            {
                _lines.Add(key, new Line { Holder = transaction });
                Hold(transaction, key);
                return QueueOutcome.Entered;
            }

            if (line.Holder == transaction)
            {
                return QueueOutcome.Entered;
            }

            if (wait <= TimeSpan.Zero)
            {
                return QueueOutcome.Busy;
            }

            waiter = line.Waiters.AddLast(new Waiter(transaction));
        }

        if (waiter.Value.Turn.Wait(wait))
        {
            return QueueOutcome.EnteredAfterWait;
        }

        lock (_gate)
        {
            if (waiter.List is null)
            {
                // The turn came just after the wait had ended.
                return QueueOutcome.EnteredAfterWait;
            }

            waiter.List.Remove(waiter);
            return QueueOutcome.Busy;
        }
    }

    /// <summary>Gives up all of a transaction's turns; called when its outcome is published.</summary>
    public void Leave(Transaction transaction)
    {
        lock (_gate)
        {
            if (!_held.Remove(transaction, out List<HintKey>? keys))
            {
                return;
            }

            foreach (HintKey key in keys)
            {
                Line line = _lines[key];
                if (line.Waiters.First is not { } next)
                {
                    _lines.Remove(key);
                    continue;
                }

                line.Waiters.RemoveFirst();
                line.Holder = next.Value.Transaction;
                Hold(next.Value.Transaction, key);
                next.Value.Turn.Set();
            }
        }
    }

    private void Hold(Transaction transaction, HintKey key)
    {
        if (!_held.TryGetValue(transaction, out List<HintKey>? keys))
        {
            _held.Add(transaction, keys = []);
        }

        keys.Add(key);
    }

    private sealed class Line
    {
        public required Transaction Holder { get; set; }

        public LinkedList<Waiter> Waiters { get; } = new();
    }

    private sealed record Waiter(Transaction Transaction)
    {
        public ManualResetEventSlim Turn { get; } = new(false, spinCount: 1);
    }

    private readonly struct HintKey(int tableId, byte[] rowKey) : IEquatable<HintKey>
    {
        private readonly int _tableId = tableId;
        private readonly byte[] _rowKey = rowKey;

        public bool Equals(HintKey other) => _tableId == other._tableId && _rowKey.AsSpan().SequenceEqual(other._rowKey);

        public override bool Equals(object? obj) => obj is HintKey other && Equals(other);

        public override int GetHashCode() => KeyHash.Of(_rowKey) ^ _tableId;
    }
}
