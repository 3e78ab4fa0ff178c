using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.Binding;

/// <summary>
/// A column of some relation in one bound statement. Identity is the object itself: expressions refer to columns by reference, so plans
/// can be rearranged without renumbering, and a reference to a column that a subtree doesn't produce is what makes it correlated.
/// </summary>
public sealed class PlanColumn(string name, SqlType type, TableDefinition? table = null, ColumnDefinition? source = null)
{
    /// <summary>The name clients see.</summary>
    public string Name { get; } = name;

    public SqlType Type { get; } = type;

    /// <summary>The stored table the column comes from unchanged, or null.</summary>
    public TableDefinition? Table { get; } = table;

    /// <summary>The stored column it is, or null.</summary>
    public ColumnDefinition? Source { get; } = source;

    /// <summary>The collation of its values, where it is known to be another than their type's; <see cref="Collations.None"/> where those of what it comes from differ.</summary>
    public string? Collation { get; init; } = source is null ? type.Type.Order?.Collation : source.Collation;

    /// <summary>What COLLATE chose for the value that the column has been computed from: in a set operation it counts more than the other side's.</summary>
    internal CollationChoice? Chosen { get; init; }

    /// <summary>What clients are told the column comes from: that is the view where one stands between it and its table.</summary>
    public ColumnOrigin Origin { get; init; } = table is null || source is null ? default : new ColumnOrigin(table.Id, source.Id);

    /// <summary>The column of a system relation that it is, by its index; null for others.</summary>
    public (ISystemTable Table, int Index)? System { get; init; }

    /// <summary>The field of a composite type that it is, under the field's name; null for others.</summary>
    public (DataType Row, int Index)? Field { get; init; }

    /// <summary>What the query calls the table whose column it is; null for others.</summary>
    public string? Relation { get; init; }

    /// <summary>The same column of something around it.</summary>
    /// <param name="collation">The one that was chosen for it there; null: none was.</param>
    /// <param name="isUnion">It is one of rows of several queries, and comes from nowhere for clients.</param>
    public PlanColumn Passed(string name, string? collation = null, bool isUnion = false) =>
        new(name, Type, Table, Source) { Origin = isUnion ? default : Origin, Collation = collation ?? Collation, System = System, Relation = Relation };

    public override string ToString() => Name;
}
