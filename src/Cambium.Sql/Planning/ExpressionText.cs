using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning;

/// <summary>Bound expressions as EXPLAIN prints them: close to SQL, every operation in parentheses.</summary>
internal static class ExpressionText
{
    internal static string Of(BoundSortKey key) =>
        Bare(key.Value) + (key.IsDescending ? " DESC" : "") + (key.NullsFirst == key.IsDescending ? "" : key.NullsFirst ? " NULLS FIRST" : " NULLS LAST");

    internal static string Of(BoundExpression expression) => expression switch
    {
        BoundColumn column => column.Column.Name,
        BoundConstant constant => Constant(constant),
        BoundParameter parameter => string.Create(System.Globalization.CultureInfo.InvariantCulture, $"${parameter.Index + 1}"),
        BoundComparison comparison => $"({Of(comparison.Left)} {comparison.Operator.Symbol()} {Of(comparison.Right)})",
        BoundAnd and => $"({string.Join(" AND ", and.Children.Select(Of))})",
        BoundOr or => $"({string.Join(" OR ", or.Children.Select(Of))})",
        BoundNot not => $"(NOT {Of(not.Operand)})",
        BoundIsNull isNull => $"({Of(isNull.Operand)} IS {(isNull.IsNegated ? "NOT " : "")}NULL)",
        BoundInList inList => $"({Of(inList.Operand)} = ANY ('{{{string.Join(',', inList.Items.Select(item => Bare(item).Trim('\'')))}}}'::{inList.Operand.Type.Type.DisplayName}[]))",
        BoundCall { Symbol: { } symbol } call => call.Children.Count == 1 ? $"({symbol} {Of(call.Children[0])})" : $"({Of(call.Children[0])} {symbol} {Of(call.Children[1])})",
        BoundCall call => $"{call.Function.Name}({string.Join(", ", call.Children.Select(Of))})",
        BoundAggregate aggregate => $"{aggregate.Function.Name}({(aggregate.Arguments.Count == 0 ? "*" : string.Join(", ", aggregate.Arguments.Select(Of)))})",
        BoundCast cast => $"({Of(cast.Operand)})::{cast.Type.Format()}",
        BoundSubquery { Kind: SubqueryKind.Exists } => "(EXISTS(SubPlan))",
        BoundSubquery => "(SubPlan)",
        BoundCase => "CASE",
        BoundCoalesce coalesce => $"COALESCE({string.Join(", ", coalesce.Children.Select(Of))})",
        BoundField field => $"({Of(field.Operand)}).f{(field.Index + 1).ToString(System.Globalization.CultureInfo.InvariantCulture)}",
        BoundRow row => $"ROW({string.Join(", ", row.Children.Select(Of))})",
        BoundArray array => $"ARRAY[{string.Join(", ", array.Children.Select(Of))}]",
        BoundQuantifiedArray quantified => $"({Of(quantified.Children[0])} = {(quantified.IsAll ? "ALL" : "ANY")} ({Of(quantified.Children[1])}))",
        _ => expression.GetType().Name["Bound".Length..].ToUpperInvariant() + (expression.Children.Count == 0 ? "" : $"({string.Join(", ", expression.Children.Select(Of))})"),
    };

    private static string Bare(BoundExpression expression)
    {
        string text = Of(expression);
        return expression is BoundConstant && text.Contains("::", StringComparison.Ordinal) ? text[..text.IndexOf("::", StringComparison.Ordinal)] : text;
    }

    private static string Constant(BoundConstant constant)
    {
        if (constant.Value.IsNull)
        {
            return "NULL::" + constant.Type.Format();
        }

        string text = TextFormat.ToText(constant.Type.Type == DataType.Unknown ? DataType.Text : constant.Type.Type, constant.Value, SessionFormat.Default);
        return constant.Type.Type.Name switch
        {
            "int4" => text,
            "bool" => constant.Value.Boolean ? "true" : "false",
            _ => $"'{text.Replace("'", "''", StringComparison.Ordinal)}'::{constant.Type.Type.DisplayName}",
        };
    }
}
