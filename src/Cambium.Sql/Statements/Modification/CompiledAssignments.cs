using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Modification;

/// <summary>
/// SET, ready to run: per assigned column either its value, taken from the input row, or an increment whose operand is. The
/// input row holds one value per assignment, in order (unused for DEFAULT).
/// </summary>
internal sealed class CompiledAssignments
{
    /// <summary>For increments, which depend on nothing but two values; whoever commits evaluates them.</summary>
    [ThreadStatic]
    private static QueryContext? s_detached;

    private readonly Item[] _items;

    private CompiledAssignments(Item[] items)
    {
        _items = items;
        ColumnSet changed = ColumnSet.Empty;
        foreach (Item item in items)
        {
            changed = changed.With(item.Column.Id);
        }

        Changed = changed;
        HasIncrements = items.Any(item => item.Increment is not null);
    }

    private sealed record Item(ColumnDefinition Column, bool IsDefault, ColumnDefault Default, BoundIncrement? Increment, RowExpression? Apply);

    public ColumnSet Changed { get; }

    private bool HasIncrements { get; }

    public static CompiledAssignments Compile(IReadOnlyList<BoundAssignment> assignments, ColumnDefaults defaults) => new(
    [
        .. assignments.Select(assignment => new Item(
            assignment.Column,
            assignment.Value is null,
            assignment.Value is null ? defaults[assignment.Column.Ordinal] : default,
            assignment.Increment,
            assignment.Increment is { } increment
                ? RowExpressions.Compile(increment.Whole, [increment.Current, increment.OperandColumn])
                : null)),
    ]);

    /// <summary>What the input must compute for an assignment: its value, or an increment's operand; null for DEFAULT.</summary>
    public static BoundExpression? InputOf(BoundAssignment assignment) => assignment.Increment?.Operand ?? assignment.Value;

    /// <summary>Applies the assignments to <paramref name="row"/> (in the order of the table's columns).</summary>
    public IReadOnlyList<ColumnIncrement>? Apply(ReadOnlySpan<Value> inputs, Span<Value> row, SqlSession session, QueryContext query)
    {
        List<ColumnIncrement>? increments = HasIncrements ? [] : null;
        for (int index = 0; index < _items.Length; index++)
        {
            Item item = _items[index];
            int ordinal = item.Column.Ordinal;
            if (item.IsDefault)
            {
                row[ordinal] = item.Default.Evaluate(session, query);
            }
            else if (item.Increment is null)
            {
                row[ordinal] = inputs[index];
            }
            else
            {
                ColumnIncrement increment = MakeIncrement(item, inputs[index]);
                row[ordinal] = increment.Apply(row[ordinal]);
                increments!.Add(increment);
            }
        }

        return increments;
    }

    private static ColumnIncrement MakeIncrement(Item item, Value operand)
    {
        RowExpression apply = item.Apply!;
        return new ColumnIncrement(
            item.Column.Ordinal,
            item.Increment!.Operator,
            operand,
            item.Increment.Operand.Type.Type,
            current => apply.Evaluate([current, operand], s_detached ??= new QueryContext(null, CallContext.Detached(), [])));
    }
}
