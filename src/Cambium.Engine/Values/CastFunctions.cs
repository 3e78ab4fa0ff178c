using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Xml;
using Cambium.Engine.Times;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Engine.Values;

/// <summary>The conversions behind the casts of <see cref="CastTable"/>.</summary>
internal static class CastFunctions
{
    // Of a date behind the last timestamp.
    private const long BeyondTimestamps = CivilCalendar.TimestampInfinity - 1;

    // Of a local time whose instant is before the first timestamp.
    private const long BeforeTimestamps = CivilCalendar.TimestampMinusInfinity + 1;

    internal static CastFunction Create(DataType from, DataType to)
    {
        if (from.Equals(DataType.Jsonb) && !to.Equals(DataType.Json))
        {
            return FromJsonb(to);
        }

        switch (from.Form)
        {
            case ValueForm.Boolean:
                return to.Equals(DataType.Int4)
                    ? static (in Value value, CallContext _) => Value.FromInt32(value.Boolean ? 1 : 0)
                    : static (in Value value, CallContext _) => Value.FromUtf8(value.Boolean ? "true"u8 : "false"u8);
            case ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.UInt64 when IsInteger(from):
                return FromInteger(from, to);
            case ValueForm.Float4 or ValueForm.Float8:
                return FromFloat(from, to);
            case ValueForm.Numeric:
                return FromNumeric(to);
            case ValueForm.Text or ValueForm.PaddedText or ValueForm.CollatedText or ValueForm.FoldedText or ValueForm.Jsonb:
                return FromTextual(from, to);
            case ValueForm.Bytes:
                return from.Category == DataTypeCategory.Geometric ? GeometricCasts.Create(from, to) : FromNetwork(to);
            default:
                return FromTime(from, to);
        }
    }

    /// <summary>Casts of network types; as text, the length of the prefix is always shown.</summary>
    private static CastFunction FromNetwork(DataType to) => to.Oid switch
    {
        869 => static (in Value value, CallContext _) => value,
        650 => static (in Value value, CallContext _) => new NetworkAddress(value) is var address ? NetworkAddress.Create(address.Network, address.Bits) : value,
        774 => static (in Value value, CallContext _) => Value.FromUtf8((byte[])[.. value.Utf8[..3], 0xFF, 0xFE, .. value.Utf8[3..]]),
        829 => static (in Value value, CallContext _) => value.Utf8[3] == 0xFF && value.Utf8[4] == 0xFE
            ? Value.FromUtf8((byte[])[.. value.Utf8[..3], .. value.Utf8[5..]])
            : throw new SqlErrorException(
                SqlState.NumericValueOutOfRange, "macaddr8 data out of range to convert to macaddr",
                hint: "Only addresses that have FF and FE as values in the 4th and 5th bytes from the left, for example xx:xx:xx:ff:fe:xx:xx:xx, are eligible to be converted from macaddr8 to macaddr."),
        _ => static (in Value value, CallContext _) => Value.FromText(NetworkText.Format(DataType.Cidr, value)),
    };

    /// <summary>Casts among text, varchar, char(n), name and "char".</summary>
    internal static CastFunction BetweenTexts(DataType from, DataType to)
    {
        if (to.Equals(DataType.Char))
        {
            return static (in Value value, CallContext _) => CharByte.Parse(value.Utf8);
        }

        if (from.Equals(DataType.Char))
        {
            return static (in Value value, CallContext _) => CharByte.IsHigh(value.Utf8) ? Value.FromUtf8(CharByte.Escape(value.Utf8[0])) : value;
        }

        bool trims = from.IsPadded && !to.IsPadded;
        int bytesMax = to.Oid == 19 ? 63 : int.MaxValue;
        return (in Value value, CallContext _) =>
        {
            int length = trims ? from.Compared(value).Length : value.ByteLength;
            return value.Slice(0, Utf8Text.Clip(value.Utf8[..length], bytesMax).Length);
        };
    }

    internal static SqlErrorException OutOfRange(DataType type) =>
        new(SqlState.NumericValueOutOfRange, type.Form == ValueForm.UInt32 ? "OID out of range" : $"{type.DisplayName} out of range");

