using System.Runtime.CompilerServices;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// Of <c>a LEFT JOIN b … ORDER BY a.x LIMIT n</c> only the first n rows of a are joined: each of them yields one row at least, and those of the others
/// come behind them. The order above the join stays, for a row may yield several.
/// </summary>
internal static class LimitPushdown
{
    private static readonly ScalarFunction s_reach = new(
        0, "limit_reach", [DataType.Int8, DataType.Int8], DataType.Int8, static (values, _) => Value.FromInt64(LogicalLimit.Reach(values[0].Int64, values[1].Int64)));

    internal static LogicalPlan Apply(LogicalPlan plan)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        LogicalPlan applied = plan.MapInputs(Apply);
        return applied is LogicalLimit { TieKeys: null, Limit: { } limit, Input: LogicalSort sort } whole && RowsWanted(limit, whole.Offset) is { } wanted && Push(sort.Input, sort.Keys, wanted) is { } pushed
            ? whole.WithInputs([sort.WithInputs([pushed])])
            : applied;
    }

    /// <returns>Null: there is no left join right below, or what is ordered by isn't all of its left side.</returns>
    private static LogicalPlan? Push(LogicalPlan plan, IReadOnlyList<BoundSortKey> keys, BoundExpression wanted)
    {
        switch (plan)
        {
            case LogicalProject project when !project.Items.Any(static item => Conjuncts.IsVolatile(item.Value)):
                BoundSortKey[] sources = [.. keys.Select(key => key with { Value = SourceOf(key.Value, project) })];
                return Push(project.Input, sources, wanted) is { } input ? project.WithInputs([input]) : null;
            case LogicalJoin { Kind: LogicalJoinKind.Left } join when keys.All(key => key.Value.Columns() is { Count: > 0 } columns && columns.IsSubsetOf(join.Left.Columns)) && !Conjuncts.IsVolatile(join) && !Conjuncts.LocksRows(join):
                return join.WithInputs([Push(join.Left, keys, wanted) ?? new LogicalLimit(new LogicalSort(join.Left, keys), wanted, null, null), join.Right]);
            default:
                return null;
        }
    }

    private static BoundExpression SourceOf(BoundExpression key, LogicalProject project) =>
        key is BoundColumn { Column: var column } && project.Items.FirstOrDefault(item => ReferenceEquals(item.Column, column)).Value is BoundColumn source ? source : key;

    /// <returns>Null: it is computed in another way than from constants and parameters.</returns>
    private static BoundExpression? RowsWanted(BoundExpression limit, BoundExpression? offset)
    {
        if (limit is BoundConstant { Value.IsNull: true } || !IsGiven(limit) || (offset is not null && !IsGiven(offset)))
        {
            return null;
        }

        return offset is null ? limit
            : limit is BoundConstant { Value: var rows } && offset is BoundConstant { Value: { IsNull: false } skipped } ? new BoundConstant(Value.FromInt64(LogicalLimit.Reach(rows.Int64, skipped.Int64)), DataType.Int8)
            : offset is BoundConstant { Value.IsNull: true } ? limit
            : new BoundCall(s_reach, [limit, offset], new CallTypes([DataType.Int8, DataType.Int8], DataType.Int8));
    }

    private static bool IsGiven(BoundExpression count) => count is BoundConstant or BoundParameter or BoundCast { Operand: BoundConstant or BoundParameter } && count.Type.Type == DataType.Int8;
}
