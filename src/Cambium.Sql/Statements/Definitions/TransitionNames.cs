using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;
using TriggerEvents = Cambium.Sql.Syntax.TriggerEvents;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>REFERENCING of CREATE TRIGGER: under which names its function sees the statement's rows.</summary>
internal static class TransitionNames
{
    /// <exception cref="SqlErrorException">0A000, 42P17: such a trigger has no such tables.</exception>
    public static (string? Old, string? New) Read(CreateTriggerStatement statement, TableDefinition table)
    {
        string? old = null;
        string? now = null;
        foreach (TriggerTransition transition in statement.Transitions)
        {
            RequirePossible(statement, transition, table);
            if (transition.IsNew)
            {
                Require(statement.Events, TriggerEvents.Insert | TriggerEvents.Update, now, "NEW TABLE", "an INSERT or UPDATE");
                now = transition.Name;
            }
            else
            {
                Require(statement.Events, TriggerEvents.Delete | TriggerEvents.Update, old, "OLD TABLE", "a DELETE or UPDATE");
                old = transition.Name;
            }
        }

        return old is null || old != now ? (old, now) : throw Invalid("OLD TABLE name and NEW TABLE name cannot be the same");
    }

    private static void RequirePossible(CreateTriggerStatement statement, TriggerTransition transition, TableDefinition table)
    {
        if (!transition.IsTable)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "ROW variable naming in the REFERENCING clause is not supported", hint: "Use OLD TABLE or NEW TABLE for naming transition tables.");
        }

        if (table.Kind == TableKind.View)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{table.Name}\" is a view", "Triggers on views cannot have transition tables.");
        }

        if (statement.Timing != TriggerTiming.After)
        {
            throw Invalid("transition table name can only be specified for an AFTER trigger");
        }

        string? refused = statement.Events.HasFlag(TriggerEvents.Truncate) ? "TRUNCATE triggers with transition tables are not supported"
            : (statement.Events & (statement.Events - 1)) != 0 ? "transition tables cannot be specified for triggers with more than one event"
            : statement.UpdateColumns.Count > 0 ? "transition tables cannot be specified for triggers with column lists"
            : null;
        if (refused is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, refused);
        }
    }

    private static void Require(TriggerEvents events, TriggerEvents possible, string? given, string what, string which)
    {
        if ((events & possible) == 0)
        {
            throw Invalid($"{what} can only be specified for {which} trigger");
        }

        if (given is not null)
        {
            throw Invalid($"{what} cannot be specified multiple times");
        }
    }

    private static SqlErrorException Invalid(string message) => new(SqlState.InvalidObjectDefinition, message);
}
