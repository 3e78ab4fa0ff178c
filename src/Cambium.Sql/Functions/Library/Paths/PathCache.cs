using Cambium.Engine.Json.Paths;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>The last path read, with its text. Plans are shared by sessions: an entry is replaced whole.</summary>
internal sealed class PathCache
{
    private Entry? _last;

    internal JsonPath Get(in Value text)
    {
        Entry? last = _last;
        if (last is not null && last.Text.AsSpan().SequenceEqual(text.Utf8))
        {
            return last.Path;
        }

        Entry read = new(text.Utf8.ToArray(), JsonPath.Parse(text.Text));
        _last = read;
        return read.Path;
    }

    private sealed record Entry(byte[] Text, JsonPath Path);
}
