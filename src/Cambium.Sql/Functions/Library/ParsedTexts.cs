using System.Collections.Concurrent;

namespace Cambium.Sql.Functions.Library;

/// <summary>
/// What templates and patterns were read as, for all sessions: the same text stands in every row's call. Emptied when it grows too large; of texts that
/// fail nothing is kept.
/// </summary>
internal sealed class ParsedTexts<TKey, T>(Func<TKey, T> parse)
    where TKey : notnull
{
    private const int EntriesMax = 1000;

    private readonly ConcurrentDictionary<TKey, T> _parsed = new();

    internal T Get(TKey text)
    {
        if (_parsed.TryGetValue(text, out T? found))
        {
            return found;
        }

        if (_parsed.Count >= EntriesMax)
        {
            _parsed.Clear();
        }

        return _parsed.GetOrAdd(text, parse);
    }
}
