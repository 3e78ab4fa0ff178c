using System.Buffers.Binary;
using System.Text;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Transactions;

/// <summary>
/// The idempotency tokens that were committed or fenced, in a tree of the root. It holds the last <see cref="TokensMax"/>; what is
/// older is forgotten, and it is remembered since when. Integers are big-endian:
/// <code>
/// 'T' role 00 token(16)   → position(8) time(8) fenced(1)     one entry a token
/// 'N' number(8)           → the key of that token             in order of arrival, from 1
/// 'C'                     → first number(8) next number(8)
/// 'H'                     → time(8)                           of the youngest token forgotten
/// </code>
/// </summary>
internal static class TokenTree
{
    /// <summary>Id of the tree; ids of tables' and indexes' trees start at 1.</summary>
    public const int Id = 0;

    public const int TokensMax = 100_000;

    /// <summary>How far a client's clock may be ahead when its token's own time decides whether it may have been forgotten.</summary>
    private static readonly TimeSpan s_clockSkew = TimeSpan.FromMinutes(5);

    public static bool TryFind(TreeEdit tokens, string role, Guid token, out TokenState state)
    {
        state = default;
        if (!tokens.TryGet(KeyOf(role, token), out PageSlice value))
        {
            return false;
        }

        state = new TokenState(BinaryPrimitives.ReadInt64BigEndian(value.Span), value.Span[16] != 0);
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
        value[16] = isFenced ? (byte)1 : (byte)0;
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
        long milliseconds = BinaryPrimitives.ReadInt64BigEndian(bytes) >>> 16;
        bool hasTime = bytes[6] >> 4 == 7;
        return !hasTime || milliseconds - (long)s_clockSkew.TotalMilliseconds <= BinaryPrimitives.ReadInt64BigEndian(horizon.Span) / 1000;
    }

    private static void Forget(TreeEdit tokens, long number)
    {
        if (!tokens.TryGet(NumberKey(number), out PageSlice found))
        {
            return;
        }

        byte[] key = found.Span.ToArray();
        if (tokens.TryGet(key, out PageSlice value))
        {
            tokens.Set("H"u8, value.Span.Slice(8, 8).ToArray());
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
