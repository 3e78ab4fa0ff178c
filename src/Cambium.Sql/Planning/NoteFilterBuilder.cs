using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Says as much of a scan's filter as the closed language of read notes can.</summary>
internal static class NoteFilterBuilder
{
    /// <returns>Null when nothing can be said.</returns>
    internal static NoteFilter? Build(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, ExpressionCompiler compiler)
    {
        HashSet<PlanColumn> own = [.. scan.TableColumns];
        NoteFilter[] parts = [.. conditions.Select(condition => Convert(condition, own, compiler, isExact: false)).OfType<NoteFilter>()];
        return parts.Length switch
        {
            0 => null,
            1 => parts[0],
            _ => new NoteFilter.And(parts),
        };
    }

    /// <param name="isExact">Nothing may be left out: under NOT a wider filter would become a narrower one.</param>
    private static NoteFilter? Convert(BoundExpression condition, HashSet<PlanColumn> own, ExpressionCompiler compiler, bool isExact)
    {
        switch (condition)
        {
            case BoundComparison comparison when isExact && comparison.Left.Type.Type.Underlying() != comparison.Right.Type.Type.Underlying():
                return null;
            case BoundComparison comparison:
                return Comparison(comparison.Left, comparison.Operator, comparison.Right, own, compiler)
                    ?? Comparison(comparison.Right, comparison.Operator.Flip(), comparison.Left, own, compiler);
            case BoundInList inList when KeyTerm.ColumnOf(inList.Operand, own) is { } column && AreInOneOrder(inList.Operand, column)
                && inList.Items.All(item => IsConstant(item, own) && item.Type.Type.Underlying() == column.Type.Type.Underlying()):
                RowShape none = new(0);
                return new NoteFilter.In(column.Source!.Id, column.Type.Type.Underlying(), [.. inList.Items.Select(item => compiler.Compile(item, none))]);
            case BoundIsNull { Operand: BoundColumn operand } isNull when own.Contains(operand.Column) && operand.Type.Type.Form != ValueForm.Record:
                NoteFilter test = new NoteFilter.IsNull(operand.Column.Source!.Id);
                return isNull.IsNegated ? new NoteFilter.Not(test) : test;
            case BoundCall { SystemSymbol: "~~", Children: [var operand, BoundConstant { Value.IsNull: false } pattern] }
                when KeyTerm.ColumnOf(operand, own) is { Type.Type.Form: ValueForm.Text } column && IsPlainPrefix(pattern.Value.Text):
                return new NoteFilter.Prefix(column.Source!.Id, KeyTerm.PrefixOf(pattern.Value.Text));
            case BoundColumn { Type.Type: var type } boolean when type == DataType.Boolean && own.Contains(boolean.Column):
                return new NoteFilter.Comparison(boolean.Column.Source!.Id, type, FilterOperator.Equal, new ConstantNode(Value.True), type);
            case BoundNot not:
                return Convert(not.Operand, own, compiler, isExact: true) is { } operandFilter ? new NoteFilter.Not(operandFilter) : null;
            case BoundAnd and:
                NoteFilter[] parts = [.. and.Children.Select(child => Convert(child, own, compiler, isExact)).OfType<NoteFilter>()];
                return parts.Length == 0 || (isExact && parts.Length < and.Children.Count) ? null : new NoteFilter.And(parts);
            case BoundOr or:
                NoteFilter?[] branches = [.. or.Children.Select(child => Convert(child, own, compiler, isExact))];
                return branches.All(branch => branch is not null) ? new NoteFilter.Or([.. branches.Select(branch => branch!)]) : null;
            default:
                return null;
        }
    }

    private static NoteFilter.Comparison? Comparison(
        BoundExpression side, ComparisonOperator op, BoundExpression other, HashSet<PlanColumn> own, ExpressionCompiler compiler)
    {
        if (KeyTerm.ColumnOf(side, own) is not { } column || !AreInOneOrder(side, column) || !IsConstant(other, own))
        {
            return null;
        }

        DataType columnType = column.Type.Type.Underlying();
        DataType otherType = other.Type.Type.Underlying();
        FilterOperator filterOperator = (FilterOperator)(int)op;

        // Keys that the log has of values with fields aren't those of the type as it is later.
        return KeyConstants.AreCompatible(otherType, columnType) && !columnType.HasFields
            ? new NoteFilter.Comparison(column.Source!.Id, columnType, filterOperator, compiler.Compile(other, new RowShape(0)), otherType)
            : null;
    }

    /// <summary>Whether a column is compared in its own order, which its keys in the log are in.</summary>
    private static bool AreInOneOrder(BoundExpression side, PlanColumn column) => Equals(side.Type.Type.Order, column.Source!.Type.Type.Order);

    private static bool IsConstant(BoundExpression expression, HashSet<PlanColumn> own) =>
        !expression.Columns().Overlaps(own) && !Conjuncts.IsVolatile(expression) && !Conjuncts.HasSubquery(expression);

    private static bool IsPlainPrefix(string pattern) =>
        pattern.Length > 1 && pattern[^1] == '%' && pattern.AsSpan(0, pattern.Length - 1).IndexOfAny('%', '_', '\\') < 0;
}
