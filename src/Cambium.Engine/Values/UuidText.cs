using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Input of uuid: 32 hexadecimal digits, a hyphen after any group of four, braces around allowed.</summary>
internal static class UuidText
{
    internal static Value Parse(ReadOnlySpan<byte> text)
    {
        ReadOnlySpan<byte> rest = text;
        if (rest.Length > 2 && rest[0] == '{' && rest[^1] == '}')
        {
            rest = rest[1..^1];
        }

        byte[] uuid = new byte[16];
        for (int i = 0; i < uuid.Length; i++)
        {
            if (rest.Length < 2 || !byte.TryParse(rest[..2], System.Globalization.NumberStyles.AllowHexSpecifier, System.Globalization.CultureInfo.InvariantCulture, out uuid[i]))
            {
                throw Invalid(text);
            }

            rest = rest[2..];
            if (i % 2 == 1 && i < 15 && !rest.IsEmpty && rest[0] == '-')
            {
                rest = rest[1..];
            }
        }

        return rest.IsEmpty ? Value.FromUtf8(uuid) : throw Invalid(text);
    }

    private static SqlErrorException Invalid(ReadOnlySpan<byte> text) =>
        new(SqlState.InvalidTextRepresentation, $"invalid input syntax for type uuid: \"{Encoding.UTF8.GetString(text)}\"");
}
