using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>pgvector's types made of each other and of arrays. The second argument of each is how many dimensions are expected, or -1.</summary>
internal static class VectorCasts
{
    internal static void Register(ExtensionLibrary library)
    {
        RegisterDense(library, DenseVectorType.Single, DenseVectorType.Half);
        RegisterDense(library, DenseVectorType.Half, DenseVectorType.Single);
        library.Scalar("array_to_sparsevec", static (arguments, _) =>
            Sparse(Numbers(arguments[0], SparseVector.Rules, static number => number), arguments));
    }

    private static void RegisterDense(ExtensionLibrary library, DenseVectorType type, DenseVectorType other)
    {
        library.Scalar("array_to_" + type.Name, (arguments, _) => Dense(type, Numbers(arguments[0], type.Rules, type.Round), arguments));
        library.Scalar(type.Name + "_to_float4", (arguments, _) =>
            Value.FromArray(new ArrayValue(DataType.Float4, [.. type.NumbersOf(arguments[0]).Select(static number => Value.FromDouble(number))])));
        library.Scalar($"{other.Name}_to_{type.Name}", (arguments, _) => Dense(type, Array.ConvertAll(other.NumbersOf(arguments[0]), number => Rounded(number, type.Rules, type.Round)), arguments));
        library.Scalar($"sparsevec_to_{type.Name}", (arguments, _) =>
            Dense(type, Array.ConvertAll(SparseVector.From(arguments[0]).ToDense(type.Rules), number => Rounded(number, type.Rules, type.Round)), arguments));
        library.Scalar(type.Name + "_to_sparsevec", (arguments, _) => Sparse(type.NumbersOf(arguments[0]), arguments));
    }

    private static Value Dense(DenseVectorType type, float[] numbers, ReadOnlySpan<Value> arguments)
    {
        type.Rules.RequireDimensions(numbers.Length);
        VectorRules.RequireExpected(arguments[1].Int32, numbers.Length);
        foreach (float number in numbers)
        {
            type.Rules.RequireFinite(number);
        }

        return type.ToValue(numbers);
    }

    private static Value Sparse(float[] numbers, ReadOnlySpan<Value> arguments)
    {
        SparseVector.Rules.RequireDimensions(numbers.Length);
        VectorRules.RequireExpected(arguments[1].Int32, numbers.Length);
        return SparseVector.Of(numbers).ToValue();
    }

    /// <exception cref="SqlErrorException">22000, 22003, 22004.</exception>
    private static float[] Numbers(in Value array, VectorRules rules, Func<float, float> round)
    {
        ArrayValue numbers = array.Array;
        if (numbers.Dimensions > 1)
        {
            throw new SqlErrorException(SqlState.DataException, "array must be 1-D");
        }

        if (numbers.Items.Any(static item => item.IsNull))
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, "array must not contain nulls");
        }

        Func<Value, float> read = numbers.Element.Underlying() is var element && element == DataType.Int4 ? static item => item.Int32
            : element == DataType.Numeric ? static item => ToSingle(item.Numeric)
            : static item => (float)item.Double;
        return Array.ConvertAll(numbers.Items, item => Rounded(read(item), rules, round));
    }

    private static float Rounded(float number, VectorRules rules, Func<float, float> round)
    {
        float rounded = round(number);
        return float.IsInfinity(rounded) && float.IsFinite(number)
            ? throw new SqlErrorException(SqlState.NumericValueOutOfRange, $"\"{TextFormat.ToText(DataType.Float4, Value.FromDouble(number), SessionFormat.Default)}\" is out of range for type {rules.Name}")
            : rounded;
    }

    private static float ToSingle(Numeric number) => (float)TextFormat.Parse(DataType.Float4, number.ToString(), SessionFormat.Default).Double;
}
