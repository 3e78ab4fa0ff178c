using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>
/// What a name in a view's text meant when the view was made. The text keeps its meaning by it, whatever becomes of the names: the
/// relation is found by its id, and its columns are called what they were called then; those it got later aren't there. An empty name
/// stands for a row type that functions or columns of the text have: its fields were these, and in place of a schema and a relation is its OID.
/// </summary>
public sealed record ViewName(string? Schema, string Name, int RelationId, ImmutableArray<ViewColumnName> Columns)
{
    /// <summary>What the relation's schema was called, by which its columns can be named, too; null in texts of old: as it is called today.</summary>
    public string? InSchema { get; init; }
}
