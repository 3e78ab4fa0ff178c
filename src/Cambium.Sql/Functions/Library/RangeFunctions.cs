using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Constructors, operators and aggregates of ranges and multiranges.</summary>
internal static class RangeFunctions
{
    private delegate bool Relation(RangeRules rules, RangeValue[] left, RangeValue[] right);

    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("int4range int8range numrange tsrange tstzrange daterange", static types => Constructor(types.Result.Type));
        library.Scalar(
            "int4multirange int8multirange nummultirange tsmultirange tstzmultirange datemultirange multirange", MultirangeConstructor);
        library.Scalar("int4range_canonical int8range_canonical daterange_canonical", static (args, _) => args[0]);
        library.Scalar("int4range_subdiff int8range_subdiff", static (args, _) => Value.FromDouble((double)args[0].Int64 - args[1].Int64));
        library.Scalar("daterange_subdiff", static (args, _) => Value.FromDouble((double)args[0].Int32 - args[1].Int32));
        library.Scalar("numrange_subdiff", static (args, _) => Value.FromDouble((args[0].Numeric - args[1].Numeric).ToDouble()));
        library.Scalar("tsrange_subdiff tstzrange_subdiff", static (args, _) => Value.FromDouble(((double)args[0].Int64 - args[1].Int64) / DateTimes.MicrosPerSecond));
        RegisterParts(library);
        RegisterRelations(library);
        RegisterAlgebra(library);
        library.Set("unnest(anymultirange)", static (args, _) => args[0].Multirange.Ranges.Select(static range => new[] { Value.FromObject(range) }));
        library.Aggregate("range_agg", static types => () => new UnionState(types.Arguments[0].Type));
        library.Aggregate("range_intersect_agg(anyrange)", static types =>
        {
            RangeRules rules = types.Result.Type.RangeRules!;
            return () => new FoldState((left, right) => Value.FromObject(rules.Intersect(left.Range, right.Range)), isAssociative: false);
        });
        library.Aggregate("range_intersect_agg(anymultirange)", static types =>
        {
            RangeRules rules = types.Result.Type.RangeRules!;
            return () => new FoldState((left, right) => Value.FromObject(rules.Intersect(left.Multirange.Ranges, right.Multirange.Ranges)), isAssociative: false);
        });
    }

    /// <summary>What a range type's constructor does: two bounds, and perhaps how they are included.</summary>
    internal static ScalarImplementation Constructor(DataType type)
    {
        RangeRules rules = type.RangeRules!;
        return (args, _) =>
        {
            if (args.Length == 2)
            {
                return Value.FromObject(rules.Create(args[0], true, args[1], false));
            }

            string flags = args[2].IsNull
                ? throw new SqlErrorException(SqlState.DataException, "range constructor flags argument must not be null")
                : args[2].Text;
            return flags is "[]" or "[)" or "(]" or "()"
                ? Value.FromObject(rules.Create(args[0], flags[0] == '[', args[1], flags[1] == ']'))
                : throw new SqlErrorException(SqlState.SyntaxError, "invalid range bound flags", hint: "Valid values are \"[]\", \"[)\", \"(]\", and \"()\".");
        };
    }

    /// <summary>What a multirange type's constructor does: nothing, a range, or an array of them.</summary>
    internal static ScalarImplementation MultirangeConstructor(CallTypes types)
    {
        RangeRules rules = types.Result.Type.RangeRules!;
        bool isArray = types.Arguments is [{ Type.IsArray: true }];
        return (args, _) =>
        {
            if (args.Length == 0)
            {
                return Value.FromObject(MultirangeValue.Empty);
            }

            ArrayValue? array = isArray ? args[0].Array : null;
            if (array is { Dimensions: > 1 })
            {
                throw new SqlErrorException(SqlState.CardinalityViolation, "multiranges cannot be constructed from multidimensional arrays");
            }

            if (array is not null && Array.Exists(array.Items, static item => item.IsNull))
            {
                throw new SqlErrorException(SqlState.NullValueNotAllowed, "multirange values cannot contain null members");
            }

            return Value.FromObject(rules.Union(array is null ? [args[0].Range] : array.Items.Select(static item => item.Range)));
        };
    }

    private static void RegisterParts(LibraryBuilder library)
    {
        library.Scalar("lower(anyrange) lower(anymultirange)", Bound(static ranges => ranges[0].Lower));
        library.Scalar("upper(anyrange) upper(anymultirange)", Bound(static ranges => ranges[^1].Upper));
        library.Scalar("isempty", Test(static ranges => ranges.Length == 0));
        library.Scalar("lower_inc", Test(static ranges => ranges.Length > 0 && ranges[0].Lower.IsInclusive));
        library.Scalar("upper_inc", Test(static ranges => ranges.Length > 0 && ranges[^1].Upper.IsInclusive));
        library.Scalar("lower_inf", Test(static ranges => ranges.Length > 0 && ranges[0].Lower.IsInfinite));
        library.Scalar("upper_inf", Test(static ranges => ranges.Length > 0 && ranges[^1].Upper.IsInfinite));
    }

    private static void RegisterRelations(LibraryBuilder library)
    {
        library.Scalar("range_contains_elem multirange_contains_elem", static types => Member(types, range: 0, element: 1));
        library.Scalar("elem_contained_by_range elem_contained_by_multirange", static types => Member(types, range: 1, element: 0));
        library.Scalar(
            "range_contains range_contains_multirange multirange_contains_range multirange_contains_multirange",
            Compare(static (rules, left, right) => rules.Contains(left, right)));
        library.Scalar(
            "range_contained_by range_contained_by_multirange multirange_contained_by_range multirange_contained_by_multirange",
            Compare(static (rules, left, right) => rules.Contains(right, left)));
        library.Scalar(Pairs("overlaps"), Compare(static (rules, left, right) => rules.Overlaps(left, right)));
        library.Scalar(Pairs("before"), Compare(static (rules, left, right) => rules.IsBefore(left, right)));
        library.Scalar(Pairs("after"), Compare(static (rules, left, right) => rules.IsBefore(right, left)));
        library.Scalar(Pairs("overleft"), Compare(static (rules, left, right) => rules.EndsWithin(left, right)));
        library.Scalar(Pairs("overright"), Compare(static (rules, left, right) => rules.StartsWithin(left, right)));
        library.Scalar(Pairs("adjacent"), Compare(static (rules, left, right) => rules.AreAdjacent(left, right)));
    }

    private static void RegisterAlgebra(LibraryBuilder library)
    {
        Ranges(library, "range_union", static (rules, left, right) => rules.Union(left, right));
        Ranges(library, "range_intersect", static (rules, left, right) => rules.Intersect(left, right));
        Ranges(library, "range_minus", static (rules, left, right) => rules.Minus(left, right));
        Ranges(library, "range_merge(anyrange,anyrange)", static (rules, left, right) => rules.Merge(left, right));
        library.Scalar("range_merge(anymultirange)", static types => (args, _) =>
        {
            RangeValue[] ranges = args[0].Multirange.Ranges;
            return Value.FromObject(ranges.Length == 0 ? RangeValue.Empty : types.Result.Type.RangeRules!.Merge(ranges[0], ranges[^1]));
        });
        Multiranges(library, "multirange_union", static (rules, left, right) => rules.Union(left.Concat(right)));
        Multiranges(library, "multirange_intersect", static (rules, left, right) => rules.Intersect(left, right));
        Multiranges(library, "multirange_minus", static (rules, left, right) => rules.Union(rules.Minus(left, right)));
    }

    private static string Pairs(string name) => $"range_{name} range_{name}_multirange multirange_{name}_range multirange_{name}_multirange";

    private static void Ranges(LibraryBuilder library, string name, Func<RangeRules, RangeValue, RangeValue, RangeValue> join) => library.Scalar(name, types =>
    {
        RangeRules rules = types.Result.Type.RangeRules!;
        return (args, _) => Value.FromObject(join(rules, args[0].Range, args[1].Range));
    });

    private static void Multiranges(LibraryBuilder library, string name, Func<RangeRules, RangeValue[], RangeValue[], MultirangeValue> join) => library.Scalar(name, types =>
    {
        RangeRules rules = types.Result.Type.RangeRules!;
        return (args, _) => Value.FromObject(join(rules, args[0].Multirange.Ranges, args[1].Multirange.Ranges));
    });

    private static Func<CallTypes, ScalarImplementation> Compare(Relation relation) => types =>
    {
        (DataType left, DataType right) = (types.Arguments[0].Type, types.Arguments[1].Type);
        RangeRules rules = left.RangeRules!;
        return (args, _) => Value.FromBoolean(relation(rules, Parts(left, args[0]), Parts(right, args[1])));
    };

    private static Func<CallTypes, ScalarImplementation> Bound(Func<RangeValue[], RangeBound> bound) => types =>
    {
        DataType type = types.Arguments[0].Type;
        return (args, _) => Parts(type, args[0]) is { Length: > 0 } ranges ? bound(ranges).Value : Value.Null;
    };

    private static Func<CallTypes, ScalarImplementation> Test(Func<RangeValue[], bool> test) => types =>
    {
        DataType type = types.Arguments[0].Type;
        return (args, _) => Value.FromBoolean(test(Parts(type, args[0])));
    };

    private static ScalarImplementation Member(CallTypes types, int range, int element)
    {
        DataType type = types.Arguments[range].Type;
        RangeRules rules = type.RangeRules!;
        return (args, _) =>
        {
            Value value = args[element];
            return Value.FromBoolean(Array.Exists(Parts(type, args[range]), part => rules.Contains(part, value)));
        };
    }

    /// <summary>A multirange's ranges; a range by itself, nothing when it is empty.</summary>
    private static RangeValue[] Parts(DataType type, in Value value) =>
        type.Form == ValueForm.Multirange ? value.Multirange.Ranges : value.Range.IsEmpty ? [] : [value.Range];

    /// <summary>range_agg: the union of all; NULL without any.</summary>
    private sealed class UnionState(DataType type) : AggregateState
    {
        private readonly List<RangeValue> _ranges = [];
        private bool _hasAny;

        public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
        {
            _hasAny = true;
            _ranges.AddRange(Parts(type, arguments[0]));
        }

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _hasAny ? Value.FromObject(type.RangeRules!.Union(_ranges)) : Value.Null;
    }
}
