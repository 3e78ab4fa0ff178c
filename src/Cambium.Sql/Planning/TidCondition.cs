using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>A condition that says which tids the rows of a scan may have: <c>ctid = x</c>, <c>ctid IN (x, y)</c> or <c>ctid = ANY (array)</c>.</summary>
/// <param name="Condition">The condition itself.</param>
/// <param name="Operands">The tids, or one array of them.</param>
internal sealed record TidCondition(BoundExpression Condition, IReadOnlyList<BoundExpression> Operands, bool IsArray)
{
    internal static TidCondition? Find(LogicalScan scan, IReadOnlyList<BoundExpression> conditions) =>
        conditions.Select(condition => TryRead(scan, condition)).FirstOrDefault(static found => found is not null);

    internal CompiledExpression[] Compile(ExpressionCompiler compiler)
    {
        RowShape none = new(0);
        return [.. Operands.Select(operand => compiler.Compile(operand, none))];
    }

    private static TidCondition? TryRead(LogicalScan scan, BoundExpression condition)
    {
        TidCondition? found = condition switch
        {
            BoundComparison { Operator: ComparisonOperator.Equal } comparison when SystemColumns.IsTid(comparison.Left, scan.RowKey) => new(condition, [comparison.Right], false),
            BoundComparison { Operator: ComparisonOperator.Equal } comparison when SystemColumns.IsTid(comparison.Right, scan.RowKey) => new(condition, [comparison.Left], false),
            BoundInList list when SystemColumns.IsTid(list.Operand, scan.RowKey) => new(condition, [.. list.Items], false),
            BoundQuantifiedArray { IsAll: false, Children: [var left, var array, BoundComparison { Operator: ComparisonOperator.Equal } test] } quantified
                when SystemColumns.IsTid(left, scan.RowKey) && test.Left == quantified.LeftValue && test.Right == quantified.Element => new(condition, [array], true),
            _ => null,
        };
        return found is not null && found.Operands.All(operand => IsTids(operand, found.IsArray) && !Conjuncts.IsVolatile(operand) && !operand.Columns().Overlaps(scan.Columns))
            ? found
            : null;
    }

    private static bool IsTids(BoundExpression operand, bool isArray) =>
        (isArray ? operand.Type.Type.Underlying().Element?.Underlying() : operand.Type.Type.Underlying()) == DataType.Tid;
}
