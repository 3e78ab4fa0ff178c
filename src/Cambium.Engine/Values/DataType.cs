using System.Collections.Concurrent;

namespace Cambium.Engine.Values;

/// <summary>
/// A data type as the catalog knows it. Built-in types are the static fields, with PostgreSQL's OIDs; enums, domains and
/// composites are made by the catalog through <see cref="CreateEnum"/> and its siblings, anew for each version of it. Compared by <see cref="Oid"/>.
/// </summary>
public sealed class DataType : IEquatable<DataType>
{
    public static readonly DataType Boolean = Base(16, "bool", "boolean", ValueForm.Boolean, DataTypeCategory.Boolean, 1, 1000, isPreferred: true);
    public static readonly DataType Bytea = Base(17, "bytea", "bytea", ValueForm.Bytes, DataTypeCategory.User, -1, 1001);
    public static readonly DataType Char = Base(18, "char", "\"char\"", ValueForm.Text, DataTypeCategory.Internal, 1, 1002);
    public static readonly DataType NameType = Base(19, "name", "name", ValueForm.Text, DataTypeCategory.String, 64, 1003);
    public static readonly DataType Int8 = Base(20, "int8", "bigint", ValueForm.Int64, DataTypeCategory.Numeric, 8, 1016);
    public static readonly DataType Int2 = Base(21, "int2", "smallint", ValueForm.Int16, DataTypeCategory.Numeric, 2, 1005);
    public static readonly DataType Int4 = Base(23, "int4", "integer", ValueForm.Int32, DataTypeCategory.Numeric, 4, 1007);
    public static readonly DataType Regproc = Base(24, "regproc", "regproc", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 1008);
    public static readonly DataType Text = Base(25, "text", "text", ValueForm.Text, DataTypeCategory.String, -1, 1009, isPreferred: true);
    public static readonly DataType OidType = Base(26, "oid", "oid", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 1028, isPreferred: true);
    public static readonly DataType Tid = Base(27, "tid", "tid", ValueForm.Tid, DataTypeCategory.User, 6, 1010);
    public static readonly DataType Xid = Base(28, "xid", "xid", ValueForm.UInt32, DataTypeCategory.User, 4, 1011);
    public static readonly DataType Cid = Base(29, "cid", "cid", ValueForm.UInt32, DataTypeCategory.User, 4, 1012);
    public static readonly DataType Json = Base(114, "json", "json", ValueForm.Text, DataTypeCategory.User, -1, 199);
    public static readonly DataType Xml = Base(142, "xml", "xml", ValueForm.Text, DataTypeCategory.User, -1, 143);
    public static readonly DataType PgNodeTree = Base(194, "pg_node_tree", "pg_node_tree", ValueForm.Text, DataTypeCategory.Internal, -1, 0);
    public static readonly DataType Point = Base(600, "point", "point", ValueForm.Bytes, DataTypeCategory.Geometric, 16, 1017);
    public static readonly DataType LineSegment = Base(601, "lseg", "lseg", ValueForm.Bytes, DataTypeCategory.Geometric, 32, 1018);
    public static readonly DataType Path = Base(602, "path", "path", ValueForm.Bytes, DataTypeCategory.Geometric, -1, 1019);
    public static readonly DataType Box = Base(603, "box", "box", ValueForm.Bytes, DataTypeCategory.Geometric, 32, 1020);
    public static readonly DataType Polygon = Base(604, "polygon", "polygon", ValueForm.Bytes, DataTypeCategory.Geometric, -1, 1027);
    public static readonly DataType Line = Base(628, "line", "line", ValueForm.Bytes, DataTypeCategory.Geometric, 24, 629);
    public static readonly DataType Cidr = Base(650, "cidr", "cidr", ValueForm.Bytes, DataTypeCategory.Network, -1, 651);
    public static readonly DataType Float4 = Base(700, "float4", "real", ValueForm.Float4, DataTypeCategory.Numeric, 4, 1021);
    public static readonly DataType Float8 = Base(701, "float8", "double precision", ValueForm.Float8, DataTypeCategory.Numeric, 8, 1022, isPreferred: true);
    public static readonly DataType Circle = Base(718, "circle", "circle", ValueForm.Bytes, DataTypeCategory.Geometric, 24, 719);
    public static readonly DataType MacAddr8 = Base(774, "macaddr8", "macaddr8", ValueForm.Bytes, DataTypeCategory.User, 8, 775);
    public static readonly DataType Money = Base(790, "money", "money", ValueForm.Int64, DataTypeCategory.Numeric, 8, 791);
    public static readonly DataType MacAddr = Base(829, "macaddr", "macaddr", ValueForm.Bytes, DataTypeCategory.User, 6, 1040);
    public static readonly DataType Inet = Base(869, "inet", "inet", ValueForm.Bytes, DataTypeCategory.Network, -1, 1041, isPreferred: true);
    public static readonly DataType AclItem = Base(1033, "aclitem", "aclitem", ValueForm.Text, DataTypeCategory.User, 12, 1034);
    public static readonly DataType Bpchar = Base(1042, "bpchar", "character", ValueForm.PaddedText, DataTypeCategory.String, -1, 1014);
    public static readonly DataType Varchar = Base(1043, "varchar", "character varying", ValueForm.Text, DataTypeCategory.String, -1, 1015);
    public static readonly DataType Date = Base(1082, "date", "date", ValueForm.Int32, DataTypeCategory.DateTime, 4, 1182);
    public static readonly DataType Time = Base(1083, "time", "time without time zone", ValueForm.Int64, DataTypeCategory.DateTime, 8, 1183);
    public static readonly DataType Timestamp = Base(1114, "timestamp", "timestamp without time zone", ValueForm.Int64, DataTypeCategory.DateTime, 8, 1115);
    public static readonly DataType TimestampTz = Base(1184, "timestamptz", "timestamp with time zone", ValueForm.Int64, DataTypeCategory.DateTime, 8, 1185, isPreferred: true);
    public static readonly DataType Interval = Base(1186, "interval", "interval", ValueForm.Interval, DataTypeCategory.Timespan, 16, 1187, isPreferred: true);
    public static readonly DataType TimeTz = Base(1266, "timetz", "time with time zone", ValueForm.TimeTz, DataTypeCategory.DateTime, 12, 1270);
    public static readonly DataType Bit = Base(1560, "bit", "bit", ValueForm.Text, DataTypeCategory.BitString, -1, 1561);
    public static readonly DataType VarBit = Base(1562, "varbit", "bit varying", ValueForm.Text, DataTypeCategory.BitString, -1, 1563, isPreferred: true);
    public static readonly DataType Numeric = Base(1700, "numeric", "numeric", ValueForm.Numeric, DataTypeCategory.Numeric, -1, 1231);
    public static readonly DataType RefCursor = Base(1790, "refcursor", "refcursor", ValueForm.Text, DataTypeCategory.User, -1, 2201);
    public static readonly DataType Regprocedure = Base(2202, "regprocedure", "regprocedure", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 2207);
    public static readonly DataType Regoper = Base(2203, "regoper", "regoper", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 2208);
    public static readonly DataType Regoperator = Base(2204, "regoperator", "regoperator", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 2209);
    public static readonly DataType Regclass = Base(2205, "regclass", "regclass", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 2210);
    public static readonly DataType Regtype = Base(2206, "regtype", "regtype", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 2211);
    public static readonly DataType TxidSnapshot = Base(2970, "txid_snapshot", "txid_snapshot", ValueForm.Text, DataTypeCategory.User, -1, 2949);
    public static readonly DataType Uuid = Base(2950, "uuid", "uuid", ValueForm.Uuid, DataTypeCategory.User, 16, 2951);
    public static readonly DataType PgLsn = Base(3220, "pg_lsn", "pg_lsn", ValueForm.UInt64, DataTypeCategory.User, 8, 3221);
    public static readonly DataType TsVector = Base(3614, "tsvector", "tsvector", ValueForm.Text, DataTypeCategory.User, -1, 3643);
    public static readonly DataType TsQuery = Base(3615, "tsquery", "tsquery", ValueForm.Text, DataTypeCategory.User, -1, 3645);
    public static readonly DataType Regconfig = Base(3734, "regconfig", "regconfig", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 3735);
    public static readonly DataType Regdictionary = Base(3769, "regdictionary", "regdictionary", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 3770);
    public static readonly DataType Jsonb = Base(3802, "jsonb", "jsonb", ValueForm.Jsonb, DataTypeCategory.User, -1, 3807);
    public static readonly DataType JsonPath = Base(4072, "jsonpath", "jsonpath", ValueForm.Text, DataTypeCategory.User, -1, 4073);
    public static readonly DataType Regnamespace = Base(4089, "regnamespace", "regnamespace", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 4090);
    public static readonly DataType Regrole = Base(4096, "regrole", "regrole", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 4097);
    public static readonly DataType Regcollation = Base(4191, "regcollation", "regcollation", ValueForm.UInt32, DataTypeCategory.Numeric, 4, 4192);
    public static readonly DataType PgSnapshot = Base(5038, "pg_snapshot", "pg_snapshot", ValueForm.Text, DataTypeCategory.User, -1, 5039);
    public static readonly DataType Xid8 = Base(5069, "xid8", "xid8", ValueForm.UInt64, DataTypeCategory.User, 8, 271);

