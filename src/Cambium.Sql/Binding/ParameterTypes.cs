using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>
/// Types of $1, $2, …: given by the client or found from the first use that needs one. Filled while binding; used by one thread.
/// </summary>
public sealed class ParameterTypes
{
    /// <summary>More can't be bound by message. Types of those behind are kept where they follow one another: EXECUTE may give them.</summary>
    private const int CountMax = ushort.MaxValue;

    /// <summary>Numbers from here on are none; PostgreSQL has no room for their types.</summary>
    private const int NumberMax = int.MaxValue / 4;

    private readonly List<SqlType?> _types = [];
    private bool _isClosed;
    private int _beyond = -1;

    public ParameterTypes(params ReadOnlySpan<SqlType?> given)
    {
        foreach (SqlType? type in given)
        {
            _types.Add(type is { } known && known.Type != DataType.Unknown ? known : default(SqlType?));
        }
    }

    /// <summary>Of a statement that can't mention any.</summary>
    public static ParameterTypes None() => new() { _isClosed = true };

    /// <summary>Parameters mentioned or declared.</summary>
    public int Count => _types.Count;

    /// <summary>The parameter's type as far as known; unknown otherwise.</summary>
    public SqlType this[int index] => index < _types.Count ? _types[index] ?? new SqlType(DataType.Unknown) : new SqlType(DataType.Unknown);

    /// <summary>The types after binding.</summary>
    /// <exception cref="SqlErrorException">42P18: nothing told a parameter's type.</exception>
    public IReadOnlyList<SqlType> Resolve()
    {
        SqlType[] resolved = new SqlType[_types.Count];
        for (int index = 0; index < resolved.Length; index++)
        {
            resolved[index] = _types[index] ?? throw Undetermined(index);
        }

        return _beyond >= resolved.Length ? throw Undetermined(resolved.Length) : resolved;
    }

    private static SqlErrorException Undetermined(int index) => new(
        SqlState.IndeterminateDatatype, string.Create(CultureInfo.InvariantCulture, $"could not determine data type of parameter ${index + 1}"));

    /// <summary>Whether a parameter of that number may be mentioned.</summary>
    internal bool Admits(int number) => !_isClosed && number is >= 1 and <= NumberMax;

    internal BoundParameter Mention(int index, int position)
    {
        if (index >= CountMax && index > _types.Count)
        {
            _beyond = Math.Max(_beyond, index);
            return new BoundParameter(index, this[index], position);
        }

        while (_types.Count <= index)
        {
            _types.Add(null);
        }

        return new BoundParameter(index, this[index], position);
    }

    /// <summary>An operand that stands in more than one comparison, with the type that an earlier one may have settled.</summary>
    internal BoundExpression AsKnown(BoundExpression operand) => operand is BoundParameter { Type.Type: var type } parameter && type == DataType.Unknown
        ? Mention(parameter.Index, parameter.Position) : operand;

    /// <summary>JDBC declares what a procedure puts out as void. Which type that is only the procedure can tell.</summary>
    internal BoundParameter AsOutput(BoundParameter parameter)
    {
        if (parameter.Type.Type != DataType.Void)
        {
            return parameter;
        }

        _types[parameter.Index] = null;
        return Mention(parameter.Index, parameter.Position);
    }

    /// <summary>Settles an unknown parameter's type.</summary>
    internal BoundParameter Settle(BoundParameter parameter, DataType type)
    {
        if (parameter.Index >= _types.Count)
        {
            return new BoundParameter(parameter.Index, type, parameter.Position);
        }

        SqlType? known = _types[parameter.Index];
        if (known is null)
        {
            _types[parameter.Index] = type;
            known = type;
        }
        else if (known.Value.Type != type)
        {
            throw new SqlErrorException(
                SqlState.AmbiguousParameter,
                string.Create(CultureInfo.InvariantCulture, $"inconsistent types deduced for parameter ${parameter.Index + 1}"),
                detail: $"{known.Value.Type.DisplayName} versus {type.DisplayName}",
                position: parameter.Position);
        }

        return new BoundParameter(parameter.Index, known.Value, parameter.Position);
    }
}
