using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Sessions;

/// <summary>
/// What the statements of a session work on: those that run, one inside the other, and those of open cursors, portals and loops. Definitions under them stay as they
/// are. PostgreSQL counts open references to each relation; here the plans are asked, by commands that are rare.
/// </summary>
internal sealed class RelationsInUse
{
    private readonly Stack<(TableDefinition Table, TriggerEvents Change)> _triggered = [];
    private List<Use> _uses = [];

    /// <summary>A plan, or an expression with queries, begins to run.</summary>
    /// <returns>To be handed to <see cref="Leave"/> when no more is asked of it.</returns>
    public Use Enter(IWorksOnRelations plan)
    {
        Use use = new(plan);
        _uses.Add(use);
        return use;
    }

    public void Leave(Use use)
    {
        // The one that began last is the first to end, but for cursors.
        int place = _uses.LastIndexOf(use);
        if (place >= 0)
        {
            _uses.RemoveAt(place);
        }
    }

    /// <summary>The one of a kind that began last; null if there is none.</summary>
    public T? Innermost<T>()
        where T : class, IWorksOnRelations => _uses.FindLast(static use => use.Plan is T)?.Plan as T;

    /// <summary>A trigger of a table begins to run: the statement may have named another one, above it or by a foreign key.</summary>
    public void EnterTrigger(TableDefinition table, TriggerEvents change) => _triggered.Push((table, change));

    public void LeaveTrigger() => _triggered.Pop();

    /// <param name="command">What is not to be done to it.</param>
    /// <exception cref="SqlErrorException">55006.</exception>
    public void RequireUnused(TableDefinition table, string command)
    {
        if (_uses.Exists(use => use.Plan.WorksOn(table)) || _triggered.Any(triggered => triggered.Table.Id == table.Id))
        {
            throw InUse(table.Name, command);
        }
    }

    /// <inheritdoc cref="RequireUnused(TableDefinition, string)"/>
    public void RequireUnused(TableDefinition table, IndexDefinition index, string command)
    {
        if (_uses.Exists(use => use.Plan.WorksOn(table, index)) || _triggered.Any(triggered => triggered.Table.Id == table.Id && triggered.Change is TriggerEvents.Insert or TriggerEvents.Update))
        {
            throw InUse(index.Name, command);
        }
    }

    /// <summary>With their transaction all statements have ended; what a second run of it has left open, too.</summary>
    public void TransactionEnded() => _uses.Clear();

    /// <summary>Puts aside what runs now.</summary>
    public IReadOnlyList<Use> Detach()
    {
        List<Use> detached = _uses;
        _uses = [];
        return detached;
    }

    /// <summary>Takes back what was put aside, for what has begun since.</summary>
    public void Attach(IReadOnlyList<Use> uses) => _uses = [.. uses];

    private static SqlErrorException InUse(string name, string command) =>
        new(SqlState.ObjectInUse, $"cannot {command} \"{name}\" because it is being used by active queries in this session");

    /// <summary>One run of a plan.</summary>
    public sealed class Use(IWorksOnRelations plan)
    {
        public IWorksOnRelations Plan { get; } = plan;
    }
}
