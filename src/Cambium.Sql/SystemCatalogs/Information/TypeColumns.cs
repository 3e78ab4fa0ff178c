using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>The columns that describe a type; columns, domains, parameters and others have them alike.</summary>
internal static class TypeColumns
{
    public static RowCollector SetType(this RowCollector rows, InformationView view, SqlType declared, string identifier)
    {
        SqlType type = new(declared.Type.Underlying(), declared.Type.BaseType is { } baseType ? baseType.Modifier : declared.Modifier);
        return rows.Set("data_type", Name(declared.Type)).Set("dtd_identifier", identifier)
            .SetSize("character_maximum_length", TypeSizes.CharacterLength(type)).SetSize("character_octet_length", TypeSizes.CharacterOctets(type))
            .SetSize("numeric_precision", TypeSizes.NumericPrecision(type)).SetSize("numeric_precision_radix", TypeSizes.NumericRadix(type)).SetSize("numeric_scale", TypeSizes.NumericScale(type))
            .SetSize("datetime_precision", TypeSizes.DateTimePrecision(type)).Set("interval_type", TypeSizes.IntervalFields(type));
    }

    /// <param name="reference">The collation named for it; null for the type's.</param>
    public static RowCollector SetCollation(this RowCollector rows, InformationView view, string? reference, DataType type)
    {
        int oid = Collations.OidOf(reference, type);
        if (oid is 0 or CatalogOids.DefaultCollation)
        {
            return rows;
        }

        CollationDefinition? made = view.Catalog.TryGet(oid, out CollationDefinition? found) ? found : null;
        return rows.Set("collation_catalog", view.Database).Set("collation_schema", made is null ? "pg_catalog" : view.SchemaName(made.SchemaId))
            .Set("collation_name", made?.Name ?? Collations.All.First(known => known.Oid == oid).Name);
    }

    private static RowCollector SetSize(this RowCollector rows, string column, int? size) => size is { } known ? rows.Set(column, known) : rows;

    /// <summary>udt_catalog, udt_schema, udt_name: the type itself, of a domain its base.</summary>
    public static RowCollector SetUserType(this RowCollector rows, InformationView view, DataType type) =>
        rows.Set("udt_catalog", view.Database).Set("udt_schema", SchemaOf(view, type)).Set("udt_name", type.Name);

    public static string SchemaOf(InformationView view, DataType type)
    {
        DataType element = type.IsArray ? type.Element! : type;
        return view.Catalog.TryGet(element.Oid, out TypeDefinition? definition) ? view.SchemaName(definition.SchemaId)
            : DerivedOids.OfRow(element.Oid) is { } id && view.Catalog.TryGet(id, out TableDefinition? table) ? view.SchemaName(table.SchemaId)
            : element.SchemaName ?? "pg_catalog";
    }

    /// <summary>information_schema's data_type.</summary>
    public static string Name(DataType type)
    {
        DataType underlying = type.Underlying();
        return underlying.IsArray || underlying == DataType.Int2Vector || underlying == DataType.OidVector
            ? "ARRAY"
            : underlying.SchemaName is not (null or "pg_catalog") ? "USER-DEFINED" : new SqlType(underlying).Format() is var name && underlying == DataType.Bpchar ? "character" : underlying == DataType.Bit ? "bit" : name;
    }
}
