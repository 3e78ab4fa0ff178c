using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Settings;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>What names in constants of definitions mean, where no session is: what they do along the definition's own schema and public, relations in any schema behind these.</summary>
internal sealed class DefinitionNames(CatalogReader reader) : IObjectNames
{
    /// <summary>The one text search dictionary that an extension brings; it goes by the extension's id.</summary>
    private const string Dictionary = "unaccent";

    private static readonly Lazy<SystemTables> s_systemTables = new(SystemRelations.Create);

    /// <summary>A reader for the texts of a definition.</summary>
    public static CatalogReader ReaderFor(Definition definition, CatalogSnapshot catalog)
    {
        string[] path = [.. catalog.Schemas.Where(schema => schema.Id == definition.SchemaId).Select(static schema => schema.Name), "public"];
        return new CatalogReader(catalog, null, path, s_systemTables.Value) { IsInDefinition = true };
    }

    public string? NameOf(DataType regType, uint oid) => RegistryNames.NameOf(reader, regType, oid);

    public uint? Resolve(DataType regType, string name) => RegistryNames.Resolve(reader, regType, name) ?? (regType == DataType.Regclass ? Elsewhere(name) : null);

    public DataType? FindType(int oid) => reader.Catalog.FindDataType(oid);

    public static string? NameOfDictionary(CatalogSnapshot catalog, int oid) =>
        catalog.TryGet(oid, out ExtensionDefinition? bringer) && bringer.Name == Dictionary ? Dictionary : null;

    public static uint? FindDictionary(CatalogSnapshot catalog, string name) =>
        name == Dictionary && catalog.TryGetExtension(Dictionary, out ExtensionDefinition? bringer) ? (uint)bringer.Id : null;

    private uint? Elsewhere(string name) => IdentifierList.TryParse(name, '.') is [var only]
        ? reader.Catalog.Schemas.OrderBy(static schema => schema.Id)
            .Select(schema => RegistryNames.Resolve(reader, DataType.Regclass, $"{Identifier.Quote(schema.Name)}.{Identifier.Quote(only)}")).FirstOrDefault(static found => found is not null)
        : null;
}
