using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE RULE "_RETURN" AS ON SELECT TO view DO INSTEAD query: another way to say CREATE VIEW, which old dumps have.</summary>
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

        if (relation.Kind != TableKind.View)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"converting table \"{relation.Name}\" to a view is not supported", hint: "Drop the table and use CREATE VIEW.");
        }

        if (!statement.OrReplace)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"\"{relation.Name}\" is already a view");
        }

        if (statement.Name != RuleCommand.ViewRule)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"view rule for \"{relation.Name}\" must be named \"{RuleCommand.ViewRule}\"");
        }

        ViewCommand.Replace(context, relation, (SelectStatement)body.Actions[0]);
    }
}
