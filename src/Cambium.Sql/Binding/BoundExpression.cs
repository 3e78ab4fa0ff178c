using System.Runtime.CompilerServices;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>
/// An expression whose names, types and functions are resolved. Immutable; every conversion is explicit, so evaluation needs no types
/// but those in the tree.
/// </summary>
public abstract class BoundExpression(SqlType type, int position)
{
    private SqlType _type = type;
    private bool _isSettled;

    /// <summary>Texts are in the order of the collation that they have from what they are computed from.</summary>
    public SqlType Type => Volatile.Read(ref _isSettled) ? _type : Settled();

    /// <summary>Character of the statement it came from, from 1; 0 when unknown.</summary>
    public int Position { get; } = position;

    public virtual IReadOnlyList<BoundExpression> Children => [];

    /// <summary>Those children whose collation the value has, if they have one.</summary>
    internal virtual IEnumerable<BoundExpression> CollationSources => Children;

    /// <summary>The same node over other children (as many as before).</summary>
    public abstract BoundExpression WithChildren(IReadOnlyList<BoundExpression> children);

    /// <summary>Equal to <paramref name="other"/>, of the same class, but for children.</summary>
    protected abstract bool SameNode(BoundExpression other);

    /// <summary>Places that this node puts values into, for its children to read.</summary>
    protected virtual IReadOnlyList<BoundCaseOperand> Places => [];

    /// <summary>The children, over the columns of a node of the same kind that was bound apart from this one.</summary>
    protected virtual IReadOnlyList<BoundExpression> ChildrenLike(BoundExpression node) => Children;

    private SqlType Settled()
    {
        if (_type.Type.Order is null)
        {
            _type = Collations.Carried(_type, CollationSources);
        }

        Volatile.Write(ref _isSettled, true);
        return _type;
    }

    /// <summary>Whether both compute the same thing, by structure; positions don't count.</summary>
    public bool SameAs(BoundExpression other) => SameAs(other, null);

    /// <param name="alike">The places of nodes above, which read the same in both.</param>
    private bool SameAs(BoundExpression other, AlikePlaces? alike)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (ReferenceEquals(this, other) || (this is BoundCaseOperand && AlikePlaces.Hold(alike, this, other)))
        {
            return true;
        }

        if (GetType() != other.GetType() || !Type.Equals(other.Type) || !SameNode(other) || Children.Count != other.Children.Count || Places.Count != other.Places.Count)
        {
            return false;
        }

        for (int index = 0; index < Places.Count; index++)
        {
            alike = new AlikePlaces(Places[index], other.Places[index], alike);
        }

        IReadOnlyList<BoundExpression> others = other.ChildrenLike(this);
        for (int index = 0; index < Children.Count; index++)
        {
            if (!Children[index].SameAs(others[index], alike))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>
    /// Rebuilds the tree from the top: where <paramref name="map"/> answers, its answer stands; elsewhere the children are rewritten.
    /// Goes into subqueries. Returns this same object when nothing changed.
    /// </summary>
    public virtual BoundExpression Rewrite(Func<BoundExpression, BoundExpression?> map)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        CancellationPoint.Tick();
        if (map(this) is { } replacement)
        {
            return replacement;
        }

        BoundExpression[]? changed = null;
        for (int index = 0; index < Children.Count; index++)
        {
            BoundExpression child = Children[index].Rewrite(map);
            if (!ReferenceEquals(child, Children[index]))
            {
                changed ??= [.. Children];
                changed[index] = child;
            }
        }

        return changed is null ? this : WithChildren(changed);
    }

    /// <summary>This node and everything below, not entering the plans of subqueries.</summary>
    public IEnumerable<BoundExpression> Nodes()
    {
        Stack<BoundExpression> pending = new();
        pending.Push(this);
        while (pending.TryPop(out BoundExpression? node))
        {
            CancellationPoint.Tick();
            yield return node;
            for (int index = node.Children.Count - 1; index >= 0; index--)
            {
                pending.Push(node.Children[index]);
            }
        }
    }

    /// <summary>Adds the columns it refers to, including those its subqueries take from outside.</summary>
    public virtual void CollectColumns(ISet<PlanColumn> columns)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        CancellationPoint.Tick();
        foreach (BoundExpression child in Children)
        {
            child.CollectColumns(columns);
        }
    }

    public HashSet<PlanColumn> Columns()
    {
        HashSet<PlanColumn> columns = [];
        CollectColumns(columns);
        return columns;
    }

    /// <summary>A place of one of two expressions that are compared and the one that stands for it in the other.</summary>
    private sealed record AlikePlaces(BoundCaseOperand Left, BoundCaseOperand Right, AlikePlaces? Above)
    {
        internal static bool Hold(AlikePlaces? places, BoundExpression left, BoundExpression right)
        {
            for (; places is not null; places = places.Above)
            {
                if (ReferenceEquals(places.Left, left))
                {
                    return ReferenceEquals(places.Right, right);
                }
            }

            return false;
        }
    }
}
