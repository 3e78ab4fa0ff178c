namespace Cambium.Engine.Catalog;

/// <summary>
/// OIDs of catalog rows that aren't definitions of their own here (types of tables' rows, composites' relations, defaults, rules, keys as constraints): computed from the id of the definition they
/// belong to. All are positive as signed numbers, since many clients read OIDs as such:
/// <code>
/// 0…                    ids, up to <see cref="IdMax"/>
/// 0x20000000 + id       the type of a table's rows; the relation of a composite type
/// 0x40000000…           definitions that all databases share (<see cref="SystemCatalog.FirstSharedId"/>)
/// 0x50000000…           parts of definitions: defaults, rules, keys, casts, members of operator classes; each unique in its own catalog
/// 0x60000000 + id       the array over the type of a table's rows
/// </code>
/// </summary>
public static class DerivedOids
{
    /// <summary>The last id that others can be computed from.</summary>
    public const int IdMax = Rows - 1;

    private const int Rows = 0x20000000;
    private const int Parts = 0x50000000;
    private const int PartMax = 0x0FFFFFFF;
    private const int RowArrays = 0x60000000;

    /// <summary>pg_type.oid of the type of a relation's rows. Not the relation's: clients look comments up by OID alone.</summary>
    public static int RowType(int relationId) => Rows | relationId;

    /// <summary>pg_type.oid of the array over it.</summary>
    public static int RowArray(int relationId) => RowArrays | relationId;

    /// <summary>The relation whose <see cref="RowType"/> or <see cref="RowArray"/> that is; null for other OIDs.</summary>
    public static int? OfRow(int oid) => Current(oid) is var current && (current & Rows) != 0 ? current & IdMax : null;

    /// <summary>pg_class.oid of a composite type.</summary>
    public static int CompositeRelation(TypeDefinition type) => Rows | type.Id;

    /// <summary>The composite type whose relation that may be; null for other OIDs.</summary>
    public static int? TypeOfRelation(int oid) => Current(oid) is var current and >= Rows and <= Rows + IdMax ? current & IdMax : null;

    /// <summary>pg_attrdef.oid of a column's default.</summary>
    public static int ColumnDefault(int tableId, int columnId) => Parts + (((tableId << 8) + columnId) & PartMax);

    /// <summary>pg_rewrite.oid of a view's rule.</summary>
    public static int ViewRule(TableDefinition view) => Parts + (view.Id & PartMax);

    /// <summary>pg_constraint.oid of a key, whose index is in pg_class. Not the index's: clients look dependencies up by OID alone.</summary>
    public static int Key(int indexId) => Parts + (indexId & PartMax);

    /// <summary>The index whose <see cref="Key"/> that may be; 0 for other OIDs.</summary>
    public static int IndexOfKey(int oid) => Current(oid) is var current and >= Parts and <= Parts + PartMax ? current - Parts : 0;

    /// <summary>pg_cast.oid of a cast that a base type brings with it.</summary>
    public static int Cast(TypeDefinition type, int index) => Parts + (((type.Id << 4) + index) & PartMax);

    /// <summary>pg_amop.oid or pg_amproc.oid of an operator or function of a class.</summary>
    public static int ClassMember(OperatorClassDefinition @class, int index) => Parts + (((@class.Id << 6) + index) & PartMax);

    /// <summary>
    /// Until decision 0069 they lay in the upper half of the range: 0x80000000 parts, 0xA0000000 composites' relations, 0xC0000000 types of rows, 0xE0000000 arrays over
    /// them. Definitions and values that were stored then mean the same by it.
    /// </summary>
    public static int Current(int oid) => ((uint)oid >> 29) switch
    {
        4 => Parts + (oid & PartMax),
        5 or 6 => Rows | (oid & IdMax),
        7 => RowArrays | (oid & IdMax),
        _ => oid,
    };
}