    public static readonly DataType Int4Range = CreateRange(3904, 3905, null, "int4range", Int4, (4451, 6150, "int4multirange"), isDiscrete: true);
    public static readonly DataType NumRange = CreateRange(3906, 3907, null, "numrange", Numeric, (4532, 6151, "nummultirange"));
    public static readonly DataType TsRange = CreateRange(3908, 3909, null, "tsrange", Timestamp, (4533, 6152, "tsmultirange"));
    public static readonly DataType TstzRange = CreateRange(3910, 3911, null, "tstzrange", TimestampTz, (4534, 6153, "tstzmultirange"));
    public static readonly DataType DateRange = CreateRange(3912, 3913, null, "daterange", Date, (4535, 6155, "datemultirange"), isDiscrete: true);
    public static readonly DataType Int8Range = CreateRange(3926, 3927, null, "int8range", Int8, (4536, 6157, "int8multirange"), isDiscrete: true);
    public static readonly DataType Int4Multirange = Int4Range.Multirange!;
    public static readonly DataType NumMultirange = NumRange.Multirange!;
    public static readonly DataType TsMultirange = TsRange.Multirange!;
    public static readonly DataType TstzMultirange = TstzRange.Multirange!;
    public static readonly DataType DateMultirange = DateRange.Multirange!;
    public static readonly DataType Int8Multirange = Int8Range.Multirange!;

