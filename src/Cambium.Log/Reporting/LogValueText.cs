using System.Buffers.Binary;
using System.Globalization;
using System.Text;
using Cambium.Log.Records;

namespace Cambium.Log.Reporting;

/// <summary>Values for people. Types whose encoding is plain are decoded, the rest shown as the encoding's bytes in hexadecimal.</summary>
public static class LogValueText
{
    /// <param name="value">A column's value.</param>
    /// <param name="type">Its SQL type as the catalog spells it; null when unknown.</param>
    public static string Format(LogValue value, string? type)
    {
        ReadOnlySpan<byte> key = value.Key.Span;
        if (value.IsNull)
        {
            return "NULL";
        }

        ReadOnlySpan<byte> body = key.Length > 0 ? key[1..] : default;
        string plain = type is null ? "" : type.Split('(')[0].ToLowerInvariant();
        return plain switch
        {
            "smallint" or "int2" when body.Length == 2 => Number((short)(BinaryPrimitives.ReadInt16BigEndian(body) ^ short.MinValue)),
            "integer" or "int4" or "int" when body.Length == 4 => Number(BinaryPrimitives.ReadInt32BigEndian(body) ^ int.MinValue),
            "bigint" or "int8" when body.Length == 8 => Number(BinaryPrimitives.ReadInt64BigEndian(body) ^ long.MinValue),
            "boolean" or "bool" when body.Length == 1 => body[0] == 0 ? "false" : "true",
            "text" or "varchar" or "character varying" or "bpchar" or "character" or "char" or "name" when body.Length > 0 && body[^1] == 0 =>
                "'" + Encoding.UTF8.GetString(body[..^1]).Replace("'", "''", StringComparison.Ordinal) + "'",
            _ => Hex(key),
        };
    }

    /// <summary>Bytes as PostgreSQL prints bytea: <c>\x01ff</c>.</summary>
    public static string Hex(ReadOnlySpan<byte> bytes) => @"\x" + Convert.ToHexString(bytes).ToLowerInvariant();

    /// <summary>ISO 8601 in UTC with microseconds; the number itself where no calendar reaches.</summary>
    public static string Time(long micros)
    {
        DateTimeOffset epoch = DateTimeOffset.UnixEpoch;
        return micros < (DateTimeOffset.MinValue - epoch).Ticks / TimeSpan.TicksPerMicrosecond || micros > (DateTimeOffset.MaxValue - epoch).Ticks / TimeSpan.TicksPerMicrosecond
            ? Number(micros)
            : epoch.AddTicks(micros * TimeSpan.TicksPerMicrosecond).ToString("yyyy-MM-dd'T'HH:mm:ss.ffffff'Z'", CultureInfo.InvariantCulture);
    }

    private static string Number(long value) => value.ToString(CultureInfo.InvariantCulture);
}
