using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Statements.Definitions.Partitions;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE TRIGGER, ALTER TABLE … ENABLE | DISABLE TRIGGER and ALTER TRIGGER … RENAME.</summary>
internal static class TriggerCommand
{
    public static string Execute(CreateTriggerStatement statement, StatementContext context)
    {
        if (statement is { IsConstraint: true, OrReplace: true })
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "CREATE OR REPLACE CONSTRAINT TRIGGER is not supported");
        }

        TableDefinition table = context.Names.GetTable(statement.Table);
        RequireKind(statement, table);
        context.Rights.Require(table, Privileges.Trigger);
        TableDefinition? referenced = statement.ConstraintFrom is { } from ? context.Names.GetTable(from) : null;
        if (statement.Events.HasFlag(Syntax.TriggerEvents.Truncate) && statement.ForEachRow)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "TRUNCATE FOR EACH ROW triggers are not supported");
        }

        (string? oldTable, string? newTable) = TransitionNames.Read(statement, table);
        string? when = statement.When is null ? null : When(statement, context, table);
        int functionId = Function(statement.Function, DataType.Trigger, context);
        TriggerDefinition? existing = table.Triggers.FirstOrDefault(trigger => trigger.Name == statement.Name);
        if (existing is not null && (!statement.OrReplace || existing.ParentId is not null || existing.ConstraintId is not null))
        {
            string reason = !statement.OrReplace ? "already exists" : existing.ParentId is not null ? "is an internal or a child trigger" : "is a constraint trigger";
            throw new SqlErrorException(SqlState.DuplicateObject, $"trigger \"{statement.Name}\" for relation \"{table.Name}\" {reason}");
        }

        TriggerDefinition created = new()
        {
            Id = existing?.Id ?? context.Transaction.Ddl.NextId(),
            Name = statement.Name,
            FunctionId = functionId,
            IsBefore = statement.Timing == TriggerTiming.Before,
            IsInstead = statement.Timing == TriggerTiming.InsteadOf,
            IsRow = statement.ForEachRow,
            Events = Events(statement.Events),
            UpdateColumnIds = UpdateColumns(statement, table),
            WhenSql = when,
            OldTable = oldTable,
            NewTable = newTable,
            ConstraintId = statement.IsConstraint ? context.Transaction.Ddl.NextId() : null,
            ReferencedTableId = referenced?.Id,
            IsDeferrable = statement.Attributes.IsDeferrable,
            IsInitiallyDeferred = statement.Attributes.IsInitiallyDeferred,
            Arguments = [.. statement.Arguments],
        };
        TableDefinition after = Put(context, table, [.. table.Triggers.Where(trigger => trigger.Id != created.Id), created]);
        foreach (TableDefinition partition in PartitionParts.Partitions(context, after))
        {
            PartitionParts.AddTrigger(context, after, created, partition, statement.OrReplace);
        }

        return "CREATE TRIGGER";
    }

    /// <summary>Firing of one trigger, of all that users have made, or of those behind foreign keys too.</summary>
    public static void Execute(ChangeTriggerFiring action, StatementContext context, TableDefinition table)
    {
        if (action.Trigger is { } name)
        {
            Find(table, name);
        }

        if (action.IsAll)
        {
            table = context.Transaction.Ddl.Put(table with { SuspendedKeyIds = SuspendedKeys(context, table, action.Mode) });
        }

        char firing = Firing(action.Mode);
        Put(context, table, table.Triggers.Select(trigger => action.Trigger is null || trigger.Name == action.Trigger ? trigger with { Firing = firing } : trigger));
    }

    /// <summary>The letter of pg_trigger.tgenabled.</summary>
    public static char Firing(FiringMode mode) => mode switch
    {
        FiringMode.Disable => TriggerFiring.Disabled,
        FiringMode.EnableAlways => TriggerFiring.Always,
        FiringMode.EnableReplica => TriggerFiring.Replica,
        _ => TriggerFiring.Origin,
    };

    private static ImmutableArray<int> SuspendedKeys(StatementContext context, TableDefinition table, FiringMode mode)
    {
        (int Id, char Side)[] keys = [.. context.Catalog.GetReferencing(table.Id).Select(referencing => (referencing.ForeignKey.Id, 'a')), .. table.ForeignKeys.Select(key => (key.Id, 'c'))];
        if (keys.Length > 0 && !context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied: \"RI_ConstraintTrigger_{keys[0].Side}_{keys[0].Id}\" is a system trigger");
        }

        return mode == FiringMode.Disable ? [.. keys.Select(static key => key.Id).Distinct()] : [];
    }

    public static void Rename(StatementContext context, TableDefinition table, string name, string newName)
    {
        TriggerDefinition trigger = Find(table, name);
        if (newName != name && table.Triggers.Any(other => other.Name == newName))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"trigger \"{newName}\" for relation \"{table.Name}\" already exists");
        }

        TableDefinition after = Put(context, table, table.Triggers.Select(other => other.Id == trigger.Id ? other with { Name = newName } : other));
        foreach (TableDefinition partition in PartitionParts.Partitions(context, after))
        {
            if (partition.Triggers.FirstOrDefault(part => part.ParentId == trigger.Id) is { } part)
            {
                Rename(context, partition, part.Name, newName);
            }
        }
    }

    /// <exception cref="SqlErrorException">42704.</exception>
    public static TriggerDefinition Find(TableDefinition table, string name) => table.Triggers.FirstOrDefault(trigger => trigger.Name == name)
        ?? throw new SqlErrorException(SqlState.UndefinedObject, $"trigger \"{name}\" for table \"{table.Name}\" does not exist");

    public static TableDefinition Put(StatementContext context, TableDefinition table, IEnumerable<TriggerDefinition> triggers) =>
        context.Transaction.Ddl.Put(table with { Triggers = [.. triggers.OrderBy(trigger => trigger.Name, StringComparer.Ordinal)] });

    /// <summary>Views have INSTEAD OF triggers of rows, which nothing else has, and others of statements.</summary>
    private static void RequireKind(CreateTriggerStatement statement, TableDefinition table)
    {
        bool isInstead = statement.Timing == TriggerTiming.InsteadOf;
        if (table.Kind == TableKind.Table && !isInstead)
        {
            if (statement is { ForEachRow: true, Transitions.Count: > 0 } && (table.IsPartitioned || table.ParentId is not null || !table.InheritedIds.IsEmpty))
            {
                throw table.IsPartitioned
                    ? new SqlErrorException(SqlState.FeatureNotSupported, $"\"{table.Name}\" is a partitioned table", "ROW triggers with transition tables are not supported on partitioned tables.")
                    : new SqlErrorException(SqlState.FeatureNotSupported, $"ROW triggers with transition tables are not supported on {(table.ParentId is not null ? "partitions" : "inheritance children")}");
            }

            return;
        }

        string kind = table.Kind switch { TableKind.Table => "table", TableKind.View => "view", _ => "materialized view" };
        if (table.Kind != TableKind.View || (!isInstead && statement.ForEachRow) || statement.Events.HasFlag(Syntax.TriggerEvents.Truncate))
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"\"{table.Name}\" is a {kind}",
                table.Kind == TableKind.Table ? "Tables cannot have INSTEAD OF triggers."
                : table.Kind == TableKind.MaterializedView ? null
                : isInstead || !statement.ForEachRow ? "Views cannot have TRUNCATE triggers."
                : "Views cannot have row-level BEFORE or AFTER triggers.");
        }

        string? refused = !isInstead ? null
            : !statement.ForEachRow ? "INSTEAD OF triggers must be FOR EACH ROW"
            : statement.When is not null ? "INSTEAD OF triggers cannot have WHEN conditions"
            : statement.UpdateColumns.Count > 0 ? "INSTEAD OF triggers cannot have column lists"
            : null;
        if (refused is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, refused);
        }
    }

    private static TriggerEvents Events(Syntax.TriggerEvents events) =>
        (events.HasFlag(Syntax.TriggerEvents.Insert) ? TriggerEvents.Insert : 0)
        | (events.HasFlag(Syntax.TriggerEvents.Delete) ? TriggerEvents.Delete : 0)
        | (events.HasFlag(Syntax.TriggerEvents.Update) ? TriggerEvents.Update : 0)
        | (events.HasFlag(Syntax.TriggerEvents.Truncate) ? TriggerEvents.Truncate : 0);

    /// <param name="result">What functions of such triggers return.</param>
    /// <exception cref="SqlErrorException">42883, 42P17.</exception>
    public static int Function(QualifiedName name, DataType result, StatementContext context)
    {
        (int Id, DataType Result)? found = name.Schema is null or "pg_catalog" && FunctionRegistry.Find(name.Name).FirstOrDefault(static known => known.Arguments.Count == 0) is { } builtIn
            ? (builtIn.Oid, builtIn.Result)
            : context.Names.Reader().FindFunctions(name.Schema, name.Name).FirstOrDefault(candidate => candidate.ArgumentTypes.IsEmpty) is { } made ? (made.Id, made.ReturnType.Type)
            : null;
        return found is not { } function ? throw new SqlErrorException(SqlState.UndefinedFunction, $"function {name}() does not exist")
            : function.Result == result ? function.Id
            : throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"function {name} must return type {result.DisplayName}");
    }

    private static ImmutableArray<int> UpdateColumns(CreateTriggerStatement statement, TableDefinition table)
    {
        List<int> ids = [];
        foreach (string name in statement.UpdateColumns)
        {
            int id = Column(table, name).Id;
            if (ids.Contains(id))
            {
                throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{name}\" specified more than once");
            }

            ids.Add(id);
        }

        return [.. ids];
    }

    private static ColumnDefinition Column(TableDefinition table, string name) => table.FindColumn(name)
        ?? throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{name}\" of relation \"{table.Name}\" does not exist");

    private static string When(CreateTriggerStatement statement, StatementContext context, TableDefinition table)
    {
        BoundExpression bound = TriggerCondition.Bind(context.NewBinding(keepsCalls: true), table, statement.When!, out ConditionRow old, out ConditionRow now);
        BoundExpression[] used = [.. bound.Nodes()];
        void Refuse(bool isRefused, Func<BoundExpression, bool> isMeant, string message, string? reason = null, string sqlState = SqlState.InvalidObjectDefinition)
        {
            if (isRefused && used.FirstOrDefault(isMeant) is { } reference)
            {
                string? detail = reason is null ? null : $"Column \"{((BoundColumn)reference).Column.Name}\" {reason}";
                throw new SqlErrorException(sqlState, message, detail, position: reference.Position);
            }
        }

        bool isBefore = statement.Timing == TriggerTiming.Before;
        Refuse(!statement.ForEachRow, node => old.Has(node) || now.Has(node), "statement trigger's WHEN condition cannot reference column values");
        Refuse(statement.Events.HasFlag(Syntax.TriggerEvents.Insert), old.Has, "INSERT trigger's WHEN condition cannot reference OLD values");
        Refuse(statement.Events.HasFlag(Syntax.TriggerEvents.Delete), now.Has, "DELETE trigger's WHEN condition cannot reference NEW values");
        Refuse(isBefore, node => now.SystemName(node) is not null, "BEFORE trigger's WHEN condition cannot reference NEW system columns", sqlState: SqlState.FeatureNotSupported);
        Refuse(
            isBefore, node => node is BoundColumn { Column.Source.GeneratedSql: not null } && now.Has(node),
            "BEFORE trigger's WHEN condition cannot reference NEW generated columns", "is a generated column.");
        return SqlPrinter.Print(statement.When!);
    }
}
