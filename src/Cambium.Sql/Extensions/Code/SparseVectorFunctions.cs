using System.Buffers;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>pgvector's sparsevec, compared and measured.</summary>
internal static class SparseVectorFunctions
{
    /// <summary>Takes the numbers that two have at a place where one has another than 0.</summary>
    private delegate float Sum(float left, float right);

    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("sparsevec_in", static (arguments, _) => Fitting(SparseVector.Parse(arguments[0].Text).ToValue(), arguments[2].Int32));
        library.Scalar("sparsevec_out", static (arguments, _) => Value.FromText(SparseVector.From(arguments[0]).ToString()));
        library.Scalar("sparsevec_typmod_in", static (arguments, _) => VectorFunctions.Modifier(SparseVector.Rules, arguments[0]));
        library.Scalar("sparsevec_recv", static (_, _) => throw VectorFunctions.NoReceive("sparsevec"));
        library.Scalar("sparsevec_send", static (arguments, _) =>
        {
            ArrayBufferWriter<byte> output = new();
            SparseVector.From(arguments[0]).Send(output);
            return Value.FromUtf8(output.WrittenSpan);
        });
        library.Scalar("sparsevec", static (arguments, _) => Fitting(arguments[0], arguments[1].Int32));
        VectorFunctions.RegisterComparisons(library, "sparsevec");
        library.Scalar("sparsevec_l2_distance", static (arguments, _) => Value.FromDouble(Math.Sqrt(SquaredDistance(arguments))));
        library.Scalar("sparsevec_l2_squared_distance", static (arguments, _) => Value.FromDouble(SquaredDistance(arguments)));
        library.Scalar("sparsevec_inner_product", static (arguments, _) => Value.FromDouble(Product(arguments)));
        library.Scalar("sparsevec_negative_inner_product", static (arguments, _) => Value.FromDouble(-(double)Product(arguments)));
        library.Scalar("sparsevec_cosine_distance", static (arguments, _) => Value.FromDouble(VectorFunctions.Cosine(
            Product(arguments), Added(arguments, static (left, _) => left * left), Added(arguments, static (_, right) => right * right))));
        library.Scalar("sparsevec_l1_distance", static (arguments, _) => Value.FromDouble(Added(arguments, static (left, right) => Math.Abs(left - right))));
        library.Scalar("sparsevec_l2_norm", static (arguments, _) => Value.FromDouble(VectorFunctions.Norm(SparseVector.From(arguments[0]).Numbers)));
        library.Scalar("sparsevec_l2_normalize", static (arguments, _) =>
        {
            SparseVector vector = SparseVector.From(arguments[0]);
            return vector.With(VectorFunctions.Normalize(vector.Numbers, DenseVectorType.Single)).ToValue();
        });
    }

    private static float SquaredDistance(ReadOnlySpan<Value> arguments) => Added(arguments, static (left, right) => (left - right) * (left - right));

    private static float Product(ReadOnlySpan<Value> arguments) => Added(arguments, static (left, right) => left * right);

    private static float Added(ReadOnlySpan<Value> arguments, Sum sum)
    {
        (SparseVector left, SparseVector right) = (SparseVector.From(arguments[0]), SparseVector.From(arguments[1]));
        SparseVector.Rules.RequireSame(left.Dimensions, right.Dimensions);
        float added = 0;
        int one = 0;
        int other = 0;
        while (one < left.Places.Length || other < right.Places.Length)
        {
            int before = one == left.Places.Length ? 1 : other == right.Places.Length ? -1 : left.Places[one].CompareTo(right.Places[other]);
            added += sum(before <= 0 ? left.Numbers[one++] : 0, before >= 0 ? right.Numbers[other++] : 0);
        }

        return added;
    }

    private static Value Fitting(in Value value, int modifier)
    {
        VectorRules.RequireExpected(modifier, SparseVector.DimensionsOf(value));
        return value;
    }
}
