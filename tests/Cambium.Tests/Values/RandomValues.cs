using System.Globalization;
using System.Numerics;
using System.Text;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Tests.Values;

/// <summary>Values of every type, dense enough that equal ones and near neighbours turn up.</summary>
internal sealed class RandomValues(int seed)
{
    internal static readonly DataType Mood = DataType.CreateEnum(90001, 90002, "public", "mood",
        [new EnumLabel(1, "sad", 1), new EnumLabel(2, "ok", 2), new EnumLabel(3, "happy", 2.5)]);

    internal static readonly DataType Pair = DataType.CreateComposite(90003, 90004, "public", "pair",
        [new CompositeField("a", DataType.Int4), new CompositeField("b", DataType.Text)]);

    internal static readonly DataType[] Types =
    [
        DataType.Boolean, DataType.Int2, DataType.Int4, DataType.Int8, DataType.OidType, DataType.Float4, DataType.Float8, DataType.Numeric,
        DataType.Text, DataType.Varchar, DataType.Bpchar, DataType.NameType, DataType.Char, DataType.Bytea, DataType.Uuid, DataType.Date, DataType.Time,
        DataType.TimeTz, DataType.Timestamp, DataType.TimestampTz, DataType.Interval, DataType.Jsonb, DataType.VarBit, Mood, Pair,
        DataType.Int4.Array!, DataType.Text.Array!, DataType.Numeric.Array!, DataType.Bytea.Array!,
        DataType.Int4Range, DataType.NumRange, DataType.Int4Multirange, DataType.NumMultirange, DataType.NumRange.Array!,
    ];

    private readonly Random _random = new(seed);

    internal Value Next(DataType type)
    {
        switch (type.Form)
        {
            case ValueForm.Boolean:
                return Value.FromBoolean(_random.Next(2) == 0);
            case ValueForm.Int16:
                return Value.FromInt32((short)NextInteger());
            case ValueForm.Int32:
                return Value.FromInt32((int)NextInteger());
            case ValueForm.UInt32:
                return Value.FromUInt32((uint)NextInteger());
            case ValueForm.Int64:
                return Value.FromInt64(NextInteger());
            case ValueForm.Float4:
                return Value.FromDouble((float)NextDouble());
            case ValueForm.Float8:
                return Value.FromDouble(NextDouble());
            case ValueForm.Numeric:
                return Value.FromNumeric(NextNumeric());
            case ValueForm.PaddedText:
                return Value.FromText(NextText() + new string(' ', _random.Next(3)));
            case ValueForm.Bytes:
                byte[] bytes = new byte[_random.Next(5)];
                for (int i = 0; i < bytes.Length; i++)
                {
                    bytes[i] = (byte)(_random.Next(3) switch { 0 => 0, 1 => 255, _ => _random.Next(256) });
                }

                return Value.FromUtf8(bytes);
            case ValueForm.Uuid:
                byte[] uuid = new byte[16];
                uuid[_random.Next(16)] = (byte)_random.Next(256);
                return Value.FromUtf8(uuid);
            case ValueForm.Interval:
                return Value.FromObject(new Interval(_random.Next(-3, 3), _random.Next(-62, 62), _random.Next(-3, 3) * 12 * DateTimes.MicrosPerHour));
            case ValueForm.TimeTz:
                return Value.FromObject(new TimeTz(_random.Next(24) * DateTimes.MicrosPerHour, _random.Next(-12, 12) * 3600));
            case ValueForm.Enum:
                return Value.FromDouble(Mood.Labels[_random.Next(3)].SortOrder);
            case ValueForm.Jsonb:
                return NextJson(2).ToJsonb();
            case ValueForm.Array:
                return NextArray(type.Element!);
            case ValueForm.Record:
                return Value.FromObject(new RecordValue([.. type.Fields.Select(f => f.Type)], [.. type.Fields.Select(f => NextOrNull(f.Type.Type))], ["a", "b"]));
            case ValueForm.Range:
                return Value.FromObject(NextRange(type.RangeRules!));
            case ValueForm.Multirange:
                return Value.FromObject(type.RangeRules!.Union(Enumerable.Range(0, _random.Next(4)).Select(_ => NextRange(type.RangeRules!))));
            default:
                return type.Equals(DataType.VarBit) ? Value.FromText(Convert.ToString(_random.Next(64), 2)) : Value.FromText(NextText());
        }
    }

