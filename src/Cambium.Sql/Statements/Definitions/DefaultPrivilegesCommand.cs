using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER DEFAULT PRIVILEGES, and what it gives to new objects.</summary>
internal static class DefaultPrivilegesCommand
{
    public static string Execute(AlterDefaultPrivilegesStatement statement, StatementContext context)
    {
        GrantStatement grant = statement.Grant;
        int[] grantees = GrantCommand.Grantees(grant, context);
        RoleDefinition[] roles = statement.Roles.Count > 0
            ? [.. statement.Roles.Select(context.Names.GetRole)]
            : [context.Session.Roles.Get(context.Session.CurrentUser)];
        if (statement.Schemas.Count > 0 && grant.Kind == ObjectKind.Schema)
        {
            throw new SqlErrorException(SqlState.InvalidGrantOperation, "cannot use IN SCHEMA clause when using GRANT/REVOKE ON SCHEMAS");
        }

        foreach (RoleDefinition role in roles)
        {
            OwnerChange.RequireMember(context.Rights, role);
            if (statement.Schemas.Count == 0)
            {
                Change(context, grant, role.Id, 0, grantees);
            }

            foreach (string schema in statement.Schemas)
            {
                Change(context, grant, role.Id, context.Names.GetSchema(schema).Id, grantees);
            }
        }

        return "ALTER DEFAULT PRIVILEGES";
    }

    /// <summary>A new object with what its owner's default privileges give it.</summary>
    public static T Apply<T>(StatementContext context, T definition)
        where T : Definition => definition with { Grants = Grants(context.Catalog, definition) };

    /// <summary>Null: the kind's default.</summary>
    private static ImmutableArray<Grant>? Grants(CatalogSnapshot catalog, Definition definition)
    {
        char kind = KindOf(definition);
        DefaultPrivileges[] defaults = [.. catalog.DefaultPrivileges.Where(entry => entry.RoleId == definition.OwnerId && entry.ObjectKind == kind
            && (entry.InSchemaId == 0 || entry.InSchemaId == definition.SchemaId)).OrderBy(entry => entry.InSchemaId)];
        if (defaults.Length == 0)
        {
            return null;
        }

        ImmutableArray<Grant> builtIn = ObjectPrivileges.Grants(definition with { Grants = null });
        ImmutableArray<Grant> grants = defaults[0].InSchemaId == 0 ? [] : builtIn;
        foreach (Grant grant in defaults.SelectMany(entry => entry.Grants ?? []))
        {
            grants = GrantList.Add(grants, grant);
        }

        return grants.SequenceEqual(builtIn) ? null : grants;
    }

    private static void Change(StatementContext context, GrantStatement grant, int roleId, int schemaId, int[] grantees)
    {
        Definition sample = Sample(grant.Kind, roleId);
        char kind = KindOf(sample);
        string name = FormattableString.Invariant($"{roleId}/{schemaId}/{kind}");
        context.Transaction.Reads.NoteCatalog(NameClass.DefaultPrivileges, 0, name);
        DefaultPrivileges? known = context.Catalog.DefaultPrivileges.FirstOrDefault(entry => entry.Name == name);
        ImmutableArray<Grant> builtIn = schemaId == 0 ? Sorted(ObjectPrivileges.Grants(sample)) : [];
        ImmutableArray<Grant> grants = known?.Grants ?? builtIn;
        foreach (Privilege privilege in grant.Privileges)
        {
            if (privilege.Columns.Count > 0)
            {
                throw new SqlErrorException(SqlState.InvalidGrantOperation, "default privileges cannot be set for columns");
            }

            Privileges bits = GrantCommand.Bits(privilege.Name, ObjectPrivileges.Of(sample), sample is TableDefinition ? "relation" : ObjectPrivileges.Noun(sample));
            foreach (int grantee in grantees)
            {
                Grant change = new(grantee, roleId, bits, grant is { IsGrant: true, WithGrantOption: true } ? bits : Privileges.None);
                grants = grant.IsGrant
                    ? GrantList.Add(grants, change)
                    : GrantList.Remove(grants, change, grant.WithGrantOption, grant.Behavior == DropBehavior.Cascade, roleId);
            }
        }

        grants = Sorted(grants);
        if (!grants.SequenceEqual(builtIn))
        {
            context.Transaction.Ddl.Put((known ?? new DefaultPrivileges
            {
                Id = context.Transaction.Ddl.NextId(),
                Name = name,
                RoleId = roleId,
                InSchemaId = schemaId,
                ObjectKind = kind,
            }) with { Grants = grants });
        }
        else if (known is not null)
        {
            context.Transaction.Ddl.Remove(known.Id);
        }
    }

    private static ImmutableArray<Grant> Sorted(ImmutableArray<Grant> grants) => [.. grants.OrderBy(grant => grant.RoleId).ThenBy(grant => grant.GrantorId)];

    /// <summary>An object of the kind, for what its privileges are.</summary>
    private static Definition Sample(ObjectKind kind, int ownerId) => kind switch
    {
        ObjectKind.Table => new TableDefinition { Id = 0, Name = "", OwnerId = ownerId },
        ObjectKind.Sequence => new SequenceDefinition { Id = 0, Name = "", OwnerId = ownerId },
        ObjectKind.Function => new Engine.Catalog.FunctionDefinition { Id = 0, Name = "", OwnerId = ownerId, Body = "" },
        ObjectKind.Type => new TypeDefinition { Id = 0, ArrayId = 0, TypeKind = TypeKind.Enum, Name = "", OwnerId = ownerId },
        _ => new SchemaDefinition { Id = SystemCatalog.FirstUserId, Name = "", OwnerId = ownerId },
    };

    private static char KindOf(Definition definition) => definition switch
    {
        TableDefinition => 'r',
        SequenceDefinition => 'S',
        Engine.Catalog.FunctionDefinition => 'f',
        TypeDefinition => 'T',
        _ => 'n',
    };
}
