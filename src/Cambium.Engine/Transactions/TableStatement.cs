using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>
/// The changes of one kind that a statement, and what it causes, makes to one table: triggers FOR EACH STATEMENT fire once for
/// them, and transition tables hold them. Once a trigger has been shown its rows no more are added: what is changed after that is another one's.
/// </summary>
public sealed class TableStatement(TableDefinition table, TriggerEvents change)
{
    private readonly List<Value[]> _old = [];
    private readonly List<Value[]> _new = [];

    public TableDefinition Table => table;

    public TriggerEvents Change => change;

    /// <summary>Triggers BEFORE the statement have fired.</summary>
    internal bool HasBegun { get; set; }

    /// <summary>How often its end was announced: only the last announcement fires triggers AFTER the statement.</summary>
    internal int Ends { get; set; }

    internal bool IsShown { get; private set; }

    /// <summary>The rows as they were (none for INSERT), in the order of <see cref="TableDefinition.Columns"/>.</summary>
    public IReadOnlyList<Value[]> OldRows => Show(_old);

    /// <summary>The rows as they have become; none for DELETE.</summary>
    public IReadOnlyList<Value[]> NewRows => Show(_new);

    internal void Add(Value[]? before, Value[]? after)
    {
        if (before is not null)
        {
            _old.Add(before);
        }

        if (after is not null)
        {
            _new.Add(after);
        }
    }

    private List<Value[]> Show(List<Value[]> rows)
    {
        IsShown = true;
        return rows;
    }
}
