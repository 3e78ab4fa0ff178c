using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Logical;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Statements.Modification;

/// <summary>What assignments take, over rows that a modification puts together itself.</summary>
internal sealed class AssignmentInputs
{
    /// <summary>Rows that queries give several columns, each computed once and put behind the row.</summary>
    private readonly RowExpression[] _rows;

    /// <summary>In the order of the assignments; null entries are DEFAULT.</summary>
    private readonly RowExpression?[] _values;

    /// <param name="rows">As <see cref="AssignmentBinder.Rows"/>.</param>
    /// <param name="layout">The columns of a row, in order.</param>
    public AssignmentInputs(IReadOnlyList<BoundAssignment> assignments, IReadOnlyList<Computed> rows, IReadOnlyList<PlanColumn> layout)
    {
        _rows = [.. rows.Select(row => RowExpressions.Compile(row.Value, layout))];
        RowShape shape = new([.. layout, .. rows.Select(static row => row.Column)]);
        _values = [.. assignments.Select(assignment => CompiledAssignments.InputOf(assignment) is { } input ? RowExpressions.Compile(input, shape) : null)];
        ReadsTables = _rows.Concat(_values).Any(static part => part is { ReadsTables: true });
    }

    /// <summary>They look at tables, as these were before the statement.</summary>
    public bool ReadsTables { get; }

    /// <summary>One value per assignment, in order; NULL for DEFAULT.</summary>
    public Value[] Evaluate(ReadOnlySpan<Value> row, QueryContext query)
    {
        if (_rows.Length > 0)
        {
            Value[] extended = new Value[row.Length + _rows.Length];
            row.CopyTo(extended);
            for (int index = 0; index < _rows.Length; index++)
            {
                extended[row.Length + index] = _rows[index].Evaluate(row, query);
            }

            row = extended;
        }

        Value[] inputs = new Value[_values.Length];
        for (int index = 0; index < inputs.Length; index++)
        {
            inputs[index] = _values[index]?.Evaluate(row, query) ?? Value.Null;
        }

        return inputs;
    }
}
