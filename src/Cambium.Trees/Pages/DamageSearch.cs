using Cambium.Trees.Nodes;

namespace Cambium.Trees.Pages;

/// <summary>Finds out which trees a damaged place belongs to. Reads branches only, and leaves cold ones cold.</summary>
public static class DamageSearch
{
    /// <summary>Whether a tree has a node at the place; at the beginning of a file, whether it has any node in that file.</summary>
    public static bool IsIn(Tree tree, PageDamageException damage) => IsAt(tree.Root, damage) || IsBelow(tree.Root, tree.Height, damage);

    private static bool IsBelow(Node node, int level, PageDamageException damage)
    {
        if (level == 0)
        {
            return false;
        }

        try
        {
            foreach (Child child in ((Branch)node).PeekChildren())
            {
                if (IsAt(child.Node, damage) || IsBelow(child.Node, level - 1, damage))
                {
                    return true;
                }
            }
        }
        catch (PageDamageException)
        {
            // Another place that can't be read: what lies below it isn't known.
        }

        return false;
    }

    private static bool IsAt(Node node, PageDamageException damage)
    {
        PageLocation location = node.Owner is DeferredWrites writes ? writes.Place : node.TryGetLocation(out PageLocation written) ? written : default;
        return location.File is not null && (damage.Offset == 0 || location.Offset == damage.Offset) && location.File.Path == damage.Path;
    }
}
