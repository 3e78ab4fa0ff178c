using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>One function of FROM: a set-returning call or any other expression, which is one row.</summary>
/// <param name="Call">A <see cref="BoundSetCall"/> or a plain expression.</param>
/// <param name="Columns">Its columns.</param>
/// <param name="IsExpanded">The call's value is a record whose fields are the columns.</param>
public sealed record FunctionSource(BoundExpression Call, IReadOnlyList<PlanColumn> Columns, bool IsExpanded);

/// <summary>Functions in FROM side by side, shorter ones padded with NULL, optionally numbered.</summary>
public sealed class LogicalFunctionScan(IReadOnlyList<FunctionSource> functions, PlanColumn? ordinality, string alias) : LogicalPlan
{
    public IReadOnlyList<FunctionSource> Functions { get; } = functions;

    public PlanColumn? Ordinality { get; } = ordinality;

    public string Alias { get; } = alias;

    public override IReadOnlyList<PlanColumn> Columns { get; } =
        [.. functions.SelectMany(function => function.Columns), .. ordinality is null ? (PlanColumn[])[] : [ordinality]];

    public override IEnumerable<BoundExpression> Expressions => Functions.Select(function => function.Call);

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalFunctionScan([.. Functions.Select(function => function with { Call = map(function.Call) })], Ordinality, Alias);
}
