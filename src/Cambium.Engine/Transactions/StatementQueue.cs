using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>What a statement leaves for its end: tests and triggers in order, and its changes of tables as their triggers see them.</summary>
internal sealed class StatementQueue
{
    private readonly Queue<PendingTest> _tests = new();
    private readonly List<TableStatement> _tables = [];

    /// <summary>Its number (<see cref="WriteSet.Command"/>) while it waits for one within it.</summary>
    public int Command { get; set; }

    /// <summary>What the statement sees, for functions that its triggers and checks call; null: they see what is there when they are called.</summary>
    public StatementView? View { get; set; }

    public void Add(PendingTest test) => _tests.Enqueue(test);

    public bool TryTake([System.Diagnostics.CodeAnalysis.NotNullWhen(true)] out PendingTest? test) => _tests.TryDequeue(out test);

    /// <summary>Everything is done.</summary>
    public void Clear()
    {
        _tests.Clear();
        _tables.Clear();
        View = null;
    }

    public TableStatement Of(TableDefinition table, TriggerEvents change)
    {
        if (_tables.Find(known => known.Table.Id == table.Id && known.Change == change && !known.IsShown) is not { } statement)
        {
            _tables.Add(statement = new TableStatement(table, change));
        }

        return statement;
    }
}
