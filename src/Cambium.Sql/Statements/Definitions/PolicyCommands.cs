using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE POLICY, ALTER POLICY, and ALTER TABLE … ROW LEVEL SECURITY.</summary>
internal static class PolicyCommands
{
    public static string Execute(CreatePolicyStatement statement, StatementContext context)
    {
        if (statement.Command is PolicyCommand.Select or PolicyCommand.Delete && statement.Check is not null)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "WITH CHECK cannot be applied to SELECT or DELETE");
        }

        if (statement is { Command: PolicyCommand.Insert, Using: not null })
        {
            throw new SqlErrorException(SqlState.SyntaxError, "only WITH CHECK expression allowed for INSERT");
        }

        ImmutableArray<int> roles = Roles(context, statement.Roles);
        TableDefinition table = GetTable(context, statement.Table);
        PolicyDefinition created = Bound(context, table, statement.Using, statement.Check, new PolicyDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = statement.Name,
            IsRestrictive = statement.IsRestrictive,
            Command = statement.Command switch
            {
                PolicyCommand.Select => PolicyDefinition.Select,
                PolicyCommand.Insert => PolicyDefinition.Insert,
                PolicyCommand.Update => PolicyDefinition.Update,
                PolicyCommand.Delete => PolicyDefinition.Delete,
                _ => PolicyDefinition.All,
            },
            RoleIds = roles,
        });
        RequireFree(table, statement.Name);
        Put(context, table, table.Policies.Add(created));
        return "CREATE POLICY";
    }

    public static string Execute(AlterPolicyStatement statement, StatementContext context)
    {
        ImmutableArray<int>? roles = statement.Roles.Count > 0 ? Roles(context, statement.Roles) : null;
        TableDefinition table = GetTable(context, statement.Table);
        PolicyDefinition? found = table.Policies.FirstOrDefault(policy => policy.Name == statement.Name);
        PolicyDefinition? bound = found is null ? null : Bound(context, table, statement.Using, statement.Check, found);
        if (bound is null)
        {
            throw Undefined(statement.Name, table);
        }

        if (bound.Command is PolicyDefinition.Select or PolicyDefinition.Delete && statement.Check is not null)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "only USING expression allowed for SELECT, DELETE");
        }

        if (bound.Command == PolicyDefinition.Insert && statement.Using is not null)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "only WITH CHECK expression allowed for INSERT");
        }

        Put(context, table, table.Policies.Replace(found!, bound with { RoleIds = roles ?? bound.RoleIds }));
        return "ALTER POLICY";
    }

    public static void Execute(ChangeRowSecurity action, StatementContext context, TableDefinition table) => context.Transaction.Ddl.Put(table with
    {
        HasRowSecurity = action.IsEnabled ?? table.HasRowSecurity,
        ForcesRowSecurity = action.IsForced ?? table.ForcesRowSecurity,
    });

    public static string Rename(StatementContext context, RenameStatement statement)
    {
        QualifiedName name = statement.Object.Table!;
        if (statement.IfExists && context.Names.FindTable(name) is null)
        {
            context.Session.Notice(SqlNotice.Notice($"relation \"{name}\" does not exist, skipping"));
            return "ALTER POLICY";
        }

        TableDefinition table = GetTable(context, name);
        RequireFree(table, statement.NewName);
        PolicyDefinition policy = Find(table, statement.Object.Name.Name);
        Put(context, table, table.Policies.Replace(policy, policy with { Name = statement.NewName }));
        return "ALTER POLICY";
    }

    /// <exception cref="SqlErrorException">42704.</exception>
    public static PolicyDefinition Find(TableDefinition table, string name) =>
        table.Policies.FirstOrDefault(policy => policy.Name == name) ?? throw Undefined(name, table);

    public static TableDefinition Put(StatementContext context, TableDefinition table, IEnumerable<PolicyDefinition> policies) =>
        context.Transaction.Ddl.Put(table with { Policies = [.. policies.OrderBy(policy => policy.Name, StringComparer.Ordinal)] });

    private static SqlErrorException Undefined(string name, TableDefinition table) =>
        new(SqlState.UndefinedObject, $"policy \"{name}\" for table \"{table.Name}\" does not exist");

    private static void RequireFree(TableDefinition table, string name)
    {
        if (table.Policies.Any(policy => policy.Name == name))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"policy \"{name}\" for table \"{table.Name}\" already exists");
        }
    }

    /// <summary>The table, which must be the user's.</summary>
    private static TableDefinition GetTable(StatementContext context, QualifiedName name)
    {
        TableDefinition table = context.Names.GetTable(name);
        if (!context.Rights.Owns(table))
        {
            throw table.Kind == TableKind.Table ? RoleRights.NotOwner("table", table.Name) : RoleRights.NotOwner(ObjectPrivileges.Noun(table), table.Name);
        }

        return table.Kind == TableKind.Table ? table : throw new SqlErrorException(SqlState.WrongObjectType, $"\"{table.Name}\" is not a table");
    }

    /// <summary>Ids of the roles named; 0 alone for PUBLIC, which all of them are in.</summary>
    private static ImmutableArray<int> Roles(StatementContext context, SyntaxList<RoleName> names)
    {
        if (names.Any(static name => name.Kind == RoleNameKind.Public))
        {
            if (names.Count > 1)
            {
                context.Session.Notice(SqlNotice.Warning(SqlState.InvalidParameterValue, "ignoring specified roles other than PUBLIC") with { Hint = "All roles are members of the PUBLIC role." });
            }

            return [0];
        }

        return names.Count == 0 ? [0] : [.. names.Select(name => context.Names.GetRole(name).Id)];
    }

    /// <summary>The policy with new expressions, those that are given.</summary>
    private static PolicyDefinition Bound(StatementContext context, TableDefinition table, Expression? visible, Expression? check, PolicyDefinition policy) =>
        policy with { Using = Bound(context, table, visible) ?? policy.Using, Check = Bound(context, table, check) ?? policy.Check };

    private static PolicyExpression? Bound(StatementContext context, TableDefinition table, Expression? expression)
    {
        if (expression is null)
        {
            return null;
        }

        BindingContext binding = context.NewBinding(records: true, keepsCalls: true);
        try
        {
            DefinitionExpressions.Binder(binding, table, ExpressionRules.Policy).BindCondition(expression, "POLICY");
        }
        catch (SqlErrorException error) when (error.Position != 0)
        {
            // As in PostgreSQL, errors don't point into the condition.
            throw new SqlErrorException(error.SqlState, error.Message, error.Detail, error.Hint, 0, error);
        }

        return new PolicyExpression(
            DefinitionExpressions.Print(expression, binding), ViewNames.Record(new QualifiedName(table.Name, default), table), [.. binding.RecordedNames!.DistinctBy(static name => (name.Schema, name.Name))]);
    }
}
