using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>Trees by id: an immutable two-level array, since tree ids are dense. A change copies one row of it.</summary>
internal sealed class TreeMap
{
    private const int RowBits = 6;
    private const int RowSize = 1 << RowBits;

    private readonly Tree?[]?[] _rows;

    private TreeMap(Tree?[]?[] rows) => _rows = rows;

    public static TreeMap Empty { get; } = new([]);

    /// <summary>The tree with that id; empty when there is none.</summary>
    public Tree this[int id]
    {
        get
        {
            int row = id >> RowBits;
            return (row < _rows.Length && _rows[row] is { } trees ? trees[id & (RowSize - 1)] : null) ?? Tree.Empty;
        }
    }

    /// <summary>Ids and trees that aren't empty.</summary>
    public IEnumerable<(int Id, Tree Tree)> All
    {
        get
        {
            for (int row = 0; row < _rows.Length; row++)
            {
                for (int slot = 0; slot < (_rows[row]?.Length ?? 0); slot++)
                {
                    if (_rows[row]![slot] is { } tree)
                    {
                        yield return ((row << RowBits) + slot, tree);
                    }
                }
            }
        }
    }

    /// <summary>This map with some trees replaced; null removes one.</summary>
    public TreeMap With(IReadOnlyCollection<KeyValuePair<int, Tree?>> changes)
    {
        if (changes.Count == 0)
        {
            return this;
        }

        int length = Math.Max(_rows.Length, (changes.Max(static change => change.Key) >> RowBits) + 1);
        Tree?[]?[] rows = new Tree?[]?[length];
        _rows.CopyTo(rows, 0);
        foreach ((int id, Tree? tree) in changes)
        {
            int row = id >> RowBits;
            Tree?[]? trees = rows[row];
            if (trees is null)
            {
                rows[row] = trees = new Tree?[RowSize];
            }
            else if (row < _rows.Length && ReferenceEquals(trees, _rows[row]))
            {
                rows[row] = trees = (Tree?[])trees.Clone();
            }

            trees[id & (RowSize - 1)] = tree is null || tree.Count == 0 ? null : tree;
        }

        return new TreeMap(rows);
    }
}
