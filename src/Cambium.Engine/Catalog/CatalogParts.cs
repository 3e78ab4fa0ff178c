namespace Cambium.Engine.Catalog;

/// <summary>
/// What belongs to the definitions of a catalog: whose part a constraint, trigger, policy or rule is. Tools ask for each of thousands
/// of them, so it is found in one walk over the catalog, when somebody first asks.
/// </summary>
public sealed class CatalogParts
{
    private readonly Dictionary<int, Definition> _owners = [];

    internal CatalogParts(CatalogSnapshot catalog)
    {
        foreach (Definition definition in catalog.All)
        {
            foreach (int part in PartsOf(definition))
            {
                _owners[part] = definition;
            }
        }
    }

    /// <summary>The table or domain that has the constraint, trigger, policy or rule of that id; null when there is none. Of indexes the catalog knows.</summary>
    public Definition? OwnerOf(int partId) => _owners.GetValueOrDefault(partId);

    private static IEnumerable<int> PartsOf(Definition definition) => definition switch
    {
        TableDefinition table =>
        [
            .. table.Checks.Select(static check => check.Id),
            .. table.ForeignKeys.Select(static key => key.Id),
            .. table.Triggers.Select(static trigger => trigger.Id),
            .. table.Triggers.Where(static trigger => trigger.ConstraintId is not null).Select(static trigger => trigger.ConstraintId!.Value),
            .. table.Policies.Select(static policy => policy.Id),
            .. table.Rules.Select(static rule => rule.Id),
        ],
        TypeDefinition domain => domain.Checks.Select(static check => check.Id),
        _ => [],
    };
}
