namespace Cambium.Engine.Catalog;

/// <summary>
/// What has to be looked up to come upon something that two catalogs have otherwise. Tables, sequences, functions and schemas come and go
/// all the time, and are told apart; any other change may concern anything, since types, roles, casts and the like are reached without their names.
/// </summary>
public sealed class CatalogDifference
{
    private readonly HashSet<int> _ids = [];
    private readonly HashSet<DefinitionName> _names = [];
    private readonly bool _concernsAll;

    internal CatalogDifference(CatalogSnapshot one, CatalogSnapshot other)
    {
        From = one.Trail;
        IEnumerable<CatalogChange>? changes = CatalogTrail.Changes(one, other);
        _concernsAll = changes is null;
        foreach (CatalogChange change in changes ?? [])
        {
            IsEmpty = false;
            _ids.Add(change.Id);
            _concernsAll |= !IsTold(change.Before, change.After);
            Add(change.Before, one);
            Add(change.After, other);
        }

        IsEmpty &= !_concernsAll;
    }

    /// <summary>How the other catalog has become what it is: it itself is not held.</summary>
    internal CatalogTrail From { get; }

    public bool IsEmpty { get; } = true;

    /// <summary>Whether it is another definition now, or what it is a part of or has as a part is.</summary>
    public bool Concerns(int definitionId) => _concernsAll || _ids.Contains(definitionId);

    /// <summary>Whether a name means something else now, or what it means has changed.</summary>
    public bool Concerns(NameClass nameClass, int schemaId, string name) => _concernsAll || _names.Contains(new DefinitionName(nameClass, schemaId, name));

    private static bool IsTold(Definition? before, Definition? after) => (before, after) switch
    {
        (TableDefinition or null, TableDefinition or null) or (PublicationDefinition or null, PublicationDefinition or null) or (Catalog.SharedState, Catalog.SharedState) => true,

        // What calls a function or asks a sequence without its name goes with it, but doesn't change with it.
        (null, SequenceDefinition or FunctionDefinition or SchemaDefinition) or (SequenceDefinition or FunctionDefinition or SchemaDefinition, null) => true,
        _ => false,
    };

    private void Add(Definition? definition, CatalogSnapshot catalog)
    {
        if (definition is null)
        {
            return;
        }

        _names.Add(CatalogSnapshot.NameOf(definition));
        if (definition is not TableDefinition table)
        {
            return;
        }

        // A table's name is a type's, too, and its indexes have names among those of relations.
        _names.Add(new DefinitionName(NameClass.Type, table.SchemaId, table.Name));
        foreach (IndexDefinition index in table.Indexes)
        {
            _names.Add(new DefinitionName(NameClass.Relation, table.SchemaId, index.Name));
        }

        _ids.UnionWith(catalog.GetFamily(table).Select(static relative => relative.Id));
    }
}
