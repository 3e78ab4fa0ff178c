using System.Globalization;
using System.Net;
using System.Net.Sockets;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Text of inet, cidr, macaddr and macaddr8.</summary>
public static class NetworkText
{
    public static bool IsNetwork(DataType type) => type.Oid is 650 or 869 or 829 or 774;

    public static string Format(DataType type, in Value value)
    {
        if (type.Oid is 829 or 774)
        {
            return string.Join(':', value.Utf8.ToArray().Select(part => part.ToString("x2", CultureInfo.InvariantCulture)));
        }

        NetworkAddress address = new(value);
        return address.Bits == address.BitsMax && type.Oid == 869
            ? Host(value)
            : string.Create(CultureInfo.InvariantCulture, $"{Host(value)}/{address.Bits}");
    }

    /// <summary>The address without the length of its prefix.</summary>
    public static string Host(in Value value)
    {
        NetworkAddress address = new(value);
        return address.IsV4 ? string.Join('.', address.Address.ToArray()) : Ipv6Text.Format(address.Address);
    }

    /// <summary>A cidr with no more octets, or words, than its prefix has.</summary>
    public static string Abbreviate(in Value value)
    {
        NetworkAddress address = new(value);
        string text = address.IsV4
            ? string.Join('.', address.Address[..Math.Max(1, (address.Bits + 7) / 8)].ToArray())
            : Ipv6Text.Abbreviate(address.Network, address.Bits);
        return string.Create(CultureInfo.InvariantCulture, $"{text}/{address.Bits}");
    }

    /// <exception cref="SqlErrorException">22P02.</exception>
    public static Value Parse(DataType type, ReadOnlySpan<byte> utf8)
    {
        string text = Encoding.UTF8.GetString(utf8);
        return type.Oid switch
        {
            829 => ParseMac(text, type),
            774 => ParseMac8(text, type),
            _ => ParseAddress(text, type),
        };
    }

    private static SqlErrorException Invalid(DataType type, string text) =>
        new(SqlState.InvalidTextRepresentation, $"invalid input syntax for type {type.Name}: \"{text}\"");

    private static Value ParseAddress(string text, DataType type)
    {
        bool isCidr = type.Oid == 650;
        int slash = text.IndexOf('/', StringComparison.Ordinal);
        string host = slash < 0 ? text : text[..slash];
        int? bits = null;
        if (slash >= 0)
        {
            bits = int.TryParse(text.AsSpan(slash + 1), NumberStyles.None, CultureInfo.InvariantCulture, out int given) ? given : throw Invalid(type, text);
        }

        byte[] address;
        int bitsMax;
        if (host.Contains(':', StringComparison.Ordinal))
        {
            if (!IPAddress.TryParse(host, out IPAddress? parsed) || parsed.AddressFamily != AddressFamily.InterNetworkV6 || host.Contains('%', StringComparison.Ordinal) || host.StartsWith('['))
            {
                throw Invalid(type, text);
            }

            address = parsed.GetAddressBytes();
            bitsMax = 128;
            bits ??= 128;
        }
        else
        {
            address = new byte[4];
            string[] octets = host.Split('.');
            if (octets.Length > 4 || (octets.Length < 4 && !isCidr && (bits is null || bits / 8 > octets.Length)))
            {
                // Fewer octets than four need a prefix that needs no more.
                throw Invalid(type, text);
            }

            for (int index = 0; index < octets.Length; index++)
            {
                address[index] = byte.TryParse(octets[index], NumberStyles.None, CultureInfo.InvariantCulture, out byte octet) ? octet : throw Invalid(type, text);
            }

            bitsMax = 32;
            bits ??= isCidr && octets.Length < 4 ? ClassBits(address[0], octets.Length) : 32;
        }

        if (bits > bitsMax)
        {
            throw Invalid(type, text);
        }

        Value value = NetworkAddress.Create(address, bits.Value);
        return !isCidr || new NetworkAddress(value).Network.SequenceEqual(address)
            ? value
            : throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid cidr value: \"{text}\"", "Value has bits set to right of mask.");
    }

    /// <summary>The prefix that an address of few octets implies, by the old classes of networks.</summary>
    private static int ClassBits(byte first, int octets)
    {
        int bits = first switch { >= 240 => 32, >= 224 => first == 224 && octets == 1 ? 4 : 8, >= 192 => 24, >= 128 => 16, _ => 8 };
        return Math.Max(bits, bits == 4 ? 4 : octets * 8);
    }

    /// <summary>Eight bytes, or six, which get FF FE in their middle: two digits each, between any of them : - or . , all the same.</summary>
    private static Value ParseMac8(string text, DataType type)
    {
        string trimmed = text.Trim(Blanks.Characters);
        List<byte> bytes = [];
        char separator = '\0';
        for (int at = 0; at < trimmed.Length;)
        {
            if (bytes.Count == 8 || !byte.TryParse(trimmed.AsSpan(at, Math.Min(2, trimmed.Length - at)), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out byte next) || trimmed.Length - at < 2)
            {
                throw Invalid(type, text);
            }

            bytes.Add(next);
            at += 2;
            if (at < trimmed.Length && trimmed[at] is ':' or '-' or '.')
            {
                separator = separator == '\0' || separator == trimmed[at] ? trimmed[at++] : throw Invalid(type, text);
            }
        }

        return bytes.Count switch
        {
            8 => Value.FromUtf8([.. bytes]),
            6 => Value.FromUtf8([.. bytes[..3], 0xFF, 0xFE, .. bytes[3..]]),
            _ => throw Invalid(type, text),
        };
    }

    /// <summary>Six bytes as hexadecimal digits, in groups apart by : - or . , or in one piece.</summary>
    private static Value ParseMac(string text, DataType type)
    {
        string trimmed = text.Trim(Blanks.Characters);
        char[] separators = [.. trimmed.Where(c => !char.IsAsciiHexDigit(c)).Distinct()];
        if (separators.Length > 1 || (separators.Length == 1 && separators[0] is not (':' or '-' or '.')))
        {
            throw Invalid(type, text);
        }

        string[] groups = separators.Length == 0 ? [trimmed] : trimmed.Split(separators[0]);
        int digits = groups.Sum(group => group.Length);
        bool isRegular = groups.Length is 2 or 3 && (groups.Length == 2 ? separators[0] != '.' : separators[0] != ':') && groups.All(group => group.Length == digits / groups.Length);
        bool isPairs = groups.Length == 6 && groups.All(group => group.Length is 1 or 2);
        if (isPairs)
        {
            trimmed = string.Concat(groups.Select(group => group.PadLeft(2, '0')));
        }
        else if (groups.Length == 1 || isRegular)
        {
            trimmed = string.Concat(groups);
        }
        else
        {
            throw Invalid(type, text);
        }

        return trimmed.Length == 12 ? Value.FromUtf8(Convert.FromHexString(trimmed)) : throw Invalid(type, text);
    }
}
