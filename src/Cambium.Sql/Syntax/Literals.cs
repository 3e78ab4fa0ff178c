namespace Cambium.Sql.Syntax;

public sealed record NullLiteral(SourceSpan Span) : Expression(Span);

public sealed record BooleanLiteral(bool Value, SourceSpan Span) : Expression(Span);

/// <summary>
/// A number as written, possibly with a minus sign folded in (so that -2147483648 is an integer). int4, int8 or numeric by size when
/// <see cref="IsInteger"/>, else numeric.
/// </summary>
public sealed record NumericLiteral(string Text, SourceSpan Span) : Expression(Span)
{
    /// <summary>True when the text is digits only (with an optional minus).</summary>
    public bool IsInteger => Text.AsSpan().IndexOfAny('.', 'e', 'E') < 0;
}

/// <summary>A string constant of unknown type, escapes already resolved.</summary>
public sealed record StringLiteral(string Value, SourceSpan Span) : Expression(Span);

/// <summary>B'0101' or X'1F'; digits unchecked.</summary>
public sealed record BitStringLiteral(string Digits, bool IsHexadecimal, SourceSpan Span) : Expression(Span);

/// <summary>A <c>type 'text'</c> constant, e.g. <c>date '2024-01-01'</c> or <c>interval '1' day</c>.</summary>
public sealed record TypedLiteral(TypeName Type, StringLiteral Text, SourceSpan Span) : Expression(Span)
{
    public string Value => Text.Value;
}

/// <summary>$n, n from 1.</summary>
public sealed record ParameterExpression(int Number, SourceSpan Span) : Expression(Span);

/// <summary>DEFAULT as a value in VALUES or SET.</summary>
public sealed record DefaultExpression(SourceSpan Span) : Expression(Span);
