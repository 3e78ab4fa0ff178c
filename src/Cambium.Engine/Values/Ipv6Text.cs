using System.Buffers.Binary;
using System.Globalization;
using System.Text;

namespace Cambium.Engine.Values;

/// <summary>
/// IPv6 addresses as BIND's library writes them, and PostgreSQL with it: the longest run of zero words, the first of several, as <c>::</c>, and the octets
/// of an IPv4 address only behind <c>::</c> and <c>::ffff:</c>. The runtime's own text has octets in other places, too.
/// </summary>
internal static class Ipv6Text
{
    private const int WordsMax = 8;

    public static string Format(ReadOnlySpan<byte> address) => Write(address, WordsMax, runMin: 2, octets: 4);

    /// <summary>No more words and octets than the prefix reaches into.</summary>
    public static string Abbreviate(ReadOnlySpan<byte> network, int bits) =>
        bits == 0 ? "::" : Write(network, Math.Max(2, (bits + 15) / 16), runMin: 1, octets: Math.Clamp((bits - 89) / 8, 2, 4));

    private static string Write(ReadOnlySpan<byte> address, int words, int runMin, int octets)
    {
        (int start, int length) = LongestZeros(address, words, runMin);
        bool isV4 = words > 6 && start == 0 && (length == 6 || (length == 5 && Word(address, 5) == 0xFFFF));
        StringBuilder text = new();
        for (int word = 0; word < (isV4 ? 6 : words); word++)
        {
            if (word == start)
            {
                text.Append("::");
                word += length - 1;
            }
            else
            {
                text.Append(word == 0 || word == start + length ? "" : ":").Append(Word(address, word).ToString("x", CultureInfo.InvariantCulture));
            }
        }

        return isV4
            ? text.Append(length == 6 ? "" : ":").AppendJoin('.', address.Slice(12, octets).ToArray()).ToString()
            : text.ToString();
    }

    /// <summary>Where it is none, it starts behind the words and has length 0.</summary>
    private static (int Start, int Length) LongestZeros(ReadOnlySpan<byte> address, int words, int runMin)
    {
        (int Start, int Length) longest = (words, 0);
        int length = 0;
        for (int word = 0; word < words; word++)
        {
            length = Word(address, word) == 0 ? length + 1 : 0;
            if (length >= runMin && length > longest.Length)
            {
                longest = (word - length + 1, length);
            }
        }

        return longest;
    }

    private static ushort Word(ReadOnlySpan<byte> address, int index) => BinaryPrimitives.ReadUInt16BigEndian(address[(2 * index)..]);
}
