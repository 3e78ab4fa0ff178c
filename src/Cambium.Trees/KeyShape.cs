using System.Runtime.CompilerServices;

namespace Cambium.Trees;

/// <summary>
/// Where the keys of a run differ. The first eight such bytes make a number that orders like the keys, their head; when those are all there are, the head stands
/// for the whole key. Immutable.
/// </summary>
/// <remarks>
/// Example: keys 00 80 00 12 34 00 01 and 00 80 00 12 99 00 07 differ in the bytes 4 and 6; their heads are 34 01 and 99 07 with six zeros behind, and
/// <see cref="Restore"/> puts these bytes into a copy of the first key.
/// </remarks>
internal sealed class KeyShape
{
    private const int HeadBytes = sizeof(ulong);

    private readonly byte[] _first;
    private readonly byte[] _varying;
    private readonly int _lengthMin;
    private readonly int _lengthMax;
    private readonly int[] _places;

    /// <param name="first">One of the keys.</param>
    /// <param name="varying">As long at least as the shortest key: not zero where some key differs from the first.</param>
    public KeyShape(ReadOnlySpan<byte> first, ReadOnlySpan<byte> varying, int lengthMin, int lengthMax)
    {
        _first = first.ToArray();
        _varying = varying[..lengthMin].ToArray();
        _lengthMin = lengthMin;
        _lengthMax = lengthMax;
        int[] places = [.. Enumerable.Range(0, lengthMax).Where(Varies).Take(HeadBytes + 1)];
        IsWhole = lengthMin == lengthMax && places.Length <= HeadBytes;
        _places = places.Length <= HeadBytes ? places : places[..HeadBytes];
    }

    /// <summary>Whether equal heads are equal keys.</summary>
    public bool IsWhole { get; }

    /// <summary>Of the keys, if all have the same.</summary>
    public int Length => _lengthMax;

    /// <summary>The shape of all keys that have one of these shapes.</summary>
    /// <param name="shapes">At least one.</param>
    public static KeyShape Of(IReadOnlyList<KeyShape> shapes)
    {
        byte[] first = shapes[0]._first;
        int lengthMin = shapes.Min(static shape => shape._lengthMin);
        byte[] varying = new byte[lengthMin];
        foreach (KeyShape shape in shapes)
        {
            for (int place = 0; place < lengthMin; place++)
            {
                varying[place] |= (byte)(shape._varying[place] | (shape._first[place] ^ first[place]));
            }
        }

        return new KeyShape(first, varying, lengthMin, shapes.Max(static shape => shape._lengthMax));
    }

    /// <summary>A number that orders like the key; a key that ends before counts as one with zeros there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public ulong HeadOf(ReadOnlySpan<byte> key)
    {
        ulong head = 0;
        int shift = 8 * HeadBytes;
        foreach (int place in _places)
        {
            shift -= 8;
            head |= (uint)place < (uint)key.Length ? (ulong)key[place] << shift : 0;
        }

        return head;
    }

    /// <summary>Makes the key that has a head, when heads stand for whole keys.</summary>
    /// <param name="key">The first key, or one that was restored here before.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Restore(ulong head, Span<byte> key)
    {
        int shift = 8 * HeadBytes;
        foreach (int place in _places)
        {
            shift -= 8;
            key[place] = (byte)(head >> shift);
        }
    }

    /// <summary>A key to restore others in.</summary>
    public byte[] NewKey() => [.. _first];

    /// <summary>How a head of this shape becomes one of a shape that other keys have, too: null when they are the same.</summary>
    public HeadMoves? MovesTo(KeyShape other)
    {
        if (other._places.AsSpan().SequenceEqual(_places))
        {
            return null;
        }

        ulong constant = 0;
        List<(int From, int To)> moves = [];
        for (int i = 0; i < other._places.Length; i++)
        {
            int shift = 8 * (HeadBytes - 1 - i);
            int place = other._places[i];
            int own = Array.IndexOf(_places, place);
            if (own >= 0)
            {
                moves.Add((8 * (HeadBytes - 1 - own), shift));
            }
            else if (place < _lengthMin)
            {
                constant |= (ulong)_first[place] << shift;
            }
        }

        return new HeadMoves(constant, [.. moves]);
    }

    private bool Varies(int place) => place >= _lengthMin || _varying[place] != 0;
}
