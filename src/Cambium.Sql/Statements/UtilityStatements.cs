using Cambium.Sql.Copy;
using Cambium.Sql.Routines.Triggers;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>Where each kind of statement is carried out that has no plan.</summary>
internal static class UtilityStatements
{
    /// <summary>Runs the statement and returns its command tag; rows, if its kind has any, go to the receiver.</summary>
    public static string Execute(Statement statement, StatementContext context, IRowReceiver receiver)
    {
        RequireWritable(statement, context);
        if (SessionEventTriggers.TagOf(statement) is { } tag)
        {
            // Who makes one means the commands behind it.
            context.Transaction.Reads.NoteCatalogAll(NameClass.EventTrigger);
            if (!context.Catalog.EventTriggers.IsEmpty)
            {
                return context.Session.EventTriggers.Run(statement, tag, context, () => CarryOut(statement, context, receiver));
            }
        }

        return CarryOut(statement, context, receiver);
    }

    /// <summary>Runs what is a part of another statement: no event trigger fires for it alone.</summary>
    public static void ExecutePart(Statement statement, StatementContext context)
    {
        RequireWritable(statement, context);
        CarryOut(statement, context, new RowSpool());
    }

    private static void RequireWritable(Statement statement, StatementContext context)
    {
        if (Changes(statement) is { } command)
        {
            context.Session.Transactions.RequireWritable(command);
        }
    }

    /// <summary>What changes the session for others than the one who wrote the statement.</summary>
    private static string? SessionCommand(Statement statement) => statement switch
    {
        CloseStatement => "CLOSE",
        PrepareStatement => "PREPARE",
        DeallocateStatement => "DEALLOCATE",
        ListenStatement => "LISTEN",
        UnlistenStatement => "UNLISTEN",
        DiscardStatement => "DISCARD",
        _ => null,
    };

    private static string CarryOut(Statement statement, StatementContext context, IRowReceiver receiver)
    {
        if (SessionCommand(statement) is { } command)
        {
            context.Session.Roles.RequireUnrestricted("execute " + command);
        }

        // Looking at the catalog takes a snapshot: not for statements that have nothing to follow.
        CatalogSnapshot? before = FollowedNames.MayChange(statement) || ComputedDefinitions.MayChange(statement) || KeptNames.MayChange(statement) ? context.Catalog : null;
        string tag = Dispatch(statement, context, receiver);
        if (before is not null)
        {
            KeptNames.Keep(context, before, statement);
            FollowedNames.Follow(context, before);
            ComputedDefinitions.Follow(context, before);
        }

        return tag;
    }

