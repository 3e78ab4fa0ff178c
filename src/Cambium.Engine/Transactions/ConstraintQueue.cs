using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Constraints that can't be tested row by row: foreign keys on both sides, deferrable uniqueness and exclusion. Tested at the end of the
/// statement, deferred ones at commit; referential actions run at the end of the statement always.
/// </summary>
internal sealed class ConstraintQueue(Transaction transaction)
{
    private readonly ForeignKeyReader _keys = new(transaction);
    private StatementQueue _statement = new();

    /// <inheritdoc cref="StatementQueue.View"/>
    public StatementView? View
    {
        get => _statement.View;
        set => _statement.View = value;
    }

    public ConstraintState State { get; private set; } = ConstraintState.Initial;

    /// <summary>Tests a row's foreign key, now if the parent is there already.</summary>
    /// <param name="before">The row as others have left it; empty for one of the transaction's own.</param>
    /// <returns>Whether it lacks its parent as it did before, which is nobody's fault now.</returns>
    public bool TestChild(TableRuntime table, ForeignKeyDefinition key, byte[] rowKey, ReadOnlySpan<Value> row, ReadOnlySpan<Value> before)
    {
        if (!IsFollowed(table.Table, key) || !_keys.NeedsParent(table.Table, key, row, out Value[] values) || _keys.HasParent(table.Table, key, values))
        {
            return false;
        }

        if (!before.IsEmpty && ForeignKeyReader.AreEqual(table.Table, key.ColumnIds, ForeignKeyReader.Pick(table.Table, key.ColumnIds, before), values))
        {
            return true;
        }

        _statement.Add(new PendingTest.Child(table.Table, key, rowKey));
        return false;
    }

    /// <summary>Remembers a referenced row's deletion (<paramref name="after"/> null) or change, if the key is affected.</summary>
    public void QueueParent(TableRuntime table, ReferencingKey referencing, ReadOnlySpan<Value> before, Value[]? after)
    {
        if (!IsFollowed(table.Table, referencing.ForeignKey))
        {
            return;
        }

        Value[] old = ForeignKeyReader.Pick(table.Table, referencing.ReferencedColumnIds, before);
        if (Array.Exists(old, static value => value.IsNull))
        {
            return;
        }

        Value[]? now = after is null ? null : ForeignKeyReader.Pick(table.Table, referencing.ReferencedColumnIds, after);

        // 1.0 that becomes 1.00 is no other key, but what follows it does become 1.00.
        if (now is null || !referencing.ReferencedColumnIds.Select((id, place) => ValueImage.IsSame(table.Table.FindColumn(id)!.Type.Type, old[place], now[place])).All(static same => same))
        {
            _statement.Add(new PendingTest.Parent(table.Table, referencing, old, now));
        }
    }

    /// <summary>Whether changes of a table's rows are tested for a foreign key on its side, and do what the key says.</summary>
    private bool IsFollowed(TableDefinition table, ForeignKeyDefinition key)
    {
        if (transaction.Options.Triggers is { IsReplica: true })
        {
            transaction.HasUntestedKeys = true;
            return false;
        }

        return !table.SuspendedKeyIds.Contains(key.Id);
    }

    /// <summary>Has a row's AFTER trigger fire at the end of the statement, or at commit if it is deferred.</summary>
    public void FireLater(TableDefinition table, TriggerDefinition trigger, Action fire) => _statement.Add(new PendingTest.Trigger(trigger, table.Id, fire));

    /// <summary>Whether changes of a table wait for the commit to be tested, or for triggers to fire.</summary>
    public int DeferredCount => State.Deferred.Count;

    public bool HasDeferred(int tableId) => State.Deferred.Exists(test => test.TableId == tableId);

    /// <summary>The running statement's changes of that kind to a table.</summary>
    public TableStatement StatementOf(TableDefinition table, TriggerEvents change) => _statement.Of(table, change);

