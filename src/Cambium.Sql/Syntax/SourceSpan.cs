namespace Cambium.Sql.Syntax;

/// <summary>Where a node stands in the statement text, in UTF-16 characters; <see cref="Start"/> counts from 0.</summary>
public readonly record struct SourceSpan(int Start, int Length)
{
    /// <summary>The position clients are shown in errors: counts from 1; 0 for what stands nowhere, as names that are values do.</summary>
    public int Position => this == default ? 0 : Start + 1;

    public int End => Start + Length;

    public static SourceSpan FromBounds(int start, int end) => new(start, end - start);
}
