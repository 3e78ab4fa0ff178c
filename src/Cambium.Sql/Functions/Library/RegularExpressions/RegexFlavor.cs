namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>Dialects of regular expressions: PostgreSQL's own, POSIX's two, and a string that stands for itself.</summary>
internal enum RegexFlavor
{
    Advanced,
    Extended,
    Basic,
    Literal,
}
