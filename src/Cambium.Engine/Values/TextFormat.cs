using System.Buffers;
using System.Buffers.Text;
using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Times;
using Cambium.Engine.Xml;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Engine.Values;

/// <summary>Text input and output of every type, as PostgreSQL's input and output functions.</summary>
public static class TextFormat
{
    /// <summary>Writes a value that is not NULL.</summary>
    public static void Write(SqlType type, in Value value, IBufferWriter<byte> output, SessionFormat format)
    {
        switch (type.Type.Form)
        {
            case ValueForm.Text or ValueForm.PaddedText or ValueForm.CollatedText or ValueForm.FoldedText or ValueForm.Jsonb:
                output.Write(Shown(type.Type, value));
                break;
            case ValueForm.Boolean:
                output.Write(value.Boolean ? "t"u8 : "f"u8);
                break;
            case ValueForm.Int16 or ValueForm.Int32 when type.Type.Underlying().Oid != DataType.Date.Oid:
                WriteInteger(value.Int64, output);
                break;
            case ValueForm.Int64 when type.Type.Underlying().Oid == DataType.Int8.Oid:
                WriteInteger(value.Int64, output);
                break;
            case ValueForm.Int32 or ValueForm.Int64 when IsoText.TryWrite(type.Type.Underlying().Oid, value.Int64, format, output.GetSpan(IsoText.LengthMax), out int length):
                output.Advance(length);
                break;
            case ValueForm.Numeric when value.Numeric.IsSmall:
                output.Advance(NumericText.FormatSmall(value.Numeric, output.GetSpan(64)));
                break;
            case ValueForm.Uuid:
                Utf8Formatter.TryFormat(value.Guid, output.GetSpan(36), out int written);
                output.Advance(written);
                break;
            case ValueForm.Bytes when type.Type.Underlying().Code?.Print is { } print:
                print(value, output);
                break;
            case ValueForm.Bytes when format.ByteaHex && type.Type.Underlying().Oid == DataType.Bytea.Oid:
                ByteaText.WriteHex(value.Utf8, output);
                break;
            default:
                Encoding.UTF8.GetBytes(Format(type, value, format), output);
                break;
        }
    }

    /// <summary>The text of a value that is not NULL.</summary>
    public static string ToText(SqlType type, in Value value, SessionFormat format)
    {
        switch (type.Type.Form)
        {
            case ValueForm.Text or ValueForm.PaddedText or ValueForm.CollatedText or ValueForm.FoldedText or ValueForm.Jsonb:
                return Encoding.UTF8.GetString(Shown(type.Type, value));
            case ValueForm.Boolean:
                return value.Boolean ? "t" : "f";
            case ValueForm.Bytes or ValueForm.Uuid:
                ArrayBufferWriter<byte> output = new(64);
                Write(type, value, output, format);
                return Encoding.UTF8.GetString(output.WrittenSpan);
            default:
                return Format(type, value, format);
        }
    }

    /// <summary>A text, which is its own, but for a byte of "char" and what is around XML.</summary>
    private static ReadOnlySpan<byte> Shown(DataType type, in Value value)
    {
        ReadOnlySpan<byte> text = value.Utf8;
        return CharByte.IsHigh(text) ? CharByte.Escape(text[0])
            : XmlContent.IsShownOtherwise(text) && type.IsOver(DataType.Xml.Oid) ? Encoding.UTF8.GetBytes(XmlContent.Show(value.Text))
            : text;
    }

    public static Value Parse(SqlType type, string text, SessionFormat format) => Parse(type, Encoding.UTF8.GetBytes(text), format);