    internal static Value ToInteger(DataType to, Int128 value)
    {
        (Int128 min, Int128 max) = to.Form switch
        {
            ValueForm.Int16 => (short.MinValue, short.MaxValue),
            ValueForm.Int32 => (int.MinValue, int.MaxValue),
            ValueForm.UInt32 => ((Int128)0, (Int128)uint.MaxValue),
            _ => ((Int128)long.MinValue, (Int128)long.MaxValue),
        };
        return value >= min && value <= max ? Value.FromInt64((long)value) : throw OutOfRange(to);
    }

    private static bool IsInteger(DataType type) => type.Form is ValueForm.Int16 or ValueForm.UInt32 || type.Oid is 20 or 23 or 790 or 5069;

    private static CastFunction FromInteger(DataType from, DataType to)
    {
        switch (to.Form)
        {
            case ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 when to.Oid != 790 && from.Oid != 790:
                // int4 to oid keeps the bits, as does the way back.
                return (from.Form, to.Form) switch
                {
                    (ValueForm.Int32, ValueForm.UInt32) => static (in Value value, CallContext _) => Value.FromUInt32((uint)value.Int32),
                    (ValueForm.UInt32, ValueForm.Int32) => static (in Value value, CallContext _) => Value.FromInt32((int)value.UInt32),
                    (ValueForm.UInt64, ValueForm.UInt32) => static (in Value value, CallContext _) => Value.FromUInt32((uint)value.Int64),
                    (ValueForm.Int16, ValueForm.UInt32) => static (in Value value, CallContext _) => Value.FromUInt32((uint)value.Int32),
                    _ when to.Oid == 20 || from.Form == to.Form || (from.Form == ValueForm.Int16 && to.Form == ValueForm.Int32) => static (in Value value, CallContext _) => value,
                    _ => (in Value value, CallContext _) => ToInteger(to, value.Int64),
                };
            case ValueForm.Int64:
                return (in Value value, CallContext _) => ToInteger(to, (Int128)value.Int64 * 100);
            case ValueForm.Float4:
                return static (in Value value, CallContext _) => Value.FromDouble((float)value.Int64);
            case ValueForm.Float8:
                return static (in Value value, CallContext _) => Value.FromDouble(value.Int64);
            case ValueForm.Numeric:
                return from.Oid == 790
                    ? static (in Value value, CallContext _) => Value.FromNumeric(Numeric.Create(value.Int64, 2))
                    : static (in Value value, CallContext _) => Value.FromNumeric(value.Int64);
            case ValueForm.Boolean:
                return static (in Value value, CallContext _) => Value.FromBoolean(value.Int32 != 0);
            default:
                return ToChar;
        }
    }