    internal Value NextOrNull(DataType type) => _random.Next(5) == 0 ? Value.Null : Next(type);

    internal int NextIndex(int count) => _random.Next(count);

    private RangeValue NextRange(RangeRules rules)
    {
        // A bound as large as can be has none behind it.
        Value NextBound() => rules.Subtype.Equals(DataType.Int4) ? _random.Next(6) == 0 ? Value.Null : Value.FromInt32(_random.Next(-3, 9)) : NextOrNull(rules.Subtype);
        Value lower = NextBound();
        Value upper = NextBound();
        bool isSwapped = !lower.IsNull && !upper.IsNull && ValueComparer.Compare(rules.Subtype, lower, upper) > 0;
        return rules.Create(isSwapped ? upper : lower, _random.Next(2) == 0, isSwapped ? lower : upper, _random.Next(2) == 0);
    }

    private long NextInteger() => _random.Next(5) switch
    {
        0 => _random.Next(-3, 4),
        1 => long.MinValue,
        2 => long.MaxValue,
        3 => _random.NextInt64(),
        _ => -_random.NextInt64(),
    };

    private double NextDouble() => _random.Next(8) switch
    {
        0 => 0.0,
        1 => -0.0,
        2 => double.NaN,
        3 => double.PositiveInfinity,
        4 => double.NegativeInfinity,
        5 => _random.Next(-3, 4) / 2.0,
        _ => (_random.NextDouble() - 0.5) * Math.Pow(10, _random.Next(-30, 30)),
    };

    private Numeric NextNumeric()
    {
        switch (_random.Next(8))
        {
            case 0:
                return Numeric.NaN;
            case 1:
                return _random.Next(2) == 0 ? Numeric.PositiveInfinity : Numeric.NegativeInfinity;
            case 2:
                return Numeric.Create((BigInteger)_random.Next(-5, 6) * BigInteger.Pow(10, _random.Next(0, 130)), _random.Next(0, 3));
            case 3:
                return Numeric.Create((BigInteger)_random.NextInt64() * _random.NextInt64() * (_random.Next(2) == 0 ? 1 : -1), _random.Next(0, 140));
            default:
                return Numeric.Create((long)_random.Next(-120, 120), _random.Next(0, 4));
        }
    }

    private string NextText()
    {
        StringBuilder text = new();
        for (int length = _random.Next(4); length > 0; length--)
        {
            text.Append(_random.Next(6) switch { 0 => "é", 1 => "😀", 2 => " ", 3 => "\uFFFD", _ => ((char)_random.Next('a', 'd')).ToString(CultureInfo.InvariantCulture) });
        }

        return text.ToString();
    }

    private JsonValue NextJson(int depth) => _random.Next(depth > 0 ? 7 : 5) switch
    {
        0 => JsonValue.Null,
        1 => JsonValue.True,
        2 => JsonValue.False,
        3 => JsonValue.FromString(NextText()),
        4 => JsonValue.FromNumber(Numeric.Create((long)_random.Next(-3, 3), _random.Next(2))),
        5 => JsonValue.FromItems([.. Enumerable.Range(0, _random.Next(3)).Select(_ => NextJson(depth - 1))]),
        _ => JsonValue.FromMembers([.. Enumerable.Range(0, _random.Next(3)).Select(_ => new JsonMember(NextText(), NextJson(depth - 1)))]),
    };

    private Value NextArray(DataType element)
    {
        int count = _random.Next(4);
        Value[] items = [.. Enumerable.Range(0, count).Select(_ => NextOrNull(element))];
        return Value.FromArray(count == 2 && _random.Next(2) == 0
            ? new ArrayValue(element, [2, 1], [1, _random.Next(3)], items)
            : new ArrayValue(element, items));
    }
}
