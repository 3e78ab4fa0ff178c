namespace Cambium.Sql.Statements.Definitions.Uses;

/// <summary>What a part of a definition uses in its texts.</summary>
internal sealed record TextUse(CatalogObject User, IReadOnlyList<UsedObject> Used);
