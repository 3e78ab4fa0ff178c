namespace Cambium.Sql.TextSearch;

/// <summary>What of a JSON document is looked at.</summary>
[Flags]
internal enum JsonParts
{
    None = 0,
    Keys = 1,
    Strings = 2,
    Numbers = 4,
    Booleans = 8,
    All = Keys | Strings | Numbers | Booleans,
}
