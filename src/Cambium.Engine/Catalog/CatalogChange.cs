namespace Cambium.Engine.Catalog;

/// <summary>One definition put (<paramref name="Before"/> null when it is new) or removed (<paramref name="After"/> null).</summary>
public readonly record struct CatalogChange(int Id, Definition? Before, Definition? After)
{
    /// <summary>A table got or lost plain indexes and nothing else: no statement's answer depends on that.</summary>
    public bool IsOfIndexesOnly => Before is TableDefinition before && After is TableDefinition after && before.ContentVersion == after.ContentVersion;
}
