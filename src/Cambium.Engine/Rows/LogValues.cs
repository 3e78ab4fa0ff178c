using System.Buffers.Binary;
using Cambium.Engine.Values;
using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Engine.Rows;

/// <summary>Values as the log keeps them: key encoding, and beside it what the key encoding loses. Lossless.</summary>
/// <remarks>
/// Residual by type: numeric, its scale (2 bytes) when the key's number shows another; float, one byte for -0; char(n), the
/// number of trailing blanks (4 bytes); citext, the text as written when it isn't in lower case; text in a collation of ICU that is padded or where others are equal, the text; interval and what contains one of these, jsonb, a tid with a key: the value in row encoding.
/// </remarks>
public static class LogValues
{
    private const int ScratchBytes = 4096;

    [ThreadStatic]
    private static RowBuffer? s_residual;

    [ThreadStatic]
    private static byte[]? s_key;

    public static LogValue Encode(DataType type, in Value value)
    {
        if (value.IsNull)
        {
            return LogValue.Null;
        }

        RowBuffer residual = Residual(type, value);
        return new LogValue(KeyEncoding.Encode(type, value), residual.Length == 0 ? [] : residual.ToArray());
    }

    /// <summary>Writes a column as <see cref="Encode"/> makes it, without arrays of its own.</summary>
    internal static void WriteColumn(LogRecordWriter writer, int columnId, DataType type, in Value value)
    {
        KeyBuilder key = new(s_key ??= new byte[ScratchBytes]);
        KeyEncoding.Append(ref key, type, value);
        writer.WriteColumn(columnId, key.WrittenSpan, Residual(type, value).WrittenSpan);
    }

    /// <summary>Writes a step of an increment like <see cref="WriteColumn"/>.</summary>
    internal static void WriteIncrement(LogRecordWriter writer, byte operation, DataType type, in Value operand)
    {
        KeyBuilder key = new(s_key ??= new byte[ScratchBytes]);
        KeyEncoding.Append(ref key, type, operand);
        writer.WriteIncrement(operation, key.WrittenSpan, Residual(type, operand).WrittenSpan);
    }

    /// <summary>For definitions: key and residual in base 64; null for NULL.</summary>
    public static string? ToText(DataType type, in Value value) => ToText(Encode(type, value));

    internal static string? ToText(in LogValue value) =>
        value.IsNull ? null : Convert.ToBase64String(value.Key.Span) + ":" + Convert.ToBase64String(value.Residual.Span);

    /// <summary>What <see cref="ToText(DataType, in Value)"/> has written.</summary>
    public static Value FromText(DataType type, string? text) => text is null ? Value.Null : Decode(type, FromText(text));

    internal static LogValue FromText(string text)
    {
        int end = text.IndexOf(':', StringComparison.Ordinal);
        return new LogValue(Convert.FromBase64String(text[..end]), Convert.FromBase64String(text[(end + 1)..]));
    }

    public static Value Decode(DataType type, in LogValue value)
    {
        if (value.IsNull)
        {
            return Value.Null;
        }

        ReadOnlySpan<byte> residual = value.Residual.Span;
        ReadOnlySpan<byte> key = value.Key.Span;
        switch (type.Form)
        {
            case ValueForm.Numeric when !residual.IsEmpty:
                Numeric number = KeyEncoding.Read(ref key, type).Numeric;
                return Value.FromNumeric(NumericArithmetic.Round(number, BinaryPrimitives.ReadUInt16LittleEndian(residual)));
            case ValueForm.Float4 or ValueForm.Float8 when !residual.IsEmpty:
                return Value.FromDouble(-0.0);
            case ValueForm.PaddedText when !residual.IsEmpty:
                byte[] padded = new byte[key.Length - 2 + BinaryPrimitives.ReadInt32LittleEndian(residual)];
                key[1..^1].CopyTo(padded);
                padded.AsSpan(key.Length - 2).Fill((byte)' ');
                return Value.FromUtf8(padded);
            case ValueForm.FoldedText or ValueForm.CollatedText when !residual.IsEmpty:
                return Value.FromUtf8(residual);
            case ValueForm.Interval or ValueForm.Array or ValueForm.Record or ValueForm.Range or ValueForm.Multirange or ValueForm.Jsonb or ValueForm.Tid when !residual.IsEmpty:
                return VariableEncoding.Read(type, residual.ToArray());
            default:
                return KeyEncoding.Read(ref key, type);
        }
    }

    /// <summary>In a buffer of the thread's, until it is asked for again.</summary>
    private static RowBuffer Residual(DataType type, in Value value)
    {
        if (s_residual is not { Length: <= ScratchBytes } residual)
        {
            s_residual = residual = new RowBuffer(ScratchBytes);
        }

        residual.Clear();
        if (!value.IsNull)
        {
            WriteResidual(type, value, residual);
        }

        return residual;
    }

    private static void WriteResidual(DataType type, in Value value, RowBuffer output)
    {
        switch (type.Form)
        {
            case ValueForm.Numeric:
                Numeric number = value.Numeric;
                if (number.Scale is not 0 and var scale && NumericArithmetic.Strip(number).Scale != scale)
                {
                    BinaryPrimitives.WriteUInt16LittleEndian(output.Append(2), (ushort)scale);
                }

                break;
            case ValueForm.Float4 or ValueForm.Float8:
                if (value.Double == 0 && double.IsNegative(value.Double))
                {
                    output.Append(1)[0] = 1;
                }

                break;
            case ValueForm.PaddedText:
                if (value.ByteLength - type.Compared(value).Length is not 0 and var blanks)
                {
                    BinaryPrimitives.WriteInt32LittleEndian(output.Append(4), blanks);
                }

                break;
            case ValueForm.CollatedText when !type.Order!.IsDeterministic || type.IsPadded:
            case ValueForm.FoldedText when !Values.Extensions.CaseInsensitiveText.Fold(value.Utf8).AsSpan().SequenceEqual(value.Utf8):
                value.Utf8.CopyTo(output.Append(value.ByteLength));
                break;
            case ValueForm.Interval or ValueForm.Array or ValueForm.Record or ValueForm.Range or ValueForm.Multirange or ValueForm.Jsonb:
            case ValueForm.Tid when value.ByteLength != TidText.Size:
                VariableEncoding.Write(type, value, output);
                break;
        }
    }
}
