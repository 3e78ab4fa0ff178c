using System.Runtime.CompilerServices;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>
/// A relation as the binder understood it: what to compute, not how. Immutable. Columns are identified by object, so a subtree may be
/// moved anywhere its free columns are still produced.
/// </summary>
public abstract class LogicalPlan
{
    /// <summary>The columns of its rows, in order.</summary>
    public abstract IReadOnlyList<PlanColumn> Columns { get; }

    public virtual IReadOnlyList<LogicalPlan> Inputs => [];

    /// <summary>Expressions evaluated by this node itself.</summary>
    public virtual IEnumerable<BoundExpression> Expressions => [];

    /// <summary>The same node over other inputs, its own expressions mapped.</summary>
    public abstract LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map);

    public LogicalPlan WithInputs(IReadOnlyList<LogicalPlan> inputs) => With(inputs, expression => expression);

    /// <summary>The same node over what its inputs are mapped to; itself where none of them changes.</summary>
    public LogicalPlan MapInputs(Func<LogicalPlan, LogicalPlan> map)
    {
        LogicalPlan[] inputs = [.. Inputs.Select(map)];
        return inputs.SequenceEqual(Inputs, ReferenceEqualityComparer.Instance) ? this : WithInputs(inputs);
    }

    /// <summary>Rewrites every expression of the subtree.</summary>
    public LogicalPlan Rewrite(Func<BoundExpression, BoundExpression?> map)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        bool changed = false;
        LogicalPlan[] inputs = new LogicalPlan[Inputs.Count];
        for (int index = 0; index < inputs.Length; index++)
        {
            inputs[index] = Inputs[index].Rewrite(map);
            changed |= !ReferenceEquals(inputs[index], Inputs[index]);
        }

        LogicalPlan rewritten = With(inputs, expression =>
        {
            BoundExpression result = expression.Rewrite(map);
            changed |= !ReferenceEquals(result, expression);
            return result;
        });
        return changed ? rewritten : this;
    }

    /// <summary>The plan with another node in the place of one of its own.</summary>
    internal LogicalPlan Replace(LogicalPlan node, LogicalPlan replacement)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return ReferenceEquals(this, node) ? replacement : MapInputs(input => input.Replace(node, replacement));
    }

    /// <summary>Columns used in the subtree that the subtree doesn't produce: what it takes from surrounding rows.</summary>
    public HashSet<PlanColumn> FreeColumns()
    {
        HashSet<PlanColumn> used = [];
        HashSet<PlanColumn> produced = [];
        Collect(used, produced);
        used.ExceptWith(produced);
        return used;
    }

    /// <summary>This node and all below it, subqueries in expressions not included.</summary>
    public IEnumerable<LogicalPlan> Nodes()
    {
        Stack<LogicalPlan> pending = new();
        pending.Push(this);
        while (pending.TryPop(out LogicalPlan? node))
        {
            yield return node;
            for (int index = node.Inputs.Count - 1; index >= 0; index--)
            {
                pending.Push(node.Inputs[index]);
            }
        }
    }

    private protected virtual void Collect(HashSet<PlanColumn> used, HashSet<PlanColumn> produced)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        produced.UnionWith(Columns);
        foreach (BoundExpression expression in Expressions)
        {
            expression.CollectColumns(used);
        }

        foreach (LogicalPlan input in Inputs)
        {
            input.Collect(used, produced);
        }
    }
}
