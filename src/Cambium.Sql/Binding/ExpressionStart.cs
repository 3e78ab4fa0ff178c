namespace Cambium.Sql.Binding;

/// <summary>Where an expression begins: PostgreSQL's exprLocation, which errors about its type or collation point at.</summary>
internal static class ExpressionStart
{
    /// <returns>Character of the statement, from 1; 0 when unknown.</returns>
    public static int Of(BoundExpression expression) => expression switch
    {
        // Begins with its keyword, bracket or parenthesis.
        BoundCase or BoundCoalesce or BoundExtreme or BoundRow or BoundArray => expression.Position,

        // Where what it is taken from begins; whatever is written behind.
        BoundField or BoundSubscript => Of(expression.Children[0]),
        _ => expression.Children.Select(Of).Append(expression.Position).Where(static position => position > 0).DefaultIfEmpty().Min(),
    };
}
