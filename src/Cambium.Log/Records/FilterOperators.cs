namespace Cambium.Log.Records;

/// <summary>Filter operators in SQL's words.</summary>
public static class FilterOperators
{
    public static string Symbol(this FilterOperator operation) => operation switch
    {
        FilterOperator.Equal => "=",
        FilterOperator.NotEqual => "<>",
        FilterOperator.Less => "<",
        FilterOperator.LessOrEqual => "<=",
        FilterOperator.Greater => ">",
        _ => ">=",
    };
}
