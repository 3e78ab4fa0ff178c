using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>avg of pgvector's types: an array of how many there were and the sum of each number.</summary>
internal static class VectorAverages
{
    internal static void Register(ExtensionLibrary library, DenseVectorType type)
    {
        library.Scalar(type.Name + "_accum", (arguments, _) =>
        {
            Value[] state = State(arguments[0], type.Name + "_accum");
            float[] numbers = type.NumbersOf(arguments[1]);
            if (state.Length > 1)
            {
                VectorRules.RequireExpected(state.Length - 1, numbers.Length);
            }

            double[] sums = new double[numbers.Length];
            for (int index = 0; index < sums.Length; index++)
            {
                sums[index] = numbers[index] + (state.Length > 1 ? state[index + 1].Double : 0);
            }

            return ToState(state[0].Double + 1, sums);
        });
        library.Scalar(type.Name + "_combine", (arguments, _) =>
        {
            Value[] left = State(arguments[0], type.Name + "_combine");
            Value[] right = State(arguments[1], type.Name + "_combine");
            type.Rules.RequireDimensions(Math.Max(Math.Max(left.Length, right.Length) - 1, 1));
            if (left[0].Double == 0 || right[0].Double == 0)
            {
                return left[0].Double == 0 ? arguments[1] : arguments[0];
            }

            VectorRules.RequireExpected(left.Length - 1, right.Length - 1);
            return ToState(left[0].Double + right[0].Double, [.. left.Zip(right, static (one, other) => one.Double + other.Double).Skip(1)]);
        });
        library.Scalar(type.Name + "_avg", (arguments, _) =>
        {
            Value[] state = State(arguments[0], type.Name + "_avg");
            double count = state[0].Double;
            if (count == 0)
            {
                return Value.Null;
            }

            type.Rules.RequireDimensions(state.Length - 1);
            return type.ToValue(Array.ConvertAll(state[1..], sum => type.Rules.RequireFinite(type.Round((float)(sum.Double / count)))));
        });
    }

    /// <exception cref="SqlErrorException">22023.</exception>
    private static Value[] State(in Value array, string function)
    {
        Value[] items = array.Array.Items;
        return array.Array.Dimensions == 1 && !items.Any(static item => item.IsNull) ? items : throw new SqlErrorException(SqlState.InvalidParameterValue, $"{function}: expected state array");
    }

    /// <exception cref="SqlErrorException">22003.</exception>
    private static Value ToState(double count, ReadOnlySpan<double> sums)
    {
        Value[] items = new Value[sums.Length + 1];
        items[0] = Value.FromDouble(count);
        for (int index = 0; index < sums.Length; index++)
        {
            items[index + 1] = double.IsInfinity(sums[index])
                ? throw new SqlErrorException(SqlState.NumericValueOutOfRange, "value out of range: overflow")
                : Value.FromDouble(sums[index]);
        }

        return Value.FromArray(new ArrayValue(DataType.Float8, items));
    }
}
