using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>The names of things that users make, with their schemas, whatever a search path finds.</summary>
internal sealed class ObjectNames(CatalogSnapshot catalog)
{
    /// <summary>How a value of a reg* type is written; null for what nobody can rename.</summary>
    public string? NameOf(DataType regType, uint oid)
    {
        int id = (int)oid;
        if (regType == DataType.Regclass && catalog.TryGetIndex(id, out TableDefinition? table, out IndexDefinition? index))
        {
            return Qualified(table.SchemaId, index.Name);
        }

        return catalog.TryGet(id, out Definition? definition) ? definition switch
        {
            TableDefinition or SequenceDefinition when regType == DataType.Regclass => Qualified(definition.SchemaId, definition.Name),
            TypeDefinition when regType == DataType.Regtype => Qualified(definition.SchemaId, definition.Name),
            FunctionDefinition when regType == DataType.Regproc => Qualified(definition.SchemaId, definition.Name),
            TextSearchConfigurationDefinition or TextSearchDictionaryDefinition when definition.Id >= SystemCatalog.FirstUserId => Qualified(definition.SchemaId, definition.Name),
            SchemaDefinition when regType == DataType.Regnamespace => Identifier.Quote(definition.Name),
            _ => null,
        } : null;
    }

    private string? Qualified(int schemaId, string name) =>
        catalog.TryGet(schemaId, out SchemaDefinition? schema) ? $"{Identifier.Quote(schema.Name)}.{Identifier.Quote(name)}" : null;
}
