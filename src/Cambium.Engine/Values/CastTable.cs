using System.Collections.Frozen;

namespace Cambium.Engine.Values;

/// <summary>The casts between built-in types, by where they apply: PostgreSQL's pg_cast.</summary>
public static class CastTable
{
    private const string ImplicitCasts = """
        char>text name>text int8>regproc int8>oid int8>float4 int8>float8 int8>numeric int8>regprocedure int8>regoper int8>regoperator
        int8>regclass int8>regtype int8>regconfig int8>regnamespace int8>regrole int8>regcollation int2>int8 int2>int4 int2>regproc
        int2>oid int2>float4 int2>float8 int2>numeric int2>regprocedure int2>regoper int2>regoperator int2>regclass int2>regtype
        int2>regconfig int2>regnamespace int2>regrole int2>regcollation int4>int8 int4>regproc int4>oid int4>float4 int4>float8
        int4>numeric int4>regprocedure int4>regoper int4>regoperator int4>regclass int4>regtype int4>regconfig int4>regnamespace
        int4>regrole int4>regcollation int8>regdictionary int2>regdictionary int4>regdictionary oid>regdictionary regdictionary>oid regproc>oid regproc>regprocedure text>name text>bpchar text>varchar text>regclass oid>regproc
        oid>regprocedure oid>regoper oid>regoperator oid>regclass oid>regtype oid>regconfig oid>regnamespace oid>regrole oid>regcollation
        float4>float8 bpchar>name bpchar>text bpchar>varchar varchar>name varchar>text varchar>bpchar varchar>regclass date>timestamp
        date>timestamptz cidr>inet macaddr>macaddr8 macaddr8>macaddr time>interval time>timetz timestamp>timestamptz bit>varbit varbit>bit numeric>float4 numeric>float8
        regprocedure>regproc regprocedure>oid regoper>oid regoper>regoperator regoperator>oid regoperator>regoper regclass>oid regtype>oid
        regconfig>oid regnamespace>oid regrole>oid regcollation>oid pg_node_tree>text
        """;

    private const string AssignmentCasts = """
        bool>text bool>bpchar bool>varchar char>bpchar char>varchar name>bpchar name>varchar int8>int2 int8>int4 int8>money int4>int2
        int4>money regproc>int8 regproc>int4 text>char oid>int8 oid>int4 json>jsonb inet>cidr inet>text inet>bpchar inet>varchar cidr>text cidr>bpchar cidr>varchar point>box path>polygon box>polygon polygon>path xml>text xml>bpchar xml>varchar float4>int8
        float4>int2 float4>int4 float4>numeric float8>int8 float8>int2 float8>int4 float8>float4 float8>numeric money>numeric bpchar>char
        varchar>char timestamp>date timestamp>time timestamptz>date timestamptz>time timestamptz>timestamp timestamptz>timetz
        interval>time timetz>time numeric>int8 numeric>int2 numeric>int4 numeric>money regprocedure>int8 regprocedure>int4 regoper>int8
        regoper>int4 regoperator>int8 regoperator>int4 regclass>int8 regclass>int4 regtype>int8 regtype>int4 regconfig>int8 regconfig>int4
        jsonb>json regnamespace>int8 regnamespace>int4 regrole>int8 regrole>int4 regcollation>int8 regcollation>int4
        regdictionary>int8 regdictionary>int4
        """;

    private const string ExplicitCasts = """
        bool>int4 int4>bit int8>bit char>int4 int4>bool int4>char text>xml bpchar>xml varchar>xml bit>int8 bit>int4 jsonb>bool jsonb>int8
        jsonb>int2 jsonb>int4 jsonb>float4 jsonb>float8 jsonb>numeric xid8>xid
        lseg>point box>lseg box>point box>circle polygon>point polygon>box polygon>circle circle>point circle>box circle>polygon
        """;

    private static readonly FrozenDictionary<(int From, int To), CastContext> s_contexts =
        Read(ImplicitCasts, CastContext.Implicit).Concat(Read(AssignmentCasts, CastContext.Assignment)).Concat(Read(ExplicitCasts, CastContext.Explicit))
            .ToFrozenDictionary();

    /// <summary>Every cast, by the OIDs of its types.</summary>
    public static IReadOnlyDictionary<(int From, int To), CastContext> All => s_contexts;

    internal static bool TryFind(DataType from, DataType to, out CastContext context) => s_contexts.TryGetValue((from.Oid, to.Oid), out context);

    private static IEnumerable<KeyValuePair<(int From, int To), CastContext>> Read(string table, CastContext context) =>
        from pair in table.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)
        let names = pair.Split('>')
        select KeyValuePair.Create((DataType.FromName(names[0])!.Oid, DataType.FromName(names[1])!.Oid), context);
}
