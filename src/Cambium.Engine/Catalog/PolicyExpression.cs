using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>A condition on rows as text, with what the names in it meant when it was written, as with views.</summary>
/// <param name="Table">The table's own name and columns.</param>
/// <param name="Names">Those of the relations in its subqueries.</param>
public sealed record PolicyExpression(string Sql, ViewName Table, ImmutableArray<ViewName> Names);
