using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Settings;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Names for expressions of tables, which are computed where no session is: those that don't depend on a search path.</summary>
internal sealed class DefinitionNames(CatalogSnapshot catalog) : IObjectNames
{
    /// <summary>The one text search dictionary that an extension brings; it goes by the extension's id.</summary>
    private const string Dictionary = "unaccent";

    public string? NameOf(DataType regType, uint oid) => regType == DataType.Regdictionary ? NameOfDictionary(catalog, (int)oid) : null;

    public uint? Resolve(DataType regType, string name) =>
        regType == DataType.Regdictionary && IdentifierList.TryParse(name, '.') is { Count: > 0 } parts ? FindDictionary(catalog, parts[^1]) : null;

    public DataType? FindType(int oid) => catalog.FindDataType(oid);

    public static string? NameOfDictionary(CatalogSnapshot catalog, int oid) =>
        catalog.TryGet(oid, out ExtensionDefinition? bringer) && bringer.Name == Dictionary ? Dictionary : null;

    public static uint? FindDictionary(CatalogSnapshot catalog, string name) =>
        name == Dictionary && catalog.TryGetExtension(Dictionary, out ExtensionDefinition? bringer) ? (uint)bringer.Id : null;
}