    // The two vectors of the catalogs: arrays whose text form has blanks instead of braces.
    public static readonly DataType Int2Vector = Vector(22, "int2vector", 1006, Int2);
    public static readonly DataType OidVector = Vector(30, "oidvector", 1013, OidType);

    public static readonly DataType DdlCommand = Pseudo(32, "pg_ddl_command", DataTypeCategory.Pseudo, 8);
    public static readonly DataType Unknown = Pseudo(705, "unknown", DataTypeCategory.Unknown, -2, ValueForm.Text);
    public static readonly DataType Record = Pseudo(2249, "record", DataTypeCategory.Pseudo, -1, ValueForm.Record, arrayOid: 2287);
    public static readonly DataType CString = Pseudo(2275, "cstring", DataTypeCategory.Pseudo, -2, ValueForm.Text, arrayOid: 1263);
    public static readonly DataType Any = Pseudo(2276, "any", DataTypeCategory.Pseudo, 4);
    public static readonly DataType AnyArray = Pseudo(2277, "anyarray", DataTypeCategory.Pseudo, -1);
    public static readonly DataType Void = Pseudo(2278, "void", DataTypeCategory.Pseudo, 4, ValueForm.Text);
    public static readonly DataType Trigger = Pseudo(2279, "trigger", DataTypeCategory.Pseudo, 4);
    public static readonly DataType Internal = Pseudo(2281, "internal", DataTypeCategory.Pseudo, 8);
    public static readonly DataType AnyElement = Pseudo(2283, "anyelement", DataTypeCategory.Pseudo, 4);
    public static readonly DataType AnyNonArray = Pseudo(2776, "anynonarray", DataTypeCategory.Pseudo, 4);
    public static readonly DataType AnyEnum = Pseudo(3500, "anyenum", DataTypeCategory.Pseudo, 4);
    public static readonly DataType EventTrigger = Pseudo(3838, "event_trigger", DataTypeCategory.Pseudo, 4);
    public static readonly DataType AnyRange = Pseudo(3831, "anyrange", DataTypeCategory.Pseudo, -1);
    public static readonly DataType AnyMultirange = Pseudo(4537, "anymultirange", DataTypeCategory.Pseudo, -1);
    public static readonly DataType AnyCompatibleMultirange = Pseudo(4538, "anycompatiblemultirange", DataTypeCategory.Pseudo, -1);
    public static readonly DataType AnyCompatible = Pseudo(5077, "anycompatible", DataTypeCategory.Pseudo, 4);
    public static readonly DataType AnyCompatibleArray = Pseudo(5078, "anycompatiblearray", DataTypeCategory.Pseudo, -1);
    public static readonly DataType AnyCompatibleNonArray = Pseudo(5079, "anycompatiblenonarray", DataTypeCategory.Pseudo, 4);
    public static readonly DataType AnyCompatibleRange = Pseudo(5080, "anycompatiblerange", DataTypeCategory.Pseudo, -1);

