namespace Cambium.Engine.Catalog;

/// <summary>
/// What an exclusion constraint compares one part of its index with: two rows must not be true under the operators of all parts. It is its own commutator.
/// </summary>
/// <param name="Schema">The operator's schema when the constraint was made.</param>
/// <param name="Symbol">Its characters.</param>
/// <param name="OperatorId">Its OID.</param>
public sealed record ExclusionOperator(string Schema, string Symbol, int OperatorId)
{
    /// <summary>The operator's schema, which may have been renamed.</summary>
    public string SchemaIn(CatalogSnapshot catalog) =>
        catalog.TryGet(OperatorId, out OperatorDefinition? known) && catalog.TryGet(known.SchemaId, out SchemaDefinition? schema) ? schema.Name : Schema;
}
