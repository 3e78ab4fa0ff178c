using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>The items of an array, for foreach.</summary>
public struct JsonItems
{
    private readonly Value _array;
    private int _position;

    internal JsonItems(in Value array)
    {
        _array = array;
    }

    public JsonPart Current { get; private set; }

    public readonly JsonItems GetEnumerator() => this;

    public bool MoveNext()
    {
        if (!JsonScan.TryNextItem(_array.Utf8, ref _position, out Range item))
        {
            return false;
        }

        Current = JsonPart.Of(_array, item);
        return true;
    }
}
