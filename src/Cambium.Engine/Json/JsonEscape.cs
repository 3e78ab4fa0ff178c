using System.Buffers;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>What stands between the quotes of a string, and what that says.</summary>
public static class JsonEscape
{
    /// <summary>Quote, backslash and the control characters: what cannot stand in a string as it is.</summary>
    internal static readonly SearchValues<byte> Special = SearchValues.Create([(byte)'"', (byte)'\\', .. Enumerable.Range(0, ' ').Select(static code => (byte)code)]);

    /// <summary>A text as it stands between quotes; itself where nothing in it needs escaping.</summary>
    public static Value Encode(in Value text)
    {
        if (text.Utf8.IndexOfAny(Special) < 0)
        {
            return text;
        }

        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        writer.AppendString(text.Utf8);
        Value quoted = writer.ToValue();
        return quoted.Slice(1, quoted.ByteLength - 2);
    }

    /// <summary>What a string says; its own bytes where nothing in it is escaped.</summary>
    /// <param name="content">What stands between its quotes, in whatever way it may be written.</param>
    /// <exception cref="Errors.SqlErrorException">22P05: a character that there can't be in text, 22P02.</exception>
    public static Value Decode(in Value content)
    {
        ReadOnlySpan<byte> rest = content.Utf8;
        int plain = rest.IndexOf((byte)'\\');
        if (plain < 0)
        {
            return content;
        }

        // An escape is longer than what it says.
        byte[] text = new byte[rest.Length];
        int length = 0;
        for (; plain >= 0; plain = rest.IndexOf((byte)'\\'))
        {
            CancellationPoint.Tick();
            rest[..plain].CopyTo(text.AsSpan(length));
            length += plain;
            rest = rest[plain..];
            if (!TryReadEscape(rest, out int consumed, out Rune character))
            {
                return Value.FromText(JsonParser.Parse((byte[])[(byte)'"', .. content.Utf8, (byte)'"']).String);
            }

            length += character.EncodeToUtf8(text.AsSpan(length));
            rest = rest[consumed..];
        }

        rest.CopyTo(text.AsSpan(length));
        return Value.FromUtf8(text, 0, length + rest.Length);
    }

    /// <summary>Reads a backslash and what belongs to it. False for what is none, or stands for nothing that there can be in a text.</summary>
    internal static bool TryReadEscape(ReadOnlySpan<byte> text, out int consumed, out Rune character)
    {
        consumed = 2;
        char simple = text.Length < 2 ? '\0' : text[1] switch
        {
            (byte)'"' or (byte)'\\' or (byte)'/' => (char)text[1],
            (byte)'b' => '\b',
            (byte)'f' => '\f',
            (byte)'n' => '\n',
            (byte)'r' => '\r',
            (byte)'t' => '\t',
            _ => '\0',
        };
        if (simple != '\0')
        {
            character = new Rune(simple);
            return true;
        }

        character = default;
        if (!TryReadUnit(text, out char unit) || unit == 0)
        {
            return false;
        }

        consumed = 6;
        if (Rune.TryCreate(unit, out character))
        {
            return true;
        }

        consumed = 12;
        return TryReadUnit(text[6..], out char low) && Rune.TryCreate(unit, low, out character);
    }

    /// <summary>Four hexadecimal digits behind a backslash and u.</summary>
    private static bool TryReadUnit(ReadOnlySpan<byte> text, out char unit)
    {
        unit = '\0';
        if (text.Length < 6 || text[0] != '\\' || text[1] != 'u')
        {
            return false;
        }

        foreach (byte digit in text[2..6])
        {
            if (!char.IsAsciiHexDigit((char)digit))
            {
                return false;
            }

            unit = (char)((unit << 4) | (char.IsAsciiDigit((char)digit) ? digit - '0' : (digit | 0x20) - 'a' + 10));
        }

        return true;
    }
}
