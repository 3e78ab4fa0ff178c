using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Constraints that can't be tested row by row: foreign keys on both sides, and deferrable uniqueness. Tested at the end of the
/// statement, deferred ones at commit; referential actions run at the end of the statement always.
/// </summary>
internal sealed class ConstraintQueue(Transaction transaction)
{
    private readonly ForeignKeyReader _keys = new(transaction);
    private Queue<PendingTest> _statement = new();

    public ConstraintState State { get; private set; } = ConstraintState.Initial;

    /// <summary>Tests a row's foreign key, now if the parent is there already.</summary>
    public void TestChild(TableRuntime table, ForeignKeyDefinition key, byte[] rowKey, ReadOnlySpan<Value> row)
    {
        if (_keys.NeedsParent(table.Table, key, row, out Value[] values) && !_keys.HasParent(table.Table, key, values))
        {
            _statement.Enqueue(new PendingTest.Child(table.Table, key, rowKey));
        }
    }

    /// <summary>Remembers a referenced row's deletion (<paramref name="after"/> null) or change, if the key is affected.</summary>
    public void QueueParent(TableRuntime table, ReferencingKey referencing, ReadOnlySpan<Value> before, Value[]? after)
    {
        Value[] old = ForeignKeyReader.Pick(table.Table, referencing.ForeignKey.ReferencedColumnIds, before);
        if (Array.Exists(old, static value => value.IsNull))
        {
            return;
        }

        Value[]? now = after is null ? null : ForeignKeyReader.Pick(table.Table, referencing.ForeignKey.ReferencedColumnIds, after);
        if (now is null || !ForeignKeyReader.AreEqual(table.Table, referencing.ForeignKey.ReferencedColumnIds, old, now))
        {
            _statement.Enqueue(new PendingTest.Parent(table.Table, referencing, old, now));
        }
    }

    public void FireLater(Action trigger) => _statement.Enqueue(new PendingTest.Trigger(trigger));

    public void TestUniqueLater(TableRuntime table, IndexDefinition index, byte[] prefix) =>
        _statement.Enqueue(new PendingTest.Unique(table.Table, index, prefix));

    public void SetMode(int? constraintId, bool deferred)
    {
        State = constraintId is { } id
            ? State with { Modes = State.Modes.SetItem(id, deferred) }
            : State with { Modes = ConstraintState.Initial.Modes, ModeOfAll = deferred };

        if (!deferred)
        {
            // Becoming immediate tests at once what was put off.
            PendingTest[] due = [.. State.Deferred.Where(test => constraintId is null || test.ConstraintId == constraintId)];
            State = State with { Deferred = State.Deferred.RemoveAll(test => constraintId is null || test.ConstraintId == constraintId) };
            foreach (PendingTest test in due)
            {
                Run(test);
            }
        }
    }

    /// <summary>Runs what waits for the end of the statement, and what that causes.</summary>
    public void RunStatement()
    {
        while (_statement.TryDequeue(out PendingTest? test))
        {
            if (IsDeferred(test))
            {
                State = State with { Deferred = State.Deferred.Add(test) };
            }
            else
            {
                Run(test);
            }
        }
    }

    /// <summary>A statement begins inside the running one: what that has queued waits, apart, for its own end.</summary>
    public Queue<PendingTest> Suspend()
    {
        Queue<PendingTest> outer = _statement;
        _statement = new Queue<PendingTest>();
        return outer;
    }

    public void Resume(Queue<PendingTest> outer) => _statement = outer;

    public void RunDeferred()
    {
        foreach (PendingTest test in State.Deferred)
        {
            Run(test);
        }

        State = State with { Deferred = ConstraintState.Initial.Deferred };
    }

    /// <summary>Forgets the running statement's tests, and is again what it was at a savepoint.</summary>
    public void UndoTo(ConstraintState state)
    {
        _statement.Clear();
        State = state;
    }

