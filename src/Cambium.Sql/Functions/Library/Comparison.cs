using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>= &lt;&gt; &lt; &lt;= &gt; &gt;= of every type: found by the operators of the catalog, all over <see cref="ValueComparer"/>.</summary>
internal static class Comparison
{
    private static readonly string[] s_suffixes = ["eq", "ne", "lt", "le", "gt", "ge"];

    internal static void Register(LibraryBuilder library)
    {
        // The functions' names follow no rule, so each type's are spelled out: eq ne lt le gt ge.
        Same(library, "int2 int4 int8 oid char float4 float8 bit varbit bytea name xid8 bpchar", "{0}eq {0}ne {0}lt {0}le {0}gt {0}ge");
        Same(library, "numeric timestamp timestamptz time timetz interval uuid jsonb pg_lsn array record enum date range multirange tsvector tsquery", "{0}_eq {0}_ne {0}_lt {0}_le {0}_gt {0}_ge");
        Same(library, "macaddr macaddr8 network", "{0}_eq {0}_ne {0}_lt {0}_le {0}_gt {0}_ge");
        Same(library, "text", "texteq textne text_lt text_le text_gt text_ge");
        Same(library, "money", "cash_eq cash_ne cash_lt cash_le cash_gt cash_ge");
        Same(library, "bool", "booleq boolne boollt boolle boolgt boolge");
        Same(library, "oidvector", "oidvectoreq oidvectorne oidvectorlt oidvectorle oidvectorgt oidvectorge");
        Same(library, "tid", "tideq tidne tidlt tidle tidgt tidge");
        Images(library, "record_image_eq record_image_ne record_image_lt record_image_le record_image_gt record_image_ge");
        Same(library, "xid", "xideq xidneq");
        Orders(library);
        library.Scalar("cideq", Bind(0));
        library.Scalar("xideqint4", Integers(0));
        library.Scalar("xidneqint4", Integers(1));
        library.Scalar("text_pattern_lt bpchar_pattern_lt", Bind(2));
        library.Scalar("text_pattern_le bpchar_pattern_le", Bind(3));
        library.Scalar("text_pattern_gt bpchar_pattern_gt", Bind(4));
        library.Scalar("text_pattern_ge bpchar_pattern_ge", Bind(5));

        for (int i = 0; i < s_suffixes.Length; i++)
        {
            string suffix = s_suffixes[i];
            library.Scalar($"int24{suffix} int28{suffix} int42{suffix} int48{suffix} int82{suffix} int84{suffix}", Integers(i));
            library.Scalar($"float48{suffix} float84{suffix}", Doubles(i));
            library.Scalar($"name{suffix}text text{suffix}name", Texts(i));
        }

        Times(library, "date", DataType.Date, "timestamp", DataType.Timestamp);
        Times(library, "date", DataType.Date, "timestamptz", DataType.TimestampTz);
        Times(library, "timestamp", DataType.Timestamp, "timestamptz", DataType.TimestampTz);
    }

    /// <summary>Dates and times of two types, the first brought to the second.</summary>
    private static void Times(LibraryBuilder library, string left, DataType leftType, string right, DataType rightType)
    {
        CastFunction bring = Casts.ForComparison(leftType, rightType)!;
        library.Scalar($"{left}_cmp_{right}", (args, context) => Value.FromInt32(bring(args[0], context).Int64.CompareTo(args[1].Int64)));
        library.Scalar($"{right}_cmp_{left}", (args, context) => Value.FromInt32(args[0].Int64.CompareTo(bring(args[1], context).Int64)));
        for (int i = 0; i < s_suffixes.Length; i++)
        {
            Func<int, bool> accept = Accept(i);
            library.Scalar($"{left}_{s_suffixes[i]}_{right}", (args, context) => Value.FromBoolean(accept(bring(args[0], context).Int64.CompareTo(args[1].Int64))));
            library.Scalar($"{right}_{s_suffixes[i]}_{left}", (args, context) => Value.FromBoolean(accept(args[0].Int64.CompareTo(bring(args[1], context).Int64))));
        }
    }

    /// <summary>The three-way comparisons behind btree indexes, and the larger or smaller of two.</summary>
    private static void Orders(LibraryBuilder library)
    {
        ScalarImplementation bind(CallTypes types)
        {
            ValueComparison compare = ValueComparer.GetComparison(types.Arguments[0].Type);
            return (args, _) => Value.FromInt32(Math.Sign(compare(args[0], args[1])));
        }

        library.Scalar(
            "btarraycmp btboolcmp btcharcmp btfloat4cmp btfloat8cmp btfloat48cmp btfloat84cmp btint2cmp btint4cmp btint8cmp btint24cmp btint28cmp btint42cmp btint48cmp btint82cmp"
            + " btint84cmp btnamecmp btoidcmp btrecordcmp bttextcmp cash_cmp date_cmp enum_cmp interval_cmp jsonb_cmp numeric_cmp pg_lsn_cmp time_cmp timestamp_cmp timestamptz_cmp"
            + " timetz_cmp uuid_cmp network_cmp macaddr_cmp macaddr8_cmp bitcmp varbitcmp bpcharcmp byteacmp xid8cmp range_cmp multirange_cmp tsvector_cmp tsquery_cmp btnametextcmp bttextnamecmp bttext_pattern_cmp btbpchar_pattern_cmp bttidcmp btoidvectorcmp", bind);
        foreach ((string name, int sign) in ((string, int)[])[("larger", 1), ("smaller", -1)])
        {
            library.Scalar(
                string.Join(' ', "array_ bpchar_ cash date_ enum_ float4 float8 int2 int4 int8 interval_ numeric_ oid pg_lsn_ text_ time_ timestamp_ timestamptz_ timetz_ xid8_ network_ tid"
                    .Split(' ').Select(type => type + name)),
                types =>
                {
                    ValueComparison compare = ValueComparer.GetComparison(types.Arguments[0].Type);
                    bool takesLater = types.Arguments[0].Type.Form != ValueForm.PaddedText;
                    return (args, _) => Math.Sign(compare(args[0], args[1])) * sign >= (takesLater ? 1 : 0) ? args[0] : args[1];
                });
        }
    }

