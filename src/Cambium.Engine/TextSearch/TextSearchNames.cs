using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.TextSearch;

/// <summary>Names of the text search configurations and dictionaries that every database has, where there is no catalog to ask.</summary>
internal static class TextSearchNames
{
    /// <summary>The OID of a configuration or dictionary, by a name that may have pg_catalog before it; null when there is none.</summary>
    /// <param name="type">regconfig or regdictionary.</param>
    public static uint? Find(DataType type, string name)
    {
        string plain = name.StartsWith("pg_catalog.", StringComparison.Ordinal) ? name["pg_catalog.".Length..] : name;
        return ClassOf(type) is { } nameClass && CatalogSnapshot.Initial.Find<Definition>(nameClass, SystemCatalog.PgCatalogSchemaId, plain) is { } found ? (uint)found.Id : null;
    }

    public static string? NameOf(DataType type, uint oid) =>
        ClassOf(type) is { } nameClass && CatalogSnapshot.Initial.TryGet((int)oid, out Definition? found) && found.NameClass == nameClass ? found.Name : null;

    private static NameClass? ClassOf(DataType type) =>
        type.Equals(DataType.Regconfig) ? NameClass.TextSearchConfiguration : type.Equals(DataType.Regdictionary) ? NameClass.TextSearchDictionary : null;
}
