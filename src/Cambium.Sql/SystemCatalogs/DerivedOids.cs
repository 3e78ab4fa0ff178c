using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// OIDs of catalog rows that aren't definitions of their own here (composites' relations, defaults, rules): computed from the definition they
/// belong to, in the upper half of the range, which the counter of ids never reaches.
/// </summary>
internal static class DerivedOids
{
    /// <summary>pg_class.oid of a composite type.</summary>
    public static long CompositeRelation(TypeDefinition type) => 0xA0000000L + type.Id;

    /// <summary>The composite type whose relation that is; null for other OIDs.</summary>
    public static int? TypeOfRelation(uint oid) => oid is >= 0xA0000000 and < 0xC0000000 ? (int)(oid & 0x1FFFFFFF) : null;

    /// <summary>pg_attrdef.oid of a column's default.</summary>
    public static long ColumnDefault(int tableId, int columnId) => 0x80000000L + ((((long)tableId << 8) + columnId) & 0x0FFFFFFF);

    /// <summary>pg_rewrite.oid of a view's rule.</summary>
    public static long ViewRule(TableDefinition view) => 0x90000000L + view.Id;

    /// <summary>pg_cast.oid of a cast that a base type brings with it.</summary>
    public static long Cast(TypeDefinition type, int index) => 0x80000000L + ((((long)type.Id << 4) + index) & 0x0FFFFFFF);
}