    private DataType? _plain;
    private ConcurrentDictionary<TextOrder, DataType>? _ordered;
    private DataType? _byBytes;

    private DataType(int oid, string name, string displayName, TypeKind kind, ValueForm form, DataTypeCategory category, int fixedSize)
    {
        Oid = oid;
        Name = name;
        DisplayName = displayName;
        Kind = kind;
        Form = form;
        Category = category;
        FixedSize = fixedSize;
    }

    public int Oid { get; }

    /// <summary>pg_type.typname: int4, bpchar, _int4.</summary>
    public string Name { get; }

    /// <summary>What format_type says: integer, character varying, integer[].</summary>
    public string DisplayName { get; }

    public TypeKind Kind { get; }

    public ValueForm Form { get; private set; }

    public DataTypeCategory Category { get; }

    /// <summary>Whether implicit casts to this type are preferred within its category.</summary>
    public bool IsPreferred { get; private init; }

    /// <summary>pg_type.typlen: bytes, -1 for variable length, -2 for C strings.</summary>
    public int FixedSize { get; }

    /// <summary>The type of an array's elements; null when this isn't an array.</summary>
    public DataType? Element { get; private set; }

    /// <summary>What a subscript takes out of a value of fixed size, counted from 0: a point's coordinates, a box's corners; null for other types.</summary>
    public DataType? Subscripted => Underlying().Oid switch
    {
        600 or 628 => Float8,
        601 or 603 => Point,
        _ => null,
    };

    /// <summary>A composite type, a domain over one, or a record without a type of its own.</summary>
    public bool IsRow => Oid == Record.Oid || Underlying().Kind == TypeKind.Composite;

    /// <summary>What stands between the items of arrays over this type.</summary>
    public char Delimiter => Underlying().Oid == Box.Oid ? ';' : ',';

    /// <summary>The array over this type, if there is one.</summary>
    public DataType? Array { get; private set; }

    /// <summary>A domain's base type and modifier.</summary>
    public SqlType? BaseType { get; private set; }

    /// <summary>A domain's collation, or that of <see cref="Order"/>; null for the default one.</summary>
    public string? Collation { get; private set; }

