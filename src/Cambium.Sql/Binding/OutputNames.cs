using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Names of output columns without AS, by PostgreSQL's rules (FigureColname).</summary>
public static class OutputNames
{
    private const string Nameless = "?column?";

    public static string Of(SelectItem item) => item.Alias ?? Of(item.Value);

    /// <summary>A subquery's name is its column's: that of a wildcard is known only by what it was bound to.</summary>
    internal static string Of(SelectItem item, BoundExpression value) =>
        Of(item) is var name && name == Nameless && value is BoundSubquery { Kind: SubqueryKind.Scalar, Plan.Columns: [{ } column, ..] } ? column.Name : name;

    public static string Of(Expression expression) => Find(expression) ?? Nameless;

    /// <summary>Null: nothing gives it a name.</summary>
    internal static string? Find(Expression expression) => Figure(expression).Name;

    /// <returns>The name and whether it is a good one: a cast's type name gives way to a name found below it.</returns>
    private static (string? Name, bool IsStrong) Figure(Expression expression)
    {
        switch (expression)
        {
            case ColumnReference column:
                return (column.Name, true);
            case WildcardExpression { Qualifier: [.., var qualifier] }:
                return (qualifier, true);
            case FieldSelection field:
                return (field.Field, true);
            case SubscriptExpression subscript:
                return Figure(subscript.Operand);
            case CollateExpression collate:
                return Figure(collate.Operand);
            case FunctionCall call:
                return (call.Name.Name, true);
            case NullIfExpression:
                return ("nullif", true);
            case CoalesceExpression:
                return ("coalesce", true);
            case GreatestExpression:
                return ("greatest", true);
            case LeastExpression:
                return ("least", true);
            case GroupingExpression:
                return ("grouping", true);
            case XmlTableExpression:
                return ("xmltable", true);
            case XmlExpression xml:
                return (xml.Form == XmlForm.Instruction ? "xmlpi" : "xml" + xml.Form.ToString().ToLowerInvariant(), true);
            case IsNormalizedExpression { IsNegated: false }:
                return ("is_normalized", true);
            case ExistsExpression:
                return ("exists", true);
            case ArrayExpression or ArraySubqueryExpression:
                return ("array", true);
            case RowExpression:
                return ("row", true);
            case SqlValueFunction function:
                return (ValueFunctionName(function.Kind), true);
            case ScalarSubqueryExpression subquery:
                return FirstColumn(subquery.Query.Body);
            case TypedLiteral literal:
                return (literal.Type.Name.Name, false);
            case CastExpression cast:
                (string? inner, bool isStrong) = Figure(cast.Operand);
                return isStrong ? (inner, true) : (cast.Type.Name.Name, false);
            case CaseExpression caseExpression:
                (string? otherwise, bool isGood) = caseExpression.Else is null ? (null, false) : Figure(caseExpression.Else);
                return isGood ? (otherwise, true) : ("case", false);
            default:
                return (null, false);
        }
    }

    private static (string? Name, bool IsStrong) FirstColumn(QueryBody body) => body switch
    {
        SelectBody { Items.Count: > 0 } select => (select.Items[0].Alias ?? Find(select.Items[0].Value), true),
        SetOperationBody operation => FirstColumn(operation.Left),
        NestedQueryBody nested => FirstColumn(nested.Query.Body),
        ValuesBody => ("column1", true),
        _ => (null, false),
    };

    private static string ValueFunctionName(SqlValueFunctionKind kind) => kind switch
    {
        SqlValueFunctionKind.CurrentDate => "current_date",
        SqlValueFunctionKind.CurrentTime => "current_time",
        SqlValueFunctionKind.CurrentTimestamp => "current_timestamp",
        SqlValueFunctionKind.LocalTime => "localtime",
        SqlValueFunctionKind.LocalTimestamp => "localtimestamp",
        SqlValueFunctionKind.CurrentRole => "current_role",
        SqlValueFunctionKind.CurrentUser => "current_user",
        SqlValueFunctionKind.User => "user",
        SqlValueFunctionKind.SessionUser => "session_user",
        SqlValueFunctionKind.CurrentCatalog => "current_catalog",
        _ => "current_schema",
    };
}
