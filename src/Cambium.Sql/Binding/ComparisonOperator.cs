namespace Cambium.Sql.Binding;

/// <summary>The six comparisons every ordered type has.</summary>
public enum ComparisonOperator
{
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// <summary>Names and algebra of <see cref="ComparisonOperator"/>.</summary>
public static class ComparisonOperators
{
    private static readonly string[] Symbols = ["=", "<>", "<", "<=", ">", ">="];

    public static string Symbol(this ComparisonOperator op) => Symbols[(int)op];

    public static bool TryParse(string symbol, out ComparisonOperator op)
    {
        int index = Array.IndexOf(Symbols, symbol);
        op = (ComparisonOperator)Math.Max(index, 0);
        return index >= 0;
    }

    /// <summary>a op b = b Flip(op) a.</summary>
    public static ComparisonOperator Flip(this ComparisonOperator op) => op switch
    {
        ComparisonOperator.Less => ComparisonOperator.Greater,
        ComparisonOperator.LessOrEqual => ComparisonOperator.GreaterOrEqual,
        ComparisonOperator.Greater => ComparisonOperator.Less,
        ComparisonOperator.GreaterOrEqual => ComparisonOperator.LessOrEqual,
        _ => op,
    };

    /// <summary>NOT (a op b) = a Negate(op) b, unknown staying unknown.</summary>
    public static ComparisonOperator Negate(this ComparisonOperator op) => op switch
    {
        ComparisonOperator.Equal => ComparisonOperator.NotEqual,
        ComparisonOperator.NotEqual => ComparisonOperator.Equal,
        ComparisonOperator.Less => ComparisonOperator.GreaterOrEqual,
        ComparisonOperator.LessOrEqual => ComparisonOperator.Greater,
        ComparisonOperator.Greater => ComparisonOperator.LessOrEqual,
        _ => ComparisonOperator.Less,
    };

    /// <summary>Whether a three-way result satisfies the operator.</summary>
    public static bool Holds(this ComparisonOperator op, int comparison) => op switch
    {
        ComparisonOperator.Equal => comparison == 0,
        ComparisonOperator.NotEqual => comparison != 0,
        ComparisonOperator.Less => comparison < 0,
        ComparisonOperator.LessOrEqual => comparison <= 0,
        ComparisonOperator.Greater => comparison > 0,
        _ => comparison >= 0,
    };
}
