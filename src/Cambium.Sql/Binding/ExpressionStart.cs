using System.Runtime.CompilerServices;

namespace Cambium.Sql.Binding;

/// <summary>Where an expression begins: PostgreSQL's exprLocation, which errors about its type or collation point at.</summary>
internal static class ExpressionStart
{
    /// <returns>Character of the statement, from 1; 0 when unknown.</returns>
    public static int Of(BoundExpression expression)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        switch (expression)
        {
            case BoundCase or BoundCoalesce or BoundExtreme or BoundRow or BoundArray:
                // Begins with its keyword, bracket or parenthesis.
                return expression.Position;
            case BoundField or BoundSubscript:
                // Whatever is written behind what it is taken from.
                return Of(expression.Children[0]);
        }

        int start = expression.Position;
        foreach (BoundExpression child in expression.Children)
        {
            int place = Of(child);
            start = place > 0 && (start == 0 || place < start) ? place : start;
        }

        return start;
    }
}
