namespace Cambium.Simulation;

/// <summary>A table of the model: columns, rows by key (a number of its own where there is none), and constraints on the second column.</summary>
public sealed class ModelTable
{
    public required List<string> Columns { get; init; }

    public SortedDictionary<int, int?[]> Rows { get; init; } = [];

    /// <summary>Names of indexes.</summary>
    public SortedSet<string> Indexes { get; init; } = new(StringComparer.Ordinal);

    /// <summary>The column no two rows may share a value of; null when there is none.</summary>
    public string? Unique { get; set; }

    /// <summary>CHECK (second column &gt;= 0).</summary>
    public bool IsPositive { get; set; }

    public int Ordinal(string column) => Columns.IndexOf(column) is >= 0 and int ordinal ? ordinal : throw new StatementException("42703");

    public ModelTable Clone() => new()
    {
        Columns = [.. Columns],
        Rows = new SortedDictionary<int, int?[]>(Rows.ToDictionary(static row => row.Key, static row => (int?[])row.Value.Clone())),
        Indexes = new SortedSet<string>(Indexes, StringComparer.Ordinal),
        Unique = Unique,
        IsPositive = IsPositive,
    };
}
