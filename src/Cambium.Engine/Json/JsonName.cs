using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>A name to be looked for in objects.</summary>
public readonly ref struct JsonName
{
    private const int MembersPerCheck = 1024;

    // Of what it says, in bytes.
    private readonly int _length;

    /// <param name="name">A text.</param>
    public JsonName(in Value name)
        : this(JsonEscape.Encode(name).Utf8, name.ByteLength)
    {
    }

    /// <param name="content">The name as jsonb writes it.</param>
    /// <param name="length">Of what it says, in bytes.</param>
    internal JsonName(ReadOnlySpan<byte> content, int length)
    {
        Content = content;
        _length = length;
    }

    /// <summary>The name as jsonb writes it, between quotes.</summary>
    internal ReadOnlySpan<byte> Content { get; }

    /// <param name="content">A jsonb member's name as it is written, between its quotes.</param>
    internal static JsonName FromContent(ReadOnlySpan<byte> content) =>
        new(content, content.Contains((byte)'\\') ? JsonEscape.Decode(Value.FromUtf8(content)).ByteLength : content.Length);

    /// <summary>Whether a member of json has this name.</summary>
    public bool IsNameOf(in JsonPartMember member) => IsSaidBy(member.Content.Utf8);

    /// <summary>Whether a name is this one.</summary>
    /// <param name="content">A name as it is written in json, in whatever way, between quotes.</param>
    internal bool IsSaidBy(ReadOnlySpan<byte> content) => content.Contains((byte)'\\')
        ? content.Length > _length && JsonEscape.Encode(JsonEscape.Decode(Value.FromUtf8(content))).Utf8.SequenceEqual(Content)
        : content.SequenceEqual(Content);

    /// <summary>Finds the member of that name in a jsonb object.</summary>
    /// <remarks>What is asked for most of all: it counts on where jsonb has its blanks, and has none but those.</remarks>
    /// <param name="json">The text.</param>
    /// <param name="position">Where the object begins, or behind a member before; behind the value when it is found, else behind the members with shorter names.</param>
    /// <param name="value">Where the value stands.</param>
    internal bool TryFind(ReadOnlySpan<byte> json, ref int position, out Range value)
    {
        int members = 0;
        for (int next = position; json[next] != '}'; position = next)
        {
            if ((++members & (MembersPerCheck - 1)) == 0)
            {
                CancellationPoint.Check();
            }

            // Behind the brace, or the comma and its blank.
            int start = next + (json[next] == ',' ? 3 : 2);
            if (json[start - 1] != '"')
            {
                break;
            }

            int quote = JsonScan.SkipString(json, start - 1) - 1;
            ReadOnlySpan<byte> content = json[start..quote];

            // Behind the quote, the colon and its blank.
            next = quote + 3;
            if (content.SequenceEqual(Content))
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
