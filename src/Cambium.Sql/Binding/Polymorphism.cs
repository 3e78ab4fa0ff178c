using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>What anyelement, anyarray, anycompatible, … stand for in one call.</summary>
internal sealed class Polymorphism
{
    private DataType? _element;
    private DataType? _compatible;

    /// <summary>Finds the types from the arguments of a call.</summary>
    /// <exception cref="SqlErrorException">42804: arguments declared alike are not; 42883 by the caller's choice.</exception>
    internal Polymorphism(IReadOnlyList<DataType> declared, IReadOnlyList<BoundExpression> arguments)
    {
        List<BoundExpression> compatible = [];
        for (int index = 0; index < declared.Count; index++)
        {
            DataType given = arguments[index].Type.Type;
            DataType actual = given.Underlying();
            switch (declared[index].Oid)
            {
                case 2283 or 2776 or 3500 when given != DataType.Unknown:
                    Settle(given, "anyelement");
                    break;
                case 2277 when given != DataType.Unknown:
                    Settle(actual.Element ?? throw new SqlErrorException(
                        SqlState.DatatypeMismatch, $"argument declared anyarray is not an array but type {given.DisplayName}"), "anyarray");
                    break;
                case 5077 or 5079:
                    compatible.Add(arguments[index]);
                    break;
                case 5078 when actual.Element is { } element:
                    compatible.Add(new BoundConstant(Value.Null, element));
                    break;
            }
        }

        if (compatible.Count > 0)
        {
            _compatible = CommonType.Select(compatible, "arguments").Type;
        }
    }

    /// <summary>
    /// Whether arguments of these types agree on what the polymorphic ones stand for: anyelement and anyarray on one type, anycompatible and
    /// anycompatiblearray on types of which one takes all the others.
    /// </summary>
    internal static bool IsConsistent(IReadOnlyList<DataType> declared, IReadOnlyList<DataType> actual)
    {
        List<DataType> alike = [];
        List<DataType> compatible = [];
        for (int index = 0; index < actual.Count; index++)
        {
            DataType given = actual[index].Underlying();
            bool isArray = declared[index].Oid is 2277 or 5078;
            DataType? type = isArray ? given.Element : given;
            if (given == DataType.Unknown || type is null)
            {
                continue;
            }

            switch (declared[index].Oid)
            {
                case 2283 or 2776 or 3500 or 2277:
                    alike.Add(type);
                    break;
                case 5077 or 5078 or 5079:
                    compatible.Add(type);
                    break;
            }
        }

        return alike.Distinct().Count() <= 1
            && (compatible.Count == 0 || compatible.Exists(type => compatible.TrueForAll(other => Coercion.CanCoerce(other, type, CastContext.Implicit))));
    }

    /// <summary>The type a declared one stands for.</summary>
    /// <exception cref="SqlErrorException">42804: nothing told.</exception>
    internal DataType Resolve(DataType declared) => declared.Oid switch
    {
        2283 or 2776 or 3500 => _element ?? throw Undetermined(),
        2277 => (_element ?? throw Undetermined()).Array ?? throw new SqlErrorException(
            SqlState.UndefinedObject, $"could not find array type for data type {_element.DisplayName}"),
        5077 or 5079 => _compatible ?? throw Undetermined(),
        5078 => (_compatible ?? throw Undetermined()).Array ?? throw Undetermined(),
        _ => declared,
    };

    private static SqlErrorException Undetermined() => new(
        SqlState.DatatypeMismatch, "could not determine polymorphic type because input has type unknown");

    private void Settle(DataType type, string name)
    {
        if (_element is not null && _element != type && _element.Underlying() != type.Underlying())
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch, $"arguments declared \"{name}\" are not all alike", detail: $"{_element.DisplayName} versus {type.DisplayName}");
        }

        _element ??= type;
    }
}
