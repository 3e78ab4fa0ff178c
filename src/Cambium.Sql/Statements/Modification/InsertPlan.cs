using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Modification;

/// <summary>INSERT.</summary>
internal sealed class InsertPlan : ModificationPlan
{
    private readonly InsertSource _source;
    private readonly ColumnDefaults _defaults;
    private readonly ConflictAction? _conflict;
    private readonly PolicyChecks? _policies;
    private readonly ViewChecks? _checks;

    /// <summary>Where each source value goes; -1: OVERRIDING USER VALUE throws it away.</summary>
    private readonly int[] _ordinals;
    private readonly int[] _defaulted;

    public InsertPlan(
        TableDefinition table,
        ColumnDefinition[] targets,
        InsertSource source,
        ColumnDefaults defaults,
        ConflictAction? conflict,
        OverridingKind overriding,
        PolicyChecks? policies,
        ViewChecks? checks,
        ReturningClause? returning,
        IReadOnlyList<CatalogNote> notes,
        IReadOnlyList<SqlType> parameterTypes)
        : base("INSERT", table, returning, notes, parameterTypes)
    {
        _source = source;
        _defaults = defaults;
        _conflict = conflict;
        _policies = policies;
        _checks = checks;
        Changes = conflict?.Assignments is { } assignments
            ? [(Engine.Catalog.TriggerEvents.Insert, ColumnSet.All), (Engine.Catalog.TriggerEvents.Update, assignments.Changed)]
            : [(Engine.Catalog.TriggerEvents.Insert, ColumnSet.All)];
        Given = ColumnSet.Of([.. targets.Select(static column => column.Id)]).Union(conflict?.Assignments?.Changed ?? ColumnSet.Empty);
        int width = source.Query?.Width ?? source.Values![0].Length;
        _ordinals = [.. targets.Take(width).Select(column =>
            overriding == OverridingKind.UserValue && column.Identity != IdentityKind.None ? -1 : column.Ordinal)];
        _defaulted = [.. table.Columns.Where(column => !column.IsDropped && column.GeneratedSql is null && !_ordinals.Contains(column.Ordinal))
            .Select(column => column.Ordinal)];
    }

    public override ColumnSet Given { get; }

    public override PlanPool? Input => _source.Query?.Plans;

    protected override bool IsStepwise => _source.IsStepwise || _defaults.SeeWrites;

    protected override IReadOnlyList<(Engine.Catalog.TriggerEvents Event, ColumnSet Assigned)> Changes { get; }

    protected override bool ChecksReadTables => _policies is { ReadsTables: true } || _checks is { ReadsTables: true } || _conflict is { ReadsTables: true };

    protected override long Execute(StatementContext context, QueryContext query, IRowReceiver receiver)
    {
        RowTest? test = _policies?.Test(query);
        RowWriter? writer = Table.Kind == TableKind.View ? null : context.Transaction.GetWriter(Table);
        HashSet<string>? touched = _conflict is { IsUpdate: true } ? [] : null;
        if (writer is not null)
        {
            writer.KeepsPartitions = touched is not null;
        }

        Value[] row = new Value[Table.Columns.Length];
        if (_source.Query is not null)
        {
            return ExecuteQuery(context, query, writer, receiver, row, touched, test);
        }

        CompiledValue[][] rows = _source.Values!;
        long count = 0;
        if (rows.Length == 1 || IsStepwise)
        {
            foreach (CompiledValue[] values in rows)
            {
                Array.Clear(row);
                FillValues(values, row, context, query);
                count += Write(row, context, query, writer, receiver, touched, test) ? 1 : 0;
            }

            return count;
        }

        // All values are computed before the first row is written: they see the table as it was.
        RowList computed = new(row.Length, query.Memory);
        foreach (CompiledValue[] values in rows)
        {
            Array.Clear(row);
            FillValues(values, row, context, query);
            computed.Add(row);
        }

        for (int index = 0; index < computed.Count; index++)
        {
            query.Tick();
            count += Write(computed[index], context, query, writer, receiver, touched, test) ? 1 : 0;
        }

        return count;
    }

    protected override string Tag(long count) => string.Create(CultureInfo.InvariantCulture, $"INSERT 0 {count}");

    private long ExecuteQuery(
        StatementContext context, QueryContext query, RowWriter? writer, IRowReceiver receiver, Value[] row, HashSet<string>? touched, RowTest? test)
    {
        long count = 0;
        _source.Query!.ForEach(query, values =>
        {
            Array.Clear(row);
            for (int item = 0; item < _ordinals.Length; item++)
            {
                if (_ordinals[item] >= 0)
                {
                    row[_ordinals[item]] = values[item];
                }
            }

            FillDefaults(row, context, query);
            count += Write(row, context, query, writer, receiver, touched, test) ? 1 : 0;
        });
        return count;
    }

    private void FillValues(CompiledValue[] values, Value[] row, StatementContext context, QueryContext query)
    {
        for (int item = 0; item < values.Length; item++)
        {
            int ordinal = _ordinals[item];
            if (values[item].IsDefault)
            {
                int target = ordinal >= 0 ? ordinal : -1;
                if (target >= 0)
                {
                    row[target] = _defaults[target].Evaluate(context.Session, query);
                }
            }
            else if (ordinal >= 0)
            {
                row[ordinal] = values[item].Evaluate(query);
            }
        }

        FillDefaults(row, context, query);
    }

    private void FillDefaults(Value[] row, StatementContext context, QueryContext query)
    {
        foreach (int ordinal in _defaulted)
        {
            row[ordinal] = _defaults[ordinal].Evaluate(context.Session, query);
        }
    }

    /// <summary>True when a row was inserted or, by ON CONFLICT, updated.</summary>
    /// <param name="writer">Null: it is a view's row, which its triggers take.</param>
    private bool Write(
        ReadOnlySpan<Value> row, StatementContext context, QueryContext query, RowWriter? writer, IRowReceiver receiver, HashSet<string>? touched, RowTest? test)
    {
        if (writer is null)
        {
            Value[] given = row.ToArray();
            bool isDone = context.Session.Triggers.Instead(Table, Engine.Catalog.TriggerEvents.Insert, null, given);
            if (isDone)
            {
                _checks?.Require(given, Table, query);
                Returning?.Deliver([.. given, SystemColumns.Inserted, Value.Null], query, receiver);
            }

            return isDone;
        }

        bool isUpdate = false;
        if (writer.FiresOnInsert)
        {
            Value[] proposed = row.ToArray();
            if (!writer.Propose(proposed))
            {
                return false;
            }

            row = proposed;
        }

        if (_conflict is null)
        {
            writer.Insert(row, test);
        }
        else if (!writer.TryInsert(row, _conflict.Arbiters, out byte[]? rowKey, out InsertConflict conflict, test))
        {
            if (!_conflict.Resolve(writer.LastRow, conflict, context, query, writer, touched))
            {
                return false;
            }

            isUpdate = true;
        }
        else
        {
            touched?.Add(Convert.ToBase64String(rowKey));
        }

        _checks?.Require(writer.LastRow, Table, query);
        Returning?.Deliver([.. writer.LastRow, isUpdate ? SystemColumns.Updated : SystemColumns.Inserted, Value.FromUtf8(writer.LastRowKey)], query, receiver);
        return true;
    }
}
