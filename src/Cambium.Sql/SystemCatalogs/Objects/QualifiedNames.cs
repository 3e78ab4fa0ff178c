using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Objects;

/// <summary>Names with their schemas in a catalog, whatever a search path finds.</summary>
internal sealed class QualifiedNames(CatalogSnapshot catalog)
{
    /// <summary>What the session's own schema is called, whatever its number.</summary>
    public const string TemporarySchema = "pg_temp";

    public CatalogSnapshot Catalog => catalog;

    public string Schema(int schemaId) => schemaId switch
    {
        SystemCatalog.TemporarySchemaId => TemporarySchema,
        SystemCatalog.ToastSchemaId => SystemCatalog.ToastSchema,
        _ => catalog.TryGet(schemaId, out SchemaDefinition? schema) ? schema.Name : "",
    };

    public string Of(Definition definition) => Join(Schema(definition.SchemaId), definition.Name);

    public static string Join(string schema, string name) => $"{Identifier.Quote(schema)}.{Identifier.Quote(name)}";

    /// <summary>A type's name: those that SQL has names of its own for bear these.</summary>
    public string Type(DataType type)
    {
        if (type.IsArray && type.Element is { } element)
        {
            return Type(element) + "[]";
        }

        if (type.SchemaName is { } schema)
        {
            return Join(DerivedOids.OfRow(type.Oid) is { } tableId && catalog.TryGetTable(tableId, out TableDefinition? table) ? Schema(table.SchemaId) : schema, type.Name);
        }

        bool isOfSql = type.DisplayName != Identifier.Quote(type.Name) || type == DataType.Bit || type == DataType.Numeric || type == DataType.Interval;
        return isOfSql ? type.DisplayName : Join("pg_catalog", type.Name);
    }

    /// <summary>A type that may have no values here; null when there is none.</summary>
    public string? Type(int oid) => catalog.FindDataType(oid) is { } type ? Type(type) : TypeFacts.NameOf(oid) is { } name ? "pg_catalog." + name : null;

    public string[] Types(IEnumerable<SqlType> types) => [.. types.Select(type => Type(type.Type))];
}
