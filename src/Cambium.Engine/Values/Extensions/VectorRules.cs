using System.Globalization;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>What all of pgvector's types ask of their values.</summary>
public sealed class VectorRules
{
    private readonly int _dimensionsMax;

    /// <param name="name">For messages.</param>
    internal VectorRules(string name, int dimensionsMax)
    {
        Name = name;
        _dimensionsMax = dimensionsMax;
    }

    public string Name { get; }

    /// <exception cref="SqlErrorException">22000, 54000.</exception>
    public int RequireDimensions(int dimensions) =>
        dimensions < 1 ? throw Wrong($"{Name} must have at least 1 dimension")
        : dimensions <= _dimensionsMax ? dimensions
        : throw new SqlErrorException(SqlState.ProgramLimitExceeded, FormattableString.Invariant($"{Name} cannot have more than {_dimensionsMax} dimensions"));

    /// <exception cref="SqlErrorException">22000.</exception>
    public void RequireSame(int left, int right)
    {
        if (left != right)
        {
            throw Wrong(FormattableString.Invariant($"different {Name} dimensions {left} and {right}"));
        }
    }

    /// <exception cref="SqlErrorException">22000.</exception>
    public float RequireFinite(float number) =>
        float.IsNaN(number) ? throw Wrong($"NaN not allowed in {Name}")
        : float.IsInfinity(number) ? throw Wrong($"infinite value not allowed in {Name}")
        : number;

    /// <param name="modifier">-1: any.</param>
    /// <exception cref="SqlErrorException">22000.</exception>
    public static void RequireExpected(int modifier, int dimensions)
    {
        if (modifier >= 0 && modifier != dimensions)
        {
            throw Wrong(FormattableString.Invariant($"expected {modifier} dimensions, not {dimensions}"));
        }
    }

    /// <exception cref="SqlErrorException">22000.</exception>
    internal static void RequireUnused(int unused)
    {
        if (unused != 0)
        {
            throw Wrong(FormattableString.Invariant($"expected unused to be 0, not {unused}"));
        }
    }

    internal static SqlErrorException Wrong(string message) => new(SqlState.DataException, message);

    /// <summary>The value, if it has as many dimensions as its type wants.</summary>
    /// <param name="modifier">-1: any.</param>
    /// <exception cref="SqlErrorException">22000.</exception>
    public static Value Fit(in Value value, int modifier, int dimensions)
    {
        RequireExpected(modifier, dimensions);
        return value;
    }

    /// <exception cref="SqlErrorException">22023.</exception>
    public int ReadModifier(IReadOnlyList<int> values) =>
        values.Count != 1 ? throw Invalid("invalid type modifier")
        : values[0] < 1 ? throw Invalid($"dimensions for type {Name} must be at least 1")
        : values[0] <= _dimensionsMax ? values[0]
        : throw Invalid($"dimensions for type {Name} cannot exceed {_dimensionsMax.ToString(CultureInfo.InvariantCulture)}");

    private static SqlErrorException Invalid(string message) => new(SqlState.InvalidParameterValue, message);
}