    /// <summary>Rows of a table are about to be changed: triggers BEFORE the statement fire, if they haven't yet.</summary>
    public void BeginStatement(TableDefinition table, TriggerEvents change, in ColumnSet assigned)
    {
        if (transaction.Options.Triggers is { } triggers && HasStatementTriggers(table, change))
        {
            TableStatement statement = StatementOf(table, change);
            if (!statement.HasBegun)
            {
                statement.HasBegun = true;
                triggers.Statement(statement, isBefore: true, assigned);
            }
        }
    }

    /// <summary>They have been changed: triggers AFTER the statement fire when all is done that it has caused so far, and only once.</summary>
    public void EndStatement(TableDefinition table, TriggerEvents change, ColumnSet assigned)
    {
        if (transaction.Options.Triggers is not { } triggers || !HasStatementTriggers(table, change))
        {
            return;
        }

        TableStatement statement = StatementOf(table, change);
        int end = ++statement.Ends;
        _statement.Add(new PendingTest.Trigger(null, 0, () =>
        {
            if (statement.Ends == end)
            {
                triggers.Statement(statement, isBefore: false, assigned);
            }
        }));
    }

    private static bool HasStatementTriggers(TableDefinition table, TriggerEvents change)
    {
        foreach (TriggerDefinition trigger in table.Triggers)
        {
            if (!trigger.IsRow && (trigger.Events & change) != 0)
            {
                return true;
            }
        }

        return false;
    }

    public void TestUniqueLater(TableRuntime table, IndexDefinition index, byte[] prefix) =>
        _statement.Add(new PendingTest.Unique(table.Table, index, prefix));

