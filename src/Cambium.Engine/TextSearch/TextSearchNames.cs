using Cambium.Engine.Values;

namespace Cambium.Engine.TextSearch;

/// <summary>The text search configurations and dictionaries there are, with PostgreSQL's OIDs.</summary>
public static class TextSearchNames
{
    public const uint SimpleConfiguration = 3748;
    public const uint EnglishConfiguration = 13164;
    public const uint SimpleDictionary = 3765;
    public const uint EnglishStem = 13163;

    private static readonly (int TypeOid, uint Oid, string Name)[] s_all =
    [
        (DataType.Regconfig.Oid, SimpleConfiguration, "simple"),
        (DataType.Regconfig.Oid, EnglishConfiguration, "english"),
        (DataType.Regdictionary.Oid, SimpleDictionary, "simple"),
        (DataType.Regdictionary.Oid, EnglishStem, "english_stem"),
    ];

    /// <summary>The OID of a configuration or dictionary, by a name that may have pg_catalog before it; null when there is none.</summary>
    /// <param name="type">regconfig or regdictionary.</param>
    public static uint? Find(DataType type, string name)
    {
        string plain = name.StartsWith("pg_catalog.", StringComparison.Ordinal) ? name["pg_catalog.".Length..] : name;
        foreach ((int typeOid, uint oid, string known) in s_all)
        {
            if (typeOid == type.Oid && known == plain)
            {
                return oid;
            }
        }

        return null;
    }

    public static string? NameOf(DataType type, uint oid) => Array.Find(s_all, known => known.TypeOid == type.Oid && known.Oid == oid).Name;
}
