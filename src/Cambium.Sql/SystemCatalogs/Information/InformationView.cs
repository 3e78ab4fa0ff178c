using Cambium.Engine.Catalog;
using Cambium.Sql.Access;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>What a relation of the information schema is made from: the catalog as one role sees it.</summary>
/// <param name="wanted">The tables that are asked for; null: all.</param>
internal sealed class InformationView(CatalogSnapshot catalog, string database, RoleRights rights, Func<TableDefinition, bool>? wanted = null)
{
    public CatalogSnapshot Catalog => catalog;

    /// <summary>table_catalog and its like: every object is in this database.</summary>
    public string Database => database;

    public RoleRights Rights => rights;

    /// <summary>Stored tables and views that the role sees.</summary>
    public IEnumerable<TableDefinition> Tables => (wanted is null ? catalog.Tables : catalog.Tables.Where(wanted)).Where(Rights.Sees).OrderBy(table => table.Id);

    public IEnumerable<SequenceDefinition> Sequences => catalog.Sequences.Where(Rights.Sees).OrderBy(sequence => sequence.Id);

    /// <summary>Every schema but our own: many tools take what they find here and isn't in PostgreSQL's two for the user's.</summary>
    public IEnumerable<SchemaDefinition> Schemas => catalog.Schemas.Where(static schema => schema.Id != SystemCatalog.CambiumSchemaId).OrderBy(static schema => schema.Id);

    /// <summary>PostgreSQL's relations, without our own.</summary>
    public static IEnumerable<RelationFacts> SystemRelations => RelationFacts.All.Where(static facts => facts.Schema != SystemCatalog.CambiumSchema);

    public string SchemaName(int id) => id == SystemCatalog.TemporarySchemaId
        ? SystemCatalog.TemporarySchema
        : catalog.TryGet(id, out SchemaDefinition? schema) ? schema.Name : "";

    public string RoleName(int id) => id == 0 ? "PUBLIC" : AccessList.RoleName(catalog, id);
}