    public void TestExclusionLater(TableRuntime table, IndexDefinition index, byte[] rowKey) =>
        _statement.Add(new PendingTest.Exclusion(table.Table, index, rowKey));

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
            View = ViewOf(due);
            foreach (PendingTest test in due)
            {
                Run(test);
            }
        }
    }

    /// <summary>What triggers that were put off see: all of them what is there when the first one is run.</summary>
    private StatementView? ViewOf(IEnumerable<PendingTest> due) => due.Any(static test => test is PendingTest.Trigger) ? transaction.TakeView() : null;

    /// <summary>Runs what waits for the end of the statement, and what that causes.</summary>
    public void RunStatement()
    {
        while (_statement.TryTake(out PendingTest? test))
        {
            if (IsDeferred(test))
            {
                State = PassesNow(test) ? State : State with { Deferred = State.Deferred.Add(test) };
            }
            else
            {
                Run(test);
            }
        }

        _statement.Clear();
    }

    /// <summary>
    /// Whether no row is in the way of a unique key or an exclusion's row already: nothing is put off then, for whoever comes into its way later is tested itself.
    /// </summary>
    private bool PassesNow(PendingTest test)
    {
        if (test is not (PendingTest.Unique or PendingTest.Exclusion))
        {
            return false;
        }

        try
        {
            Run(test);
            return true;
        }
        catch (SqlErrorException error) when (error.SqlState is SqlState.UniqueViolation or SqlState.ExclusionViolation)
        {
            return false;
        }
    }

    /// <summary>A statement begins inside the running one: what that has queued waits, apart, for its own end.</summary>
    public StatementQueue Suspend()
    {
        StatementQueue outer = _statement;
        outer.Command = transaction.Writes.Command;
        _statement = new StatementQueue();
        transaction.Writes.BeginCommand();
        return outer;
    }

    public void Resume(StatementQueue outer)
    {
        _statement = outer;
        transaction.Writes.ResumeCommand(outer.Command);
    }

    /// <summary>Runs what was put off, and what triggers among it put off again.</summary>
    public void RunDeferred()
    {
        StatementView? view = ViewOf(State.Deferred);
        while (!State.Deferred.IsEmpty)
        {
            View = view;
            ImmutableList<PendingTest> due = State.Deferred;
            State = State with { Deferred = ConstraintState.Initial.Deferred };
            foreach (PendingTest test in due)
            {
                if (IsThere(test))
                {
                    Run(test);
                }
            }

            RunStatement();
        }
    }

    /// <summary>Forgets the running statement's tests, and is again what it was at a savepoint.</summary>
    public void UndoTo(ConstraintState state)
    {
        _statement.Clear();
        State = state;
    }

    /// <summary>Whether a test that was put off is still to be done: what it is about may have been dropped meanwhile.</summary>
    private bool IsThere(PendingTest test) => transaction.Catalog.TryGetTable(test.TableId, out TableDefinition? table) && test switch
    {
        PendingTest.Child => table.ForeignKeys.Any(key => key.Id == test.ConstraintId),
        PendingTest.Parent parent => transaction.Catalog.TryGetTable(parent.Referencing.Table.Id, out TableDefinition? child) && child.ForeignKeys.Any(key => key.Id == test.ConstraintId),
        PendingTest.Unique or PendingTest.Exclusion => table.Indexes.Any(index => index.Id == test.ConstraintId),
        PendingTest.Trigger { Definition: { } trigger } => table.Triggers.Any(other => other.Id == trigger.Id),
        _ => true,
    };

    private bool IsDeferred(PendingTest test)
    {
        (bool deferrable, bool initially) = test switch
        {
            PendingTest.Child child => (child.Key.IsDeferrable, child.Key.IsInitiallyDeferred),
            PendingTest.Parent { Referencing.ForeignKey: var key } parent when ActionOf(key, parent.After is null) == ReferentialAction.NoAction => (key.IsDeferrable, key.IsInitiallyDeferred),
            PendingTest.Unique unique => (unique.Index.IsDeferrable, unique.Index.IsInitiallyDeferred),
            PendingTest.Exclusion exclusion => (exclusion.Index.IsDeferrable, exclusion.Index.IsInitiallyDeferred),
            PendingTest.Trigger { Definition: { } trigger } => (trigger.IsDeferrable, trigger.IsInitiallyDeferred),
            _ => (false, false),
        };
        return deferrable && (State.Modes.TryGetValue(test.ConstraintId, out bool mode) ? mode : State.ModeOfAll ?? initially);
    }

    private static ReferentialAction ActionOf(ForeignKeyDefinition key, bool isDelete) => isDelete ? key.OnDelete : key.OnUpdate;

    private void Run(PendingTest test)
    {
        // What it changes may have been changed by triggers of the statement that it ends.
        transaction.Writes.BeginCommand();
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
            case PendingTest.Exclusion exclusion:
                RunExclusion(exclusion);
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
        if (transaction.GetTableWriter(table).TryRead(test.RowKey, row)
            && _keys.NeedsParent(table, test.Key, row, out Value[] values)
            && !_keys.HasParent(table, test.Key, values))
        {
            throw ConstraintErrors.ParentMissing(transaction, table, test.Key, _keys.ParentOf(test.Key), values);
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

        List<byte[]> children = _keys.FindChildren(child, key, test.Before, refuses ? 1 : int.MaxValue);
        if (refuses)
        {
            if (children.Count > 0)
            {
                (TableDefinition referencing, _) = WholeOf(child, key);
                throw ConstraintErrors.StillReferenced(transaction, test.Table, referencing, key, test.Referencing.ReferencedColumnIds, test.Before);
            }

            return;
        }

        if (children.Count == 0 && child.Triggers.IsEmpty)
        {
            return;
        }

        RunAction(test, child, children, action);
    }

    /// <summary>What the key says to the rows that reference a changed or deleted one.</summary>
    /// <param name="children">Their keys, in <paramref name="child"/>.</param>
    private void RunAction(PendingTest.Parent test, TableDefinition child, List<byte[]> children, ReferentialAction action)
    {
        // Of a partitioned table whichever partition the row is in, or comes to be in.
        (TableDefinition whole, ForeignKeyDefinition key) = WholeOf(child, test.Referencing.ForeignKey);
        RowWriter writer = transaction.GetWriter(whole);
        bool deletes = action == ReferentialAction.Cascade && test.After is null;
        bool onlySome = test.After is null && key.OnDeleteColumnIds.Length > 0;
        ColumnSet assigned = ColumnSet.Of((onlySome ? key.OnDeleteColumnIds : key.ColumnIds).AsSpan());
        TriggerEvents change = deletes ? TriggerEvents.Delete : TriggerEvents.Update;
        StatementView? outer = View;
        View = outer is null ? null : transaction.TakeView();
        if (transaction.Options.Triggers is { } triggers)
        {
            triggers.RunAction(whole, () => ReferentialActionText.Of(transaction.Catalog, whole, key, test.After is null), Change);
        }
        else
        {
            Change();
        }

        // An action is a statement to triggers BEFORE it, but those AFTER it belong to what caused it.
        View = outer;
        EndStatement(whole, change, assigned);

        // Rows that had the default already are as they were, and nothing has looked for their parent.
        if (action == ReferentialAction.SetDefault && !_keys.HasParentWith(key, test.Before) && _keys.FindChildren(child, test.Referencing.ForeignKey, test.Before, 1).Count > 0)
        {
            throw ConstraintErrors.StillReferenced(transaction, test.Table, whole, key, test.Referencing.ReferencedColumnIds, test.Before);
        }

        void Change()
        {
            BeginStatement(whole, change, assigned);
            foreach (byte[] stored in children)
            {
                byte[] rowKey = whole.HasParts ? PartitionedKey.Of(child.Id, stored) : stored;
                if (deletes)
                {
                    writer.Delete(rowKey);
                }
                else
                {
                    SetKey(writer, whole, key, rowKey, action, test, assigned);
                }
            }
        }
    }

    /// <summary>The table that a partition's foreign key was defined for, and the key there.</summary>
    private (TableDefinition Table, ForeignKeyDefinition Key) WholeOf(TableDefinition table, ForeignKeyDefinition key)
    {
        while (key.ParentId is { } id && transaction.Catalog.GetParent(table) is { } parent)
        {
            table = parent;
            key = parent.ForeignKeys.First(whole => whole.Id == id);
        }

        return (table, key);
    }

    private void SetKey(
        RowWriter writer, TableDefinition child, ForeignKeyDefinition key, byte[] rowKey, ReferentialAction action, PendingTest.Parent test, in ColumnSet assigned)
    {
        Value[] row = new Value[child.Columns.Length];
        if (!writer.TryRead(rowKey, row))
        {
            return;
        }

        for (int i = 0; i < key.ColumnIds.Length; i++)
        {
            if (!assigned.Contains(key.ColumnIds[i]))
            {
                continue;
            }

            ColumnDefinition column = child.FindColumn(key.ColumnIds[i])!;
            row[column.Ordinal] = action switch
            {
                ReferentialAction.Cascade => _keys.ToChild(child, key, i, test.After![i]),
                ReferentialAction.SetDefault => transaction.Database.Runtimes.Get(child, transaction.Catalog).Compiled!.ComputeDefault(column),
                _ => Value.Null,
            };
        }

        writer.Update(rowKey, row, assigned);
    }

    private void RunExclusion(PendingTest.Exclusion test)
    {
        if (transaction.Catalog.TryGetTable(test.Table.Id, out TableDefinition? table))
        {
            transaction.GetTableWriter(table).IndexConstraints.TestWritten(test.Index, test.RowKey);
        }
    }

    private void RunUnique(PendingTest.Unique test)
    {
        transaction.Reads.NoteTestedKey(test.Table, test.Index, test.Prefix);
        KeyRange range = KeyRange.Prefix(test.Prefix);
        if (transaction.GetTree(test.Index.TreeId).CountRange(range) > 1)
        {
            throw ConstraintErrors.Unique(transaction, test.Table, test.Index, test.Prefix);
        }
    }
}
