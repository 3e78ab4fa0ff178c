using Cambium.Engine.Errors;

namespace Cambium.Sql.Binding;

/// <summary>
/// A relation that stands to the left of an item of FROM, and that LATERAL doesn't reach all the same: the target of UPDATE or DELETE, or what an outer join
/// may be without.
/// </summary>
/// <param name="Detail">Why; null when there is no more to say than that it is so.</param>
internal sealed record RefusedRelation(ScopeRelation Relation, string? Detail)
{
    internal bool Has(BoundExpression found) => found.Columns().Any(Relation.Has);

    internal SqlErrorException Error(int position) => new(
        SqlState.InvalidColumnReference,
        $"invalid reference to FROM-clause entry for table \"{Relation.Name}\"",
        Detail,
        Detail is null ? $"There is an entry for table \"{Relation.Name}\", but it cannot be referenced from this part of the query." : null,
        position: position);
}
