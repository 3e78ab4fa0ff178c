using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>GRANT and REVOKE of privileges on objects.</summary>
internal static class GrantCommand
{
    public static string Execute(GrantStatement statement, StatementContext context)
    {
        string tag = statement.IsGrant ? "GRANT" : "REVOKE";
        if (statement.GrantedBy is { } grantor && context.Names.GetRole(grantor).Id != context.Session.Roles.CurrentId)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "grantor must be current user");
        }

        // The server's configuration is for superusers.
        Definition[] targets = statement.Kind is ObjectKind.Tablespace or ObjectKind.Parameter
            ? []
            : [.. Targets(statement, context).DistinctBy(static definition => definition is SystemPrivileges system ? (system.ClassId, system.ObjectId) : (0, definition.Id))];
        int[] grantees = Grantees(statement, context);
        foreach (Definition definition in targets)
        {
            Change(statement, context, definition, grantees);
        }

        return tag;
    }

    /// <summary>The ids of the roles named; 0 is PUBLIC.</summary>
    public static int[] Grantees(GrantStatement statement, StatementContext context)
    {
        int[] grantees = [.. statement.Grantees.Select(role => role.Kind == RoleNameKind.Public ? 0 : context.Names.GetRole(role).Id)];
        return statement is { IsGrant: true, WithGrantOption: true } && grantees.Contains(0)
            ? throw new SqlErrorException(SqlState.InvalidGrantOperation, "grant options can only be granted to roles")
            : grantees;
    }

    /// <summary>The bits of a privilege's name.</summary>
    /// <param name="all">What there is; the meaning of ALL.</param>
    /// <param name="noun">In messages: <c>relation</c>, <c>column</c>.</param>
    /// <exception cref="SqlErrorException">42601: no privilege; 0LP01: not one of this kind of object.</exception>
    public static Privileges Bits(string name, Privileges all, string noun)
    {
        if (name == "all")
        {
            return all;
        }

        Privileges bits = name == "temp" ? Privileges.Temporary
            : Enum.TryParse(name, ignoreCase: true, out Privileges known) && known != Privileges.None ? known
            : throw new SqlErrorException(SqlState.SyntaxError, $"unrecognized privilege type \"{name}\"");
        return (bits & ~all) == Privileges.None
            ? bits
            : throw new SqlErrorException(SqlState.InvalidGrantOperation, $"invalid privilege type {name.ToUpperInvariant()} for {noun}");
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

                foreach (SystemPrivileges system in SystemObjects.In(context.Catalog, context.Names.SchemaName(schemaId), statement.Kind))
                {
                    yield return system;
                }
            }
            else
            {
                yield return statement.Kind == ObjectKind.LargeObject ? context.Session.LargeObjects.Store.Get(LargeObjectStore.Oid(target.Name.Name))
                    : SystemObjects.Find(context.Names.Reader(), target) is { } system ? system
                    : statement.Kind == ObjectKind.Language ? LanguageUse.GetForGrant(context, target.Name.Name)
                    : statement.Kind == ObjectKind.Table && context.Names.FindSequence(target.Name) is { } sequence
                    ? sequence
                    : statement.Kind == ObjectKind.Type ? TypeCommand.Get(context, target.Type?.Name ?? target.Name)
                    : NamedObject.Get(context, target, statement.IsGrant ? "GRANT ON" : "REVOKE ON");
            }
        }
    }

    private static bool IsKind(Definition definition, ObjectKind kind) => kind switch
    {
        ObjectKind.Table => definition is TableDefinition,
        ObjectKind.Sequence => definition is SequenceDefinition,
        ObjectKind.Function => definition is Engine.Catalog.FunctionDefinition { IsProcedure: false },
        ObjectKind.Procedure => definition is Engine.Catalog.FunctionDefinition { IsProcedure: true },
        _ => definition is Engine.Catalog.FunctionDefinition,
    };

    private static void Change(GrantStatement statement, StatementContext context, Definition definition, int[] grantees)
    {
        RoleRights rights = context.Rights;
        ImmutableArray<Grant> before = ObjectPrivileges.Grants(definition);
        ImmutableArray<Grant> grants = before;
        foreach ((int columnId, Privileges wanted, bool isAll) in statement.Kind == ObjectKind.Table && definition is SequenceDefinition sequence
            ? WantedOfSequence(statement, context, sequence)
            : Wanted(statement, definition))
        {
            (int grantor, Privileges options) = rights.Owns(definition)
                ? (definition.OwnerId, ObjectPrivileges.Of(definition))
                : BestGrantor(context, rights, before, columnId, wanted);
            Privileges allowed = wanted & options;
            if (options == Privileges.None && rights.OnAnyColumn(definition) == Privileges.None)
            {
                throw columnId != 0
                    ? new SqlErrorException(
                        SqlState.InsufficientPrivilege,
                        $"permission denied for column \"{((TableDefinition)definition).FindColumn(columnId)!.Name}\" of relation \"{definition.Name}\"")
                    : RoleRights.Denied(definition is TableDefinition ? "table" : ObjectPrivileges.Noun(definition), definition.Name);
            }

            Warn(statement, context, definition, allowed, isPartial: !isAll && allowed != wanted);
            foreach (int grantee in grantees)
            {
                grants = statement.IsGrant
                    ? GrantList.Add(grants, new Grant(grantee, grantor, allowed, statement.WithGrantOption ? allowed : Privileges.None, columnId))
                    : Revoke(statement, grants, new Grant(grantee, grantor, allowed, Privileges.None, columnId), definition.OwnerId);
            }
        }

        if (grants.SequenceEqual(before) && definition.Grants is not null)
        {
            return;
        }

        grants = grants.RemoveAll(grant => grant.Privileges == Privileges.None);
        if (definition is SystemPrivileges { ClassId: LargeObjectTables.PagesOid } largeObject)
        {
            context.Session.LargeObjects.Store.Put(largeObject with { Grants = grants });
        }
        else
        {
            Definition changed = definition.Id == 0 ? definition with { Id = context.Transaction.Ddl.NextId() } : definition;
            context.Transaction.Ddl.Put(changed with { Grants = grants });
        }
    }

    /// <summary>Taking a privilege on a table takes it on the columns too.</summary>
    private static ImmutableArray<Grant> Revoke(GrantStatement statement, ImmutableArray<Grant> grants, Grant revoked, int ownerId)
    {
        int[] columns = revoked.ColumnId != 0
            ? [revoked.ColumnId]
            : [0, .. grants.Where(grant => grant.ColumnId != 0 && grant.RoleId == revoked.RoleId).Select(grant => grant.ColumnId).Distinct()];
        foreach (int column in columns)
        {
            grants = GrantList.Remove(grants, revoked with { ColumnId = column }, statement.WithGrantOption, statement.Behavior == DropBehavior.Cascade, ownerId);
        }

        return grants;
    }

    /// <summary>Who of the roles the user acts as may pass on most of what is wanted.</summary>
    private static (int Grantor, Privileges Options) BestGrantor(
        StatementContext context, RoleRights rights, ImmutableArray<Grant> grants, int columnId, Privileges wanted)
    {
        (int Grantor, Privileges Options) best = (context.Session.Roles.CurrentId, Privileges.None);
        foreach (IGrouping<int, Grant> byRole in grants
            .Where(grant => (grant.ColumnId == 0 || grant.ColumnId == columnId) && grant.RoleId != 0 && rights.ActsAs(grant.RoleId))
            .GroupBy(grant => grant.RoleId))
        {
            Privileges options = byRole.Aggregate(Privileges.None, (sum, grant) => sum | grant.WithGrantOption);
            if (System.Numerics.BitOperations.PopCount((uint)(options & wanted)) > System.Numerics.BitOperations.PopCount((uint)(best.Options & wanted)))
            {
                best = (byRole.Key, options);
            }
        }

        return best;
    }

    private static IEnumerable<(int ColumnId, Privileges Bits, bool IsAll)> Wanted(GrantStatement statement, Definition definition)
    {
        foreach (Privilege privilege in statement.Privileges)
        {
            bool isAll = privilege.Name == "all";
            if (privilege.Columns.Count == 0)
            {
                string noun = definition is TableDefinition ? privilege.Name == "usage" ? "table" : "relation"
                    : definition is FunctionDefinition { Aggregate: not null } ? "function"
                    : ObjectPrivileges.Noun(definition);
                yield return (0, Bits(privilege.Name, ObjectPrivileges.Of(definition), noun), isAll);
                continue;
            }

            TableDefinition table = definition as TableDefinition
                ?? throw new SqlErrorException(SqlState.InvalidGrantOperation, "column privileges are only valid for relations");
            Privileges bits = Bits(privilege.Name, ObjectPrivileges.OfColumns, "column");
            foreach (string name in privilege.Columns)
            {
                yield return (AlterColumns.Find(table, name).Id, bits, isAll);
            }
        }
    }

    /// <summary>A sequence named as a table is one, as it was before there was GRANT ON SEQUENCE: what only tables have is left out with a warning.</summary>
    private static List<(int ColumnId, Privileges Bits, bool IsAll)> WantedOfSequence(GrantStatement statement, StatementContext context, SequenceDefinition sequence)
    {
        if (statement.Privileges.Any(static privilege => privilege.Columns.Count > 0))
        {
            return [.. Wanted(statement, sequence)];
        }

        Privileges all = ObjectPrivileges.Of(sequence);
        List<(int ColumnId, Privileges Bits, bool IsAll)> named = [.. statement.Privileges.Select(static privilege => privilege.Name)
            .Select(name => (0, Bits(name, name == "all" ? all : all | ObjectPrivileges.OfTables, "relation"), name == "all"))];
        if (named.Any(wanted => (wanted.Bits & ~all) != Privileges.None))
        {
            context.Session.Notice(SqlNotice.Warning(
                SqlState.InvalidGrantOperation, $"sequence \"{sequence.Name}\" only supports USAGE, SELECT, and UPDATE privileges"));
        }

        return [.. named.Select(wanted => wanted with { Bits = wanted.Bits & all }).Where(static wanted => wanted.Bits != Privileges.None)];
    }

    private static void Warn(GrantStatement statement, StatementContext context, Definition definition, Privileges allowed, bool isPartial)
    {
        if (allowed == Privileges.None || isPartial)
        {
            string amount = allowed == Privileges.None ? "no" : "not all";
            context.Session.Notice(statement.IsGrant
                ? SqlNotice.Warning(SqlState.WarningPrivilegeNotGranted, $"{amount} privileges were granted for \"{definition.Name}\"")
                : SqlNotice.Warning(SqlState.WarningPrivilegeNotRevoked, $"{amount} privileges could be revoked for \"{definition.Name}\""));
        }
    }
}
