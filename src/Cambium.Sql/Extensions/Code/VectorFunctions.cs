using System.Buffers;
using System.Globalization;
using System.Numerics.Tensors;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>pgvector: vectors made, taken apart, compared and measured. Distances are sums of numbers of four bytes, as pgvector's are.</summary>
internal static class VectorFunctions
{
    private delegate double Measure(ReadOnlySpan<float> left, ReadOnlySpan<float> right);

    private delegate float Reduction(ReadOnlySpan<float> numbers);

    /// <summary>The result takes the place of the left numbers.</summary>
    private delegate void Combination(float[] left, float[] right);

    internal static void Register(ExtensionLibrary library)
    {
        RegisterDense(library, DenseVectorType.Single, "", "vector_norm");
        RegisterDense(library, DenseVectorType.Half, "halfvec_", "halfvec_l2_norm");
        VectorCasts.Register(library);
        SparseVectorFunctions.Register(library);
        library.Scalar("hamming_distance", static (arguments, _) =>
        {
            RequireSameLength(arguments);
            return Value.FromDouble(Count(arguments, static (left, right) => left != right));
        });
        library.Scalar("jaccard_distance", static (arguments, _) =>
        {
            RequireSameLength(arguments);
            int both = Count(arguments, static (left, right) => left == '1' && right == '1');
            int any = Count(arguments, static (left, right) => left == '1' || right == '1');
            return Value.FromDouble(both == 0 ? 1 : 1 - (both / (double)any));
        });
    }

    /// <summary>What can be done with the values of a type whose bytes order: how two of them compare, in all the forms that its operators want.</summary>
    internal static void RegisterComparisons(ExtensionLibrary library, string type)
    {
        library.Scalar(type + "_cmp", static (arguments, _) => Value.FromInt32(Compare(arguments)));
        library.Scalar(type + "_eq", static (arguments, _) => Value.FromBoolean(Compare(arguments) == 0));
        library.Scalar(type + "_ne", static (arguments, _) => Value.FromBoolean(Compare(arguments) != 0));
        library.Scalar(type + "_lt", static (arguments, _) => Value.FromBoolean(Compare(arguments) < 0));
        library.Scalar(type + "_le", static (arguments, _) => Value.FromBoolean(Compare(arguments) <= 0));
        library.Scalar(type + "_gt", static (arguments, _) => Value.FromBoolean(Compare(arguments) > 0));
        library.Scalar(type + "_ge", static (arguments, _) => Value.FromBoolean(Compare(arguments) >= 0));
    }

    /// <summary>How far apart the directions are, of which the sums of products and of squares are known: 0 to 2, NaN where one has none.</summary>
    internal static double Cosine(float product, float leftSquares, float rightSquares)
    {
        double similarity = product / Math.Sqrt((double)leftSquares * rightSquares);
        return double.IsNaN(similarity) ? double.NaN : 1 - Math.Clamp(similarity, -1, 1);
    }

    /// <exception cref="SqlErrorException">22003.</exception>
    internal static float RequireInRange(float number) =>
        float.IsInfinity(number) ? throw new SqlErrorException(SqlState.NumericValueOutOfRange, "value out of range: overflow") : number;

    /// <summary>Numbers divided by the root of the sum of their squares; as they are where that is 0.</summary>
    internal static float[] Normalize(float[] numbers, DenseVectorType type)
    {
        double norm = Norm(numbers);
        return norm > 0 ? Array.ConvertAll(numbers, number => RequireInRange(type.Round((float)(number / norm)))) : numbers;
    }

    internal static double Norm(ReadOnlySpan<float> numbers)
    {
        double squares = 0;
        foreach (float number in numbers)
        {
            squares += (double)number * number;
        }

        return Math.Sqrt(squares);
    }

    private static int Compare(ReadOnlySpan<Value> arguments) => Math.Sign(arguments[0].Utf8.SequenceCompareTo(arguments[1].Utf8));

    /// <param name="prefix">Before the symbols whose names other types have, too.</param>
    private static void RegisterDense(ExtensionLibrary library, DenseVectorType type, string prefix, string norm)
    {
        string name = type.Name;
        library.Scalar(name + "_in", (arguments, _) => type.Fit(type.Parse(arguments[0].Text), arguments[2].Int32));
        library.Scalar(name + "_out", (arguments, _) => Value.FromText(type.ToText(arguments[0])));
        library.Scalar(name + "_typmod_in", (arguments, _) => Modifier(type.Rules, arguments[0]));
        library.Scalar(name + "_recv", (_, _) => throw NoReceive(name));
        library.Scalar(name + "_send", (arguments, _) =>
        {
            ArrayBufferWriter<byte> output = new();
            type.Send(arguments[0], output);
            return Value.FromUtf8(output.WrittenSpan);
        });
        library.Scalar(name, (arguments, _) => type.Fit(arguments[0], arguments[1].Int32));
        RegisterComparisons(library, name);
        RegisterDistances(library, type, prefix);
        RegisterArithmetic(library, type);
        VectorAverages.Register(library, type);
        library.Scalar(prefix + "vector_dims", (arguments, _) => Value.FromInt32(type.DimensionsOf(arguments[0])));
        library.Scalar(norm, (arguments, _) => Value.FromDouble(Norm(type.NumbersOf(arguments[0]))));
        library.Scalar(prefix + "l2_normalize", (arguments, _) => type.ToValue(Normalize(type.NumbersOf(arguments[0]), type)));
        library.Scalar(prefix + "binary_quantize", (arguments, _) =>
            Value.FromText(string.Concat(type.NumbersOf(arguments[0]).Select(static number => number > 0 ? '1' : '0'))));
        library.Scalar(prefix + "subvector", (arguments, _) =>
        {
            // As of a text: what is asked for before the first number only counts.
            long start = arguments[1].Int32;
            long end = Math.Min(start + arguments[2].Int32, type.DimensionsOf(arguments[0]) + 1);
            start = Math.Max(start, 1);
            type.Rules.RequireDimensions((int)Math.Max(arguments[2].Int32 < 1 ? 0 : end - start, 0));
            return type.ToValue(type.NumbersOf(arguments[0]).AsSpan((int)start - 1, (int)(end - start)));
        });
    }

