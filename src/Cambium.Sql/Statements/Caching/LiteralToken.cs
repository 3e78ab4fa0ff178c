namespace Cambium.Sql.Statements.Caching;

/// <summary>A literal in a statement's text; of a string, the quotes included.</summary>
internal readonly record struct LiteralToken(LiteralKind Kind, int Start, int Length)
{
    public int End => Start + Length;
}
