using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>A name to be looked for in objects.</summary>
public readonly ref struct JsonName
{
    // As jsonb writes it, between quotes.
    private readonly ReadOnlySpan<byte> _content;

    // Of what it says, in bytes.
    private readonly int _length;

    private JsonName(ReadOnlySpan<byte> content, int length)
    {
        _content = content;
        _length = length;
    }

    /// <param name="name">A text.</param>
    public JsonName(in Value name)
        : this(JsonEscape.Encode(name).Utf8, name.ByteLength)
    {
    }

    /// <param name="content">A jsonb member's name as it is written, between its quotes.</param>
    internal static JsonName FromContent(ReadOnlySpan<byte> content) =>
        new(content, content.Contains((byte)'\\') ? JsonEscape.Decode(Value.FromUtf8(content)).ByteLength : content.Length);

    /// <summary>Whether a name is this one.</summary>
    /// <param name="content">A name as it is written in json, in whatever way, between quotes.</param>
    internal bool IsSaidBy(ReadOnlySpan<byte> content) => content.Contains((byte)'\\')
        ? content.Length > _length && JsonEscape.Encode(JsonEscape.Decode(Value.FromUtf8(content))).Utf8.SequenceEqual(_content)
        : content.SequenceEqual(_content);

    /// <summary>Finds the member of that name in a jsonb object.</summary>
    /// <param name="json">The text.</param>
    /// <param name="position">Where the object begins, or behind a member before; behind the value when it is found, else behind the members with shorter names.</param>
    /// <param name="value">Where the value stands.</param>
    internal bool TryFind(ReadOnlySpan<byte> json, ref int position, out Range value)
    {
        for (int next = position; JsonScan.TryNextName(json, ref next, out Range name); position = next)
        {
            ReadOnlySpan<byte> content = json[name];
            if (content.SequenceEqual(_content))
            {
                position = JsonScan.SkipValue(json, next);
                value = next..position;
                return true;
            }

            // Names are ordered by the length of what they say: behind longer ones there is none that short.
            if (content.Length > _length && !content.Contains((byte)'\\'))
            {
                break;
            }

            next = JsonScan.SkipValue(json, next);
        }

        value = default;
        return false;
    }
}
