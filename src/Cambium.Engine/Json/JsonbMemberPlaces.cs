using System.Buffers;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>Where the members of objects that are being written begin: what puts them in order when an object ends.</summary>
public sealed class JsonbMemberPlaces
{
    private Place[] _places = new Place[16];

    public int Count { get; private set; }

    /// <param name="start">Where its name's quote stands.</param>
    /// <param name="contentLength">Bytes between its name's quotes.</param>
    public void Add(int start, int contentLength)
    {
        if (Count == _places.Length)
        {
            Array.Resize(ref _places, 2 * Count);
        }

        _places[Count++] = new Place(start, contentLength, Count);
    }

    internal void Truncate(int count) => Count = count;

    /// <summary>Whether the members from that one on stand as jsonb has them, each name once.</summary>
    public bool IsInOrder(ReadOnlySpan<byte> text, int first)
    {
        for (int index = first + 1; index < Count; index++)
        {
            if (CompareNames(_places[index - 1].Content(text), _places[index].Content(text)) >= 0)
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Writes the members from that one on anew.</summary>
    /// <param name="text">Ends with the last of them.</param>
    /// <param name="first">Of how manieth.</param>
    /// <returns>The length of what they take then.</returns>
    public int PutInOrder(Span<byte> text, int first)
    {
        int start = _places[first].Start;
        byte[] before = ArrayPool<byte>.Shared.Rent(text.Length - start);
        text[start..].CopyTo(before);
        Place[] places = new Place[Count - first];
        int[] ends = new int[places.Length];
        for (int index = 0; index < places.Length; index++)
        {
            Place place = _places[first + index];
            places[index] = new Place(place.Start - start, place.ContentLength, index);

            // A comma and a blank stand before the next one.
            ends[index] = (first + index + 1 < Count ? _places[first + index + 1].Start - 2 : text.Length) - start;
        }

        Array.Sort(places, new InOrder(before));
        int length = start;
        for (int index = 0; index < places.Length; index++)
        {
            CancellationPoint.Tick();
            Place place = places[index];
            if (index + 1 < places.Length && place.Content(before).SequenceEqual(places[index + 1].Content(before)))
            {
                continue;
            }

            if (length > start)
            {
                ", "u8.CopyTo(text[length..]);
                length += 2;
            }

            ReadOnlySpan<byte> member = before.AsSpan(place.Start..ends[place.Index]);
            member.CopyTo(text[length..]);
            length += member.Length;
        }

        ArrayPool<byte>.Shared.Return(before);
        return length;
    }

    /// <summary>jsonb's order of names: length in bytes first, then bytes.</summary>
    /// <param name="left">What stands between quotes, as jsonb writes it.</param>
    /// <param name="right">The same.</param>
    internal static int CompareNames(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right)
    {
        if (left.Contains((byte)'\\') || right.Contains((byte)'\\'))
        {
            return CompareTexts(JsonEscape.Decode(Value.FromUtf8(left)).Utf8, JsonEscape.Decode(Value.FromUtf8(right)).Utf8);
        }

        return CompareTexts(left, right);
    }

    private static int CompareTexts(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) =>
        left.Length != right.Length ? left.Length.CompareTo(right.Length) : left.SequenceCompareTo(right);

    private readonly record struct Place(int Start, int ContentLength, int Index)
    {
        public ReadOnlySpan<byte> Content(ReadOnlySpan<byte> text) => text.Slice(Start + 1, ContentLength);
    }

    /// <summary>By name; those of one name as they came.</summary>
    private sealed class InOrder(byte[] text) : IComparer<Place>
    {
        public int Compare(Place x, Place y)
        {
            int result = CompareNames(x.Content(text), y.Content(text));
            return result != 0 ? result : x.Index.CompareTo(y.Index);
        }
    }
}
