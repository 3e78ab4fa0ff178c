using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>
/// CHECKPOINT; REINDEX, which builds what is missing; CLUSTER, which marks an index; and VACUUM, ANALYZE: there is nothing for those to do here, since trees hold no
/// dead rows, are always in order, planning reads counts from the trees themselves, and pg_stats is made when it is asked for. Names and blocks are checked all the same.
/// </summary>
internal static class MaintenanceCommand
{
    public static string Execute(VacuumStatement statement, StatementContext context)
    {
        bool analyzes = VacuumOptions.Check(statement);
        if (statement.IsVacuum)
        {
            BlockRules.RefuseInBlock(context, "VACUUM");
        }

        foreach (VacuumTable target in statement.Tables)
        {
            string verb = statement.IsVacuum ? "vacuum" : "analyze";
            if (MaintainedSystemRelation.Find(target.Table, context) is { } system)
            {
                // vacuumdb names those as well.
                if (system.RefusalOf(verb, context) is { } reason)
                {
                    Skip(context, system.Name, reason);
                }
                else
                {
                    CheckColumns(target, system.Name, system.HasColumn);
                }

                continue;
            }

            if (context.Names.FindSequence(target.Table) is not null || (context.Names.FindTable(target.Table) is null && context.Names.FindIndex(target.Table) is not null))
            {
                Skip(context, target.Table.Name, $"cannot {verb} non-tables or special system tables");
                continue;
            }

            TableDefinition table = context.Names.GetTable(target.Table);
            string? refusal = !context.Rights.Owns(table) && !context.Rights.Owns(context.Session.Roles.Database) ? $"only table or database owner can {verb} it"
                : table.Kind == TableKind.View ? $"cannot {verb} non-tables or special system tables"
                : null;
            if (refusal is not null)
            {
                Skip(context, table.Name, refusal);
                continue;
            }

            CheckColumns(target, table.Name, column => table.FindColumn(column) is not null);
            Note(statement, table, analyzes, context);
        }

        if (statement.Tables.Count == 0)
        {
            foreach (TableDefinition table in context.Transaction.Catalog.Tables.Where(table => table.Kind != TableKind.View && (context.Rights.Owns(table) || context.Rights.Owns(context.Session.Roles.Database))))
            {
                Note(statement, table, analyzes, context);
            }
        }

        return statement.IsVacuum ? "VACUUM" : "ANALYZE";
    }

    /// <summary>When it was, for those who watch over it.</summary>
    private static void Note(VacuumStatement statement, TableDefinition table, bool analyzes, StatementContext context)
    {
        ObjectActivity activity = context.Session.Database.Engine.Activity.Of(table.Id);
        if (statement.IsVacuum)
        {
            activity.CountVacuum(context.Session.Now);
        }

        if (analyzes)
        {
            activity.CountAnalyze(context.Session.Now);
        }
    }