    private static void RegisterDistances(ExtensionLibrary library, DenseVectorType type, string prefix)
    {
        void Distance(string symbol, Measure measure) => library.Scalar(symbol, (arguments, _) => Value.FromDouble(Measured(type, arguments, measure)));
        Distance(prefix + "l2_distance", static (left, right) => Math.Sqrt(SquaredDistance(left, right)));
        Distance(type.Name + "_l2_squared_distance", SquaredDistance);
        Distance(prefix + "inner_product", static (left, right) => TensorPrimitives.Dot(left, right));
        Distance(type.Name + "_negative_inner_product", static (left, right) => -(double)TensorPrimitives.Dot(left, right));
        Distance(type.Name + "_spherical_distance", static (left, right) => Math.Acos(Math.Clamp(TensorPrimitives.Dot(left, right), -1f, 1f)) / Math.PI);
        Distance(prefix + "cosine_distance", static (left, right) => Cosine(TensorPrimitives.Dot(left, right), TensorPrimitives.SumOfSquares(left), TensorPrimitives.SumOfSquares(right)));
        Distance(prefix + "l1_distance", static (left, right) => WithDifference(left, right, static difference => TensorPrimitives.SumOfMagnitudes(difference)));
    }

    private static double SquaredDistance(ReadOnlySpan<float> left, ReadOnlySpan<float> right) =>
        WithDifference(left, right, static difference => TensorPrimitives.SumOfSquares(difference));

    private static double WithDifference(ReadOnlySpan<float> left, ReadOnlySpan<float> right, Reduction measure)
    {
        float[] room = ArrayPool<float>.Shared.Rent(left.Length);
        try
        {
            Span<float> difference = room.AsSpan(0, left.Length);
            TensorPrimitives.Subtract(left, right, difference);
            return measure(difference);
        }
        finally
        {
            ArrayPool<float>.Shared.Return(room);
        }
    }

    /// <summary>Nothing is allocated: it is done for every row that is looked at.</summary>
    private static double Measured(DenseVectorType type, ReadOnlySpan<Value> arguments, Measure measure)
    {
        int dimensions = type.DimensionsOf(arguments[0]);
        type.Rules.RequireSame(dimensions, type.DimensionsOf(arguments[1]));
        float[] room = ArrayPool<float>.Shared.Rent(2 * dimensions);
        try
        {
            Span<float> left = room.AsSpan(0, dimensions);
            Span<float> right = room.AsSpan(dimensions, dimensions);
            type.Read(arguments[0], left);
            type.Read(arguments[1], right);
            return measure(left, right);
        }
        finally
        {
            ArrayPool<float>.Shared.Return(room);
        }
    }

    private static void RegisterArithmetic(ExtensionLibrary library, DenseVectorType type)
    {
        void Combined(string symbol, Combination combine) => library.Scalar($"{type.Name}_{symbol}", (arguments, _) =>
        {
            (float[] left, float[] right) = (type.NumbersOf(arguments[0]), type.NumbersOf(arguments[1]));
            type.Rules.RequireSame(left.Length, right.Length);
            combine(left, right);
            foreach (float number in left)
            {
                RequireInRange(type.Round(number));
            }

            return type.ToValue(left);
        });
        Combined("add", static (left, right) => TensorPrimitives.Add(left, right, left));
        Combined("sub", static (left, right) => TensorPrimitives.Subtract(left, right, left));
        Combined("mul", (left, right) =>
        {
            for (int index = 0; index < left.Length; index++)
            {
                float product = left[index] * right[index];
                left[index] = type.Round(product) != 0 || left[index] == 0 || right[index] == 0
                    ? product
                    : throw new SqlErrorException(SqlState.NumericValueOutOfRange, "value out of range: underflow");
            }
        });
        library.Scalar(type.Name + "_concat", (arguments, _) =>
        {
            float[] numbers = [.. type.NumbersOf(arguments[0]), .. type.NumbersOf(arguments[1])];
            type.Rules.RequireDimensions(numbers.Length);
            return type.ToValue(numbers);
        });
    }

    /// <summary>What the type's number is, of an array of the texts behind its name.</summary>
    internal static Value Modifier(VectorRules rules, in Value texts) =>
        Value.FromInt32(rules.ReadModifier([.. texts.Array.Items.Select(static text => int.Parse(text.Text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture))]));

    internal static SqlErrorException NoReceive(string type) =>
        new(SqlState.FeatureNotSupported, $"the binary format of {type} cannot be called as a function");

    private static void RequireSameLength(ReadOnlySpan<Value> arguments)
    {
        if (arguments[0].Utf8.Length != arguments[1].Utf8.Length)
        {
            throw new SqlErrorException(SqlState.DataException, FormattableString.Invariant($"different bit lengths {arguments[0].Utf8.Length} and {arguments[1].Utf8.Length}"));
        }
    }

    private static int Count(ReadOnlySpan<Value> arguments, Func<byte, byte, bool> counts)
    {
        ReadOnlySpan<byte> left = arguments[0].Utf8;
        ReadOnlySpan<byte> right = arguments[1].Utf8;
        int count = 0;
        for (int index = 0; index < left.Length; index++)
        {
            count += counts(left[index], right[index]) ? 1 : 0;
        }

        return count;
    }
}
