namespace Cambium.Engine.Catalog;

/// <summary>
/// Which definitions are told otherwise of in one catalog than in another of the same database: those that are others now, and those that have one of these in them, or are of
/// one family of tables with one.
/// </summary>
public static class CatalogEffects
{
    /// <returns>Ids, also of definitions that only one of the catalogs has. Null: it may be any.</returns>
    public static IReadOnlySet<int>? Between(CatalogSnapshot before, CatalogSnapshot after)
    {
        if (CatalogTrail.Changes(before, after) is not { } changes)
        {
            return null;
        }

        HashSet<int> affected = [];
        foreach ((int _, Definition? old, Definition? now) in changes)
        {
            if (!IsTold(old, now))
            {
                return null;
            }

            AddAround(old, before, affected);
            AddAround(now, after, affected);
            if (now is null && old is SchemaDefinition)
            {
                // These may hold on to a schema that is gone.
                affected.UnionWith(after.Publications.Select(static publication => publication.Id));
                affected.UnionWith(after.DefaultPrivileges.Select(static defaults => defaults.Id));
            }
        }

        return affected;
    }

    /// <summary>Whether who is concerned can be found. A new or dropped class may be an index's, an operator another's commutator; the name or nature of a role or type may be told anywhere.</summary>
    private static bool IsTold(Definition? old, Definition? now) => (old, now) switch
    {
        (OperatorDefinition or OperatorClassDefinition or ExtensionDefinition, _) or (_, OperatorDefinition or OperatorClassDefinition or ExtensionDefinition) => false,
        (null, _) or (_, null) => true,
        _ => now is TableDefinition or SequenceDefinition or FunctionDefinition or SchemaDefinition or PublicationDefinition or StatisticsDefinition or DatabaseDefinition or RoleSettings
            or DefaultPrivileges or SystemPrivileges or Catalog.SharedState,
    };

    private static void AddAround(Definition? definition, CatalogSnapshot catalog, HashSet<int> affected)
    {
        if (definition is null)
        {
            return;
        }

        // What it references has changed with it: see CatalogEdit.
        AddWithFamily(definition, catalog, affected);
        foreach (Definition user in catalog.Uses.Of(definition.Id))
        {
            AddWithFamily(user, catalog, affected);
        }

        if (definition is TypeDefinition or TableDefinition)
        {
            affected.UnionWith(ArrayTypeNames.Rivals(definition, catalog).Select(static rival => rival.Id));
        }
    }

    /// <summary>A table's parts and what it is a part of, too.</summary>
    private static void AddWithFamily(Definition definition, CatalogSnapshot catalog, HashSet<int> affected)
    {
        affected.Add(definition.Id);
        if (definition is TableDefinition table)
        {
            affected.UnionWith(catalog.GetFamily(table).Select(static relative => relative.Id));
        }
    }
}
