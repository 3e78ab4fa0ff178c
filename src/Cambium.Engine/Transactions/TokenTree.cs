using System.Buffers.Binary;
using System.Text;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Transactions;

/// <summary>
/// The idempotency tokens that were committed or fenced, in a tree of the root. It holds the last <see cref="TokensMax"/>; what is
/// older is forgotten, and it is remembered since when. Integers are big-endian:
/// <code>
/// 'T' role 00 token(16)   → position(8) time(8) fenced(1)     one entry a token; 2: fenced when it might have been forgotten
/// 'N' number(8)           → the key of that token             in order of arrival, from 1
/// 'C'                     → first number(8) next number(8)
/// 'H'                     → time(8)                           up to which tokens may have been forgotten
/// </code>
/// </summary>
internal static class TokenTree
{
    /// <summary>Id of the tree; ids of tables' and indexes' trees start at 1.</summary>
    public const int Id = 0;

    public const int TokensMax = 100_000;

    private const byte FencedForgotten = 2;

    /// <summary>A token's own time counts for what it says, though a client's clock may be so far ahead. One that is ahead further takes the horizon along when it is forgotten.</summary>
    private static readonly long s_clockSkewMicros = (long)TimeSpan.FromMinutes(5).TotalMicroseconds;

    public static bool TryFind(TreeEdit tokens, string role, Guid token, out TokenState state)
    {
        state = default;
        if (!tokens.TryGet(KeyOf(role, token), out PageSlice value))
        {
            return false;
        }

        state = new TokenState(BinaryPrimitives.ReadInt64BigEndian(value.Span), value.Span[16] != 0, value.Span[16] == FencedForgotten);
        return true;
    }

    /// <summary>Reads whatever <see cref="Add"/> will read.</summary>
    /// <exception cref="PageDamageException">Some of it can't be read.</exception>
    public static void Load(TreeEdit tokens, string role, Guid token)
    {
        (long first, long next) = ReadCounters(tokens);
        tokens.ContainsKey(KeyOf(role, token));
        tokens.ContainsKey(NumberKey(next));
        if (next + 1 - first > TokensMax && tokens.TryGet(NumberKey(first), out PageSlice oldest))
        {
            tokens.ContainsKey(oldest.Span.ToArray());
            tokens.ContainsKey("H"u8);
        }
    }

    public static void Add(TreeEdit tokens, string role, Guid token, long position, long timeMicros, bool isFenced)
    {
        (long first, long next) = ReadCounters(tokens);
        byte[] key = KeyOf(role, token);
        Span<byte> value = stackalloc byte[17];
        BinaryPrimitives.WriteInt64BigEndian(value, position);
        BinaryPrimitives.WriteInt64BigEndian(value[8..], timeMicros);
        value[16] = !isFenced ? (byte)0 : MayBeForgotten(tokens, token) ? FencedForgotten : (byte)1;
        tokens.Set(key, value);
        tokens.Set(NumberKey(next), key);
        next++;
        if (next - first > TokensMax)
        {
            Forget(tokens, first++);
        }

        Span<byte> counters = stackalloc byte[16];
        BinaryPrimitives.WriteInt64BigEndian(counters, first);
        BinaryPrimitives.WriteInt64BigEndian(counters[8..], next);
        tokens.Set("C"u8, counters);
    }

    /// <summary>
    /// Whether a token that isn't there may have been committed long ago. A token that carries its time (version 7) is known to be
    /// younger than what was forgotten.
    /// </summary>
    public static bool MayBeForgotten(TreeEdit tokens, Guid token)
    {
        if (!tokens.TryGet("H"u8, out PageSlice horizon))
        {
            return false;
        }

        Span<byte> bytes = stackalloc byte[16];
        token.TryWriteBytes(bytes, bigEndian: true, out _);
        return EarliestMicros(bytes) is not { } time || time <= BinaryPrimitives.ReadInt64BigEndian(horizon.Span);
    }

    /// <summary>When a token may have been made at the earliest, in microseconds since 1970 UTC, if it carries its time.</summary>
    private static long? EarliestMicros(ReadOnlySpan<byte> token) =>
        token[6] >> 4 == 7 ? ((BinaryPrimitives.ReadInt64BigEndian(token) >>> 16) * 1000) - s_clockSkewMicros : null;

    private static void Forget(TreeEdit tokens, long number)
    {
        if (!tokens.TryGet(NumberKey(number), out PageSlice found))
        {
            return;
        }

        byte[] key = found.Span.ToArray();
        if (tokens.TryGet(key, out PageSlice value))
        {
            long time = Math.Max(BinaryPrimitives.ReadInt64BigEndian(value.Span[8..]), EarliestMicros(key.AsSpan(key.Length - 16)) ?? 0);
            if (tokens.TryGet("H"u8, out PageSlice horizon))
            {
                time = Math.Max(time, BinaryPrimitives.ReadInt64BigEndian(horizon.Span));
            }

            byte[] bytes = new byte[8];
            BinaryPrimitives.WriteInt64BigEndian(bytes, time);
            tokens.Set("H"u8, bytes);
            tokens.Remove(key);
        }

        tokens.Remove(NumberKey(number));
    }

    private static (long First, long Next) ReadCounters(TreeEdit tokens) => tokens.TryGet("C"u8, out PageSlice counters)
        ? (BinaryPrimitives.ReadInt64BigEndian(counters.Span), BinaryPrimitives.ReadInt64BigEndian(counters.Span[8..]))
        : (1, 1);

    private static byte[] NumberKey(long number)
    {
        byte[] key = new byte[9];
        key[0] = (byte)'N';
        BinaryPrimitives.WriteInt64BigEndian(key.AsSpan(1), number);
        return key;
    }

    private static byte[] KeyOf(string role, Guid token) => [(byte)'T', .. Encoding.UTF8.GetBytes(role), 0, .. token.ToByteArray(bigEndian: true)];
}
