using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Which forms of ALTER go with which kind of relation.</summary>
internal static class AlterTableKinds
{
    /// <summary>ALTER TABLE names any relation; ALTER VIEW and the like only their own kind.</summary>
    /// <exception cref="SqlErrorException">42809.</exception>
    public static void RequireKind(ObjectKind wanted, TableDefinition table, string name)
    {
        bool isWanted = wanted switch
        {
            ObjectKind.View => table.Kind == TableKind.View,
            ObjectKind.MaterializedView => table.Kind == TableKind.MaterializedView,
            ObjectKind.Sequence or ObjectKind.Index or ObjectKind.ForeignTable => false,
            _ => true,
        };
        if (!isWanted)
        {
            string noun = DropCommand.Words(wanted).ToLowerInvariant();
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{name}\" is not {(wanted == ObjectKind.Index ? "an" : "a")} {noun}");
        }
    }

    /// <exception cref="SqlErrorException">42809: the action changes something that views don't have.</exception>
    public static void RequireAction(TableDefinition table, AlterTableAction action)
    {
        if (table.Kind != TableKind.Table && !IsForView(table.Kind, action) && Name(action) is { } name)
        {
            throw Unsupported(name, table.Name, table.Kind == TableKind.View ? "views" : "materialized views");
        }
    }

    /// <summary>An action that relations of some kind don't have.</summary>
    /// <param name="kinds">Plural of the kind, as "views".</param>
    public static SqlErrorException Unsupported(string action, string relation, string kinds) =>
        new(SqlState.WrongObjectType, $"ALTER action {action} cannot be performed on relation \"{relation}\"", $"This operation is not supported for {kinds}.");

    private static bool IsForView(TableKind kind, AlterTableAction action) => kind == TableKind.View
        ? action is AlterColumnDefault
        : action is SetColumnStatistics or SetColumnStorage or SetColumnCompression or SetColumnOptions or SetReplicaIdentity or ClusterOnIndex;

    private static string? Name(AlterTableAction action) => action switch
    {
        AddColumn => "ADD COLUMN",
        DropColumn => "DROP COLUMN",
        AlterColumnType => "ALTER COLUMN ... SET DATA TYPE",
        AlterColumnDefault { Value: null } => "ALTER COLUMN ... DROP DEFAULT",
        AlterColumnDefault => "ALTER COLUMN ... SET DEFAULT",
        AlterColumnNotNull { IsNotNull: true } => "ALTER COLUMN ... SET NOT NULL",
        AlterColumnNotNull => "ALTER COLUMN ... DROP NOT NULL",
        DropColumnExpression => "ALTER COLUMN ... DROP EXPRESSION",
        SetColumnStatistics => "ALTER COLUMN ... SET STATISTICS",
        SetColumnStorage => "ALTER COLUMN ... SET STORAGE",
        SetColumnCompression => "ALTER COLUMN ... SET COMPRESSION",
        SetColumnOptions { IsReset: true } => "ALTER COLUMN ... RESET",
        SetColumnOptions => "ALTER COLUMN ... SET",
        AddConstraint => "ADD CONSTRAINT",
        Syntax.AlterConstraint => "ALTER CONSTRAINT",
        ValidateConstraint => "VALIDATE CONSTRAINT",
        DropConstraint => "DROP CONSTRAINT",
        ClusterOnIndex => "CLUSTER ON",
        SetReplicaIdentity => "REPLICA IDENTITY",
        SetTableLogged { IsLogged: true } => "SET LOGGED",
        SetTableLogged => "SET UNLOGGED",
        ChangeRowSecurity security => security switch
        {
            { IsEnabled: true } => "ENABLE",
            { IsEnabled: false } => "DISABLE",
            { IsForced: true } => "FORCE",
            _ => "NO FORCE",
        } + " ROW SECURITY",
        ChangeTriggerFiring firing => Firing(firing.Mode) + (firing.Trigger is not null ? "" : firing.IsAll ? " ALL" : " USER"),
        _ => null,
    };

    private static string Firing(FiringMode mode) => mode switch
    {
        FiringMode.EnableAlways => "ENABLE ALWAYS TRIGGER",
        FiringMode.EnableReplica => "ENABLE REPLICA TRIGGER",
        FiringMode.Disable => "DISABLE TRIGGER",
        _ => "ENABLE TRIGGER",
    };
}
