namespace Cambium.Sql.Statements.Caching;

/// <summary>A literal that has become a parameter.</summary>
/// <param name="Content">Without quotes.</param>
/// <param name="Position">Where it stands in its statement, from 1.</param>
internal readonly record struct LiteralText(string Content, int Position);
