using System.Text;

namespace Cambium.Log.Format;

/// <summary>Strings of texts that come again and again, sessions and users: made once while they are remembered. One thread at a time.</summary>
internal sealed class RecentTexts
{
    private const int Length = 64;

    private readonly string[] _texts = new string[Length];

    /// <param name="bytes">UTF-8.</param>
    public string Get(ReadOnlySpan<byte> bytes)
    {
        uint hash = (uint)bytes.Length;
        foreach (byte value in bytes)
        {
            hash = (hash * 31) + value;
        }

        ref string text = ref _texts[hash % Length];
        return text is not null && Ascii.Equals(bytes, text) ? text : text = Encoding.UTF8.GetString(bytes);
    }
}
