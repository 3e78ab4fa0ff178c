namespace Cambium.Sql.Syntax;

/// <summary>A statement; the span leaves out the semicolon and surrounding white space.</summary>
public abstract record Statement(SourceSpan Span) : SyntaxNode(Span);

/// <summary>A statement PostgreSQL knows and Cambium doesn't: answered with 0A000 naming it, e.g. "CREATE FOREIGN TABLE". Its rest is not parsed.</summary>
public sealed record UnsupportedStatement(string Name, SourceSpan Span) : Statement(Span);

/// <summary>
/// <c>name = value</c> or <c>name value</c> in a parenthesised list of options (WITH (…), COPY, EXPLAIN, VACUUM, CREATE COLLATION, …). Names are
/// lower case. The value is null for a bare name.
/// </summary>
public sealed record Option(string? Namespace, string Name, OptionValue? Value, SourceSpan Span) : SyntaxNode(Span)
{
    /// <summary>A value that is a word, a string or a number; null where there is none, or another.</summary>
    public string? Text => Value switch
    {
        TextOptionValue text => text.Text,
        NumberOptionValue number => number.Text,
        _ => null,
    };
}

public abstract record OptionValue(SourceSpan Span) : SyntaxNode(Span);

/// <summary>A word or a quoted string.</summary>
public sealed record TextOptionValue(string Text, bool IsQuoted, SourceSpan Span) : OptionValue(Span);

/// <summary>A number with its sign.</summary>
public sealed record NumberOptionValue(string Text, SourceSpan Span) : OptionValue(Span);

/// <summary><c>(a, b)</c>.</summary>
public sealed record ListOptionValue(SyntaxList<OptionValue> Items, SourceSpan Span) : OptionValue(Span);

/// <summary><c>*</c>.</summary>
public sealed record StarOptionValue(SourceSpan Span) : OptionValue(Span);

/// <summary>A role: a name or one of the keywords.</summary>
public sealed record RoleName(RoleNameKind Kind, string? Name, SourceSpan Span) : SyntaxNode(Span);

public enum RoleNameKind
{
    Named,
    Public,
    CurrentRole,
    CurrentUser,
    SessionUser,
}

/// <summary>What DROP … does with dependents; Restrict when not written.</summary>
public enum DropBehavior
{
    Restrict,
    Cascade,
}

public enum TablePersistence
{
    Permanent,
    Unlogged,
    Temporary,
}
