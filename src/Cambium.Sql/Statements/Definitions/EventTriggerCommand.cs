using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE and ALTER EVENT TRIGGER.</summary>
internal static class EventTriggerCommand
{
    public static string Execute(CreateEventTriggerStatement statement, StatementContext context)
    {
        if (!context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(
                SqlState.InsufficientPrivilege, $"permission denied to create event trigger \"{statement.Name}\"", hint: "Must be superuser to create an event trigger.");
        }

        if (!EventKinds.All.Contains(statement.Event))
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"unrecognized event name \"{statement.Event}\"");
        }

        ImmutableArray<string> tags = Tags(statement);
        RequireFree(context, statement.Name);
        context.Transaction.Ddl.Put(new EventTriggerDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = statement.Name,
            OwnerId = context.Session.Roles.CurrentId,
            Event = statement.Event,
            FunctionId = TriggerCommand.Function(statement.Function, DataType.EventTrigger, context),
            Tags = tags,
        });
        return "CREATE EVENT TRIGGER";
    }

    public static string Execute(AlterEventTriggerStatement statement, StatementContext context)
    {
        EventTriggerDefinition trigger = Get(context, statement.Object.Name.Name);
        context.Rights.RequireOwner(trigger);
        context.Transaction.Ddl.Put(trigger with { Firing = TriggerCommand.Firing(statement.Mode) });
        return "ALTER EVENT TRIGGER";
    }

    public static EventTriggerDefinition? Find(StatementContext context, string name)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.EventTrigger, 0, name);
        return context.Catalog.Find<EventTriggerDefinition>(NameClass.EventTrigger, 0, name);
    }

    /// <exception cref="SqlErrorException">42704.</exception>
    public static EventTriggerDefinition Get(StatementContext context, string name) =>
        Find(context, name) ?? throw new SqlErrorException(SqlState.UndefinedObject, $"event trigger \"{name}\" does not exist");

    /// <exception cref="SqlErrorException">42710.</exception>
    public static void RequireFree(StatementContext context, string name)
    {
        if (Find(context, name) is not null)
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"event trigger \"{name}\" already exists");
        }
    }

    /// <exception cref="SqlErrorException">42501: only superusers own event triggers, as these run in everybody's commands.</exception>
    public static void RequireOwner(EventTriggerDefinition trigger, RoleDefinition owner)
    {
        if (!owner.IsSuperuser)
        {
            throw new SqlErrorException(
                SqlState.InsufficientPrivilege, $"permission denied to change owner of event trigger \"{trigger.Name}\"", hint: "The owner of an event trigger must be a superuser.");
        }
    }

    /// <summary>The commands of WHEN TAG IN, in capitals; none: all.</summary>
    private static ImmutableArray<string> Tags(CreateEventTriggerStatement statement)
    {
        ImmutableArray<string> tags = [];
        foreach (EventTriggerFilter filter in statement.Filters)
        {
            tags = filter.Variable != "tag" ? throw new SqlErrorException(SqlState.SyntaxError, $"unrecognized filter variable \"{filter.Variable}\"")
                : tags.IsEmpty ? [.. filter.Values]
                : throw new SqlErrorException(SqlState.SyntaxError, $"filter variable \"{filter.Variable}\" specified more than once");
        }

        foreach (string tag in tags)
        {
            if (statement.Event != EventKinds.Rewrite && !CommandTag.IsKnown(tag))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"filter value \"{tag}\" not recognized for filter variable \"tag\"");
            }

            if (!(statement.Event == EventKinds.Rewrite ? CommandTag.Rewrites(tag) : CommandTag.HasEvents(tag)))
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"event triggers are not supported for {tag}");
            }
        }

        return [.. tags.Select(static tag => tag.ToUpperInvariant())];
    }
}
