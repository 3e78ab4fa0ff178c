namespace Cambium.Sql.Syntax;

/// <summary>What the names of our types and values are called in SQL: MATERIALIZED VIEW for MaterializedView.</summary>
internal static class SqlWords
{
    /// <summary>The statement's words: PREPARE TRANSACTION for a PrepareTransactionStatement.</summary>
    public static string Of(Statement statement)
    {
        const string Suffix = "Statement";
        string name = statement.GetType().Name;
        return Of(name.EndsWith(Suffix, StringComparison.Ordinal) ? name[..^Suffix.Length] : name);
    }

    /// <param name="name">In PascalCase.</param>
    public static string Of(string name) => string.Concat(name.Select(static (letter, index) => index > 0 && char.IsUpper(letter) ? $" {letter}" : letter.ToString())).ToUpperInvariant();
}
