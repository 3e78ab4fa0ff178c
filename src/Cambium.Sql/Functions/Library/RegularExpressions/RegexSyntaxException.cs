namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>A pattern is no regular expression; the message is PostgreSQL's, without its beginning.</summary>
internal sealed class RegexSyntaxException(string message) : Exception(message);
