using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Texts of xid, xid8 and cid: decimal, hexadecimal behind 0x, octal behind 0; a negative number counts from the largest one down, as in C.</summary>
internal static class TransactionIdText
{
    /// <param name="type">For errors.</param>
    /// <param name="text">With blanks around it, perhaps.</param>
    /// <param name="max">The type's largest number, all of whose bits are set.</param>
    /// <exception cref="SqlErrorException">22P02, 22003.</exception>
    internal static ulong Parse(DataType type, ReadOnlySpan<byte> text, ulong max)
    {
        ReadOnlySpan<byte> rest = Blanks.Trim(text);
        bool isNegative = rest is [(byte)'-', ..];
        rest = rest is [(byte)'-' or (byte)'+', ..] ? rest[1..] : rest;
        int radix = rest is [(byte)'0', (byte)'x' or (byte)'X', _, ..] ? 16 : rest is [(byte)'0', _, ..] ? 8 : 10;
        rest = radix == 16 ? rest[2..] : rest;
        ulong value = 0;
        bool isTooLarge = false;
        foreach (byte digit in rest)
        {
            int number = char.IsAsciiHexDigit((char)digit) ? int.Parse([(char)digit], NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture) : radix;
            if (number >= radix)
            {
                throw TextFormat.Invalid(type.DisplayName, text);
            }

            isTooLarge |= value > (max - (ulong)number) / (ulong)radix;
            value = unchecked((value * (ulong)radix) + (ulong)number);
        }

        return rest.IsEmpty ? throw TextFormat.Invalid(type.DisplayName, text)
            : isTooLarge ? throw new SqlErrorException(SqlState.NumericValueOutOfRange, $"value \"{Encoding.UTF8.GetString(text)}\" is out of range for type {type.DisplayName}")
            : isNegative ? unchecked(0 - value) & max
            : value;
    }
}
