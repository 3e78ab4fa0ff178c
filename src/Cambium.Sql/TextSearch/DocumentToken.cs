namespace Cambium.Sql.TextSearch;

/// <summary>A piece of a document. A hyphenated word comes whole and then in its parts, a URL whole and then in host and path.</summary>
/// <param name="IsRepeated">A part of a token that came before it: no text of the document of its own.</param>
internal readonly record struct DocumentToken(TokenKind Kind, string Text, bool IsRepeated = false);
