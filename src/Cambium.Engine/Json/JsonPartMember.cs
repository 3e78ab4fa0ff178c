using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>A name and its value in an object's text.</summary>
/// <param name="Content">The name as it is written, without its quotes.</param>
public readonly record struct JsonPartMember(Value Content, JsonPart Value)
{
    /// <summary>The name as a text.</summary>
    public Value Name => JsonEscape.Decode(Content);

    /// <summary>Which of two members comes first in jsonb.</summary>
    public int CompareName(in JsonPartMember other) => JsonbMemberPlaces.CompareNames(Content.Utf8, other.Content.Utf8);

    /// <summary>Writes a jsonb's member as it is.</summary>
    public void AppendTo(ref JsonbWriter writer)
    {
        AppendNameTo(ref writer);
        writer.Append(Value.Utf8);
    }

    /// <summary>Writes it up to where its value begins.</summary>
    public void AppendNameTo(ref JsonbWriter writer)
    {
        writer.Append((byte)'"');
        writer.Append(Content.Utf8);
        writer.Append("\": "u8);
    }
}
