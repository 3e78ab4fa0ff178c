using System.Buffers;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>cube: boxes made, taken apart, compared and measured. Where two have different dimensions, the one with fewer is flat at 0 in the others.</summary>
internal static class CubeFunctions
{
    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("cube_in", static (arguments, _) => Cube.Parse(arguments[0].Text).ToValue());
        library.Scalar("cube_out", static (arguments, _) => Value.FromText(Cube.From(arguments[0]).ToString()));
        library.Scalar("cube_recv", static (_, _) => throw new SqlErrorException(SqlState.FeatureNotSupported, "the binary format of cube cannot be called as a function"));
        library.Scalar("cube_send", static (arguments, _) =>
        {
            ArrayBufferWriter<byte> output = new();
            Cube.From(arguments[0]).Send(output);
            return Value.FromUtf8(output.WrittenSpan);
        });
        RegisterMakers(library);
        RegisterParts(library);
        RegisterComparisons(library);
        RegisterDistances(library);
    }

    private static void RegisterMakers(ExtensionLibrary library)
    {
        library.Scalar("cube_f8", static (arguments, _) => Cube.Point([arguments[0].Double]).ToValue());
        library.Scalar("cube_f8_f8", static (arguments, _) => new Cube([arguments[0].Double], [arguments[1].Double]).ToValue());
        library.Scalar("cube_c_f8", static (arguments, _) => Extended(Cube.From(arguments[0]), arguments[1].Double, arguments[1].Double));
        library.Scalar("cube_c_f8_f8", static (arguments, _) => Extended(Cube.From(arguments[0]), arguments[1].Double, arguments[2].Double));
        library.Scalar("cube_a_f8", static (arguments, _) => Cube.Point(Numbers(arguments[0])).ToValue());
        library.Scalar("cube_a_f8_f8", static (arguments, _) =>
        {
            // The upper right corner is the first argument of the two.
            (double[] upper, double[] lower) = (Numbers(arguments[0]), Numbers(arguments[1]));
            return upper.Length == lower.Length
                ? new Cube(upper, lower).ToValue()
                : throw new SqlErrorException(SqlState.ArrayElementError, "UR and LL arrays must be of same length");
        });
        library.Scalar("cube_subset", static (arguments, _) =>
        {
            Cube cube = Cube.From(arguments[0]);
            int[] indexes = [.. Items(arguments[1]).Select(item => item.Int32 >= 1 && item.Int32 <= cube.Dimensions
                ? item.Int32 - 1
                : throw new SqlErrorException(SqlState.ArrayElementError, "Index out of bounds"))];
            return new Cube([.. indexes.Select(cube.First)], [.. indexes.Select(cube.Second)]).ToValue();
        });
        library.Scalar("cube_union", static (arguments, _) => Combined(arguments, Math.Min, Math.Max));
        library.Scalar("cube_inter", static (arguments, _) => Combined(arguments, Math.Max, Math.Min));
        library.Scalar("cube_enlarge", static (arguments, _) => Enlarged(Cube.From(arguments[0]), arguments[1].Double, Math.Min(arguments[2].Int32, Cube.DimensionsMax)));
    }

    private static void RegisterParts(ExtensionLibrary library)
    {
        library.Scalar("cube_dim", static (arguments, _) => Value.FromInt32(Cube.From(arguments[0]).Dimensions));
        library.Scalar("cube_is_point", static (arguments, _) => Value.FromBoolean(Cube.From(arguments[0]).IsPoint));
        library.Scalar("cube_size", static (arguments, _) =>
        {
            Cube cube = Cube.From(arguments[0]);
            double size = cube.IsPoint ? 0 : 1;
            for (int index = 0; index < cube.Dimensions; index++)
            {
                size *= Math.Abs(cube.First(index) - cube.Second(index));
            }

            return Value.FromDouble(size);
        });
        library.Scalar("cube_ll_coord", static (arguments, _) => Value.FromDouble(arguments[1].Int32 > 0 ? Cube.From(arguments[0]).Lower(arguments[1].Int32 - 1) : 0));
        library.Scalar("cube_ur_coord", static (arguments, _) => Value.FromDouble(arguments[1].Int32 > 0 ? Cube.From(arguments[0]).Upper(arguments[1].Int32 - 1) : 0));
        library.Scalar("cube_coord", static (arguments, _) =>
        {
            Cube cube = Cube.From(arguments[0]);
            int place = arguments[1].Int32;
            return place < 1 || place > 2 * cube.Dimensions ? throw new SqlErrorException(SqlState.ArrayElementError, FormattableString.Invariant($"cube index {place} is out of bounds"))
                : Value.FromDouble(place <= cube.Dimensions ? cube.First(place - 1) : cube.Second(place - 1 - cube.Dimensions));
        });
        library.Scalar("cube_coord_llur", static (arguments, _) =>
        {
            // Lower and upper coordinates by turns; a negative place is for the opposite order.
            int place = arguments[1].Int32 != 0 ? Math.Abs(arguments[1].Int32) - 1 : throw new SqlErrorException(SqlState.ArrayElementError, "zero cube index is not defined");
            Cube cube = Cube.From(arguments[0]);
            double number = place % 2 == 0 ? cube.Lower(place / 2) : cube.Upper(place / 2);
            return Value.FromDouble(arguments[1].Int32 < 0 ? -number : number);
        });
    }

    private static void RegisterComparisons(ExtensionLibrary library)
    {
        library.Scalar("cube_cmp", static (arguments, _) => Value.FromInt32(Compare(arguments)));
        library.Scalar("cube_eq", static (arguments, _) => Value.FromBoolean(Compare(arguments) == 0));
        library.Scalar("cube_ne", static (arguments, _) => Value.FromBoolean(Compare(arguments) != 0));
        library.Scalar("cube_lt", static (arguments, _) => Value.FromBoolean(Compare(arguments) < 0));
        library.Scalar("cube_le", static (arguments, _) => Value.FromBoolean(Compare(arguments) <= 0));
        library.Scalar("cube_gt", static (arguments, _) => Value.FromBoolean(Compare(arguments) > 0));
        library.Scalar("cube_ge", static (arguments, _) => Value.FromBoolean(Compare(arguments) >= 0));
        library.Scalar("cube_contains", static (arguments, _) => Value.FromBoolean(Contains(arguments[0], arguments[1])));
        library.Scalar("cube_contained", static (arguments, _) => Value.FromBoolean(Contains(arguments[1], arguments[0])));
        library.Scalar("cube_overlap", static (arguments, _) => Value.FromBoolean(Gaps(arguments).All(static gap => gap == 0)));
    }

    private static void RegisterDistances(ExtensionLibrary library)
    {
        library.Scalar("cube_distance", static (arguments, _) => Value.FromDouble(Math.Sqrt(Gaps(arguments).Sum(static gap => gap * gap))));
        library.Scalar("distance_taxicab", static (arguments, _) => Value.FromDouble(Gaps(arguments).Sum()));
        library.Scalar("distance_chebyshev", static (arguments, _) => Value.FromDouble(Gaps(arguments).DefaultIfEmpty().Max()));
    }

    private static int Compare(ReadOnlySpan<Value> arguments) => Math.Sign(arguments[0].Utf8.SequenceCompareTo(arguments[1].Utf8));

    private static bool Contains(in Value whole, in Value part)
    {
        // What the whole is in dimensions that the part hasn't doesn't matter; the other way round it must be 0.
        (Cube around, Cube inside) = (Cube.From(whole), Cube.From(part));
        return Enumerable.Range(0, inside.Dimensions)
            .All(index => around.Lower(index) <= inside.Lower(index) && around.Upper(index) >= inside.Upper(index));
    }

    /// <summary>How far two cubes are from each other in each dimension.</summary>
    private static IEnumerable<double> Gaps(ReadOnlySpan<Value> arguments)
    {
        (Cube one, Cube other) = (Cube.From(arguments[0]), Cube.From(arguments[1]));
        return Enumerable.Range(0, Math.Max(one.Dimensions, other.Dimensions))
            .Select(index => Math.Max(0, Math.Max(one.Lower(index) - other.Upper(index), other.Lower(index) - one.Upper(index))));
    }

    private static Value Combined(ReadOnlySpan<Value> arguments, Func<double, double, double> lower, Func<double, double, double> upper)
    {
        (Cube one, Cube other) = (Cube.From(arguments[0]), Cube.From(arguments[1]));
        int[] indexes = [.. Enumerable.Range(0, Math.Max(one.Dimensions, other.Dimensions))];
        return new Cube(
            [.. indexes.Select(index => lower(one.Lower(index), other.Lower(index)))], [.. indexes.Select(index => upper(one.Upper(index), other.Upper(index)))]).ToValue();
    }

    private static Value Extended(Cube cube, double first, double second)
    {
        int[] indexes = [.. Enumerable.Range(0, cube.Dimensions)];
        return cube.Dimensions < Cube.DimensionsMax
            ? new Cube([.. indexes.Select(cube.First), first], [.. indexes.Select(cube.Second), second]).ToValue()
            : throw TooMany("can't extend cube");
    }

    /// <summary>Dimensions that the cube hasn't are only added when it grows; one that shrinks beyond its middle ends there.</summary>
    private static Value Enlarged(Cube cube, double by, int dimensions)
    {
        int[] indexes = [.. Enumerable.Range(0, by > 0 ? Math.Max(cube.Dimensions, dimensions) : cube.Dimensions)];
        (double Lower, double Upper)[] sides = [.. indexes.Select(index =>
        {
            (double lower, double upper) = (cube.Lower(index) - by, cube.Upper(index) + by);
            return lower <= upper ? (lower, upper) : ((lower + upper) / 2, (lower + upper) / 2);
        })];
        return new Cube([.. sides.Select(static side => side.Lower)], [.. sides.Select(static side => side.Upper)]).ToValue();
    }

    private static Value[] Items(in Value array)
    {
        Value[] items = array.Array.Items;
        return items.Length > Cube.DimensionsMax ? throw TooMany("array is too long")
            : items.Any(static item => item.IsNull) ? throw new SqlErrorException(SqlState.ArrayElementError, "cannot work with arrays containing NULLs")
            : items;
    }

    private static double[] Numbers(in Value array) => [.. Items(array).Select(static item => item.Double)];

    private static SqlErrorException TooMany(string message) =>
        new(SqlState.ProgramLimitExceeded, message, FormattableString.Invariant($"A cube cannot have more than {Cube.DimensionsMax} dimensions."));
}
