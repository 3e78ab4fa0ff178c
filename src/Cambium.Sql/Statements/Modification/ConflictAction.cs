using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.Statements.Modification;

/// <summary>ON CONFLICT. Expressions see the row that is there, then the row that was to be inserted (excluded).</summary>
/// <param name="Arbiters">Indexes whose conflicts count; null: all.</param>
/// <param name="Assignments">Null for DO NOTHING.</param>
/// <param name="Inputs">What the assignments take.</param>
/// <param name="Used">Columns of the existing row that are read.</param>
internal sealed record ConflictAction(
    TableDefinition Table,
    IReadOnlyList<IndexDefinition>? Arbiters,
    CompiledAssignments? Assignments,
    AssignmentInputs? Inputs,
    RowExpression? Where,
    ColumnSet Used)
{
    /// <summary>What views ask of the row that is there; null for nothing.</summary>
    public ViewChecks? Visible { get; init; }

    /// <summary>What policies ask of the row that is there; null for nothing.</summary>
    public PolicyChecks? Existing { get; init; }

    /// <summary>The same of what it becomes.</summary>
    public PolicyChecks? Policies { get; init; }

    /// <summary>Policies, views, the assignments or the condition look at tables.</summary>
    public bool ReadsTables => Visible is { ReadsTables: true } || Existing is { ReadsTables: true } || Policies is { ReadsTables: true }
        || Where is { ReadsTables: true } || Inputs is { ReadsTables: true };

    public bool IsUpdate => Assignments is not null;

    /// <summary>Updates the row in the way; false when nothing is to be done.</summary>
    /// <param name="proposed">The row that was to be inserted, generated columns filled in.</param>
    /// <param name="touched">Keys of rows this statement has already inserted or updated.</param>
    public bool Resolve(
        ReadOnlySpan<Value> proposed, in InsertConflict conflict, StatementContext context, QueryContext query, RowWriter writer, HashSet<string>? touched)
    {
        if (Assignments is null)
        {
            return false;
        }

        int width = Table.Columns.Length;
        Value[] row = new Value[width * 2];
        if (touched!.Contains(Convert.ToBase64String(conflict.RowKey)))
        {
            throw new SqlErrorException(
                SqlState.CardinalityViolation,
                "ON CONFLICT DO UPDATE command cannot affect row a second time",
                hint: "Ensure that no rows proposed for insertion within the same command have duplicate constrained values.");
        }

        writer.NoteRead(conflict.RowKey, Used);
        writer.TryRead(conflict.RowKey, row.AsSpan(0, width));
        proposed.CopyTo(row.AsSpan(width));
        Visible?.RequireVisible(row.AsSpan(0, width), query);
        if (Where is not null && !Where.IsTrue(row, query))
        {
            return false;
        }

        Existing?.Require(row.AsSpan(0, width), query);
        Value[] inputs = Inputs!.Evaluate(row, query);
        Span<Value> target = row.AsSpan(0, width);
        IReadOnlyList<ColumnIncrement>? increments = Assignments.Apply(inputs, target, context.Session, query);
        if (writer.Update(conflict.RowKey, target, Assignments.Changed, increments, Policies?.Test(query)) is not { } key)
        {
            return false;
        }

        // Only what has been updated, under its key of now: a row that WHERE or a trigger left alone may be met again.
        touched.Add(Convert.ToBase64String(key));
        return true;
    }
}
