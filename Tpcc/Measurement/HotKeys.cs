using System.Collections.Concurrent;
using System.Data.Common;
using Cambium.Client;
using Tpcc.Links;

namespace Tpcc.Measurement;

/// <summary>Where transactions collide: conflicts counted by table, column and key, as far as the server tells.</summary>
internal sealed class HotKeys
{
    /// <summary>Further keys are counted together; without a bound a long run would fill the memory.</summary>
    private const int KeysMax = 10_000;
    private const string Others = "(others)";

    private readonly ConcurrentDictionary<string, int> _conflicts = new();

    public void Add(DbException conflict)
    {
        string key = conflict switch
        {
            CambiumException { Conflict: { } facts } => Describe(facts),
            WireException { Place.Length: > 0 } told => told.Place,
            _ => "(not told)",
        };
        _conflicts.AddOrUpdate(_conflicts.Count < KeysMax || _conflicts.ContainsKey(key) ? key : Others, 1, static (_, count) => count + 1);
    }

    public IReadOnlyList<KeyValuePair<string, int>> Top(int count) =>
        [.. _conflicts.OrderByDescending(pair => pair.Value).ThenBy(pair => pair.Key, StringComparer.Ordinal).Take(count)];

    private static string Describe(ConflictFacts facts)
    {
        string column = facts.Column is null ? "" : $".{facts.Column}";
        return $"{facts.Table}{column} {facts.Key}".Trim();
    }
}
