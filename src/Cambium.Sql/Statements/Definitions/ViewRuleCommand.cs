using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// CREATE RULE "_RETURN" AS ON SELECT TO view DO INSTEAD query: another way to say CREATE VIEW. Old dumps make views that depend on each other tables first, which
/// such a rule turns into views.
/// </summary>
internal static class ViewRuleCommand
{
    public static void Execute(CreateRuleStatement statement, StatementContext context, TableDefinition relation)
    {
        RuleCommand.RequireOwner(context, relation);
        RuleBody body = statement.Body;
        if (body.Condition is { } condition && Words.Of(SqlPrinter.Print(condition)).FirstOrDefault(static word => word is "old" or "new") is { } row)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"ON SELECT rule cannot use {row.ToUpperInvariant()}");
        }

        string? refused = body.Actions.Count > 1 ? "multiple actions for rules on SELECT are not implemented"
            : body is not { IsInstead: true, Actions: [SelectStatement] } ? "rules on SELECT must have action INSTEAD SELECT"
            : body.Condition is not null ? "event qualifications are not implemented for rules on SELECT"
            : null;
        if (refused is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, refused);
        }

        TableDefinition view = ViewCommand.WithQuery(context, relation.Kind == TableKind.View ? relation : AsView(relation), (SelectStatement)body.Actions[0]);
        if (relation.Kind == TableKind.View && !statement.OrReplace)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"\"{relation.Name}\" is already a view");
        }

        if (statement.Name != RuleCommand.ViewRule)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"view rule for \"{relation.Name}\" must be named \"{RuleCommand.ViewRule}\"");
        }

        if (relation.Kind != TableKind.View)
        {
            RequireConvertible(context, relation);
        }

        context.Transaction.Ddl.Put(view);
    }

    /// <summary>What is left of a table that has neither rows nor anything that goes with them.</summary>
    private static TableDefinition AsView(TableDefinition table) => table with
    {
        Kind = TableKind.View,
        TreeId = 0,
        Indexes = [],
        Checks = [],
        Options = [],
        ReplicaIdentity = default,
        IsUnlogged = false,
        OfTypeId = null,
        OnCommit = default,
    };

    private static void RequireConvertible(StatementContext context, TableDefinition table)
    {
        context.RequireNotInUse(table, "CREATE RULE");
        if (table.Partitioning is not null || table.ParentId is not null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"cannot convert {(table.Partitioning is not null ? "partitioned table" : "partition")} \"{table.Name}\" to a view");
        }

        if (table.LiveColumns.Length < table.Columns.Length)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot convert relation containing dropped columns to view");
        }

        bool hasTriggers = !table.Triggers.IsEmpty || !table.ForeignKeys.IsEmpty || !context.Catalog.GetReferencing(table.Id).IsEmpty;
        string? reason = context.Transaction.GetTree(table.TreeId).GetCursor().SeekFirst() ? "it is not empty"
            : hasTriggers ? "it has triggers"
            : !table.Indexes.IsEmpty ? "it has indexes"
            : !table.HeirIds.IsEmpty ? "it has child tables"
            : !table.InheritedIds.IsEmpty ? "it has parent tables"
            : table.HasRowSecurity ? "it has row security enabled"
            : !table.Policies.IsEmpty ? "it has row security policies"
            : null;
        if (reason is not null)
        {
            throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState, $"could not convert table \"{table.Name}\" to a view because {reason}",
                hint: reason == "it has triggers" ? "In particular, the table cannot be involved in any foreign key relationships." : null);
        }
    }
}