    private static string Dispatch(Statement statement, StatementContext context, IRowReceiver receiver)
    {
        return statement switch
        {
            BeginStatement begin => BeginCommand.Execute(begin, context),
            CommitStatement commit => CommitCommand.Execute(commit, context),
            RollbackStatement rollback => RollbackCommand.Execute(rollback, context),
            PrepareTransactionStatement => PrepareTransactionCommand.Prepare(context),
            CommitPreparedStatement finished => PrepareTransactionCommand.Finish("COMMIT PREPARED", finished.TransactionId, context),
            RollbackPreparedStatement finished => PrepareTransactionCommand.Finish("ROLLBACK PREPARED", finished.TransactionId, context),
            SavepointStatement savepoint => SavepointCommand.Execute(savepoint, context),
            ReleaseSavepointStatement release => SavepointCommand.Execute(release, context),
            RollbackToSavepointStatement rollbackTo => SavepointCommand.Execute(rollbackTo, context),
            SetTransactionStatement setTransaction => SetTransactionCommand.Execute(setTransaction, context),
            SetConstraintsStatement setConstraints => SetConstraintsCommand.Execute(setConstraints, context),
            LockStatement @lock => LockCommand.Execute(@lock, context),
            SetStatement set => SetCommand.Execute(set, context),
            ShowStatement show => ShowCommand.Execute(show, context, receiver),
            DoStatement block => DoCommand.Execute(block, context),
            ListenStatement listen => NotificationCommand.Execute(listen, context),
            UnlistenStatement unlisten => NotificationCommand.Execute(unlisten, context),
            NotifyStatement notify => NotificationCommand.Execute(notify, context),
            DiscardStatement discard => DiscardCommand.Execute(discard, context),
            VacuumStatement vacuum => MaintenanceCommand.Execute(vacuum, context),
            ClusterStatement cluster => MaintenanceCommand.Execute(cluster, context),
            ReindexStatement reindex => MaintenanceCommand.Execute(reindex, context),
            LoadStatement load => LoadCommand.Execute(load, context),
            CheckpointStatement checkpoint => MaintenanceCommand.Execute(checkpoint, context),
            PrepareStatement prepare => PrepareCommand.Execute(prepare, context),
            DeallocateStatement deallocate => PrepareCommand.Execute(deallocate, context),
            DeclareCursorStatement declare => CursorCommand.Execute(declare, context),
            FetchStatement fetch => CursorCommand.Execute(fetch, context, receiver),
            CloseStatement close => CursorCommand.Execute(close, context),
            CreateTableStatement create => CreateTableCommand.Execute(create, context),
            CreateIndexStatement create => CreateIndexCommand.Execute(create, context),
            CreateSequenceStatement create => SequenceCommand.Execute(create, context),
            AlterSequenceStatement alter => SequenceCommand.Execute(alter, context),
            CreateTableAsStatement create => CreateTableAsCommand.Execute(create, context),
            SelectStatement into => CreateTableAsCommand.Execute(into, context),
            AlterTableStatement alter => AlterTableCommand.Execute(alter, context),
            DropStatement drop => DropCommand.Execute(drop, context),
            TruncateStatement truncate => TruncateCommand.Execute(truncate, context),
            CreateViewStatement create => ViewCommand.Execute(create, context),
            CreateMaterializedViewStatement create => ViewCommand.Execute(create, context),
            RefreshMaterializedViewStatement refresh => ViewCommand.Execute(refresh, context),
            CreateSchemaStatement create => SchemaCommand.Execute(create, context),
            CreateEnumStatement create => TypeCommand.Execute(create, context),
            CreateCompositeTypeStatement create => TypeCommand.Execute(create, context),
            CreateShellTypeStatement create => TypeCommand.Execute(create, context),
            CreateRangeTypeStatement create => RangeTypeCommand.Execute(create, context),
            CreateDomainStatement create => TypeCommand.Execute(create, context),
            AlterEnumAddValueStatement alter => TypeCommand.Execute(alter, context),
            AlterCompositeTypeStatement alter => CompositeTypeCommand.Execute(alter, context),
            AlterEnumRenameValueStatement alter => TypeCommand.Execute(alter, context),
            AlterDomainStatement alter => TypeCommand.Execute(alter, context),
            CreateRoleStatement create => RoleCommand.Execute(create, context),
            AlterRoleSetStatement alter => RoleSettingCommand.Execute(alter, context),
            AlterDefaultPrivilegesStatement alter => DefaultPrivilegesCommand.Execute(alter, context),
            AlterDatabaseStatement alter => DatabaseCommand.Execute(alter, context),
            AlterRoleStatement alter => RoleCommand.Execute(alter, context),
            DropRoleStatement drop => RoleCommand.Execute(drop, context),
            GrantRoleStatement grant => MembershipCommand.Execute(grant, context),
            AlterGroupStatement alter => MembershipCommand.Execute(alter, context),
            GrantStatement grant => GrantCommand.Execute(grant, context),
            CreateDatabaseStatement create => DatabaseCommand.Execute(create, context),
            DropDatabaseStatement drop => DatabaseCommand.Execute(drop, context),
            CreateExtensionStatement create => ExtensionCommand.Execute(create, context),
            UpdateExtensionStatement update => ExtensionCommand.Execute(update, context),
            CreateOperatorStatement create => OperatorCommand.Execute(create, context),
            AlterOperatorStatement alter => OperatorCommand.Execute(alter, context),
            CreateOperatorClassStatement create => OperatorClassCommand.Execute(create, context),
            CreateOperatorFamilyStatement create => OperatorClassCommand.Execute(create, context),
            CreateStatisticsStatement create => StatisticsCommand.Execute(create, context),
            RefreshCollationVersionStatement refresh => CollationCommand.Execute(refresh, context),
            AlterStatisticsStatement alter => StatisticsCommand.Execute(alter, context),
            CreateCollationStatement create => CollationCommand.Execute(create, context),
            CreateTextConfigurationStatement create => TextConfigurationCommand.Execute(create, context),
            AlterTextConfigurationStatement alter => TextConfigurationCommand.Execute(alter, context),
            CreateTextDictionaryStatement create => TextDictionaryCommand.Execute(create, context),
            AlterTextDictionaryStatement alter => TextDictionaryCommand.Execute(alter, context),
            CreateCastStatement create => CastCommand.Execute(create, context),
            CreateBaseTypeStatement create => BaseTypeCommand.Execute(create, context),
            CreateFunctionStatement create => FunctionCommand.Execute(create, context),
            CreateAggregateStatement create => AggregateCommand.Execute(create, context),
            AlterFunctionStatement alter => FunctionCommand.Execute(alter, context),
            CreateTriggerStatement create => TriggerCommand.Execute(create, context),
            CreateEventTriggerStatement create => EventTriggerCommand.Execute(create, context),
            AlterEventTriggerStatement alter => EventTriggerCommand.Execute(alter, context),
            CreatePublicationStatement create => PublicationCommand.Execute(create, context),
            AlterPublicationStatement alter => PublicationCommand.Execute(alter, context),
            CreatePolicyStatement create => PolicyCommands.Execute(create, context),
            AlterPolicyStatement alter => PolicyCommands.Execute(alter, context),
            CreateRuleStatement create => RuleCommand.Execute(create, context),
            RenameStatement rename => RenameCommand.Execute(rename, context),
            SetSchemaStatement set => SetSchemaCommand.Execute(set, context),
            ChangeOwnerStatement change => ChangeOwnerCommand.Execute(change, context),
            ReassignOwnedStatement reassign => ChangeOwnerCommand.Execute(reassign, context),
            DropOwnedStatement drop => ChangeOwnerCommand.Execute(drop, context),
            CommentStatement comment => CommentCommand.Execute(comment, context),
            CopyStatement copy => CopyCommand.Execute(copy, context, receiver),
            AlterSystemStatement alter => AlterSystemCommand.Execute(alter.Setting, context),
            _ => throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"{SqlWords.Of(statement)} is not supported", position: statement.Span.Position),
        };
    }

    /// <summary>The name for "cannot execute … in a read-only transaction"; null for statements that change nothing.</summary>
    public static string? Changes(Statement statement) => statement switch
    {
        InsertStatement => "INSERT",
        UpdateStatement => "UPDATE",
        DeleteStatement => "DELETE",
        MergeStatement => "MERGE",
        CreateTableStatement => "CREATE TABLE",
        CreateTableAsStatement => "CREATE TABLE AS",
        SelectStatement { Into: not null } => "SELECT INTO",
        CreateIndexStatement => "CREATE INDEX",
        CreateSequenceStatement => "CREATE SEQUENCE",
        CreateViewStatement => "CREATE VIEW",
        CreateMaterializedViewStatement => "CREATE MATERIALIZED VIEW",
        RefreshMaterializedViewStatement => "REFRESH MATERIALIZED VIEW",
        CreateSchemaStatement => "CREATE SCHEMA",
        CreateEnumStatement or CreateCompositeTypeStatement or CreateShellTypeStatement or CreateRangeTypeStatement or CreateBaseTypeStatement => "CREATE TYPE",
        CreateDomainStatement => "CREATE DOMAIN",
        CreateExtensionStatement => "CREATE EXTENSION",
        UpdateExtensionStatement => "ALTER EXTENSION",
        CreateOperatorStatement => "CREATE OPERATOR",
        AlterOperatorStatement => "ALTER OPERATOR",
        CreateOperatorClassStatement => "CREATE OPERATOR CLASS",
        CreateOperatorFamilyStatement => "CREATE OPERATOR FAMILY",
        CreateStatisticsStatement => "CREATE STATISTICS",
        RefreshCollationVersionStatement => "ALTER COLLATION",
        AlterStatisticsStatement => "ALTER STATISTICS",
        CreateCollationStatement => "CREATE COLLATION",
        CreateTextConfigurationStatement => "CREATE TEXT SEARCH CONFIGURATION",
        AlterTextConfigurationStatement => "ALTER TEXT SEARCH CONFIGURATION",
        CreateTextDictionaryStatement => "CREATE TEXT SEARCH DICTIONARY",
        AlterTextDictionaryStatement => "ALTER TEXT SEARCH DICTIONARY",
        CreateCastStatement => "CREATE CAST",
        CreateRoleStatement => "CREATE ROLE",
        CreateFunctionStatement create => create.IsProcedure ? "CREATE PROCEDURE" : "CREATE FUNCTION",
        CreateAggregateStatement => "CREATE AGGREGATE",
        AlterFunctionStatement alter => "ALTER " + DropCommand.Words(alter.Function.Kind),
        CreateTriggerStatement => "CREATE TRIGGER",
        CreateEventTriggerStatement => "CREATE EVENT TRIGGER",
        AlterEventTriggerStatement => "ALTER EVENT TRIGGER",
        CreatePublicationStatement => "CREATE PUBLICATION",
        AlterPublicationStatement => "ALTER PUBLICATION",
        CreatePolicyStatement => "CREATE POLICY",
        AlterPolicyStatement => "ALTER POLICY",
        CreateRuleStatement => "CREATE RULE",
        AlterSequenceStatement => "ALTER SEQUENCE",
        AlterTableStatement alter => "ALTER " + DropCommand.Words(alter.Kind),
        AlterRoleStatement or AlterRoleSetStatement or AlterGroupStatement => "ALTER ROLE",
        AlterDomainStatement => "ALTER DOMAIN",
        AlterEnumAddValueStatement or AlterEnumRenameValueStatement or AlterCompositeTypeStatement => "ALTER TYPE",
        DropStatement drop => "DROP " + DropCommand.Words(drop.Kind),
        DropRoleStatement => "DROP ROLE",
        GrantStatement grant => grant.IsGrant ? "GRANT" : "REVOKE",
        GrantRoleStatement grant => grant.IsGrant ? "GRANT ROLE" : "REVOKE ROLE",
        RenameStatement rename => "ALTER " + DropCommand.Words(rename.Object.Kind),
        SetSchemaStatement set => "ALTER " + DropCommand.Words(set.Object.Kind),
        ChangeOwnerStatement change => "ALTER " + DropCommand.Words(change.Object.Kind),
        AlterDefaultPrivilegesStatement => "ALTER DEFAULT PRIVILEGES",
        AlterDatabaseStatement => "ALTER DATABASE",
        ReassignOwnedStatement => "REASSIGN OWNED",
        DropOwnedStatement => "DROP OWNED",
        CommentStatement => "COMMENT",
        TruncateStatement => "TRUNCATE TABLE",
        _ => null,
    };

    /// <summary>Whether a statement that changes no rows changes definitions, those of the server included.</summary>
    public static bool IsDefinition(Statement statement) =>
        Changes(statement) is not null || SqlWords.Of(statement).Split(' ')[0] is "CREATE" or "ALTER" or "DROP";
}
