using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>COMMENT ON CONSTRAINT, TRIGGER, RULE and POLICY: they are parts of a table or domain, and their comments are kept with them.</summary>
internal static class PartComments
{
    /// <exception cref="SqlErrorException">42P01, 42501, 42704.</exception>
    public static void OfTable(StatementContext context, ObjectReference target, string? text)
    {
        TableDefinition table = context.Names.GetTable(target.Table!);
        if (!context.Rights.Owns(table))
        {
            throw RoleRights.NotOwner("relation", table.Name);
        }

        context.Transaction.Ddl.Put(
            target.Kind == ObjectKind.Trigger ? OfTrigger(table, TriggerCommand.Find(table, target.Name.Name), text)
            : target.Kind == ObjectKind.Rule ? OfRule(table, RuleCommand.Find(table, target.Name.Name), text)
            : target.Kind == ObjectKind.Policy ? OfPolicy(table, PolicyCommands.Find(table, target.Name.Name), text)
            : OfConstraint(table, target.Name.Name, text)
                ?? throw Undefined(target, $"table \"{table.Name}\""));
    }

    /// <exception cref="SqlErrorException">42704, 42501.</exception>
    public static void OfDomain(StatementContext context, ObjectReference target, string? text)
    {
        TypeDefinition domain = TypeCommand.Get(context, target.Table!);
        context.Rights.RequireOwner(domain);
        Engine.Catalog.CheckConstraint check = domain.Checks.FirstOrDefault(check => check.Name == target.Name.Name) ?? throw Undefined(target, $"domain {domain.Name}");
        context.Transaction.Ddl.Put(domain with { Checks = domain.Checks.Replace(check, check with { Comment = text }) });
    }

    private static TableDefinition OfTrigger(TableDefinition table, TriggerDefinition trigger, string? text) =>
        table with { Triggers = table.Triggers.Replace(trigger, trigger with { Comment = text }) };

    private static TableDefinition OfRule(TableDefinition table, RuleDefinition rule, string? text) =>
        table with { Rules = table.Rules.Replace(rule, rule with { Comment = text }) };

    private static TableDefinition OfPolicy(TableDefinition table, PolicyDefinition policy, string? text) =>
        table with { Policies = table.Policies.Replace(policy, policy with { Comment = text }) };

    /// <summary>The table with the comment; null when it has no such constraint.</summary>
    private static TableDefinition? OfConstraint(TableDefinition table, string name, string? text)
    {
        if (table.Checks.FirstOrDefault(check => check.Name == name) is { } check)
        {
            return table with { Checks = table.Checks.Replace(check, check with { Comment = text }) };
        }

        if (table.ForeignKeys.FirstOrDefault(key => key.Name == name) is { } foreign)
        {
            return table with { ForeignKeys = table.ForeignKeys.Replace(foreign, foreign with { Comment = text }) };
        }

        return table.Indexes.FirstOrDefault(index => index.Name == name && (index.IsConstraint || index.IsPrimaryKey)) is { } key
            ? table with { Indexes = table.Indexes.Replace(key, key with { ConstraintComment = text }) }
            : null;
    }

    private static SqlErrorException Undefined(ObjectReference target, string of) =>
        new(SqlState.UndefinedObject, $"constraint \"{target.Name.Name}\" for {of} does not exist");
}