    private static void Same(LibraryBuilder library, string types, string pattern)
    {
        foreach (string type in types.Split(' '))
        {
            string[] names = pattern.Split(' ');
            for (int i = 0; i < names.Length; i++)
            {
                library.Scalar(names[i].Replace("{0}", type, StringComparison.Ordinal), Bind(i));
            }
        }
    }

    private static void Images(LibraryBuilder library, string functions)
    {
        string[] names = functions.Split(' ');
        for (int i = 0; i < names.Length; i++)
        {
            Func<int, bool> accept = Accept(i);
            library.Scalar(names[i], (args, context) => Value.FromBoolean(accept(RecordImages.Compare(args[0].Record, args[1].Record, context.Format))));
        }

        library.Scalar("btrecordimagecmp", static (args, context) => Value.FromInt32(Math.Sign(RecordImages.Compare(args[0].Record, args[1].Record, context.Format))));
    }

    /// <exception cref="SqlErrorException">42883: the type, or that of the elements, has no order.</exception>
    internal static void RequireComparable(DataType type, bool isEquality)
    {
        if (type.Form is not ValueForm.Record && !ValueComparer.IsComparable(type))
        {
            throw new SqlErrorException(
                SqlState.UndefinedFunction,
                $"could not identify {(isEquality ? "an equality operator" : "a comparison function")} for type {(type.Underlying().Element ?? type).DisplayName}");
        }
    }

    private static Func<int, bool> Accept(int kind) => kind switch
    {
        0 => static order => order == 0,
        1 => static order => order != 0,
        2 => static order => order < 0,
        3 => static order => order <= 0,
        4 => static order => order > 0,
        _ => static order => order >= 0,
    };

    private static Func<CallTypes, ScalarImplementation> Bind(int kind) => types =>
    {
        DataType type = types.Arguments[0].Type;
        switch (type.Form)
        {
            case ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32:
                return Integers(kind);
            case ValueForm.Text or ValueForm.Bytes or ValueForm.Uuid:
                return Texts(kind);
            default:
                RequireComparable(type, isEquality: kind < 2);
                ValueComparison compare = ValueComparer.GetComparison(type);
                Func<int, bool> accept = Accept(kind);
                return (args, _) => Value.FromBoolean(accept(compare(args[0], args[1])));
        }
    };

    private static ScalarImplementation Integers(int kind) => kind switch
    {
        0 => static (args, _) => Value.FromBoolean(args[0].Int64 == args[1].Int64),
        1 => static (args, _) => Value.FromBoolean(args[0].Int64 != args[1].Int64),
        2 => static (args, _) => Value.FromBoolean(args[0].Int64 < args[1].Int64),
        3 => static (args, _) => Value.FromBoolean(args[0].Int64 <= args[1].Int64),
        4 => static (args, _) => Value.FromBoolean(args[0].Int64 > args[1].Int64),
        _ => static (args, _) => Value.FromBoolean(args[0].Int64 >= args[1].Int64),
    };

    private static ScalarImplementation Texts(int kind) => kind switch
    {
        0 => static (args, _) => Value.FromBoolean(args[0].Utf8.SequenceEqual(args[1].Utf8)),
        1 => static (args, _) => Value.FromBoolean(!args[0].Utf8.SequenceEqual(args[1].Utf8)),
        2 => static (args, _) => Value.FromBoolean(args[0].Utf8.SequenceCompareTo(args[1].Utf8) < 0),
        3 => static (args, _) => Value.FromBoolean(args[0].Utf8.SequenceCompareTo(args[1].Utf8) <= 0),
        4 => static (args, _) => Value.FromBoolean(args[0].Utf8.SequenceCompareTo(args[1].Utf8) > 0),
        _ => static (args, _) => Value.FromBoolean(args[0].Utf8.SequenceCompareTo(args[1].Utf8) >= 0),
    };

    private static ScalarImplementation Doubles(int kind)
    {
        ValueComparison compare = ValueComparer.GetComparison(DataType.Float8);
        Func<int, bool> accept = Accept(kind);
        return (args, _) => Value.FromBoolean(accept(compare(args[0], args[1])));
    }
}