    /// <summary>The order of ICU that texts of this type, or its elements, have; null: by bytes.</summary>
    public TextOrder? Order { get; private set; }

    /// <summary>char(n): trailing blanks are without meaning.</summary>
    public bool IsPadded => Form == ValueForm.PaddedText || (Form == ValueForm.CollatedText && IsOver(Bpchar.Oid));

    /// <summary>The bytes of a text that count when it is compared: those of char(n) without its trailing blanks.</summary>
    public ReadOnlySpan<byte> Compared(in Value text) => IsPadded ? text.Utf8.TrimEnd((byte)' ') : text.Utf8;

    /// <summary>The same type in the order that the catalog has for it.</summary>
    public DataType Plain => _plain ?? this;

    /// <summary>An enum's labels in their order; empty for other types.</summary>
    public IReadOnlyList<EnumLabel> Labels { get; private init; } = [];

    /// <summary>A composite's fields in their order; empty for other types.</summary>
    public IReadOnlyList<CompositeField> Fields { get; private init; } = [];

    /// <summary>A composite's fields that stored values have at each place, -1 where that is a dropped one's; null where there are none such.</summary>
    public IReadOnlyList<int>? StoredFields { get; private init; }

    /// <summary>The range type of a multirange; null for other types.</summary>
    public DataType? Range { get; private init; }

    /// <summary>The multirange type over a range; null for other types.</summary>
    public DataType? Multirange { get; private set; }

    /// <summary>Order and algebra of a range's or multirange's values; null for other types.</summary>
    public RangeRules? RangeRules { get; private init; }

    /// <summary>What the values of an extension's base type do; null for other types.</summary>
    public BaseTypeCode? Code { get; private init; }

    /// <summary>The schema of a type made by the user; null for built-in types.</summary>
    public string? SchemaName { get; private init; }

    public bool IsArray => Kind == TypeKind.Array;

    public bool IsPseudo => Kind is TypeKind.Pseudo or TypeKind.Shell || Oid == Record.Oid;

    /// <summary>Whether the type stands for others in a function's signature.</summary>
    public bool IsPolymorphic => Oid is 2277 or 2283 or 2776 or 3500 or 3831 or 4537 or 4538 or 5077 or 5078 or 5079 or 5080;

    /// <summary>anyarray, anyrange, anymultirange and their anycompatible siblings: what a NULL may be cast to.</summary>
    public bool IsContainer => Oid is 2277 or 3831 or 4537 or 4538 or 5078 or 5080;

    public static DataType? FromOid(int oid) => BuiltInTypes.ByOid.GetValueOrDefault(oid);

    /// <summary>Finds a built-in type by pg_type.typname (int4, not integer; the parser translates the standard's names).</summary>
    public static DataType? FromName(string name) => BuiltInTypes.ByName.GetValueOrDefault(name);

    /// <summary>Every built-in type, arrays included.</summary>
    public static IReadOnlyCollection<DataType> BuiltIn => BuiltInTypes.ByOid.Values;

    public static DataType CreateEnum(int oid, int arrayOid, string schema, string name, IReadOnlyList<EnumLabel> labels) =>
        new DataType(oid, name, Identifier.Quote(name), TypeKind.Enum, ValueForm.Enum, DataTypeCategory.Enum, 4) { SchemaName = schema, Labels = labels }
            .WithArray(arrayOid);

    public static DataType CreateDomain(int oid, int arrayOid, string schema, string name, SqlType baseType, string? collation = null)
    {
        baseType = collation is null ? baseType : baseType.Collated(collation);
        return new DataType(oid, name, Identifier.Quote(name), TypeKind.Domain, baseType.Type.Form, baseType.Type.Category, baseType.Type.FixedSize)
        {
            SchemaName = schema,
            BaseType = baseType,
            Collation = collation ?? baseType.Type.Collation ?? baseType.Type.Element?.Collation,
            Order = baseType.Type.Order,
            Element = baseType.Type.Element,
            Labels = baseType.Type.Labels,
            Fields = baseType.Type.Fields,
            StoredFields = baseType.Type.StoredFields,
            Range = baseType.Type.Range,
            Multirange = baseType.Type.Multirange,
            RangeRules = baseType.Type.RangeRules,
        }.WithArray(arrayOid);
    }

