using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions.Events;
using Cambium.Sql.Statements.Definitions.Inheritance;
using Cambium.Sql.Statements.Definitions.Partitions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER TABLE and its relatives: each action works on what the one before left in the catalog.</summary>
internal static class AlterTableCommand
{
    public static string Execute(AlterTableStatement statement, StatementContext context)
    {
        string tag = "ALTER " + DropCommand.Words(statement.Kind);
        // ALTER TABLE gives sequences another owner too; pg_dump writes it so.
        bool isForSequences = statement.Kind == ObjectKind.Sequence || (statement.Kind == ObjectKind.Table && statement.Actions.All(action => action is ChangeOwner));
        if (isForSequences && context.Names.FindSequence(statement.Name) is { } sequence)
        {
            context.Rights.RequireOwner(sequence);
            AlterSequence(context, sequence, statement.Actions);
            return tag;
        }

        bool isPassedOver = statement.IfExists && DropCommand.IsSchemaMissing(statement.Name, context);
        if (statement.Kind == ObjectKind.Index && !isPassedOver && context.Names.FindIndex(statement.Name) is { } index)
        {
            RequireOwner(context, index.Table, index.Index);
            context.Session.InUse.RequireUnused(index.Table, index.Index, "ALTER TABLE");
            foreach (AttachPartition attach in statement.Actions.OfType<AttachPartition>())
            {
                AttachPartitionCommand.AttachIndex(context, index.Table, index.Index, attach);
            }

            foreach (SetTablespace tablespace in statement.Actions.OfType<SetTablespace>())
            {
                Tablespaces.Require(tablespace.Tablespace);
            }

            foreach (SetTableOptions options in statement.Actions.OfType<SetTableOptions>())
            {
                ChangeIndex(context, Current(context, index.Table), index.Index.Id, options);
            }

            foreach (SetColumnStatistics statistics in statement.Actions.OfType<SetColumnStatistics>())
            {
                IndexTuning.SetStatistics(context, Current(context, index.Table), index.Index.Id, statistics);
            }

            return tag;
        }

        if (context.Names.FindTable(statement.Name) is not { } table)
        {
            if (statement.IfExists)
            {
                context.Session.Notice(SqlNotice.Notice($"relation \"{statement.Name.Name}\" does not exist, skipping"));
                return tag;
            }

            table = context.Names.GetTable(statement.Name);
        }

        AlterTableKinds.RequireKind(statement.Kind, table, statement.Name.Name);
        context.Rights.RequireOwner(table);
        context.RequireNotInUse(table, "ALTER TABLE");
        foreach (AlterTableAction action in statement.Actions)
        {
            AlterTableKinds.RequireAction(table, action);
            TypedTables.RequireUntyped(table, action);
        }

        if (statement.Actions.OfType<AlterColumnType>().GroupBy(static change => change.Column).FirstOrDefault(static changes => changes.Skip(1).Any()) is { } twice)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot alter type of column \"{twice.Key}\" twice");
        }

        CarryOut(context, table, statement.Actions, statement.IsOnly);
        return tag;
    }

    /// <summary>Actions on a table and, where they reach them, on its partitions or heirs.</summary>
    public static void CarryOut(StatementContext context, TableDefinition table, IReadOnlyList<AlterTableAction> actions, bool isOnly)
    {
        ColumnTypeChanges types = new(context);
        foreach (AlterColumnType change in actions.OfType<AlterColumnType>())
        {
            types.Prepare(table, change);
        }

        foreach (AlterTableAction action in Ordered(actions))
        {
            if (action is not AlterColumnType)
            {
                types.WriteRows();
            }

            if (action is AddColumn { IfNotExists: true, Column.Name: var wanted } && Current(context, table).FindColumn(wanted) is not null)
            {
                context.Session.Notice(SqlNotice.Notice($"column \"{wanted}\" of relation \"{table.Name}\" already exists, skipping") with { SqlState = SqlState.DuplicateColumn });
                continue;
            }

            ApplyToAll(context, Current(context, table), action, isOnly, isBelow: false, types);
        }

        types.WriteRows();
    }

    private static void ApplyToAll(StatementContext context, TableDefinition table, AlterTableAction action, bool isOnly, bool isBelow, ColumnTypeChanges types)
    {
        PartitionRecursion.Require(context, table, action, isOnly, isBelow);
        if (isBelow)
        {
            context.RequireNotInUse(table, "ALTER TABLE");
        }

        foreach (TableDefinition part in !isOnly && PartitionRecursion.TakesAlong(table, action) ? context.Catalog.GetDescendants(table) : [])
        {
            context.RequireNotInUse(part, "ALTER TABLE");
        }

        Apply(context, table, action, isOnly, isBelow, types);
        TableDefinition after = Current(context, table);
        foreach (TableDefinition listed in isOnly ? [] : PartitionParts.Children(context, after))
        {
            if (action is AddColumn { Column: var added } && added.Constraints.OfType<IdentityConstraint>().Any())
            {
                throw new SqlErrorException(SqlState.InvalidTableDefinition, "cannot recursively add identity column to table that has child tables");
            }

            // It may have been reached by way of another one meanwhile.
            TableDefinition child = Current(context, listed);
            if ((action is not AlterColumnType type || !types.HasChanged(child, type))
                && !PartitionRecursion.Merges(context, after, action, child) && PartitionRecursion.Below(after, action, child) is { } below)
            {
                ApplyToAll(context, child, below, isOnly: false, isBelow: true, types);
            }
        }

        if (action is AddColumn { Column: var column } && !isBelow)
        {
            // They come when the partitions have the column too.
            foreach (Syntax.TableConstraint constraint in TableBuilder.TableConstraints(column))
            {
                AlterConstraints.Add(context, Current(context, table), constraint);
            }
        }
    }

    /// <exception cref="SqlErrorException">42501: an index is its table's owner's.</exception>
    public static void RequireOwner(StatementContext context, TableDefinition table, IndexDefinition index)
    {
        if (!context.Rights.Owns(table))
        {
            throw RoleRights.NotOwner("index", index.Name);
        }
    }

    private static TableDefinition Current(StatementContext context, TableDefinition table) =>
        context.Catalog.TryGetTable(table.Id, out TableDefinition? current)
            ? current
            : throw new SqlErrorException(SqlState.UndefinedTable, $"relation \"{table.Name}\" does not exist");

    /// <summary>PostgreSQL's passes: what goes, types, new columns, what columns are, indexes, other constraints and defaults, all else.</summary>
    private static IEnumerable<AlterTableAction> Ordered(IEnumerable<AlterTableAction> actions) => actions.OrderBy(static action => action switch
    {
        DropColumn or DropConstraint or DropColumnExpression or DropColumnIdentity or AlterColumnDefault { Value: null } or AlterColumnNotNull { IsNotNull: false } => 0,
        AlterColumnType => 1,
        AddColumn => 2,
        AlterColumnNotNull => 3,
        AddConstraint { Constraint: Syntax.UniqueConstraint or Syntax.ExcludeConstraint } => 4,
        AddConstraint or AddColumnIdentity or AlterColumnDefault => 5,
        _ => 6,
    });

    private static void AlterSequence(StatementContext context, SequenceDefinition sequence, SyntaxList<AlterTableAction> actions)
    {
        foreach (AlterTableAction action in actions)
        {
            switch (action)
            {
                case ChangeOwner owner:
                    RoleDefinition role = context.Names.GetRole(owner.Owner);
                    if (sequence.OwnerId != role.Id)
                    {
                        SequenceCommand.RequireUnowned(context, sequence, $"cannot change owner of sequence \"{sequence.Name}\"");
                    }

                    OwnerChange.Apply(context, sequence, role);
                    break;
                case SetTableLogged when sequence.IsTemporary:
                    throw StaysUnlogged(sequence);
                case SetTableLogged logged:
                    context.Transaction.Ddl.Put(sequence with { IsUnlogged = !logged.IsLogged });
                    break;
            }
        }
    }

    private static SqlErrorException StaysUnlogged(Definition temporary) =>
        new(SqlState.InvalidTableDefinition, $"cannot change logged status of table \"{temporary.Name}\" because it is temporary");

    private static void Apply(StatementContext context, TableDefinition table, AlterTableAction action, bool isOnly, bool isBelow, ColumnTypeChanges types)
    {
        switch (action)
        {
            case AddColumn add:
                AlterColumns.Add(context, table, add, isInherited: isBelow && table.ParentId is null);
                break;
            case DropColumn drop:
                if (isOnly)
                {
                    Heirs.KeepColumn(context, table, drop.Column);
                }

                AlterColumns.Drop(context, table, drop);
                break;
            case AlterColumnType type:
                types.Apply(table, type);
                break;
            case AlterColumnDefault value:
                AlterColumns.SetDefault(context, table, value);
                break;
            case AlterColumnNotNull notNull:
                AlterColumns.SetNotNull(context, table, notNull);
                break;
            case DropColumnExpression expression:
                AlterColumns.DropExpression(context, table, expression);
                break;
            case AddColumnIdentity identity:
                AlterColumns.AddIdentity(context, table, identity);
                break;
            case AlterColumnIdentity identity:
                AlterColumns.AlterIdentity(context, table, identity);
                break;
            case DropColumnIdentity identity:
                AlterColumns.DropIdentity(context, table, identity);
                break;
            case AddConstraint add:
                AlterConstraints.Add(context, table, add.Constraint, isOnly);
                break;
            case Syntax.AlterConstraint alter:
                AlterConstraints.Alter(context, table, alter);
                break;
            case ValidateConstraint validate:
                AlterConstraints.Validate(context, table, validate.Name);
                break;
            case DropConstraint drop:
                if (isOnly)
                {
                    Heirs.KeepCheck(context, table, drop.Name);
                }

                AlterConstraints.Drop(context, table, drop);
                break;
            case AttachPartition attach:
                AttachPartitionCommand.Attach(context, table, attach);
                break;
            case DetachPartition detach:
                AttachPartitionCommand.Detach(context, table, detach);
                break;
            case ChangeOfType type:
                TypedTables.Change(context, table, type);
                break;
            case ChangeInheritance inheritance:
                Heirs.Change(context, table, inheritance);
                break;
            case ChangeTriggerFiring firing:
                TriggerCommand.Execute(firing, context, table);
                break;
            case ChangeRuleFiring firing:
                RuleCommand.Execute(firing, context, table);
                break;
            case ChangeRowSecurity security:
                PolicyCommands.Execute(security, context, table);
                break;
            case ChangeOwner owner:
                OwnerChange.Apply(context, table, context.Names.GetRole(owner.Owner));
                break;
            case SetTableOptions options:
                context.Transaction.Ddl.Put(WithOptions(table, options));
                break;
            case ClusterOnIndex cluster:
                Clustering.Mark(context, table, cluster.Index);
                break;
            case SetTableLogged when table.IsTemporary:
                throw StaysUnlogged(table);
            case SetTableLogged when table.IsPartitioned:
                // Its partitions hold the rows.
                break;
            case SetTableLogged logged:
                if (table.IsUnlogged == logged.IsLogged)
                {
                    context.Session.EventTriggers.Rewriting(table, RewriteReason.Persistence);
                    ForeignKeyBuilder.RequireSamePersistence(context, table, logged.IsLogged);
                }

                foreach (SequenceDefinition owned in context.Catalog.Uses.SequencesOf(table.Id).Where(owned => owned.IsUnlogged is not null).ToArray())
                {
                    context.Transaction.Ddl.Put(owned with { IsUnlogged = null });
                }

                context.Transaction.Ddl.Put(table with { IsUnlogged = !logged.IsLogged });
                break;
            case SetColumnStatistics or SetColumnStorage or SetColumnCompression or SetColumnOptions:
                TuningActions.Apply(context, table, action);
                break;
            case SetReplicaIdentity identity:
                TuningActions.Apply(context, table, identity);
                break;
            case SetAccessMethod { Method: var method }:
                TableMethod.Require(method);
                break;
            case SetTablespace { Tablespace: var tablespace }:
                Tablespaces.Require(tablespace);
                break;
            case SetWithoutOids:
                // No table has any.
                break;
            default:
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"this form of ALTER TABLE ({action.GetType().Name}) is not supported", position: action.Span.Position);
        }
    }

    private static TableDefinition WithOptions(TableDefinition table, SetTableOptions action)
    {
        if (table.Kind != TableKind.View)
        {
            return table with
            {
                Options = action.IsReset ? StorageParameters.Reset(table.Options, action.Options) : StorageParameters.ChangeTable(table.Options, action.Options, table.IsPartitioned),
            };
        }

        if (action.IsReset)
        {
            StorageParameters.RequireNoValues(action.Options);
        }

        return action.Options.Aggregate(table, action.IsReset ? ViewSettings.Reset : ViewSettings.Apply);
    }

    private static void ChangeIndex(StatementContext context, TableDefinition table, int indexId, SetTableOptions action)
    {
        IndexDefinition index = table.Indexes.First(index => index.Id == indexId);
        if (table.IsPartitioned)
        {
            throw AlterTableKinds.Unsupported(action.IsReset ? "RESET" : "SET", index.Name, "partitioned indexes");
        }

        IndexDefinition changed = index with
        {
            Options = action.IsReset
                ? StorageParameters.Reset(index.Options, action.Options)
                : StorageParameters.ChangeIndex(index.Options, action.Options, AccessMethod.Find(index.Method)!),
        };
        context.Transaction.Ddl.Put(table with { Indexes = table.Indexes.Replace(index, changed) });
    }
}
