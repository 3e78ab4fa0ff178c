using Cambium.Engine.Catalog;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Statements.Rules;

/// <summary>Where something stands that is bound when its turn comes: in the statement, or in a rule that applies to it. What names mean there, and in whose name it is bound.</summary>
/// <param name="Owner">Whose privileges count; null: the user's.</param>
/// <param name="Names">What names of relations mean.</param>
/// <param name="Depth">How many definitions it stands in.</param>
/// <param name="Access">Where it is noted what it needs privileges for.</param>
/// <param name="Outer">The scope around it; null: none.</param>
internal sealed record BindingPlace(int? Owner, IReadOnlyList<ViewName> Names, bool IsInDefinition, int Depth, StatementAccess Access, Scope? Outer)
{
    /// <summary>Where what is bound now stands.</summary>
    public static BindingPlace Current(BindingContext binding, Scope? outer) =>
        new(binding.ViewOwner, binding.ViewNames, binding.Catalog.IsInDefinition, binding.ViewDepth, binding.Access, outer);

    /// <summary>Inside of a rule of a relation that is changed here.</summary>
    public BindingPlace Of(TableDefinition relation, RuleDefinition rule) => new(relation.OwnerId, rule.Names, true, Depth + 1, new StatementAccess(), null);

    public T Bind<T>(BindingContext binding, Func<T> bind)
    {
        BindingPlace before = Current(binding, null);
        Enter(binding);
        try
        {
            return bind();
        }
        finally
        {
            before.Enter(binding);
        }
    }

    private void Enter(BindingContext binding) =>
        (binding.ViewOwner, binding.ViewNames, binding.Catalog.IsInDefinition, binding.ViewDepth, binding.Access) = (Owner, Names, IsInDefinition, Depth, Access);
}