    public static DataType CreateComposite(int oid, int arrayOid, string schema, string name, IReadOnlyList<CompositeField> fields) =>
        new DataType(oid, name, Identifier.Quote(name), TypeKind.Composite, ValueForm.Record, DataTypeCategory.Composite, -1)
        {
            SchemaName = schema,
            Fields = fields,
            StoredFields = CompositeField.StoredFields(fields),
        }.WithArray(arrayOid);

    /// <summary>The type of records whose fields are known.</summary>
    public static DataType CreateRecord(IReadOnlyList<CompositeField> fields) => CreateComposite(Record.Oid, Record.Array!.Oid, "pg_catalog", Record.Name, fields);

    public static DataType CreateBase(int oid, int arrayOid, string schema, string name, BaseTypeCode code) =>
        new DataType(oid, name, Identifier.Quote(name), TypeKind.Base, code.Form, code.Category, -1) { SchemaName = schema, Code = code }
            .WithArray(arrayOid);

    public static DataType CreateShell(int oid, string schema, string name) =>
        new(oid, name, Identifier.Quote(name), TypeKind.Shell, ValueForm.None, DataTypeCategory.Pseudo, 4) { SchemaName = schema };

    /// <summary>A range type and its multirange.</summary>
    /// <param name="oid">OID of the range.</param>
    /// <param name="arrayOid">OID of the array over the range.</param>
    /// <param name="schema">Null for a built-in type.</param>
    /// <param name="name">Name of the range.</param>
    /// <param name="subtype">Type of the bounds.</param>
    /// <param name="multirange">OID of the multirange, OID of the array over it, its name.</param>
    /// <param name="isDiscrete">Whether the subtype goes in single steps, so that ranges have a canonical form [lower,upper).</param>
    public static DataType CreateRange(
        int oid, int arrayOid, string? schema, string name, DataType subtype, (int Oid, int ArrayOid, string Name) multirange, bool isDiscrete = false)
    {
        RangeRules rules = new(subtype, isDiscrete);
        DataType range = new DataType(oid, name, Identifier.Quote(name), TypeKind.Range, ValueForm.Range, DataTypeCategory.Range, -1)
        {
            SchemaName = schema,
            RangeRules = rules,
        }.WithArray(arrayOid);
        range.Multirange = new DataType(
            multirange.Oid, multirange.Name, Identifier.Quote(multirange.Name), TypeKind.Multirange, ValueForm.Multirange, DataTypeCategory.Range, -1)
        {
            SchemaName = schema,
            RangeRules = rules,
            Range = range,
        }.WithArray(multirange.ArrayOid);
        return range;
    }

    /// <summary>This type as a column or a part of a key has it that a collation is named for.</summary>
    /// <param name="collation">Its name or reference; null: the type's own.</param>
    public DataType Collated(string? collation) => collation is null ? Plain : Ordered(TextOrder.Of(collation));

    /// <summary>The same type, whose texts or elements compare in that order; types that have none in them stay as they are.</summary>
    /// <param name="order">Null: by bytes.</param>
    public DataType Ordered(TextOrder? order)
    {
        if (_plain is not null)
        {
            return _plain.Ordered(order);
        }

        if (object.Equals(order, Order) || (order is not null && !IsCollatable))
        {
            return this;
        }

        return Kind == TypeKind.Array ? Element!.Ordered(order).Array!
            : order is null ? _byBytes ??= Copy(order)
            : (_ordered ??= new()).GetOrAdd(order, static (order, plain) => plain.Copy(order), this);
    }

    private bool IsCollatable => Underlying() is var underlying && (underlying.Element ?? underlying) is var item
        && item.Underlying() is { Code: null, Form: ValueForm.Text or ValueForm.PaddedText or ValueForm.CollatedText, Category: DataTypeCategory.String };

