using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>What names in constants of definitions mean, where no session is: what they do along the definition's own schema and public, relations in any schema behind these.</summary>
internal sealed class DefinitionNames(CatalogReader reader) : IObjectNames
{
    /// <summary>Types of names that are looked for in every schema, behind the path.</summary>
    private static readonly DataType[] s_everywhere = [DataType.Regclass, DataType.Regconfig, DataType.Regdictionary];

    private static readonly Lazy<SystemTables> s_systemTables = new(SystemRelations.Create);

    /// <summary>A reader for the texts of a definition.</summary>
    public static CatalogReader ReaderFor(Definition definition, CatalogSnapshot catalog)
    {
        string[] path = [.. catalog.Schemas.Where(schema => schema.Id == definition.SchemaId).Select(static schema => schema.Name), "public"];
        return new CatalogReader(catalog, null, path, s_systemTables.Value) { IsInDefinition = true };
    }

    public string? NameOf(DataType regType, uint oid) => RegistryNames.NameOf(reader, regType, oid);

    public uint? Resolve(DataType regType, string name) => RegistryNames.Resolve(reader, regType, name) ?? (s_everywhere.Contains(regType) ? Elsewhere(regType, name) : null);

    public DataType? FindType(int oid) => reader.Catalog.FindDataType(oid);

    public Definition? Find(int id) => reader.Catalog.TryGet(id, out Definition? found) ? found : null;

    public IObjectNames ForHelper() => this;

    private uint? Elsewhere(DataType regType, string name) => IdentifierList.TryParse(name, '.') is [var only]
        ? reader.Catalog.Schemas.OrderBy(static schema => schema.Id)
            .Select(schema => RegistryNames.Resolve(reader, regType, $"{Identifier.Quote(schema.Name)}.{Identifier.Quote(only)}")).FirstOrDefault(static found => found is not null)
        : null;
}
