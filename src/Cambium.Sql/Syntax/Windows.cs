namespace Cambium.Sql.Syntax;

/// <summary>What follows OVER.</summary>
public abstract record OverClause(SourceSpan Span) : SyntaxNode(Span);

/// <summary>OVER name: the named window as it is, frame included.</summary>
public sealed record WindowReference(string Name, SourceSpan Span) : OverClause(Span);

/// <summary>OVER ([base] PARTITION BY … ORDER BY … frame), also the definition in WINDOW name AS (…).</summary>
/// <param name="BaseWindow">The named window this one extends, or null.</param>
/// <param name="Frame">Null when not written: RANGE UNBOUNDED PRECEDING.</param>
public sealed record WindowSpecification(
    string? BaseWindow, SyntaxList<Expression> PartitionBy, SyntaxList<SortItem> OrderBy, WindowFrame? Frame, SourceSpan Span) : OverClause(Span);

/// <summary>WINDOW name AS (…).</summary>
public sealed record NamedWindow(string Name, WindowSpecification Specification, SourceSpan Span) : SyntaxNode(Span);

public enum FrameUnit
{
    Rows,
    Range,
    Groups,
}

public enum FrameExclusion
{
    NoOthers,
    CurrentRow,
    Group,
    Ties,
}

/// <summary>End is CURRENT ROW when only a start was written.</summary>
public sealed record WindowFrame(FrameUnit Unit, FrameBound Start, FrameBound End, FrameExclusion Exclusion, SourceSpan Span) : SyntaxNode(Span);

public enum FrameBoundKind
{
    UnboundedPreceding,
    Preceding,
    CurrentRow,
    Following,
    UnboundedFollowing,
}

/// <summary>The offset is present exactly for Preceding and Following.</summary>
public sealed record FrameBound(FrameBoundKind Kind, Expression? Offset, SourceSpan Span) : SyntaxNode(Span);
