namespace Cambium.Engine.Inverted;

/// <summary>The elements of one row, packed; used again for the next row. Used by one thread.</summary>
/// <remarks>
/// An element is the number of the index's part and some bytes, none of which is the beginning of another's: all have one length, or end with a zero byte
/// that is nowhere else in them. Only the latter kind can be searched by a beginning.
/// </remarks>
public sealed class ElementSet
{
    /// <summary>What is longer is cut or hashed: candidates are tested on their rows anyway.</summary>
    public const int ElementBytesMax = 64;

    private readonly List<(int Start, int Length)> _places = [];
    private readonly Comparison<(int Start, int Length)> _order;
    private byte[] _bytes = new byte[1024];
    private int _used;

    public ElementSet() => _order = (left, right) => Span(left).SequenceCompareTo(Span(right));

    public int Count => _places.Count;

    public ReadOnlySpan<byte> this[int index] => Span(_places[index]);

    public void Clear()
    {
        _places.Clear();
        _used = 0;
    }

    public void Add(int part, ReadOnlySpan<byte> element)
    {
        int length = element.Length + 1;
        if (_bytes.Length - _used < length)
        {
            Array.Resize(ref _bytes, 2 * (_used + length));
        }

        _bytes[_used] = (byte)part;
        element.CopyTo(_bytes.AsSpan(_used + 1));
        _places.Add((_used, length));
        _used += length;
    }

    /// <summary>In the order of their bytes, each once.</summary>
    internal void Arrange()
    {
        _places.Sort(_order);
        int kept = 0;
        for (int index = 0; index < _places.Count; index++)
        {
            if (kept == 0 || !Span(_places[index]).SequenceEqual(Span(_places[kept - 1])))
            {
                _places[kept++] = _places[index];
            }
        }

        _places.RemoveRange(kept, _places.Count - kept);
    }

    private ReadOnlySpan<byte> Span((int Start, int Length) place) => _bytes.AsSpan(place.Start, place.Length);
}
