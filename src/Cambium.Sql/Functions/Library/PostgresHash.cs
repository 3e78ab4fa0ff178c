using System.Buffers.Binary;
using System.Numerics;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Bob Jenkins' lookup3 as PostgreSQL computes it for hash indexes and hashtext(): 32 bits, or 64 with a seed.</summary>
internal static class PostgresHash
{
    private const uint Start = 0x9E3779B9 + 3923095;

    internal static uint Bytes(ReadOnlySpan<byte> bytes) => (uint)Bytes(bytes, 0);

    /// <summary>The lower half with seed 0 is what the function of 32 bits returns.</summary>
    internal static ulong Bytes(ReadOnlySpan<byte> bytes, ulong seed)
    {
        State state = new(Start + (uint)bytes.Length, seed);
        while (bytes.Length >= 12)
        {
            CancellationPoint.Step(bytes.Length / 12);
            state.Add(
                BinaryPrimitives.ReadUInt32LittleEndian(bytes), BinaryPrimitives.ReadUInt32LittleEndian(bytes[4..]), BinaryPrimitives.ReadUInt32LittleEndian(bytes[8..]));
            state.Mix();
            bytes = bytes[12..];
        }

        // The lowest byte of the last word is kept for the length.
        Span<byte> rest = stackalloc byte[13];
        rest.Clear();
        bytes[..Math.Min(8, bytes.Length)].CopyTo(rest);
        if (bytes.Length > 8)
        {
            bytes[8..].CopyTo(rest[9..]);
        }

        state.Add(BinaryPrimitives.ReadUInt32LittleEndian(rest), BinaryPrimitives.ReadUInt32LittleEndian(rest[4..]), BinaryPrimitives.ReadUInt32LittleEndian(rest[8..]));
        return state.Finish();
    }

    internal static ulong UInt32(uint value, ulong seed)
    {
        State state = new(Start + 4, seed);
        state.Add(value, 0, 0);
        return state.Finish();
    }

    /// <summary>Equal for equal numbers of 16, 32 and 64 bits.</summary>
    internal static ulong Int64(long value, ulong seed)
    {
        uint high = (uint)(value >> 32);
        return UInt32((uint)value ^ (value >= 0 ? high : ~high), seed);
    }

    private ref struct State
    {
        private uint _a;
        private uint _b;
        private uint _c;

        internal State(uint start, ulong seed)
        {
            _a = _b = _c = start;
            if (seed != 0)
            {
                _a += (uint)(seed >> 32);
                _b += (uint)seed;
                Mix();
            }
        }

        internal void Add(uint a, uint b, uint c)
        {
            _a += a;
            _b += b;
            _c += c;
        }

        internal void Mix()
        {
            Step(ref _a, ref _c, 4);
            _c += _b;
            Step(ref _b, ref _a, 6);
            _a += _c;
            Step(ref _c, ref _b, 8);
            _b += _a;
            Step(ref _a, ref _c, 16);
            _c += _b;
            Step(ref _b, ref _a, 19);
            _a += _c;
            Step(ref _c, ref _b, 4);
            _b += _a;
        }

        internal ulong Finish()
        {
            End(ref _c, _b, 14);
            End(ref _a, _c, 11);
            End(ref _b, _a, 25);
            End(ref _c, _b, 16);
            End(ref _a, _c, 4);
            End(ref _b, _a, 14);
            End(ref _c, _b, 24);
            return ((ulong)_b << 32) | _c;
        }

        private static void Step(ref uint target, ref uint other, int bits) => target = (target - other) ^ BitOperations.RotateLeft(other, bits);

        private static void End(ref uint target, uint other, int bits) => target = (target ^ other) - BitOperations.RotateLeft(other, bits);
    }
}
