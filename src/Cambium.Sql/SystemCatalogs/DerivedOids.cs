using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// OIDs of catalog rows that aren't definitions of their own here (row types, defaults, rules): computed from the definition they
/// belong to, in the upper half of the range, which the counter of ids never reaches.
/// </summary>
internal static class DerivedOids
{
    /// <summary>pg_type.oid of a table's row type.</summary>
    public static long RowType(TableDefinition table) => 0xC0000000L + table.Id;

    /// <summary>The table whose row type that is; null for other OIDs.</summary>
    public static int? TableOfRowType(uint oid) => oid is >= 0xC0000000 ? (int)(oid & 0x1FFFFFFF) : null;

    public static long RowTypeArray(TableDefinition table) => 0xE0000000L + table.Id;

    /// <summary>pg_class.oid of a composite type.</summary>
    public static long CompositeRelation(TypeDefinition type) => 0xA0000000L + type.Id;

    /// <summary>The composite type whose relation that is; null for other OIDs.</summary>
    public static int? TypeOfRelation(uint oid) => oid is >= 0xA0000000 and < 0xC0000000 ? (int)(oid & 0x1FFFFFFF) : null;

    /// <summary>pg_attrdef.oid of a column's default.</summary>
    public static long ColumnDefault(int tableId, int columnId) => 0x80000000L + ((((long)tableId << 8) + columnId) & 0x0FFFFFFF);

    /// <summary>pg_rewrite.oid of a view's rule.</summary>
    public static long ViewRule(TableDefinition view) => 0x90000000L + view.Id;
}
