namespace Cambium.Sql.Functions.Library.RegularExpressions;

internal enum RegexStepKind
{
    Accept,
    Character,
    Fork,
    Assertion,
    Look,
}
