namespace Cambium.Compatibility.History;

/// <summary>
/// One transaction as its client saw it. Values written are unique in the whole history, so that a value read tells its writer. What is
/// read and written are cells: a column of a row, or whether a row is there.
/// </summary>
internal sealed class HistoryTransaction(int client, int number)
{
    private int _values;

    public string Name { get; } = $"{client}.{number}";

    public int Client => client;

    /// <summary>When it was begun, by the clients' common clock.</summary>
    public long Start { get; set; }

    /// <summary>When its end was known; the end of time when it never was.</summary>
    public long End { get; set; } = long.MaxValue;

    public Outcome Outcome { get; set; } = Outcome.Unknown;

    /// <summary>Values found in cells; null: nothing was there.</summary>
    public List<(string Cell, string? Value)> Reads { get; } = [];

    /// <summary>Values put into cells, with the value found there before (null: nothing) where the statement told it.</summary>
    public List<(string Cell, string Value, string? Previous, bool KnowsPrevious)> Writes { get; } = [];

    /// <summary>Lists read, whole.</summary>
    public List<(string Cell, string[] Values)> ListReads { get; } = [];

    public List<(string Cell, string Value)> Appends { get; } = [];

    /// <summary>Counters read: the increments that are in them.</summary>
    public List<(string Cell, HashSet<string> Increments)> CounterReads { get; } = [];

    public List<(string Cell, string Value)> Increments { get; } = [];

    /// <summary>All cells found in a group, with their values.</summary>
    public List<(int Group, Dictionary<string, string> Members)> PredicateReads { get; } = [];

    /// <summary>Which group a value of a cell puts it in.</summary>
    public Dictionary<string, int> Groups { get; } = [];

    /// <summary>A value nobody else writes.</summary>
    public string NextValue() => $"{Name}.{++_values}";

    public override string ToString() => $"{Name} ({Outcome})";
}
