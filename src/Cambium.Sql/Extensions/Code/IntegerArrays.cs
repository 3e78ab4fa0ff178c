using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>intarray: arrays of integers as lists and as sets, and queries for what is in them. None may hold a NULL.</summary>
internal static class IntegerArrays
{
    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("_int_contains", static (arguments, _) => Value.FromBoolean(Contains(Items(arguments[0]), Items(arguments[1]))));
        library.Scalar("_int_contained", static (arguments, _) => Value.FromBoolean(Contains(Items(arguments[1]), Items(arguments[0]))));
        library.Scalar("_int_overlap", static (arguments, _) => Value.FromBoolean(Items(arguments[0]).Intersect(Items(arguments[1])).Any()));
        library.Scalar("_int_same", static (arguments, _) => Value.FromBoolean(Sorted(arguments[0]).SequenceEqual(Sorted(arguments[1]))));
        library.Scalar("_int_different", static (arguments, _) => Value.FromBoolean(!Sorted(arguments[0]).SequenceEqual(Sorted(arguments[1]))));
        library.Scalar("_int_union", static (arguments, _) => Set(Items(arguments[0]).Concat(Items(arguments[1]))));
        library.Scalar("_int_inter", static (arguments, _) => Set(Items(arguments[0]).Intersect(Items(arguments[1]))));
        library.Scalar("intset", static (arguments, _) => ToArray([arguments[0].Int32]));
        library.Scalar("icount", static (arguments, _) => Value.FromInt32(Items(arguments[0]).Length));
        library.Scalar("sort", static (arguments, _) => ToArray(Sort(Items(arguments[0]), arguments.Length > 1 ? arguments[1].Text : "asc")));
        library.Scalar("sort_asc", static (arguments, _) => ToArray(Sort(Items(arguments[0]), "asc")));
        library.Scalar("sort_desc", static (arguments, _) => ToArray(Sort(Items(arguments[0]), "desc")));
        library.Scalar("uniq", static (arguments, _) =>
        {
            int[] items = Items(arguments[0]);
            return ToArray([.. items.Where((item, index) => index == 0 || item != items[index - 1])]);
        });
        library.Scalar("idx", static (arguments, _) => Value.FromInt32(Array.IndexOf(Items(arguments[0]), arguments[1].Int32) + 1));
        library.Scalar("subarray", static (arguments, _) => Part(Items(arguments[0]), arguments[1].Int32, arguments.Length > 2 ? arguments[2].Int32 : 0));
        library.Scalar("intarray_push_elem", static (arguments, _) => ToArray([.. Items(arguments[0]), arguments[1].Int32]));
        library.Scalar("intarray_push_array", static (arguments, _) => ToArray([.. Items(arguments[0]), .. Items(arguments[1])]));
        library.Scalar("intarray_del_elem", static (arguments, _) =>
        {
            int removed = arguments[1].Int32;
            return ToArray([.. Items(arguments[0]).Where(item => item != removed)]);
        });
        library.Scalar("intset_union_elem", static (arguments, _) => Set(Items(arguments[0]).Append(arguments[1].Int32)));
        library.Scalar("bqarr_in", static (arguments, _) => Value.FromText(IntegerQuery.Parse(arguments[0].Text).ToString()));
        library.Scalar("bqarr_out", static (arguments, _) => arguments[0]);
        library.Scalar("boolop", static (arguments, _) => Value.FromBoolean(IntegerQuery.Parse(arguments[1].Text).Matches(Items(arguments[0]))));
        library.Scalar("rboolop", static (arguments, _) => Value.FromBoolean(IntegerQuery.Parse(arguments[0].Text).Matches(Items(arguments[1]))));
        library.Scalar("querytree", static (_, _) => throw new SqlErrorException(SqlState.InternalError, "querytree is no longer implemented"));
        library.Scalar("intset_subtract", static (arguments, _) => Set(Items(arguments[0]).Except(Items(arguments[1]))));
    }

    private static int[] Items(in Value value)
    {
        Value[] items = value.Array.Items;
        int[] numbers = new int[items.Length];
        for (int index = 0; index < items.Length; index++)
        {
            numbers[index] = items[index].IsNull ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "array must not contain nulls") : items[index].Int32;
        }

        return numbers;
    }

    private static bool Contains(int[] whole, int[] part) => part.All(new HashSet<int>(whole).Contains);

    private static int[] Sorted(in Value value) => [.. Items(value).Order()];

    private static int[] Sort(int[] items, string direction) => direction.ToLowerInvariant() switch
    {
        "asc" => [.. items.Order()],
        "desc" => [.. items.OrderDescending()],
        _ => throw new SqlErrorException(SqlState.InvalidParameterValue, "second parameter must be \"ASC\" or \"DESC\""),
    };

    /// <param name="start">Counts from 1, negative from the end.</param>
    /// <param name="length">0: to the end; negative: so many are left out there.</param>
    private static Value Part(int[] items, int start, int length)
    {
        long from = start > 0 ? start - 1 : start;
        from = from < 0 ? items.Length + from : from;
        long end = length == 0 ? items.Length : length < 0 ? items.Length + (long)length : from + length;
        end = Math.Min(end, items.Length);
        from = Math.Max(from, 0);
        return ToArray(from < end ? items[(int)from..(int)end] : []);
    }

    private static Value Set(IEnumerable<int> items) => ToArray([.. items.Distinct().Order()]);

    private static Value ToArray(int[] items) => Value.FromArray(new ArrayValue(DataType.Int4, [.. items.Select(static item => Value.FromInt32(item))]));
}
