using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>
/// Where items of a long array, or members of a long jsonb object, begin: one of so many of those that have been passed so far. Whoever asks for one after the other (a loop in PL/pgSQL) would read the
/// text from its beginning each time.
/// </summary>
/// <remarks>A thread keeps them for the few values it has last been asked about several times. Values never change, so what was found stays right; they aren't kept alive.</remarks>
internal sealed class JsonPlaces
{
    // Of shorter ones all is passed sooner than places are found.
    private const int MinBytes = 1024;
    private const int Stride = 32;
    private const int Kept = 4;

    // Some members of each row's document are asked for often, and places cost more than those.
    private const int MinAsked = 8;

    [ThreadStatic]
    private static Slot[]? t_slots;

    [ThreadStatic]
    private static int t_next;

    private readonly WeakReference<byte[]> _text;

    // Where to go on for the item or member of that number times the stride.
    private readonly List<int> _places = [0];
    private int _count = -1;

    private JsonPlaces(byte[] text) => _text = new(text);

    /// <summary>The places of an array or an object.</summary>
    /// <returns>None for one that is short, or not known yet.</returns>
    public static JsonPlaces? Of(in Value value)
    {
        if (value.ByteLength < MinBytes || !MemoryMarshal.TryGetArray(value.Memory, out ArraySegment<byte> text))
        {
            return null;
        }

        Slot[] slots = t_slots ??= new Slot[Kept];
        int hash = RuntimeHelpers.GetHashCode(text.Array);
        for (int index = 0; index < Kept; index++)
        {
            ref Slot slot = ref slots[index];
            if (slot.Hash == hash && slot.Offset == text.Offset && slot.Length == text.Count)
            {
                if (++slot.Asked < MinAsked)
                {
                    return null;
                }

                return slot.Places?.IsOf(text.Array!) == true ? slot.Places : slot.Places = new JsonPlaces(text.Array!);
            }
        }

        slots[t_next] = new Slot(hash, text.Offset, text.Count);
        t_next = (t_next + 1) % Kept;
        return null;
    }

    /// <summary>Items of the array.</summary>
    public int CountItems(ReadOnlySpan<byte> json)
    {
        if (_count < 0)
        {
            TryFindItem(json, int.MaxValue, out _);
        }

        return _count;
    }

    /// <summary>Finds an item of the array.</summary>
    /// <param name="json">The array.</param>
    /// <param name="index">From 0.</param>
    /// <param name="item">The item.</param>
    public bool TryFindItem(ReadOnlySpan<byte> json, int index, out Range item)
    {
        int number = Math.Min(index / Stride, _places.Count - 1) * Stride;
        for (int position = _places[number / Stride]; JsonScan.TryNextItem(json, ref position, out item);)
        {
            if (number == index)
            {
                return true;
            }

            Pass(++number, position);
        }

        _count = number;
        return false;
    }

    /// <summary>Finds the value of a member of the object.</summary>
    /// <param name="json">The object, of a jsonb value.</param>
    /// <param name="name">The name as jsonb writes it, between quotes.</param>
    /// <param name="value">Where the value stands.</param>
    public bool TryFindMember(ReadOnlySpan<byte> json, ReadOnlySpan<byte> name, out Range value)
    {
        int number = (FirstBehind(json, name) - 1) * Stride;
        for (int position = _places[number / Stride]; JsonScan.TryNextName(json, ref position, out Range content);)
        {
            int start = position;
            int order = JsonbMemberPlaces.CompareNames(json[content], name);
            if (order > 0)
            {
                break;
            }

            position = JsonScan.SkipValue(json, start);
            if (order == 0)
            {
                value = start..position;
                return true;
            }

            Pass(++number, position);
        }

        value = default;
        return false;
    }

    /// <summary>The first of the places, but for that of the first member, whose member has a name behind that one.</summary>
    private int FirstBehind(ReadOnlySpan<byte> json, ReadOnlySpan<byte> name)
    {
        int low = 1;
        int high = _places.Count;
        while (low < high)
        {
            int middle = (low + high) / 2;
            int position = _places[middle];
            if (JsonScan.TryNextName(json, ref position, out Range content) && JsonbMemberPlaces.CompareNames(json[content], name) <= 0)
            {
                low = middle + 1;
            }
            else
            {
                high = middle;
            }
        }

        return low;
    }

    private void Pass(int number, int position)
    {
        if (number == _places.Count * Stride)
        {
            _places.Add(position);
        }
    }

    private bool IsOf(byte[] text) => _text.TryGetTarget(out byte[]? of) && ReferenceEquals(of, text);

    /// <summary>A value that was asked about, told by what its text's array is told by while there is one.</summary>
    private record struct Slot(int Hash, int Offset, int Length)
    {
        public int Asked { get; set; } = 1;

        public JsonPlaces? Places { get; set; }
    }
}
