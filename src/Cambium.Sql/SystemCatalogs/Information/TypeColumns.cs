using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>The columns that describe a type; columns, domains, parameters and others have them alike.</summary>
internal static class TypeColumns
{
    private const int OctetsPerCharacter = 4;
    private const int TextOctets = 1 << 30;

    public static RowCollector SetType(this RowCollector rows, InformationView view, SqlType declared, string identifier)
    {
        DataType type = declared.Type.Underlying();
        int modifier = declared.Type.BaseType is { } baseType ? baseType.Modifier : declared.Modifier;
        rows.Set("data_type", Name(declared.Type)).Set("dtd_identifier", identifier);
        if (type == DataType.Varchar || type == DataType.Bpchar)
        {
            if (modifier >= 0)
            {
                rows.Set("character_maximum_length", modifier - 4).Set("character_octet_length", (modifier - 4) * OctetsPerCharacter);
            }
            else
            {
                rows.Set("character_octet_length", TextOctets);
            }
        }
        else if (type == DataType.Text)
        {
            rows.Set("character_octet_length", TextOctets);
        }
        else if (type == DataType.Bit || type == DataType.VarBit)
        {
            rows.Set("character_maximum_length", modifier >= 0 ? Value.FromInt32(modifier) : Value.Null);
        }

        SetNumeric(rows, type, modifier);
        if (type.Category is DataTypeCategory.DateTime or DataTypeCategory.Timespan)
        {
            int precision = type == DataType.Date ? 0 : modifier < 0 || modifier >= 0xFFFF ? 6 : modifier & 0xFFFF;
            rows.Set("datetime_precision", precision);
        }

        return rows;
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

    private static void SetNumeric(RowCollector rows, DataType type, int modifier)
    {
        int bits = type.Form switch
        {
            ValueForm.Int16 => 16,
            ValueForm.Int32 when type == DataType.Int4 => 32,
            ValueForm.Int64 when type == DataType.Int8 => 64,
            ValueForm.Float4 => 24,
            ValueForm.Float8 => 53,
            _ => 0,
        };
        if (bits > 0)
        {
            rows.Set("numeric_precision", bits).Set("numeric_precision_radix", 2);
            if (type.Form is not ValueForm.Float4 and not ValueForm.Float8)
            {
                rows.Set("numeric_scale", 0);
            }
        }
        else if (type == DataType.Numeric)
        {
            rows.Set("numeric_precision_radix", 10);
            if (modifier >= 0)
            {
                rows.Set("numeric_precision", new SqlType(type, modifier).NumericPrecision).Set("numeric_scale", new SqlType(type, modifier).NumericScale);
            }
        }
    }
}
