using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Binding;

/// <summary>An item of FROM, bound.</summary>
/// <param name="Plan">Its rows.</param>
/// <param name="Columns">Columns as <c>*</c> shows them and unqualified names find them.</param>
/// <param name="Relations">What qualified names find.</param>
internal sealed record FromItem(LogicalPlan Plan, IReadOnlyList<ScopeColumn> Columns, IReadOnlyList<ScopeRelation> Relations)
{
    internal FromItem(LogicalPlan plan, ScopeRelation relation)
        : this(plan, relation.Columns, [relation])
    {
    }

    /// <summary>A join: the system's columns of its relations are found by their names only.</summary>
    internal bool IsJoin { get; init; }

    /// <summary>Relations that an alias of their join hides, for messages.</summary>
    internal IReadOnlyList<ScopeRelation> Hidden { get; init; } = [];

    internal void AddTo(Scope scope)
    {
        scope.HiddenRelations.AddRange(Hidden);
        scope.Relations.AddRange(Relations);
        scope.Columns.AddRange(Columns);
        if (IsJoin)
        {
            scope.Joined.AddRange(Relations);
        }
    }
}
