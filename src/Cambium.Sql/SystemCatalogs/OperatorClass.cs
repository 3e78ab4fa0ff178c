using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>An operator class: a row of <c>pg_opclass.tsv</c>, or one made in a database.</summary>
internal sealed record OperatorClass(
    AccessMethod Method, int Oid, string Name, int FamilyOid, string FamilyName, int InputType, bool IsDefault, int KeyType)
{
    public int SchemaId { get; init; } = SystemCatalog.PgCatalogSchemaId;

    public int OwnerId { get; init; } = SystemCatalog.BootstrapRoleId;
}
