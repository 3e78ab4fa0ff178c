using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning;

/// <summary>Bound expressions as EXPLAIN prints them: close to SQL, every operation in parentheses.</summary>
/// <param name="isQualified">Columns of tables are named with their table: there are several.</param>
/// <param name="within">But for those of the table that is called so.</param>
internal sealed class ExpressionText(bool isQualified, string? within = null)
{
    private readonly Dictionary<PlanColumn, BoundExpression> _computed = [];

    /// <summary>As a scan tells its conditions: its own columns need no table.</summary>
    internal ExpressionText Within(string relation) => isQualified ? new ExpressionText(isQualified: true, relation) : this;

    /// <summary>Notes what a column is computed from: a sort by it tells that.</summary>
    internal void Define(PlanColumn column, BoundExpression value)
    {
        if ((value is BoundColumn { Column: var source } ? _computed.GetValueOrDefault(source) : value) is { } made)
        {
            _computed[column] = made;
        }
    }

    internal string Of(BoundSortKey key) =>
        Computed(key.Value) + (key.IsDescending ? " DESC" : "") + (key.NullsFirst == key.IsDescending ? "" : key.NullsFirst ? " NULLS FIRST" : " NULLS LAST");

    internal string Of(BoundExpression expression)
    {
        StringBuilder text = new();
        Append(text, expression);
        return text.ToString();
    }

    private void Append(StringBuilder text, BoundExpression expression)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        switch (expression)
        {
            case BoundColumn { Column: { Relation: { } relation } column } when isQualified && relation != within:
                text.Append(relation).Append('.').Append(column.Name);
                break;
            case BoundColumn column:
                text.Append(column.Column.Name);
                break;
            case BoundConstant constant:
                text.Append(Constant(constant));
                break;
            case BoundParameter parameter:
                text.Append(CultureInfo.InvariantCulture, $"${parameter.Index + 1}");
                break;
            case BoundComparison comparison:
                Infix(text, $" {comparison.Operator.Symbol()} ", comparison.Left, comparison.Right);
                break;
            case BoundAnd or BoundOr:
                Infix(text, expression is BoundAnd ? " AND " : " OR ", expression.Children);
                break;
            case BoundNot not:
                Enclosed(text, "(NOT ", [not.Operand], ")");
                break;
            case BoundIsNull isNull:
                Enclosed(text, "(", [isNull.Operand], isNull.IsNegated ? " IS NOT NULL)" : " IS NULL)");
                break;
            case BoundInList inList:
                Enclosed(text, "(", [inList.Operand], " = ANY ('{");
                text.AppendJoin(',', inList.Items.Select(item => Bare(item).Trim('\''))).Append("}'::").Append(inList.Children[1].Type.Type.DisplayName).Append("[]))");
                break;
            case BoundCall { Symbol: { } symbol } call when call.Children.Count == 1:
                Enclosed(text, $"({symbol} ", call.Children, ")");
                break;
            case BoundCall { Symbol: { } symbol } call:
                Infix(text, $" {symbol} ", call.Children);
                break;
            case BoundCall { Function: { Oid: 0, Name: "ctid" or "xmin" } column }:
                text.Append(column.Name);
                break;
            case BoundCall { Function.Name: "current_user" or "session_user" } call:
                // These names are reserved: written without parentheses it is no call.
                text.Append(call.Function.Name.ToUpperInvariant());
                break;
            case BoundCall call:
                Enclosed(text, $"{call.Function.Name}(", call.Children, ")");
                break;
            case BoundAggregate { Arguments.Count: 0 } aggregate:
                text.Append(aggregate.Function.Name).Append("(*)");
                break;
            case BoundAggregate aggregate:
                Enclosed(text, $"{aggregate.Function.Name}(", aggregate.Arguments, ")");
                break;
            case BoundCast cast:
                Enclosed(text, "(", [cast.Operand], $")::{cast.Type.Format()}");
                break;
            case BoundSubquery subquery:
                text.Append(subquery.Kind == SubqueryKind.Exists ? "(EXISTS(SubPlan))" : "(SubPlan)");
                break;
            case BoundCase:
                text.Append("CASE");
                break;
            case BoundCoalesce:
                Enclosed(text, "COALESCE(", expression.Children, ")");
                break;
            case BoundField field:
                Enclosed(text, "(", [field.Operand], string.Create(CultureInfo.InvariantCulture, $").f{field.Index + 1}"));
                break;
            case BoundRow:
                Enclosed(text, "ROW(", expression.Children, ")");
                break;
            case BoundArray:
                Enclosed(text, "ARRAY[", expression.Children, "]");
                break;
            case BoundQuantifiedArray quantified:
                Enclosed(text, "(", [quantified.Children[0]], quantified.IsAll ? " = ALL (" : " = ANY (");
                Enclosed(text, "", [quantified.Children[1]], "))");
                break;
            default:
                string name = expression.GetType().Name["Bound".Length..].ToUpperInvariant();
                Enclosed(text, expression.Children.Count == 0 ? name : name + "(", expression.Children, expression.Children.Count == 0 ? "" : ")");
                break;
        }
    }

    private void Infix(StringBuilder text, string symbol, params IReadOnlyList<BoundExpression> operands)
    {
        for (int index = 0; index < operands.Count; index++)
        {
            text.Append(index == 0 ? "(" : symbol);
            Append(text, operands[index]);
        }

        text.Append(')');
    }

    private void Enclosed(StringBuilder text, string before, IReadOnlyList<BoundExpression> items, string after)
    {
        text.Append(before);
        for (int index = 0; index < items.Count; index++)
        {
            text.Append(index == 0 ? "" : ", ");
            Append(text, items[index]);
        }

        text.Append(after);
    }

    private string Computed(BoundExpression key)
    {
        BoundExpression value = key is BoundColumn { Column: var column } && _computed.TryGetValue(column, out BoundExpression? made) ? made : key;
        return value is BoundColumn ? Of(value) : $"({Of(value)})";
    }

    private string Bare(BoundExpression expression)
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
