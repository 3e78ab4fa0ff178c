using System.Collections.Immutable;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Which rows of temporary tables, that the write set has nothing of, were changed or deleted by a statement within another that writes to the same table: what that one has
/// found of them is not what they are any more. Nothing is kept while no such statement runs.
/// </summary>
internal sealed class TemporaryChanges
{
    // Statements that write to temporary tables and have not ended, the outermost first.
    private readonly List<(int TableId, int Command)> _running = [];

    /// <summary>For each row the statement that changed it last. Savepoints bring it back.</summary>
    public ImmutableDictionary<(int TableId, string RowKey), int> Rows { get; set; } = ImmutableDictionary<(int TableId, string RowKey), int>.Empty;

    /// <summary>A statement is about to write to a table.</summary>
    public void Begin(int tableId, int command)
    {
        if (!_running.Contains((tableId, command)))
        {
            _running.Add((tableId, command));
        }
    }

    /// <summary>A statement that had begun within this one has ended.</summary>
    public void EndAfter(int command)
    {
        while (_running.Count > 0 && _running[^1].Command > command)
        {
            _running.RemoveAt(_running.Count - 1);
        }
    }

    /// <summary>Whether a statement around this one writes to the table.</summary>
    public bool IsWithin(int tableId, int command) => _running.Exists(running => running.TableId == tableId && running.Command < command);

    public void Note(int tableId, ReadOnlySpan<byte> rowKey, int command) => Rows = Rows.SetItem((tableId, Convert.ToBase64String(rowKey)), command);

    /// <summary>The statement that changed a row last, as far as that matters to one around it; 0: none.</summary>
    public int CommandOf(int tableId, ReadOnlySpan<byte> rowKey) => Rows.IsEmpty ? 0 : Rows.GetValueOrDefault((tableId, Convert.ToBase64String(rowKey)));

    /// <summary>No statement runs.</summary>
    public void Clear()
    {
        _running.Clear();
        Rows = Rows.Clear();
    }
}