    /// <summary>Reads a value and applies the type's modifier. A text value shares no memory with the input.</summary>
    /// <exception cref="SqlErrorException">22P02 and its relatives, in the words of the type's input function.</exception>
    public static Value Parse(SqlType type, ReadOnlySpan<byte> text, SessionFormat format)
    {
        DataType dataType = type.Type;
        switch (dataType.Form)
        {
            case ValueForm.Int16:
                return Value.FromInt32((int)ParseInteger(text, short.MinValue, short.MaxValue, "smallint"));
            case ValueForm.Int32 when dataType.Underlying().Oid != DataType.Date.Oid:
                return Value.FromInt32((int)ParseInteger(text, int.MinValue, int.MaxValue, "integer"));
            case ValueForm.Int64 when dataType.Underlying().Oid == DataType.Int8.Oid:
                return Value.FromInt64(ParseInteger(text, long.MinValue, long.MaxValue, "bigint"));
            case ValueForm.Numeric:
                return Casts.ApplyModifier(type, Value.FromNumeric(Numeric.TryParse(text, out Numeric number) ? number : throw Invalid("numeric", text)), isExplicit: false);
            case ValueForm.Boolean:
                return ParseBoolean(text);
            case ValueForm.Bytes when dataType.Underlying().Code is not null:
                return ParseText(type, text, format);
            case ValueForm.Bytes:
                return NetworkText.IsNetwork(dataType.Underlying()) ? NetworkText.Parse(dataType.Underlying(), text)
                    : GeometricValue.IsGeometric(dataType) ? GeometricText.Parse(dataType.Underlying(), Encoding.UTF8.GetString(text))
                    : Value.FromUtf8(ByteaText.Parse(text));
            case ValueForm.Uuid:
                return UuidText.Parse(text);
            case ValueForm.Tid:
                return TidText.Parse(text);
            case ValueForm.Jsonb:
                return JsonbInput.Parse(text);
            case ValueForm.PaddedText or ValueForm.CollatedText when dataType.IsPadded:
                CheckEncoding(text);
                return Casts.ApplyModifier(type, Value.FromUtf8(text), isExplicit: false);
            case ValueForm.Text or ValueForm.CollatedText or ValueForm.FoldedText:
                return ParseText(type, text, format);
            case ValueForm.UInt32 when dataType.Oid is 28 or 29:
                return Value.FromUInt32((uint)TransactionIdText.Parse(dataType, text, uint.MaxValue));
            case ValueForm.UInt32:
                return ParseOid(dataType, text, format);
            case ValueForm.UInt64 when dataType.Oid == 5069:
                return Value.FromInt64((long)TransactionIdText.Parse(dataType, text, ulong.MaxValue));
            case ValueForm.Int32 when dataType.Oid == DataType.Date.Oid && IsoText.TryReadDate(text, out int days):
                return Value.FromInt32(days);
            case ValueForm.Int64 when dataType.Oid == DataType.Timestamp.Oid && type.Modifier < 0 && IsoText.TryReadTimestamp(text, out long micros):
                return Value.FromInt64(micros);
            default:
                return Casts.ApplyModifier(type, ParseOther(type, Encoding.UTF8.GetString(text), format), isExplicit: false);
        }
    }

    private static void WriteInteger(long value, IBufferWriter<byte> output)
    {
        Utf8Formatter.TryFormat(value, output.GetSpan(20), out int written);
        output.Advance(written);
    }

