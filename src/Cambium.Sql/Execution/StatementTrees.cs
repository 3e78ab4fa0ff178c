using Cambium.Engine.Transactions;
using Cambium.Trees;

namespace Cambium.Sql.Execution;

/// <summary>The trees that the parts of one execution read, each as it was when the first part looked at it, or of a view that was taken before.</summary>
internal sealed class StatementTrees(StatementView? view = null)
{
    private (int Id, TreeView View)[] _known = [];
    private int _count;

    /// <summary>What trees not looked at so far are read from; null: the transaction as it is then.</summary>
    public StatementView? View { get; set; } = view;

    /// <summary>The same trees for a thread that helps.</summary>
    public StatementTrees Copy() => new(View) { _known = [.. _known.AsSpan(0, _count)], _count = _count };

    public TreeView GetView(int treeId, Transaction? transaction)
    {
        int known = Find(treeId);
        return known >= 0 ? _known[known].View : Add(treeId, View is null ? transaction!.GetTreeView(treeId) : View.GetTreeView(treeId));
    }

    public Tree Get(int treeId, Transaction? transaction)
    {
        int known = Find(treeId);
        if (known >= 0)
        {
            Tree tree = _known[known].View.ToTree();
            _known[known].View = new TreeView(tree);
            return tree;
        }

        Tree first = View is null ? transaction!.GetTree(treeId) : View.GetTreeView(treeId).ToTree();
        Add(treeId, new TreeView(first));
        return first;
    }

    private TreeView Add(int treeId, TreeView view)
    {
        if (_count == _known.Length)
        {
            Array.Resize(ref _known, Math.Max(4, 2 * _count));
        }

        _known[_count++] = (treeId, view);
        return view;
    }

    private int Find(int treeId)
    {
        for (int i = 0; i < _count; i++)
        {
            if (_known[i].Id == treeId)
            {
                return i;
            }
        }

        return -1;
    }
}
