using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_range: built-in ranges and those made by users.</summary>
internal static class PgRange
{
    // Functions of the catalog: int4range_canonical and its siblings, by the range they belong to.
    private static readonly Dictionary<int, (int Canonical, int Difference)> s_functions = new()
    {
        [DataType.Int4Range.Oid] = (3914, 3922),
        [DataType.NumRange.Oid] = (0, 3924),
        [DataType.TsRange.Oid] = (0, 3929),
        [DataType.TstzRange.Oid] = (0, 3930),
        [DataType.DateRange.Oid] = (3915, 3925),
        [DataType.Int8Range.Oid] = (3928, 3923),
    };

    public static void AddBuiltIn(RowCollector rows)
    {
        foreach (DataType range in DataType.BuiltIn.Where(type => type.Kind == TypeKind.Range).OrderBy(type => type.Oid))
        {
            (int canonical, int difference) = s_functions[range.Oid];
            Add(CatalogSnapshot.Initial, range, canonical, difference, rows);
        }
    }

    public static void Add(CatalogSnapshot catalog, TypeDefinition type, RowCollector rows)
    {
        if (type.TypeKind == TypeKind.Range)
        {
            Add(catalog, type.DataType, 0, type.SubtypeDifferenceId, rows, type.Collation);
        }
    }

    private static void Add(CatalogSnapshot catalog, DataType range, int canonical, int difference, RowCollector rows, string? collation = null)
    {
        DataType subtype = range.RangeRules!.Subtype;
        rows.Add().Set("rngtypid", range.Oid).Set("rngsubtype", subtype.Oid).Set("rngmultitypid", range.Multirange!.Oid)
            .Set("rngcollation", Collations.OidOf(collation, subtype)).Set("rngsubopc", OperatorClasses.DefaultFor(subtype, AccessMethod.Btree, catalog)?.Oid ?? 0)
            .Set("rngcanonical", canonical).Set("rngsubdiff", difference);
    }
}
