using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.Statements.Modification;

/// <summary>A WHEN clause. Expressions see the row key, the target's live columns and the source's columns.</summary>
/// <param name="Values">What the assignments of UPDATE take.</param>
/// <param name="Fill">INSERT: the value of each column of the new row.</param>
internal sealed record MergeStep(
    bool IsMatched,
    RowExpression? Condition,
    MergeActionKind Kind,
    AssignmentInputs? Values,
    CompiledAssignments? Assignments,
    IReadOnlyList<Func<Value[], StatementContext, QueryContext, Value>> Fill)
{
    /// <summary>Values of an INSERT look at tables.</summary>
    public bool FillReadsTables { get; init; }

    /// <summary>Any part does, its condition and the policies among them.</summary>
    public bool ReadsTables => FillReadsTables || Condition is { ReadsTables: true } || Values is { ReadsTables: true }
        || Existing is { ReadsTables: true } || Policies is { ReadsTables: true };

    /// <summary>What policies ask of the target row, over the input; null for nothing.</summary>
    public PolicyChecks? Existing { get; init; }

    /// <summary>What they ask of the row that is written.</summary>
    public PolicyChecks? Policies { get; init; }
}
