using System.Buffers;
using System.Numerics.Tensors;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>pgvector's sparsevec, compared and measured.</summary>
internal static class SparseVectorFunctions
{
    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("sparsevec_in", static (arguments, _) => SparseVector.Fit(SparseVector.Parse(arguments[0].Text).ToValue(), arguments[2].Int32));
        library.Scalar("sparsevec_out", static (arguments, _) => Value.FromText(SparseVector.From(arguments[0]).ToString()));
        library.Scalar("sparsevec_typmod_in", static (arguments, _) => VectorFunctions.Modifier(SparseVector.Rules, arguments[0]));
        library.Scalar("sparsevec_recv", static (_, _) => throw VectorFunctions.NoReceive("sparsevec"));
        library.Scalar("sparsevec_send", static (arguments, _) =>
        {
            ArrayBufferWriter<byte> output = new();
            SparseVector.From(arguments[0]).Send(output);
            return Value.FromUtf8(output.WrittenSpan);
        });
        library.Scalar("sparsevec", static (arguments, _) => SparseVector.Fit(arguments[0], arguments[1].Int32));
        VectorFunctions.RegisterComparisons(library, "sparsevec");
        void Distance(string symbol, Func<SparseVector, SparseVector, double> measure) => library.Scalar("sparsevec_" + symbol, (arguments, _) =>
        {
            (SparseVector left, SparseVector right) = (SparseVector.From(arguments[0]), SparseVector.From(arguments[1]));
            SparseVector.Rules.RequireSame(left.Dimensions, right.Dimensions);
            return Value.FromDouble(measure(left, right));
        });
        Distance("l2_distance", static (left, right) => Math.Sqrt(SquaredDistance(left, right)));
        Distance("l2_squared_distance", static (left, right) => SquaredDistance(left, right));
        Distance("inner_product", static (left, right) => Product(left, right));
        Distance("negative_inner_product", static (left, right) => -(double)Product(left, right));
        Distance("cosine_distance", static (left, right) => VectorFunctions.Cosine(Product(left, right), TensorPrimitives.SumOfSquares(left.Numbers), TensorPrimitives.SumOfSquares(right.Numbers)));
        Distance("l1_distance", static (left, right) => Added(left, right, static (one, other) => Math.Abs(one - other)));
        library.Scalar("sparsevec_l2_norm", static (arguments, _) => Value.FromDouble(VectorFunctions.Norm(SparseVector.From(arguments[0]).Numbers)));
        library.Scalar("sparsevec_l2_normalize", static (arguments, _) =>
        {
            SparseVector vector = SparseVector.From(arguments[0]);
            return vector.With(VectorFunctions.Normalize(vector.Numbers, DenseVectorType.Single)).ToValue();
        });
    }

    private static float SquaredDistance(SparseVector left, SparseVector right) => Added(left, right, static (one, other) => (one - other) * (one - other));

    private static float Product(SparseVector left, SparseVector right) => Added(left, right, static (one, other) => one * other);

    /// <param name="sum">Takes the numbers that the two have at a place where one has another than 0.</param>
    private static float Added(SparseVector left, SparseVector right, Func<float, float, float> sum)
    {
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
}
