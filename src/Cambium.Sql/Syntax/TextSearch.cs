namespace Cambium.Sql.Syntax;

/// <summary>CREATE TEXT SEARCH CONFIGURATION name (COPY = other) or (PARSER = parser).</summary>
public sealed record CreateTextConfigurationStatement(QualifiedName Name, SyntaxList<Option> Options, SourceSpan Span) : Statement(Span);

/// <summary>CREATE TEXT SEARCH DICTIONARY name (TEMPLATE = template, option = value, …).</summary>
public sealed record CreateTextDictionaryStatement(QualifiedName Name, SyntaxList<Option> Options, SourceSpan Span) : Statement(Span);

/// <summary>ALTER TEXT SEARCH DICTIONARY name (option [= value], …): one without a value is taken away.</summary>
public sealed record AlterTextDictionaryStatement(QualifiedName Name, SyntaxList<Option> Options, SourceSpan Span) : Statement(Span);

/// <summary>What ALTER TEXT SEARCH CONFIGURATION does with the dictionaries of tokens.</summary>
public enum TextMappingAction
{
    /// <summary>ADD MAPPING FOR tokens WITH dictionaries.</summary>
    Add,

    /// <summary>ALTER MAPPING FOR tokens WITH dictionaries.</summary>
    Set,

    /// <summary>ALTER MAPPING [FOR tokens] REPLACE dictionary WITH dictionary.</summary>
    Replace,

    /// <summary>DROP MAPPING [IF EXISTS] FOR tokens.</summary>
    Drop,
}

/// <param name="Tokens">Aliases of types of tokens; empty where all are meant.</param>
/// <param name="Dictionaries">The new ones; of REPLACE the old and the new one.</param>
public sealed record AlterTextConfigurationStatement(
    QualifiedName Name, TextMappingAction Action, bool IfExists, SyntaxList<string> Tokens, SyntaxList<QualifiedName> Dictionaries, SourceSpan Span) : Statement(Span);
