using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>
/// Types of $1, $2, …: given by the client or found from the first use that needs one. Filled while binding; used by one thread.
/// </summary>
public sealed class ParameterTypes
{
    private readonly List<SqlType?> _types = [];

    public ParameterTypes(params ReadOnlySpan<SqlType?> given)
    {
        foreach (SqlType? type in given)
        {
            _types.Add(type is { } known && known.Type != DataType.Unknown ? known : default(SqlType?));
        }
    }

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
            resolved[index] = _types[index] ?? throw new SqlErrorException(
                SqlState.IndeterminateDatatype,
                string.Create(CultureInfo.InvariantCulture, $"could not determine data type of parameter ${index + 1}"));
        }

        return resolved;
    }

    internal BoundParameter Mention(int index, int position)
    {
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
