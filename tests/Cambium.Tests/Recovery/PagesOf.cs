using Cambium.Trees;
using Cambium.Trees.Nodes;
using Cambium.Trees.Pages;

namespace Cambium.Tests.Recovery;

/// <summary>Where the nodes of a tree are written.</summary>
internal static class PagesOf
{
    internal static List<(string File, long Offset)> Leaves(Tree tree)
    {
        List<(string File, long Offset)> places = [];
        Visit(tree.Root, tree.Height, places);
        return places;
    }

    private static void Visit(Node node, int level, List<(string File, long Offset)> places)
    {
        if (level == 0)
        {
            if (node.TryGetLocation(out PageLocation location))
            {
                places.Add((location.File.Path, location.Offset));
            }

            return;
        }

        foreach (Child child in ((Branch)node).PeekChildren())
        {
            Visit(child.Node, level - 1, places);
        }
    }
}
