using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Rules;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs.Deparsing;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE RULE, ALTER RULE … RENAME and ALTER TABLE … ENABLE | DISABLE RULE.</summary>
internal static class RuleCommand
{
    /// <summary>The rule that a view's query is.</summary>
    public const string ViewRule = "_RETURN";

    public static string Execute(CreateRuleStatement statement, StatementContext context)
    {
        TableDefinition relation = context.Names.GetRelation(statement.Table) switch
        {
            TableDefinition { Id: >= SystemCatalog.FirstUserId } table => table,
            SequenceDefinition sequence => throw CannotHaveRules(sequence.Name, "sequences"),
            null => throw CatalogNames.UndefinedRelation(statement.Table),
            _ => throw CatalogNames.SystemRelation(statement.Table),
        };
        if (relation.Kind == TableKind.MaterializedView)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "rules on materialized views are not supported");
        }

        if (statement.Event == RuleEvent.Select)
        {
            ViewRuleCommand.Execute(statement, context, relation);
            return "CREATE RULE";
        }

        TriggerEvents change = Event(statement.Event);
        BindingContext binding = context.NewBinding(records: true, keepsCalls: true);
        RuleBody body = statement.Body;
        IReadOnlyList<ResultColumn>[] returned = Bind(relation, change, body, binding);
        RequireOwner(context, relation);
        RequireReturning(relation, body, returned);
        if (statement.Name == ViewRule)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"non-view rule for \"{relation.Name}\" must not be named \"{ViewRule}\"");
        }

        Put(context, relation, statement, new RuleDefinition
        {
            Id = 0,
            Name = statement.Name,
            Event = change,
            Sql = Print(body, binding),
            Relation = ViewNames.Record(new QualifiedName(relation.Name, default), relation),
            Names = [.. binding.RecordedNames!.DistinctBy(static name => (name.Schema, name.Name))],
            IsInstead = body.IsInstead,
            IsConditional = body.Condition is not null,
        });
        return "CREATE RULE";
    }

    public static void Execute(ChangeRuleFiring action, StatementContext context, TableDefinition table)
    {
        RuleDefinition rule = Find(table, action.Rule);
        char firing = action.Mode switch { FiringMode.Disable => 'D', FiringMode.EnableAlways => 'A', FiringMode.EnableReplica => 'R', _ => 'O' };
        context.Transaction.Ddl.Put(table with { Rules = table.Rules.Replace(rule, rule with { Firing = firing }) });
    }

    public static void Rename(StatementContext context, RenameStatement statement)
    {
        TableDefinition relation = context.Names.GetTable(statement.Object.Table!);
        if (relation.Kind == TableKind.MaterializedView)
        {
            throw CannotHaveRules(relation.Name, "materialized views");
        }

        RequireOwner(context, relation);
        string name = statement.Object.Name.Name;
        if (relation.ViewSql is not null && name == ViewRule)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, "renaming an ON SELECT rule is not allowed");
        }

        RuleDefinition rule = Find(relation, name);
        if (relation.Rules.Any(other => other.Name == statement.NewName) || (relation.ViewSql is not null && statement.NewName == ViewRule))
        {
            throw Duplicate(relation, statement.NewName);
        }

        Put(context, relation, relation.Rules.Replace(rule, rule with { Name = statement.NewName }));
    }

    /// <exception cref="SqlErrorException">42704.</exception>
    public static RuleDefinition Find(TableDefinition relation, string name) => relation.Rules.FirstOrDefault(rule => rule.Name == name)
        ?? throw new SqlErrorException(SqlState.UndefinedObject, $"rule \"{name}\" for relation \"{relation.Name}\" does not exist");

    /// <exception cref="SqlErrorException">42501.</exception>
    public static void RequireOwner(StatementContext context, TableDefinition relation)
    {
        if (!context.Rights.Owns(relation))
        {
            throw RoleRights.NotOwner(ObjectPrivileges.Noun(relation), relation.Name);
        }
    }

    private static SqlErrorException CannotHaveRules(string name, string kind) =>
        new(SqlState.WrongObjectType, $"relation \"{name}\" cannot have rules", $"This operation is not supported for {kind}.");

    private static SqlErrorException Duplicate(TableDefinition relation, string name) =>
        new(SqlState.DuplicateObject, $"rule \"{name}\" for relation \"{relation.Name}\" already exists");

    private static TriggerEvents Event(RuleEvent change) => change switch
    {
        RuleEvent.Insert => TriggerEvents.Insert,
        RuleEvent.Update => TriggerEvents.Update,
        _ => TriggerEvents.Delete,
    };

    private static void Put(StatementContext context, TableDefinition relation, CreateRuleStatement statement, RuleDefinition made)
    {
        RuleDefinition? existing = relation.Rules.FirstOrDefault(rule => rule.Name == made.Name);
        if (existing is not null && !statement.OrReplace)
        {
            throw Duplicate(relation, made.Name);
        }

        made = existing is null ? made with { Id = context.Transaction.Ddl.NextId() } : made with { Id = existing.Id, Firing = existing.Firing, Comment = existing.Comment };
        Put(context, relation, [.. relation.Rules.Where(rule => rule.Id != made.Id), made]);
    }

    private static void Put(StatementContext context, TableDefinition relation, IEnumerable<RuleDefinition> rules) =>
        context.Transaction.Ddl.Put(relation with { Rules = [.. rules.OrderBy(static rule => rule.Name, StringComparer.Ordinal)] });

    /// <returns>What each command returns.</returns>
    private static IReadOnlyList<ResultColumn>[] Bind(TableDefinition relation, TriggerEvents change, RuleBody body, BindingContext binding)
    {
        RuleBinding rule = new(relation, null, binding);
        rule.BindCondition(body, change);
        List<IReadOnlyList<ResultColumn>> returned = [];
        foreach (Statement action in body.Actions)
        {
            if (action is NotifyStatement && body.Condition is not null)
            {
                throw new SqlErrorException(
                    SqlState.InvalidObjectDefinition, "rules with WHERE conditions can only have SELECT, INSERT, UPDATE, or DELETE actions");
            }

            returned.Add(rule.BindAction(action, body));
            rule.RequireRows(change);
        }

        rule.RequireRows(change);
        return [.. returned];
    }

    private static void RequireReturning(TableDefinition relation, RuleBody body, IReadOnlyList<ResultColumn>[] returned)
    {
        bool hasReturning = false;
        foreach (IReadOnlyList<ResultColumn> values in returned.Where(static values => values.Count > 0))
        {
            string? refused = hasReturning ? "cannot have multiple RETURNING lists in a rule"
                : body.Condition is not null ? "RETURNING lists are not supported in conditional rules"
                : !body.IsInstead ? "RETURNING lists are not supported in non-INSTEAD rules"
                : null;
            if (refused is not null)
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, refused);
            }

            hasReturning = true;
            RequireColumns(relation, [.. values.Select(static value => (value.Name, value.Type))], isQuery: false);
        }
    }

    /// <summary>What a rule returns is a row of its relation.</summary>
    /// <param name="isQuery">It is a view's query, which gives the columns their names too.</param>
    /// <exception cref="SqlErrorException">42P17.</exception>
    public static void RequireColumns(TableDefinition relation, IReadOnlyList<(string Name, SqlType Type)> returned, bool isQuery)
    {
        (string list, string entry, string noun) = isQuery
            ? ("SELECT rule's target list", "SELECT rule's target entry", "SELECT target entry")
            : ("RETURNING list", "RETURNING list's entry", "RETURNING list entry");
        SqlErrorException Invalid(string message, string? detail = null) => new(SqlState.InvalidObjectDefinition, message, detail);
        SqlErrorException Different(int index, string what, string detail) =>
            Invalid(FormattableString.Invariant($"{entry} {index + 1} has different {what} column \"{relation.LiveColumns[index].Name}\""), detail);
        for (int index = 0; index < returned.Count; index++)
        {
            if (index == relation.LiveColumns.Length)
            {
                throw Invalid($"{list} has too many entries");
            }

            (string name, SqlType type) = returned[index];
            ColumnDefinition column = relation.LiveColumns[index];
            if (isQuery && name != column.Name)
            {
                throw Different(index, "column name from", $"SELECT target entry is named \"{name}\".");
            }

            if (type.Type != column.Type.Type)
            {
                throw Different(index, "type from", $"{noun} has type {type.Type.DisplayName}, but column has type {column.Type.Type.DisplayName}.");
            }

            if (type.Modifier != column.Type.Modifier && type.Modifier >= 0 && column.Type.Modifier >= 0)
            {
                throw Different(index, "size from", $"{noun} has type {type.Format()}, but column has type {column.Type.Format()}.");
            }
        }

        if (returned.Count < relation.LiveColumns.Length)
        {
            throw Invalid($"{list} has too few entries");
        }
    }

    /// <summary>What is kept of a rule.</summary>
    private static string Print(RuleBody body, BindingContext binding)
    {
        string condition = body.Condition is { } where ? $"WHERE {DefinitionExpressions.Print(where, binding)} " : "";
        string[] actions = [.. body.Actions.Select(action => action is NotifyStatement notify ? RuleText.Print(notify) : SqlPrinter.Print(action, binding.TimedLiterals))];
        string commands = actions switch { [] => "NOTHING", [var only] => only, _ => $"({string.Join("; ", actions)})" };
        return $"{condition}DO {(body.IsInstead ? "INSTEAD " : "")}{commands}";
    }
}
