using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>GRANT and REVOKE of privileges on objects.</summary>
internal static class GrantCommand
{
    public static string Execute(GrantStatement statement, StatementContext context)
    {
        string tag = statement.IsGrant ? "GRANT" : "REVOKE";
        if (statement.Kind is ObjectKind.Database or ObjectKind.Language or ObjectKind.Tablespace or ObjectKind.Parameter)
        {
            return tag;
        }

        int[] grantees = [.. statement.Grantees.Select(role => role.Kind == RoleNameKind.Public ? 0 : context.Names.GetRole(role).Id)];
        foreach (Definition definition in Targets(statement, context).DistinctBy(definition => definition.Id).ToArray())
        {
            context.Transaction.Ddl.Put(definition with { Grants = Apply(statement, context, definition, grantees) });
        }

        return tag;
    }

    private static IEnumerable<Definition> Targets(GrantStatement statement, StatementContext context)
    {
        foreach (ObjectReference target in statement.Targets)
        {
            if (statement.InSchema)
            {
                int schemaId = context.Names.GetSchema(target.Name.Name).Id;
                foreach (Definition definition in context.Catalog.All.Where(definition => definition.SchemaId == schemaId && IsKind(definition, statement.Kind)))
                {
                    yield return definition;
                }

                continue;
            }

            yield return statement.Kind switch
            {
                ObjectKind.Table => context.Names.FindSequence(target.Name) is { } sequence ? sequence : context.Names.GetTable(target.Name),
                ObjectKind.Sequence => context.Names.GetSequence(target.Name),
                ObjectKind.Schema => context.Names.GetSchema(target.Name.Name),
                ObjectKind.Type or ObjectKind.Domain => TypeCommand.Get(context, target.Type?.Name ?? target.Name),
                ObjectKind.Function or ObjectKind.Procedure or ObjectKind.Routine => FunctionNames.Find(context, target) ?? throw new SqlErrorException(
                    SqlState.UndefinedFunction, $"function {FunctionNames.Describe(context, target)} does not exist"),
                _ => throw new SqlErrorException(
                    SqlState.FeatureNotSupported, $"GRANT on {DropCommand.Words(statement.Kind)} is not supported", position: statement.Span.Position),
            };
        }
    }

    private static bool IsKind(Definition definition, ObjectKind kind) => kind switch
    {
        ObjectKind.Table => definition is TableDefinition,
        ObjectKind.Sequence => definition is SequenceDefinition,
        _ => definition is Engine.Catalog.FunctionDefinition,
    };

    private static ImmutableArray<Grant> Apply(GrantStatement statement, StatementContext context, Definition definition, int[] grantees)
    {
        ImmutableArray<Grant> grants = definition.Grants ?? DefaultGrants(definition);
        foreach (Privilege privilege in statement.Privileges)
        {
            Privileges bits = Bits(privilege.Name, definition);
            foreach (int columnId in ColumnIds(privilege, definition))
            {
                foreach (int grantee in grantees)
                {
                    grants = statement.IsGrant
                        ? Add(grants, new Grant(grantee, context.Session.Roles.CurrentId, bits, statement.WithGrantOption ? bits : Privileges.None, columnId))
                        : Remove(grants, grantee, bits, columnId, statement.WithGrantOption);
                }
            }
        }

        return grants;
    }

    /// <summary>What holds before the first GRANT: everything for the owner, EXECUTE and USAGE of types for PUBLIC.</summary>
    private static ImmutableArray<Grant> DefaultGrants(Definition definition)
    {
        Privileges all = Bits("all", definition);
        ImmutableArray<Grant> grants = [new Grant(definition.OwnerId, definition.OwnerId, all, all)];
        return definition switch
        {
            Engine.Catalog.FunctionDefinition => grants.Add(new Grant(0, definition.OwnerId, Privileges.Execute, Privileges.None)),
            TypeDefinition => grants.Add(new Grant(0, definition.OwnerId, Privileges.Usage, Privileges.None)),
            SchemaDefinition { Id: SystemCatalog.PublicSchemaId } => grants.Add(new Grant(0, definition.OwnerId, Privileges.Usage, Privileges.None)),
            _ => grants,
        };
    }

    private static IEnumerable<int> ColumnIds(Privilege privilege, Definition definition) =>
        privilege.Columns.Count > 0 && definition is TableDefinition table ? privilege.Columns.Select(name => AlterColumns.Find(table, name).Id) : [0];

    private static ImmutableArray<Grant> Add(ImmutableArray<Grant> grants, Grant added)
    {
        int place = Find(grants, added.RoleId, added.ColumnId);
        return place < 0 ? grants.Add(added) : grants.SetItem(place, grants[place] with
        {
            Privileges = grants[place].Privileges | added.Privileges,
            WithGrantOption = grants[place].WithGrantOption | added.WithGrantOption,
        });
    }

    private static ImmutableArray<Grant> Remove(ImmutableArray<Grant> grants, int roleId, Privileges bits, int columnId, bool onlyGrantOption)
    {
        int place = Find(grants, roleId, columnId);
        if (place < 0)
        {
            return grants;
        }

        Grant left = grants[place] with
        {
            Privileges = onlyGrantOption ? grants[place].Privileges : grants[place].Privileges & ~bits,
            WithGrantOption = grants[place].WithGrantOption & ~bits,
        };
        return left.Privileges == Privileges.None ? grants.RemoveAt(place) : grants.SetItem(place, left);
    }

    private static int Find(ImmutableArray<Grant> grants, int roleId, int columnId)
    {
        for (int index = 0; index < grants.Length; index++)
        {
            if (grants[index].RoleId == roleId && grants[index].ColumnId == columnId)
            {
                return index;
            }
        }

        return -1;
    }

    private static Privileges Bits(string name, Definition definition) => name switch
    {
        "all" => definition switch
        {
            TableDefinition => Privileges.Select | Privileges.Insert | Privileges.Update | Privileges.Delete | Privileges.Truncate | Privileges.References | Privileges.Trigger,
            SequenceDefinition => Privileges.Usage | Privileges.Select | Privileges.Update,
            SchemaDefinition => Privileges.Usage | Privileges.Create,
            TypeDefinition => Privileges.Usage,
            _ => Privileges.Execute,
        },
        _ => Enum.TryParse(name, ignoreCase: true, out Privileges bits) && bits != Privileges.None
            ? bits
            : throw new SqlErrorException(SqlState.SyntaxError, $"unrecognized privilege type \"{name}\""),
    };
}
