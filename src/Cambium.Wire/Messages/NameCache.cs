using System.Text;

namespace Cambium.Wire.Messages;

/// <summary>
/// Names of statements and portals as strings without making them anew for every message. One per connection; a slot per hash,
/// the newer name wins.
/// </summary>
public sealed class NameCache
{
    private const int Slots = 64;
    private const int NameBytesMax = 128;

    private readonly (byte[] Bytes, string Text)[] _slots = new (byte[], string)[Slots];

    /// <exception cref="DecoderFallbackException">Not UTF-8.</exception>
    public string Get(ReadOnlySpan<byte> name)
    {
        if (name.Length == 0)
        {
            return "";
        }

        if (name.Length > NameBytesMax)
        {
            return MessageBody.StrictUtf8.GetString(name);
        }

        uint hash = 2166136261;
        foreach (byte one in name)
        {
            hash = (hash ^ one) * 16777619;
        }

        ref (byte[] Bytes, string Text) slot = ref _slots[hash % Slots];
        if (slot.Bytes is null || !name.SequenceEqual(slot.Bytes))
        {
            slot = (name.ToArray(), MessageBody.StrictUtf8.GetString(name));
        }

        return slot.Text;
    }
}
