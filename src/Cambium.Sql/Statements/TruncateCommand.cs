using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Syntax;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.Statements;

/// <summary>TRUNCATE.</summary>
internal static class TruncateCommand
{
    public static string Execute(TruncateStatement statement, StatementContext context)
    {
        Dictionary<int, TableDefinition> tables = [];
        foreach (NamedTable named in statement.Tables)
        {
            TableDefinition table = context.Names.GetTable(named.Name);
            if (table.Kind != TableKind.Table)
            {
                throw new SqlErrorException(SqlState.WrongObjectType, $"\"{table.Name}\" is not a table");
            }

            context.Rights.Require(table, Privileges.Truncate);
            if (named.IsOnly && table.IsPartitioned)
            {
                throw new SqlErrorException(
                    SqlState.WrongObjectType, "cannot truncate only a partitioned table",
                    hint: "Do not specify the ONLY keyword, or use TRUNCATE ONLY on the partitions directly.");
            }

            context.RequireNotInUse(table, "TRUNCATE");
            tables[table.Id] = table;
            foreach (TableDefinition partition in named.IsOnly ? [] : context.Catalog.GetDescendants(table))
            {
                context.RequireNotInUse(partition, "TRUNCATE");
                tables[partition.Id] = partition;
            }
        }

        AddReferencing(statement, context, tables);
        foreach (TableDefinition table in tables.Values)
        {
            context.Transaction.BeginTableStatement(table, TriggerEvents.Truncate, ColumnSet.All);
        }

        foreach (TableDefinition table in tables.Values)
        {
            context.Transaction.Truncate(table);
            if (statement.RestartIdentity)
            {
                foreach (SequenceDefinition sequence in context.Catalog.Uses.SequencesOf(table.Id))
                {
                    context.Rights.RequireOwner(sequence);
                    SequenceCommand.Restart(context, sequence, sequence.Start);
                }
            }
        }

        foreach (TableDefinition table in tables.Values)
        {
            context.Transaction.EndTableStatement(table, TriggerEvents.Truncate, ColumnSet.All);
        }

        return "TRUNCATE TABLE";
    }

    /// <summary>With CASCADE, tables that reference a truncated one are truncated too; without it they are an error.</summary>
    private static void AddReferencing(TruncateStatement statement, StatementContext context, Dictionary<int, TableDefinition> tables)
    {
        Queue<TableDefinition> queue = new(tables.Values);
        while (queue.TryDequeue(out TableDefinition? table))
        {
            foreach (ReferencingKey key in context.Catalog.GetReferencing(table.Id))
            {
                if (tables.ContainsKey(key.Table.Id))
                {
                    continue;
                }

                if (statement.Behavior == DropBehavior.Restrict)
                {
                    throw new SqlErrorException(
                        SqlState.FeatureNotSupported,
                        "cannot truncate a table referenced in a foreign key constraint",
                        $"Table \"{key.Table.Name}\" references \"{table.Name}\".",
                        $"Truncate table \"{key.Table.Name}\" at the same time, or use TRUNCATE ... CASCADE.");
                }

                context.Rights.Require(key.Table, Privileges.Truncate);
                context.RequireNotInUse(key.Table, "TRUNCATE");
                context.Notice($"truncate cascades to table \"{key.Table.Name}\"");
                tables[key.Table.Id] = key.Table;
                queue.Enqueue(key.Table);
            }
        }
    }
}
