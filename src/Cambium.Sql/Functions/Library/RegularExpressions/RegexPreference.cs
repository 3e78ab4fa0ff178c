namespace Cambium.Sql.Functions.Library.RegularExpressions;

internal enum RegexPreference
{
    None,
    Longest,
    Shortest,
}
