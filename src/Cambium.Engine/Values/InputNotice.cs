namespace Cambium.Engine.Values;

/// <summary>What a type's input function has to say beside the value.</summary>
/// <param name="IsWarning">A WARNING, otherwise a NOTICE.</param>
/// <param name="Position">Of the literal in the statement's text, in characters from 1; 0: unknown.</param>
public sealed record InputNotice(string Message, bool IsWarning = false, string SqlState = "00000", int Position = 0)
{
    public static readonly InputNotice OnlyStopWords = new("text-search query contains only stop words or doesn't contain lexemes, ignored");

    /// <summary>Of a tsquery's text without words.</summary>
    public static InputNotice NoLexemes(string text) => new($"text-search query doesn't contain lexemes: \"{text}\"");
}