    private bool IsDeferred(PendingTest test)
    {
        (bool deferrable, bool initially) = test switch
        {
            PendingTest.Child child => (child.Key.IsDeferrable, child.Key.IsInitiallyDeferred),
            PendingTest.Parent { Referencing.ForeignKey: var key } parent when ActionOf(key, parent.After is null) == ReferentialAction.NoAction => (key.IsDeferrable, key.IsInitiallyDeferred),
            PendingTest.Unique unique => (unique.Index.IsDeferrable, unique.Index.IsInitiallyDeferred),
            _ => (false, false),
        };
        return deferrable && (State.Modes.TryGetValue(test.ConstraintId, out bool mode) ? mode : State.ModeOfAll ?? initially);
    }

    private static ReferentialAction ActionOf(ForeignKeyDefinition key, bool isDelete) => isDelete ? key.OnDelete : key.OnUpdate;

    private void Run(PendingTest test)
    {
        switch (test)
        {
            case PendingTest.Child child:
                RunChild(child);
                break;
            case PendingTest.Parent parent:
                RunParent(parent);
                break;
            case PendingTest.Unique unique:
                RunUnique(unique);
                break;
            case PendingTest.Trigger trigger:
                trigger.Fire();
                break;
        }
    }

    private void RunChild(PendingTest.Child test)
    {
        if (!transaction.Catalog.TryGetTable(test.Table.Id, out TableDefinition? table))
        {
            return;
        }

        Value[] row = new Value[table.Columns.Length];
        if (transaction.GetWriter(table).TryRead(test.RowKey, row)
            && _keys.NeedsParent(table, test.Key, row, out Value[] values)
            && !_keys.HasParent(table, test.Key, values))
        {
            throw ConstraintErrors.ParentMissing(transaction.Catalog, table, test.Key, _keys.ParentOf(test.Key), values);
        }
    }

    private void RunParent(PendingTest.Parent test)
    {
        ForeignKeyDefinition key = test.Referencing.ForeignKey;
        if (!transaction.Catalog.TryGetTable(test.Referencing.Table.Id, out TableDefinition? child))
        {
            return;
        }

        ReferentialAction action = ActionOf(key, test.After is null);
        bool refuses = action is ReferentialAction.NoAction or ReferentialAction.Restrict;
        if (action == ReferentialAction.NoAction && _keys.HasParentWith(key, test.Before))
        {
            return;
        }

        List<byte[]> children = _keys.FindChildren(child, key, test.Table, test.Before, refuses ? 1 : int.MaxValue);
        if (children.Count == 0)
        {
            return;
        }

        if (refuses)
        {
            throw ConstraintErrors.StillReferenced(transaction.Catalog, test.Table, child, key, test.Before);
        }

        TableWriter writer = transaction.GetWriter(child);
        foreach (byte[] rowKey in children)
        {
            if (action == ReferentialAction.Cascade && test.After is null)
            {
                writer.Delete(rowKey);
            }
            else
            {
                SetKey(writer, child, key, rowKey, action, test);
            }
        }
    }

    private void SetKey(TableWriter writer, TableDefinition child, ForeignKeyDefinition key, byte[] rowKey, ReferentialAction action, PendingTest.Parent test)
    {
        Value[] row = new Value[child.Columns.Length];
        if (!writer.TryRead(rowKey, row))
        {
            return;
        }

        ColumnSet changed = ColumnSet.Empty;
        bool onlySome = test.After is null && key.OnDeleteColumnIds.Length > 0;
        for (int i = 0; i < key.ColumnIds.Length; i++)
        {
            if (onlySome && !key.OnDeleteColumnIds.Contains(key.ColumnIds[i]))
            {
                continue;
            }

            ColumnDefinition column = child.FindColumn(key.ColumnIds[i])!;
            row[column.Ordinal] = action switch
            {
                ReferentialAction.Cascade => _keys.ToChild(child, key, i, test.After![i]),
                ReferentialAction.SetDefault => writer.Runtime.Compiled!.ComputeDefault(column),
                _ => Value.Null,
            };
            changed = changed.With(column.Id);
        }

        writer.Update(rowKey, row, changed);
    }

    private void RunUnique(PendingTest.Unique test)
    {
        transaction.Reads.NoteTestedKey(test.Table, test.Index, test.Prefix);
        KeyRange range = KeyRange.Prefix(test.Prefix);
        if (transaction.GetTree(test.Index.TreeId).CountRange(range) > 1)
        {
            throw ConstraintErrors.Unique(transaction.Catalog, test.Table, test.Index, test.Prefix);
        }
    }
}