    private static string Format(SqlType type, in Value value, SessionFormat format)
    {
        switch (type.Type.Form)
        {
            case ValueForm.Int16 or ValueForm.Int32:
                return type.Type.Underlying().Oid == DataType.Date.Oid
                    ? DateTimeOutput.FormatDate(value.Int32, format)
                    : value.Int32.ToString(CultureInfo.InvariantCulture);
            case ValueForm.Int64 or ValueForm.UInt64:
                return FormatInt64(type.Type.Underlying().Oid, value.Int64, format);
            case ValueForm.UInt32:
                return FormatOid(type.Type, value.UInt32, format);
            case ValueForm.Float4:
                return FloatText.Format(value.Double, isSingle: true, format.ExtraFloatDigits);
            case ValueForm.Float8:
                return FloatText.Format(value.Double, isSingle: false, format.ExtraFloatDigits);
            case ValueForm.Numeric:
                return value.Numeric.ToString();
            case ValueForm.Bytes:
                return NetworkText.IsNetwork(type.Type.Underlying()) ? NetworkText.Format(type.Type.Underlying(), value)
                    : GeometricValue.IsGeometric(type.Type) ? GeometricText.Format(type.Type.Underlying(), value, format)
                    : ByteaText.FormatEscape(value.Utf8);
            case ValueForm.Tid:
                return TidText.Format(value);
            case ValueForm.Interval:
                return IntervalOutput.Format(value.Interval, format.IntervalStyle);
            case ValueForm.TimeTz:
                return DateTimeOutput.FormatTimeTz(value.TimeTz);
            case ValueForm.Enum:
                return LabelAt(type.Type, value.Double).Name;
            case ValueForm.Array:
                return type.Type.Kind == TypeKind.Base ? ArrayText.FormatVector(type.Type.Underlying(), value.Array, format) : ArrayText.Format(value.Array, type.Modifier, format);
            case ValueForm.Record:
                return RecordText.Format(value.Record, format);
            case ValueForm.Range:
                return RangeText.Format(type.Type.RangeRules!.Subtype, value.Range, format);
            case ValueForm.Multirange:
                return RangeText.Format(type.Type.RangeRules!.Subtype, value.Multirange, format);
            case ValueForm.None when type.Type == DataType.AnyArray:
                return ArrayText.Format(value.Array, -1, format);
            default:
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot display a value of type {type.Type.DisplayName}");
        }
    }

    private static EnumLabel LabelAt(DataType type, double sortOrder) => type.Labels.First(label => label.SortOrder == sortOrder);

