namespace Cambium.Tests.Sql.Parsing;

/// <summary>Random expressions as text, without regard for precedence, so that the parser decides their shape.</summary>
internal static class RandomExpression
{
    private static readonly string[] Operators =
        ["+", "-", "*", "/", "%", "^", "||", "->", "@>", "~", "and", "or", "operator(pg_catalog.+)", "at time zone", "<<"];

    private static readonly string[] Leaves =
        ["a", "t.b", "1", "-2", "'x'", "$1", "null", "true", "1.5", "\"Q\"", "date '2020-01-01'", "current_date", "x[1]", "(r).f", "b'01'"];

    public static string Next(Random random, int depth)
    {
        if (depth == 0)
        {
            return Leaves[random.Next(Leaves.Length)];
        }

        string Inner() => Next(random, depth - 1 - random.Next(2) * Math.Min(1, depth - 1));
        return random.Next(16) switch
        {
            0 => $"({Inner()})",
            1 => $"not ({Inner()})",
            2 => $"- ({Inner()})",
            3 => $"({Inner()})::int",
            4 => $"f({Inner()}, {Inner()})",
            5 => $"case when {Inner()} then {Inner()} else {Inner()} end",
            6 => $"({Inner()}) is not null",
            7 => $"({Inner()}) in ({Inner()}, {Inner()})",
            8 => $"(({Inner()}) between ({Inner()}) and ({Inner()}))",
            9 => $"coalesce({Inner()}, {Inner()})",
            10 => $"({Inner()}) = any (array[{Inner()}])",
            11 => $"(({Inner()}) is distinct from ({Inner()}))",
            13 => $"(({Inner()}) < ({Inner()}))",
            12 => $"exists (select {Inner()} from t where {Inner()})",
            _ => $"{Inner()} {Operators[random.Next(Operators.Length)]} {Inner()}",
        };
    }
}
