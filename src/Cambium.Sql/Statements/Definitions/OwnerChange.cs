using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.LargeObjects;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Gives an object to another owner, who takes the place of the old one in its privileges too.</summary>
internal static class OwnerChange
{
    /// <exception cref="SqlErrorException">42501: the user isn't the owner, may not act as the new one, or the new one may not create in the schema.</exception>
    public static void Apply(StatementContext context, Definition definition, RoleDefinition owner)
    {
        if (definition.OwnerId == owner.Id)
        {
            return;
        }

        RoleRights rights = context.Rights;
        rights.RequireOwner(definition);
        if (definition is EventTriggerDefinition trigger)
        {
            EventTriggerCommand.RequireOwner(trigger, owner);
        }

        if (!rights.IsSuperuser)
        {
            RequireMember(rights, owner);
            if (definition is PublicationDefinition publication)
            {
                PublicationCommand.RequireOwner(context, publication, owner);
            }

            if (context.Catalog.TryGet(definition.SchemaId, out SchemaDefinition? schema))
            {
                context.Session.Roles.RightsOf(owner.Id).Require(schema, Privileges.Create);
            }
        }

        Put(context, definition, owner.Id);
    }

    public static void ApplyToLargeObject(StatementContext context, uint oid, RoleDefinition owner)
    {
        LargeObjectStore store = context.Session.LargeObjects.Store;
        SystemPrivileges largeObject = store.Get(oid);
        if (largeObject.OwnerId == owner.Id)
        {
            return;
        }

        store.RequireOwner(oid);
        if (!context.Rights.IsSuperuser)
        {
            RequireMember(context.Rights, owner);
        }

        Put(store, largeObject, owner.Id);
    }

    /// <summary>Without asking.</summary>
    public static void Put(LargeObjectStore store, SystemPrivileges largeObject, int ownerId) =>
        store.Put(largeObject with { OwnerId = ownerId, Grants = Grants(largeObject, ownerId) });

    /// <summary>Without asking; a table's own sequences go along.</summary>
    public static void Put(StatementContext context, Definition definition, int ownerId)
    {
        context.Transaction.Ddl.Put(definition with { OwnerId = ownerId, Grants = Grants(definition, ownerId) });
        if (definition is TableDefinition table)
        {
            foreach (SequenceDefinition sequence in context.Catalog.Uses.SequencesOf(table.Id).Where(sequence => sequence.OwnerId != ownerId).ToArray())
            {
                Put(context, sequence, ownerId);
            }
        }
    }

    /// <exception cref="SqlErrorException">42501.</exception>
    public static void RequireMember(RoleRights rights, RoleDefinition role)
    {
        if (!rights.IsMemberOf(role.Id))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"must be member of role \"{role.Name}\"");
        }
    }

    private static ImmutableArray<Grant>? Grants(Definition definition, int ownerId)
    {
        if (definition.Grants is not { } grants)
        {
            return null;
        }

        int Replace(int roleId) => roleId == definition.OwnerId ? ownerId : roleId;
        ImmutableArray<Grant> changed = [];
        foreach (Grant grant in grants)
        {
            changed = GrantList.Add(changed, grant with { RoleId = Replace(grant.RoleId), GrantorId = Replace(grant.GrantorId) });
        }

        return changed;
    }
}