    private DataType Copy(TextOrder? order)
    {
        DataType copy = (DataType)MemberwiseClone();
        copy._plain = this;
        copy._ordered = null;
        copy._byBytes = null;
        copy.Order = order;
        copy.Collation = order?.Collation;
        if (BaseType is { } below)
        {
            copy.BaseType = new SqlType(below.Type.Ordered(order), below.Modifier);
            copy.Element = copy.BaseType.Value.Type.Element;
            copy.Form = copy.BaseType.Value.Type.Form;
        }
        else
        {
            copy.Form = order is not null ? ValueForm.CollatedText : Oid == Bpchar.Oid ? ValueForm.PaddedText : ValueForm.Text;
        }

        if (Array is not null)
        {
            copy.Array = (DataType)Array.MemberwiseClone();
            copy.Array._plain = Array;
            copy.Array.Order = order;
            copy.Array.Collation = copy.Collation;
            copy.Array.Element = copy;
        }

        return copy;
    }

    /// <summary>The type below all domains.</summary>
    public DataType Underlying()
    {
        DataType type = this;
        while (type.BaseType is { } baseType)
        {
            type = baseType.Type;
        }

        return type;
    }

    /// <summary>Whether this is the other type or a domain over it, whatever is in between.</summary>
    public bool IsOver(int oid) => Oid == oid || BaseType?.Type.IsOver(oid) == true;

    /// <summary>Whether values of this type are values of the other or have such in them: elements, fields, bounds.</summary>
    public bool Holds(int oid) => Oid == oid
        || Element?.Holds(oid) == true
        || BaseType?.Type.Holds(oid) == true
        || RangeRules?.Subtype.Holds(oid) == true
        || Fields.Any(field => field.Type.Type.Holds(oid));

    /// <summary>Whether values of this type are rows, or have such in them.</summary>
    public bool HasFields => Fields.Count > 0 || Element?.HasFields == true || RangeRules?.Subtype.HasFields == true;

    public static bool operator ==(DataType? left, DataType? right) => ReferenceEquals(left, right) || (left is not null && left.Equals(right));

    public static bool operator !=(DataType? left, DataType? right) => !(left == right);

    public bool Equals(DataType? other) => ReferenceEquals(this, other) || (other is not null && other.Oid == Oid);

    public override bool Equals(object? obj) => Equals(obj as DataType);

    public override int GetHashCode() => Oid;

    public override string ToString() => DisplayName;

    private static DataType Base(int oid, string name, string displayName, ValueForm form, DataTypeCategory category, int fixedSize, int arrayOid, bool isPreferred = false) =>
        new DataType(oid, name, displayName, TypeKind.Base, form, category, fixedSize) { IsPreferred = isPreferred }.WithArray(arrayOid);

    private static DataType Vector(int oid, string name, int arrayOid, DataType element) =>
        new DataType(oid, name, name, TypeKind.Base, ValueForm.Array, DataTypeCategory.Array, -1) { Element = element }.WithArray(arrayOid);

    private static DataType Pseudo(int oid, string name, DataTypeCategory category, int fixedSize, ValueForm form = ValueForm.None, int arrayOid = 0) =>
        new DataType(oid, name, name == "any" ? "\"any\"" : name, TypeKind.Pseudo, form, category, fixedSize).WithArray(arrayOid);

    private DataType WithArray(int arrayOid)
    {
        if (arrayOid != 0)
        {
            // Those of records are no types of columns either; cstring's are.
            bool isPseudo = Kind == TypeKind.Pseudo && Name != "cstring";
            Array = new DataType(arrayOid, "_" + Name, DisplayName + "[]", isPseudo ? TypeKind.Pseudo : TypeKind.Array, ValueForm.Array,
                isPseudo ? DataTypeCategory.Pseudo : DataTypeCategory.Array, -1)
            {
                Element = this,
                SchemaName = SchemaName,
            };
        }

        return this;
    }
}
