namespace Cambium.Sql.Syntax;

/// <summary>
/// A piece of parsed SQL. Immutable. Equality compares structure and ignores spans, so that a tree equals what its printed
/// form parses to.
/// </summary>
public abstract record SyntaxNode(SourceSpan Span)
{
    public virtual bool Equals(SyntaxNode? other) => other is not null && EqualityContract == other.EqualityContract;

    public override int GetHashCode() => EqualityContract.GetHashCode();
}
