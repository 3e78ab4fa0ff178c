namespace Cambium.Trees.Nodes;

/// <summary>What the node operations of one edit share: its owner's token, a scratch buffer, the leaves to trim, counters.</summary>
internal sealed class EditState
{
    /// <summary>A frozen leaf may keep room of one part in so many: less than that is not worth another copy.</summary>
    internal const int SlackShare = 8;

    private readonly List<Leaf> _slack = [];
    private PageBuffer? _scratch;

    /// <summary>Nodes carrying it may be changed in place.</summary>
    internal object Token { get; private set; } = new();

    /// <summary>Leaves and branches made so far.</summary>
    internal int NodesAllocated { get; private set; }

    /// <summary>An empty buffer; in use until the next call.</summary>
    internal PageBuffer Scratch
    {
        get
        {
            _scratch ??= new PageBuffer();
            _scratch.Clear();
            return _scratch;
        }
    }

    internal bool Owns(Node node) => ReferenceEquals(node.Owner, Token);

    internal Leaf NewLeaf(byte[] bytes, byte[][]? overflow)
    {
        NodesAllocated++;
        return new Leaf(Token, bytes, overflow);
    }

    internal Branch NewBranch(byte[] separators, Child[] children)
    {
        NodesAllocated++;
        return new Branch(Token, separators, children);
    }

    internal void NoteSlack(Leaf leaf)
    {
        if (!leaf.HasSlack)
        {
            leaf.HasSlack = true;
            _slack.Add(leaf);
        }
    }

    /// <summary>Gives back the room that grown leaves did not use, and ownership of everything.</summary>
    internal void Freeze()
    {
        foreach (Leaf leaf in _slack)
        {
            int used = leaf.Page.UsedBytes;
            if (leaf.Bytes.Length - used > used / SlackShare)
            {
                leaf.Bytes = PageWriter.Trim(leaf.Bytes);
            }
        }

        _slack.Clear();
        Token = new object();
    }
}
