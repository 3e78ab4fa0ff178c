using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>The members of an object, for foreach.</summary>
public struct JsonPartMembers
{
    private readonly Value _object;
    private int _position;

    internal JsonPartMembers(in Value @object)
    {
        _object = @object;
    }

    public JsonPartMember Current { get; private set; }

    public readonly JsonPartMembers GetEnumerator() => this;

    public bool MoveNext()
    {
        if (!JsonScan.TryNextMember(_object.Utf8, ref _position, out Range name, out Range value))
        {
            return false;
        }

        Current = new JsonPartMember(_object.Slice(name.Start.Value, name.End.Value - name.Start.Value), JsonPart.Of(_object, value));
        return true;
    }
}
