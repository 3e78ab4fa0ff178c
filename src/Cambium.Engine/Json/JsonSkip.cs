using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>
/// Finds the end of an array or object without looking at its parts one by one: of 64 bytes at a time it is known which are quotes, which brackets, and by
/// the parity of the quotes before them which of these stand within strings (Langdale and Lemire, "Parsing Gigabytes of JSON per Second").
/// </summary>
internal static class JsonSkip
{
    private const int BlockBytes = 64;
    private const ulong OddBits = 0xAAAAAAAAAAAAAAAA;

    /// <param name="json">Text that is known to be right.</param>
    /// <param name="start">Where the bracket stands that opens it.</param>
    /// <returns>The place behind the bracket that closes it.</returns>
    internal static int Container(ReadOnlySpan<byte> json, int start)
    {
        Scan scan = new() { Depth = 1 };
        int position = start + 1;
        for (; json.Length - position >= BlockBytes; position += BlockBytes)
        {
            CancellationPoint.Step(position);
            if (scan.EndsIn(ref Unsafe.Add(ref MemoryMarshal.GetReference(json), position), out int end))
            {
                return position + end;
            }
        }

        Span<byte> rest = stackalloc byte[BlockBytes];
        rest.Clear();
        json[position..].CopyTo(rest);
        return scan.EndsIn(ref MemoryMarshal.GetReference(rest), out int last) ? position + last : throw new FormatException("the text is no JSON");
    }

    private struct Scan
    {
        // All ones within a string.
        private ulong _string;

        // 1 behind a backslash that is not escaped itself.
        private ulong _escape;

        public int Depth;

        /// <param name="block">The first of 64 bytes.</param>
        /// <param name="end">Behind the bracket.</param>
        public bool EndsIn(ref readonly byte block, out int end)
        {
            Vector256<byte> low = Vector256.LoadUnsafe(in block);
            Vector256<byte> high = Vector256.LoadUnsafe(in block, 32);
            ulong strings = Strings(Bits(low, high, (byte)'"'), Bits(low, high, (byte)'\\'));

            // This bit is all that braces and brackets differ in.
            Vector256<byte> fold = Vector256.Create((byte)0x20);
            (low, high) = (low | fold, high | fold);
            ulong opens = Bits(low, high, (byte)'{') & ~strings;
            ulong closes = Bits(low, high, (byte)'}') & ~strings;
            end = 0;
            if (BitOperations.PopCount(closes) < Depth)
            {
                Depth += BitOperations.PopCount(opens) - BitOperations.PopCount(closes);
                return false;
            }

            for (ulong marks = opens | closes; marks != 0; marks &= marks - 1)
            {
                ulong mark = marks & (~marks + 1);
                Depth += (opens & mark) != 0 ? 1 : -1;
                if (Depth == 0)
                {
                    end = BitOperations.TrailingZeroCount(mark) + 1;
                    return true;
                }
            }

            return false;
        }

        /// <summary>Which bytes stand in strings, the quote that opens one counted with it.</summary>
        private ulong Strings(ulong quotes, ulong backslashes)
        {
            if ((backslashes | _escape) != 0)
            {
                quotes &= ~Escaped(backslashes);
            }

            // A byte is within a string where the number of quotes up to it is odd.
            ulong strings = quotes;
            strings ^= strings << 1;
            strings ^= strings << 2;
            strings ^= strings << 4;
            strings ^= strings << 8;
            strings ^= strings << 16;
            strings ^= strings << 32;
            strings ^= _string;
            _string = (ulong)((long)strings >> 63);
            return strings;
        }

        /// <summary>Bytes behind a backslash that is not escaped itself; by carries of a subtraction, as simdjson has it.</summary>
        private ulong Escaped(ulong backslashes)
        {
            ulong candidates = backslashes & ~_escape;
            ulong odd = ((candidates << 1) | OddBits) - candidates;
            ulong terminals = odd ^ OddBits;
            ulong escaped = terminals ^ (backslashes | _escape);
            _escape = (terminals & backslashes) >> 63;
            return escaped;
        }

        private static ulong Bits(in Vector256<byte> low, in Vector256<byte> high, byte wanted)
        {
            Vector256<byte> pattern = Vector256.Create(wanted);
            return Vector256.Equals(low, pattern).ExtractMostSignificantBits() | ((ulong)Vector256.Equals(high, pattern).ExtractMostSignificantBits() << 32);
        }
    }
}