    private static Value ToChar(in Value value, CallContext context)
    {
        int code = value.Int32;
        if (code is < sbyte.MinValue or > sbyte.MaxValue)
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, "\"char\" out of range");
        }

        return code == 0 ? Value.FromUtf8([]) : Value.FromUtf8([(byte)code]);
    }

    private static CastFunction FromFloat(DataType from, DataType to) => to.Form switch
    {
        ValueForm.Float8 => static (in Value value, CallContext _) => value,
        ValueForm.Float4 => static (in Value value, CallContext _) => ToSingle(value.Double),
        ValueForm.Numeric when from.Form == ValueForm.Float4 => static (in Value value, CallContext _) => Value.FromNumeric(Numeric.FromSingle(value.Double)),
        ValueForm.Numeric => static (in Value value, CallContext _) => Value.FromNumeric(Numeric.FromDouble(value.Double)),
        _ => (in Value value, CallContext _) =>
        {
            double rounded = Math.Round(value.Double, MidpointRounding.ToEven);
            return rounded is >= -9.3e18 and <= 9.3e18 ? ToInteger(to, (Int128)rounded) : throw OutOfRange(to);
        },
    };

    private static Value ToSingle(double value)
    {
        float single = (float)value;
        if (float.IsInfinity(single) && !double.IsInfinity(value))
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, "value out of range: overflow");
        }

        if (single == 0 && value != 0)
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, "value out of range: underflow");
        }

        return Value.FromDouble(single);
    }

    private static CastFunction FromNumeric(DataType to) => to.Form switch
    {
        ValueForm.Float8 => static (in Value value, CallContext _) => FiniteOrOverflow(value.Numeric),
        ValueForm.Float4 => static (in Value value, CallContext _) => ToSingle(FiniteOrOverflow(value.Numeric).Double),
        _ => (in Value value, CallContext _) =>
        {
            Numeric number = to.Oid == 790 ? value.Numeric * 100 : value.Numeric;
            if (!number.IsFinite)
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot convert {(number.IsNaN ? "NaN" : "infinity")} to {to.DisplayName}");
            }

            return number.TryToInt64(out long integer) ? ToInteger(to, integer) : throw OutOfRange(to);
        },
    };

    private static Value FiniteOrOverflow(in Numeric value)
    {
        double result = value.ToDouble();
        return double.IsInfinity(result) && value.IsFinite
            ? throw new SqlErrorException(SqlState.NumericValueOutOfRange, $"\"{value}\" is out of range for type double precision")
            : Value.FromDouble(result);
    }

    private static CastFunction FromTextual(DataType from, DataType to)
    {
        if (to.Equals(DataType.Regclass))
        {
            return static (in Value value, CallContext context) => TextFormat.Parse(DataType.Regclass, value.Utf8, context.Format);
        }

        if (to.Equals(DataType.Jsonb))
        {
            return static (in Value value, CallContext _) => JsonbInput.Parse(value.Utf8);
        }

        if (to.Equals(DataType.Xml))
        {
            return static (in Value value, CallContext context) => XmlContent.Parse(value.Utf8, context.Format.IsXmlDocument);
        }

        if (from.Equals(DataType.Char) && to.Equals(DataType.Int4))
        {
            return static (in Value value, CallContext _) => Value.FromInt32(value.ByteLength == 0 ? 0 : (sbyte)value.Utf8[0]);
        }

        if (from.Category == DataTypeCategory.BitString && to.Form is ValueForm.Int32 or ValueForm.Int64)
        {
            int bits = to.Form == ValueForm.Int32 ? 32 : 64;
            return (in Value value, CallContext _) =>
            {
                if (value.ByteLength > bits && value.Utf8[..^bits].Contains((byte)'1'))
                {
                    throw OutOfRange(to);
                }

                long number = value.ByteLength == 0 ? 0 : Convert.ToInt64(value.Text[Math.Max(0, value.ByteLength - bits)..], 2);
                return Value.FromInt64(bits == 32 ? (int)number : number);
            };
        }

        return BetweenTexts(from, to);
    }

    private static CastFunction FromJsonb(DataType to)
    {
        bool isBoolean = to.Equals(DataType.Boolean);
        CastFunction? convert = isBoolean || to.Equals(DataType.Numeric) ? null : FromNumeric(to);
        return (in Value value, CallContext context) =>
        {
            JsonPart json = JsonPart.FromJsonb(value);
            JsonKind kind = json.Kind;
            if (isBoolean && kind is JsonKind.True or JsonKind.False)
            {
                return Value.FromBoolean(kind == JsonKind.True);
            }

            if (kind != JsonKind.Number || isBoolean)
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"cannot cast jsonb {KindName(kind)} to type {to.DisplayName}");
            }

            Value number = Value.FromNumeric(json.Number);
            return convert is null ? number : convert(number, context);
        };
    }

    private static string KindName(JsonKind kind) => kind switch
    {
        JsonKind.Null => "null",
        JsonKind.String => "string",
        JsonKind.Number => "numeric",
        JsonKind.Array => "array",
        JsonKind.Object => "object",
        _ => "boolean",
    };

    private static CastFunction FromTime(DataType from, DataType to) => (from.Oid, to.Oid) switch
    {
        (1082, 1114) => static (in Value value, CallContext _) => Value.FromInt64(DateToTimestamp(value.Int32)),
        (1082, 1184) => static (in Value value, CallContext context) => Value.FromInt64(TimeZones.ToUtc(context.Format.TimeZone, DateToTimestamp(value.Int32))),
        (1083, 1186) => static (in Value value, CallContext _) => Value.FromObject(new Interval(0, 0, value.Int64)),
        (1083, 1266) => static (in Value value, CallContext context) => Value.FromObject(new TimeTz(value.Int64, -CurrentOffset(context))),
        (1114, 1082) => static (in Value value, CallContext _) => Value.FromInt32(TimestampToDate(value.Int64)),
        (1114, 1083) => static (in Value value, CallContext _) => TimeOfDay(value.Int64),
        (1114, 1184) => static (in Value value, CallContext context) => Value.FromInt64(TimeZones.ToUtc(context.Format.TimeZone, value.Int64)),
        (1184, 1082) => static (in Value value, CallContext context) => Value.FromInt32(TimestampToDate(TimeZones.ToLocal(context.Format.TimeZone, value.Int64))),
        (1184, 1083) => static (in Value value, CallContext context) => TimeOfDay(TimeZones.ToLocal(context.Format.TimeZone, value.Int64)),
        (1184, 1114) => static (in Value value, CallContext context) => Value.FromInt64(TimeZones.ToLocal(context.Format.TimeZone, value.Int64)),
        (1184, 1266) => static (in Value value, CallContext context) => CivilCalendar.IsInfinite(value.Int64)
            ? Value.Null
            : Value.FromObject(new TimeTz(CivilCalendar.Split(TimeZones.ToLocal(context.Format.TimeZone, value.Int64)).Time, -TimeZones.OffsetAtUtc(context.Format.TimeZone, value.Int64))),
        (1186, 1083) => static (in Value value, CallContext _) => Value.FromInt64(CivilCalendar.FloorModulo(value.Interval.Micros, DateTimes.MicrosPerDay)),
        (1266, 1083) => static (in Value value, CallContext _) => Value.FromInt64(value.TimeTz.Micros),
        _ => throw new SqlErrorException(SqlState.CannotCoerce, string.Create(CultureInfo.InvariantCulture, $"cannot cast type {from.DisplayName} to {to.DisplayName}")),
    };

    private static int CurrentOffset(CallContext context) => TimeZones.OffsetAtUtc(context.Format.TimeZone, context.TransactionStart);

    /// <summary>How a date or time is compared with one of another type: brought to that; what lies beyond it stands between its last one and infinity. Null for other types.</summary>
    public static CastFunction? ForComparison(DataType from, DataType to) => (from.Oid, to.Oid) switch
    {
        (1082, 1114) => static (in Value value, CallContext _) => Value.FromInt64(DateBesideTimestamps(value.Int32)),
        (1082, 1184) => static (in Value value, CallContext context) =>
            Value.FromInt64(DateBesideTimestamps(value.Int32) is var local and not BeyondTimestamps ? InstantBesideTimestamps(context.Format.TimeZone, local) : BeyondTimestamps),
        (1114, 1184) => static (in Value value, CallContext context) => Value.FromInt64(InstantBesideTimestamps(context.Format.TimeZone, value.Int64)),
        _ => null,
    };

    /// <summary>A date's midnight.</summary>
    /// <exception cref="SqlErrorException">22008: no timestamp reaches that far.</exception>
    public static long DateToTimestamp(int date) => DateBesideTimestamps(date) is var timestamp and not BeyondTimestamps
        ? timestamp
        : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "date out of range for timestamp");

    private static long DateBesideTimestamps(int date)
    {
        if (CivilCalendar.IsInfinite(date))
        {
            return date > 0 ? CivilCalendar.TimestampInfinity : CivilCalendar.TimestampMinusInfinity;
        }

        Int128 timestamp = (Int128)date * DateTimes.MicrosPerDay;
        return timestamp < CivilCalendar.TimestampEnd ? (long)timestamp : BeyondTimestamps;
    }

    private static long InstantBesideTimestamps(TimeZoneRules zone, long local)
    {
        if (CivilCalendar.IsInfinite(local))
        {
            return local;
        }

        Int128 instant = (Int128)local - (TimeZones.OffsetAtLocal(zone, local) * DateTimes.MicrosPerSecond);
        return instant >= CivilCalendar.TimestampEnd ? BeyondTimestamps : instant < CivilCalendar.TimestampMin ? BeforeTimestamps : (long)instant;
    }

    internal static int TimestampToDate(long timestamp) =>
        CivilCalendar.IsInfinite(timestamp) ? (timestamp > 0 ? CivilCalendar.DateInfinity : CivilCalendar.DateMinusInfinity) : CivilCalendar.Split(timestamp).Days;

    private static Value TimeOfDay(long timestamp) => CivilCalendar.IsInfinite(timestamp) ? Value.Null : Value.FromInt64(CivilCalendar.Split(timestamp).Time);
}
