using Cambium.Trees.Nodes;

namespace Cambium.Trees.Pages;

/// <summary>
/// Counts how many bytes of each page file trees still refer to, by what is written. Reads branches only, some hundredth of the data, and
/// leaves cold ones cold.
/// </summary>
public sealed class PageSurvey
{
    private readonly Dictionary<int, long> _live = [];
    private readonly Stack<(Branch Branch, int Level)> _branches = new();

    /// <summary>Live bytes by file number; files without any are missing.</summary>
    public IReadOnlyDictionary<int, long> LiveBytes => _live;

    /// <summary>Adds a tree.</summary>
    public void Begin(Tree tree) => Visit(tree.Root, tree.Height);

    /// <summary>Looks at one more branch.</summary>
    /// <returns>False when all of the tree was seen.</returns>
    public bool Step()
    {
        if (!_branches.TryPop(out (Branch Branch, int Level) next))
        {
            return false;
        }

        foreach (Child child in next.Branch.PeekChildren())
        {
            Visit(child.Node, next.Level - 1);
        }

        return true;
    }

    private void Visit(Node node, int level)
    {
        if (node.TryGetLocation(out PageLocation location))
        {
            _live[location.File.Number] = _live.GetValueOrDefault(location.File.Number) + location.Length;
        }

        if (level > 0)
        {
            _branches.Push(((Branch)node, level));
        }
    }
}