    private static void CheckColumns(VacuumTable target, string relation, Predicate<string> isColumn)
    {
        foreach ((string column, int index) in target.Columns.Select(static (column, index) => (column, index)))
        {
            if (target.Columns.Take(index).Contains(column))
            {
                throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{column}\" of relation \"{relation}\" appears more than once");
            }

            if (!isColumn(column))
            {
                throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{column}\" of relation \"{relation}\" does not exist");
            }
        }
    }

    private static void Skip(StatementContext context, string name, string reason) =>
        context.Session.Notice(SqlNotice.Warning(SqlState.Warning, $"skipping \"{name}\" --- {reason}"));

    public static string Execute(ClusterStatement statement, StatementContext context)
    {
        if (statement.Table is { } name)
        {
            TableDefinition table = context.Names.GetTable(name);
            context.Rights.RequireOwner(table);
            Clustering.Cluster(context, table, statement.Index);
        }
        else
        {
            BlockRules.RefuseInBlock(context, "CLUSTER");
        }

        return "CLUSTER";
    }

    public static string Execute(ReindexStatement statement, StatementContext context)
    {
        if (statement.IsConcurrent || statement.Kind is not (ReindexKind.Table or ReindexKind.Index))
        {
            BlockRules.RefuseInBlock(context, statement.IsConcurrent ? "REINDEX CONCURRENTLY" : $"REINDEX {statement.Kind.ToString().ToUpperInvariant()}");
        }

        if (statement.Kind == ReindexKind.Table && MaintainedSystemRelation.Find(statement.Name!, context) is { } system)
        {
            system.CheckReindex(statement.IsConcurrent, context);
        }
        else if (statement.Kind == ReindexKind.Table)
        {
            TableDefinition table = GetIndexed(statement.Name!, context);
            context.Rights.RequireOwner(table);
            Rebuild(statement.Kind, table, table.Indexes, context);
            TellOfNone(table, statement.IsConcurrent && !table.IsTemporary, context);
        }
        else if (statement.Kind == ReindexKind.Index)
        {
            (TableDefinition Table, IndexDefinition Index) found = context.Names.FindIndex(statement.Name!)
                ?? throw (context.Names.FindTable(statement.Name!) is null
                    ? new SqlErrorException(SqlState.UndefinedTable, $"relation \"{statement.Name}\" does not exist")
                    : new SqlErrorException(SqlState.WrongObjectType, $"\"{statement.Name!.Name}\" is not an index"));
            Definitions.AlterTableCommand.RequireOwner(context, found.Table, found.Index);
            Rebuild(statement.Kind, found.Table, [found.Index], context);
        }
        else
        {
            if (statement.Kind == ReindexKind.Schema)
            {
                context.Rights.RequireOwner(context.Names.GetSchema(statement.Name!.Name));
            }
            else if (statement.Name?.Name is { } database && database != context.Session.Roles.Database.Name)
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, "can only reindex the currently open database");
            }
            else
            {
                context.Rights.RequireOwner(context.Session.Roles.Database);
            }

            Rebuild(context.Transaction.Catalog.Tables.SelectMany(static table => table.Indexes), context);
        }

        return "REINDEX";
    }

    /// <exception cref="SqlErrorException">42809: a view, a sequence or an index, none of which has indexes; 42P01, 42501.</exception>
    private static TableDefinition GetIndexed(QualifiedName name, StatementContext context)
    {
        TableDefinition? table = context.Names.FindTable(name);
        bool isOther = table is null ? context.Names.FindSequence(name) is not null || context.Names.FindIndex(name) is not null : table.Kind == TableKind.View;
        return isOther
            ? throw new SqlErrorException(SqlState.WrongObjectType, $"\"{name.Name}\" is not a table or materialized view")
            : table ?? context.Names.GetTable(name);
    }

    /// <summary>Values that may be moved out of their rows are found by an index of their own, so tables that have such columns are never without one.</summary>
    private static void TellOfNone(TableDefinition table, bool isConcurrent, StatementContext context)
    {
        if (table.IsPartitioned || !table.Indexes.IsEmpty || table.Columns.Any(static column => SystemCatalogs.TypeFacts.Of(column.Type.Type).Storage != 'p'))
        {
            return;
        }

        context.Session.Notice(SqlNotice.Notice($"table \"{table.Name}\" has no indexes {(isConcurrent ? "that can be reindexed concurrently" : "to reindex")}"));
    }

    private static void Rebuild(ReindexKind kind, TableDefinition table, ImmutableArray<IndexDefinition> indexes, StatementContext context)
    {
        if (table.IsPartitioned)
        {
            BlockRules.RefuseInBlock(context, $"REINDEX {kind.ToString().ToUpperInvariant()}");
        }

        foreach (IndexDefinition index in indexes)
        {
            context.Session.InUse.RequireUnused(table, index, "REINDEX INDEX");
        }

        Rebuild(indexes, context);
    }

    private static void Rebuild(IEnumerable<IndexDefinition> indexes, StatementContext context)
    {
        foreach (IndexDefinition index in indexes.Where(context.Session.Database.Engine.Root.Catalog.IsMissing))
        {
            context.Session.Database.Engine.Rebuild(index.TreeId, context.Session.Cancellation.Token);
        }
    }

    public static string Execute(CheckpointStatement statement, StatementContext context)
    {
        if (!context.Rights.ActsAs(SystemCatalog.CheckpointRoleId))
        {
            throw new SqlErrorException(
                SqlState.InsufficientPrivilege, "must be superuser or have privileges of pg_checkpoint to do CHECKPOINT", position: statement.Span.Position);
        }

        try
        {
            context.Session.Database.Engine.Checkpoint(context.Cancellation);
        }
        catch (IOException problem)
        {
            throw StorageErrors.From(problem);
        }

        return "CHECKPOINT";
    }
}
