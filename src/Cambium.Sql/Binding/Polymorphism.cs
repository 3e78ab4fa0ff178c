using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>What anyelement, anyarray, anycompatible, … stand for in one call.</summary>
internal sealed class Polymorphism
{
    private DataType? _element;
    private DataType? _range;
    private DataType? _compatible;
    private DataType? _compatibleRange;
    private bool _isAnyArray;

    /// <summary>Finds the types from the arguments of a call.</summary>
    /// <exception cref="SqlErrorException">42804: arguments declared alike are not; 42883 by the caller's choice.</exception>
    internal Polymorphism(IReadOnlyList<DataType> declared, IReadOnlyList<BoundExpression> arguments, CatalogReader catalog)
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
                case 2277 when given == DataType.AnyArray:
                    _isAnyArray = true;
                    break;
                case 2277 when given != DataType.Unknown:
                    Settle(actual.Element ?? throw new SqlErrorException(
                        SqlState.DatatypeMismatch, $"argument declared anyarray is not an array but type {given.DisplayName}"), "anyarray");
                    break;
                case 3831 or 4537 when given != DataType.Unknown:
                    SettleRange(RangeOf(declared[index], given), declared[index].Name);
                    break;
                case 5080 or 4538 when given != DataType.Unknown:
                    _compatibleRange ??= RangeOf(declared[index], given);
                    compatible.Add(new BoundConstant(Value.Null, _compatibleRange.RangeRules!.Subtype));
                    break;
                case 5077 or 5079:
                    compatible.Add(arguments[index]);
                    break;
                case 5078 when actual.Element is { } element:
                    compatible.Add(new BoundConstant(Value.Null, element));
                    break;
                case 5078 when given == DataType.Unknown:
                    compatible.Add(arguments[index]);
                    break;
            }
        }

        // A column of statistics: an array of who knows what, which agrees with nothing else.
        if (_isAnyArray && declared.Count(static type => type.Oid is 2277 or 2283 or 2776 or 3500 or 3831 or 4537) > 1)
        {
            throw NoElement();
        }

        if (_range is { } range)
        {
            Settle(range.RangeRules!.Subtype, "anyelement");
        }

        if (compatible.Count > 0)
        {
            _compatible = CommonType.Select(compatible, "arguments", catalog).Type;
        }
    }

    /// <summary>
    /// Whether arguments of these types agree on what the polymorphic ones stand for: anyelement and anyarray on one type, anycompatible and
    /// anycompatiblearray on types of which one takes all the others.
    /// </summary>
    internal static bool IsConsistent(IReadOnlyList<DataType> declared, IReadOnlyList<DataType> actual, CatalogReader catalog)
    {
        List<DataType> alike = [];
        List<DataType> compatible = [];
        List<DataType> ranges = [];
        List<DataType> compatibleRanges = [];
        for (int index = 0; index < actual.Count; index++)
        {
            DataType given = actual[index].Underlying();
            DataType? type = declared[index].Oid switch
            {
                2277 or 5078 => given.Element,
                3831 or 4537 or 4538 or 5080 => given.RangeRules?.Subtype,
                5077 or 5079 => given,
                _ => actual[index],
            };
            if (given == DataType.Unknown || type is null)
            {
                continue;
            }

            switch (declared[index].Oid)
            {
                case 3831 or 4537:
                    ranges.Add(given.Range ?? given);
                    alike.Add(type);
                    break;
                case 2283 or 2776 or 3500 or 2277:
                    alike.Add(type);
                    break;
                case 4538 or 5080:
                    compatibleRanges.Add(given.Range ?? given);
                    compatible.Add(type);
                    break;
                case 5077 or 5078 or 5079:
                    compatible.Add(type);
                    break;
            }
        }

        // What a range is over can't be changed, so the others must become that.
        IEnumerable<DataType> wanted = compatibleRanges.Count > 0 ? [compatibleRanges[0].RangeRules!.Subtype] : compatible;
        return alike.Distinct().Count() <= 1 && ranges.Distinct().Count() <= 1 && compatibleRanges.Distinct().Count() <= 1
            && (compatible.Count == 0 || wanted.Any(type => compatible.TrueForAll(other => Coercion.CanCoerce(other, type, CastContext.Implicit, catalog))));
    }

    /// <summary>The type a declared one stands for.</summary>
    /// <exception cref="SqlErrorException">42804: nothing told.</exception>
    internal DataType Resolve(DataType declared) => declared.Oid switch
    {
        2277 when _isAnyArray => DataType.AnyArray,
        2283 or 2776 or 3500 => _element ?? throw (_isAnyArray ? NoElement() : Undetermined()),
        2277 => (_element ?? throw Undetermined()).Array ?? throw new SqlErrorException(
            SqlState.UndefinedObject, $"could not find array type for data type {_element.DisplayName}"),
        3831 => _range ?? throw Undetermined(),
        4537 => _range?.Multirange ?? throw Undetermined(),
        5080 => _compatibleRange ?? throw Undetermined("anycompatiblerange"),
        4538 => _compatibleRange?.Multirange ?? throw Undetermined("anycompatiblemultirange"),
        5077 or 5079 => _compatible ?? throw Undetermined(),
        5078 => (_compatible ?? throw Undetermined()).Array ?? throw Undetermined(),
        _ => declared,
    };

    private static SqlErrorException Undetermined() => new(
        SqlState.DatatypeMismatch, "could not determine polymorphic type because input has type unknown");

    private static SqlErrorException Undetermined(string type) => new(
        SqlState.DatatypeMismatch, $"could not determine polymorphic type {type} because input has type unknown");

    private static SqlErrorException NoElement() => new(SqlState.DatatypeMismatch, "cannot determine element type of \"anyarray\" argument");

    private static DataType RangeOf(DataType declared, DataType given)
    {
        DataType actual = given.Underlying();
        bool isMultirange = declared.Oid is 4537 or 4538;
        return (isMultirange ? actual.Range : actual.Kind == TypeKind.Range ? actual : null) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch, $"argument declared {declared.Name} is not a {(isMultirange ? "multirange" : "range")} type but type {given.DisplayName}");
    }

    private void SettleRange(DataType range, string name)
    {
        if (_range is not null && !_range.Equals(range))
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch, $"arguments declared \"{name}\" are not all alike", detail: $"{_range.DisplayName} versus {range.DisplayName}");
        }

        _range = range;
    }

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
