using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>What the argument of a call was read as the last time, with the text it was. Plans are shared by sessions: an entry is replaced whole.</summary>
internal sealed class LastParsed<T>(Func<Value, T> parse)
{
    private Entry? _last;

    internal T Get(in Value text)
    {
        Entry? last = _last;
        if (last is not null && last.Text.AsSpan().SequenceEqual(text.Utf8))
        {
            return last.Parsed;
        }

        Entry read = new(text.Utf8.ToArray(), parse(text));
        _last = read;
        return read.Parsed;
    }

    private sealed record Entry(byte[] Text, T Parsed);
}
