namespace Cambium.Sql.Parsing;

internal enum TokenKind : byte
{
    End,

    /// <summary>A name that is no key word, or a quoted one; the text is folded and cut.</summary>
    Identifier,
    Keyword,

    /// <summary>A string constant; the text is its value.</summary>
    String,

    /// <summary>N'…', a constant of type national character.</summary>
    NationalString,
    BitString,
    HexString,

    /// <summary>Digits only.</summary>
    Integer,

    /// <summary>With a point or an exponent.</summary>
    Decimal,

    /// <summary>$n; the text is the digits.</summary>
    Parameter,

    /// <summary>Any operator symbol, comparisons and arithmetic included; != has become &lt;&gt;.</summary>
    Operator,
    LeftParenthesis,
    RightParenthesis,
    LeftBracket,
    RightBracket,
    Comma,
    Semicolon,
    Colon,
    Dot,
    DotDot,

    /// <summary><c>::</c></summary>
    TypeCast,

    /// <summary><c>:=</c></summary>
    ColonEquals,

    /// <summary><c>=&gt;</c></summary>
    Arrow,

    /// <summary>A character that starts nothing.</summary>
    Other,

    /// <summary>Here the lexer failed; reaching the token throws its error.</summary>
    Error,
}

/// <summary>A word of SQL; <see cref="Text"/> is the value of names, strings, numbers and operators, null for punctuation.</summary>
internal readonly record struct Token(TokenKind Kind, Keyword Keyword, int Start, int Length, string? Text)
{
    public int End => Start + Length;
}
