using Cambium.Engine.Catalog;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Statements.Definitions.Events;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs.Objects;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>Runs the event triggers of a session's commands.</summary>
internal sealed class SessionEventTriggers(SqlSession session)
{
    /// <summary>The innermost command that may be asked about; null outside of commands, or while no trigger could ask.</summary>
    public EventTriggerRun? Current { get; private set; }

    /// <summary>The command's tag, if event triggers fire for it; else null.</summary>
    public static string? TagOf(Statement statement)
    {
        ObjectKind? kind = statement switch
        {
            GrantStatement grant => grant.Kind,
            CommentStatement comment => comment.Object.Kind,
            _ => null,
        };
        return kind is ObjectKind.Database or ObjectKind.Role or ObjectKind.Tablespace or ObjectKind.Parameter or ObjectKind.EventTrigger ? null
            : UtilityStatements.Changes(statement) is { } tag && CommandTag.HasEvents(tag) ? tag
            : null;
    }

    /// <summary>Carries a command out, and runs the triggers before and after it.</summary>
    /// <param name="execute">Carries it out and returns what the client is told.</param>
    public string Run(Statement statement, string tag, StatementContext context, Func<string> execute)
    {
        EventTriggerRun? outer = Current;
        EventTriggerRun? run = context.Catalog.EventTriggers.Any(static trigger => trigger.Event != EventKinds.Start) ? new EventTriggerRun(statement, tag, outer) : null;
        Current = run ?? outer;
        try
        {
            Fire(EventKinds.Start, tag);
            if (run is null)
            {
                return execute();
            }

            ObjectAddress? target = CommandTarget.Of(statement, context);
            CatalogSnapshot before = context.Catalog;
            string told = execute();
            run.Commands = [.. new CommandCollector(statement, tag, target, before, context).Collect()];
            FireDropped(run, run.Drops.Collect(before, context.Catalog, context.Transaction.Ddl.ChangedIds));
            Fire(EventKinds.End, tag);
            return told;
        }
        finally
        {
            Current = outer;
        }
    }

    /// <inheritdoc cref="DropCollector.Note"/>
    public void Dropping(IEnumerable<CatalogObject> objects, IEnumerable<(CatalogObject Dependent, CatalogObject On)> dependents) => Current?.Drops.Note(objects, dependents);

    /// <summary>A table is about to be written anew. A command's triggers are told once of each table, with the first reason.</summary>
    public void Rewriting(TableDefinition table, RewriteReason reason)
    {
        if (Current is not { } run || table.IsPartitioned || !run.Rewritten.Add(table.Id))
        {
            return;
        }

        run.Rewrite = (table.Id, reason);
        try
        {
            Fire(EventKinds.Rewrite, run.Tag);
        }
        finally
        {
            run.Rewrite = null;
        }
    }

    private void FireDropped(EventTriggerRun run, IReadOnlyList<DroppedObject> dropped)
    {
        if (dropped.Count == 0)
        {
            return;
        }

        run.Dropped = dropped;
        try
        {
            Fire(EventKinds.Drop, run.Tag);
        }
        finally
        {
            run.Dropped = null;
        }
    }

    private void Fire(string happening, string tag)
    {
        foreach (EventTriggerDefinition trigger in session.Transactions.Engine.Catalog.EventTriggers)
        {
            if (trigger.Event == happening && trigger.Fires(tag, session.Settings.IsReplica))
            {
                using RoutineCall running = new(session.Calls, caller: null);
                session.Routines.CallEventTrigger(trigger.FunctionId, EventTriggerVariables.Values(happening, tag));
            }
        }
    }
}