    private static EnumLabel LabelOf(DataType type, string text, SessionFormat format) => type.Labels.FirstOrDefault(label => label.Name == text)
        ?? throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input value for enum {format.NameOf(type.Oid, type.DisplayName)}: \"{text}\"");

    private static string FormatInt64(int oid, long value, SessionFormat format) => oid switch
    {
        1083 => DateTimeOutput.FormatTime(value),
        1114 => DateTimeOutput.FormatTimestamp(value, format),
        1184 => DateTimeOutput.FormatTimestampTz(value, format),
        790 => (value < 0 ? "-" : "") + "$" + (Math.Abs((decimal)value) / 100).ToString("N2", CultureInfo.InvariantCulture),
        3220 => string.Create(CultureInfo.InvariantCulture, $"{(uint)(value >> 32):X}/{(uint)value:X}"),
        5069 => ((ulong)value).ToString(CultureInfo.InvariantCulture),
        _ => value.ToString(CultureInfo.InvariantCulture),
    };

    /// <summary>Of the types whose names are operators, one of which is called -.</summary>
    private static bool IsOperator(DataType type) => type.Equals(DataType.Regoper) || type.Equals(DataType.Regoperator);

    private static string FormatOid(DataType type, uint oid, SessionFormat format)
    {
        if (type.Name.StartsWith("reg", StringComparison.Ordinal))
        {
            if (oid == 0)
            {
                return IsOperator(type) ? "0" : "-";
            }

            if (type.Equals(DataType.Regtype) && DataType.FromOid((int)oid) is { } known)
            {
                return known.DisplayName;
            }

            if ((format.Names?.NameOf(type, oid) ?? TextSearchNames.NameOf(type, oid)) is { } name)
            {
                return name;
            }
        }

        return oid.ToString(CultureInfo.InvariantCulture);
    }

    internal static SqlErrorException Invalid(string type, ReadOnlySpan<byte> text) =>
        new(SqlState.InvalidTextRepresentation, $"invalid input syntax for type {type}: \"{Encoding.UTF8.GetString(text)}\"");

    private static long ParseInteger(ReadOnlySpan<byte> text, long min, long max, string type)
    {
        ReadOnlySpan<byte> digits = Blanks.Trim(text);
        bool isNegative = !digits.IsEmpty && digits[0] == '-';
        if (!digits.IsEmpty && digits[0] is (byte)'-' or (byte)'+')
        {
            digits = digits[1..];
        }

        if (digits.IsEmpty)
        {
            throw Invalid(type, text);
        }

        // Too many digits are told before what is behind them.
        ulong limit = Math.Max((ulong)max, unchecked(0UL - (ulong)min));
        ulong value = 0;
        foreach (byte c in digits)
        {
            if (c is < (byte)'0' or > (byte)'9')
            {
                throw Invalid(type, text);
            }

            uint digit = (uint)(c - '0');
            if (value > (limit - digit) / 10)
            {
                throw OutOfRange(type, text);
            }

            value = (value * 10) + digit;
        }

        ulong greatest = isNegative ? unchecked(0UL - (ulong)min) : (ulong)max;
        return value <= greatest ? unchecked(isNegative ? (long)(0UL - value) : (long)value) : throw OutOfRange(type, text);
    }

    private static SqlErrorException OutOfRange(string type, ReadOnlySpan<byte> text) =>
        new(SqlState.NumericValueOutOfRange, $"value \"{Encoding.UTF8.GetString(text)}\" is out of range for type {type}");

    /// <summary>Any unique prefix of true, false, yes, no, on, off, and 1 and 0.</summary>
    private static Value ParseBoolean(ReadOnlySpan<byte> text)
    {
        string word = Encoding.UTF8.GetString(Blanks.Trim(text)).ToLowerInvariant();
        bool IsPrefix(string full, int min = 1) => word.Length >= min && full.StartsWith(word, StringComparison.Ordinal);
        if (IsPrefix("true") || IsPrefix("yes") || word is "on" or "1")
        {
            return Value.True;
        }

        return IsPrefix("false") || IsPrefix("no") || IsPrefix("off", 2) || word == "0" ? Value.False : throw Invalid("boolean", text);
    }

    private static Value ParseText(SqlType type, ReadOnlySpan<byte> text, SessionFormat format)
    {
        CheckEncoding(text);
        if (type.Type.Underlying().Code?.Parse is { } parse)
        {
            return parse(text);
        }

        switch (type.Type.Underlying().Oid)
        {
            case 19:
                return Value.FromUtf8(Utf8Text.Clip(text, 63));
            case 18:
                return CharByte.Parse(text);
            case 2970 or 5038:
                return TransactionSnapshot.Parse(Encoding.UTF8.GetString(text)).ToValue();
            case 114:
                JsonParser.Validate(text);
                return Value.FromUtf8(text);
            case 142:
                return XmlContent.Parse(text, format.IsXmlDocument);
            case 1033:
                return AclItemText.Parse(Encoding.UTF8.GetString(text), format);
            case 3614:
                return new TextVectorParser(Encoding.UTF8.GetString(text)).Parse().ToValue();
            case 3615:
                return ReadQuery(Encoding.UTF8.GetString(text), format);
            case 4072:
                return JsonPath.ToCanonical(text, format.Patterns);
            case 1560 or 1562:
                return Casts.ApplyModifier(type, BitText.Parse(text), isExplicit: false);
            default:
                return Casts.ApplyModifier(type, Value.FromUtf8(text), isExplicit: false);
        }
    }

    /// <exception cref="SqlErrorException">22021.</exception>
    public static void CheckEncoding(ReadOnlySpan<byte> text)
    {
        if (text.Contains((byte)0) || !System.Text.Unicode.Utf8.IsValid(text))
        {
            int at = Utf8Text.FirstInvalid(text);
            throw new SqlErrorException(SqlState.CharacterNotInRepertoire, $"invalid byte sequence for encoding \"UTF8\": 0x{text[at]:x2}");
        }
    }

    private static Value ParseOid(DataType type, ReadOnlySpan<byte> text, SessionFormat format)
    {
        ReadOnlySpan<byte> trimmed = Blanks.Trim(text);
        bool isNumber = !trimmed.IsEmpty && !trimmed.ContainsAnyExceptInRange((byte)'0', (byte)'9');
        bool isName = type.Name.StartsWith("reg", StringComparison.Ordinal) && !isNumber;
        if (!isName)
        {
            return Value.FromUInt32((uint)ParseInteger(text, int.MinValue, uint.MaxValue, type.DisplayName));
        }

        string name = Encoding.UTF8.GetString(text).Trim(Blanks.Characters);
        if (name == "-" && !IsOperator(type))
        {
            return Value.FromUInt32(0);
        }

        uint? oid = format.Names?.Resolve(type, name) ?? TextSearchNames.Find(type, name) ?? (type.Equals(DataType.Regtype) ? FindBuiltIn(name) : null);
        return Value.FromUInt32(oid ?? throw RegistryErrors.NotFound(type, name));
    }

    private static Value ReadQuery(string text, SessionFormat format)
    {
        TextQuery query = TextQuery.Parse(text);
        if (query.Root is null)
        {
            format.Notices?.Invoke(InputNotice.NoLexemes(text));
        }

        return query.ToValue();
    }

    /// <summary>A built-in type by either of its names.</summary>
    private static uint? FindBuiltIn(string name)
    {
        string lower = name.ToLowerInvariant();
        DataType? type = DataType.FromName(lower) ?? DataType.BuiltIn.FirstOrDefault(known => known.DisplayName == lower);
        return type is null ? null : (uint)type.Oid;
    }

    private static Value ParseOther(SqlType type, string text, SessionFormat format)
    {
        DataType dataType = type.Type.Underlying();
        switch (dataType.Form)
        {
            case ValueForm.Int32:
                return Value.FromInt32(DateTimeInput.ParseDate(text, format));
            case ValueForm.Float4:
                return Value.FromDouble(FloatText.Parse(text, isSingle: true));
            case ValueForm.Float8:
                return Value.FromDouble(FloatText.Parse(text, isSingle: false));
            case ValueForm.Int64 or ValueForm.UInt64:
                return Value.FromInt64(ParseInt64(dataType, text, format));
            case ValueForm.TimeTz:
                return Value.FromObject(DateTimeInput.ParseTimeTz(text, format));
            case ValueForm.Interval:
                return Value.FromObject(IntervalInput.Parse(text, type.Modifier < 0 ? IntervalModifier.FullRange : IntervalModifier.Range(type.Modifier), format.IntervalStyle));
            case ValueForm.Enum:
                return Value.FromDouble(LabelOf(dataType, text, format).SortOrder);
            case ValueForm.Array:
                return Value.FromArray(dataType.Kind == TypeKind.Base
                    ? ArrayText.ParseVector(dataType.Element!, text, format)
                    : ArrayText.Parse(new SqlType(dataType.Element!, type.Modifier), text, format));
            case ValueForm.Record:
                return Value.FromObject(RecordText.Parse(dataType, text, format));
            case ValueForm.Range:
                return Value.FromObject(RangeText.Parse(dataType.RangeRules!, text, format));
            case ValueForm.Multirange:
                return Value.FromObject(RangeText.ParseMultirange(dataType.RangeRules!, text, format));
            default:
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot accept a value of type {dataType.Name}");
        }
    }

    private static long ParseInt64(DataType type, string text, SessionFormat format)
    {
        switch (type.Oid)
        {
            case 1083:
                return DateTimeInput.ParseTime(text, format);
            case 1114:
                return DateTimeInput.ParseTimestamp(text, format);
            case 1184:
                return DateTimeInput.ParseTimestampTz(text, format);
            case 790:
                return MoneyText.Parse(text);
            case 3220:
                string[] halves = text.Split('/');
                return halves.Length == 2 && uint.TryParse(halves[0], NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out uint high)
                    && uint.TryParse(halves[1], NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out uint low)
                    ? ((long)high << 32) | low
                    : throw Invalid("pg_lsn", Encoding.UTF8.GetBytes(text));
            default:
                return ulong.TryParse(text, CultureInfo.InvariantCulture, out ulong number) ? (long)number : throw Invalid(type.DisplayName, Encoding.UTF8.GetBytes(text));
        }
    }
}
