using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions.Uses;

/// <summary>What names in constants of stored texts mean, for who asks what the texts use: what isn't found is nothing.</summary>
internal sealed class StoredNames(CatalogReader reader) : IObjectNames
{
    private readonly DefinitionNames _definitions = new(reader);

    public string? NameOf(DataType regType, uint oid) => _definitions.NameOf(regType, oid);

    public DataType? FindType(int oid) => _definitions.FindType(oid);

    public Definition? Find(int id) => _definitions.Find(id);

    public IObjectNames ForHelper() => this;

    public uint? Resolve(DataType regType, string name) => _definitions.Resolve(regType, name) ?? 0;
}
