using System.Buffers;
using Cambium.Trees.Nodes;

namespace Cambium.Trees.Pages;

/// <summary>
/// Writes the nodes of trees that aren't written yet, children before parents, one node a step. A subtree whose root is written
/// is written as a whole, so the work follows the change since the last time.
/// </summary>
/// <remarks>
/// <para>Files may be given up: what trees still have there is written anew, with all branches above it, and the cells that versions
/// share then refer to the new place. So is what lies in a file that was given up before: a version may have copied a branch while it
/// was cold and read again, and have cells of its own for the leaves below.</para>
/// A node learns its place when the file is durable, not before: until then it is read from memory, or from where it was. Bytes leave
/// through <see cref="WriteOut"/>; when that fails for lack of space it can be tried again.
/// </remarks>
/// <param name="store">Where to.</param>
/// <param name="givenUp">Numbers of the files to be given up.</param>
public sealed class TreeWriter(PageStore store, IReadOnlySet<int> givenUp)
{
    private const int ChunkBytes = 256 << 10;
    private const long FileBytesMax = 256L << 20;

    private readonly ArrayBufferWriter<byte> _output = new(ChunkBytes + (64 << 10));
    private readonly Stack<Frame> _frames = new();
    private readonly List<PageFile> _files = [];
    private readonly List<(Node Node, PageLocation Location)> _placed = [];
    private Tree _tree = Tree.Empty;
    private PageLocation _root;
    private PageFile? _file;

    /// <summary>Bytes of records made so far.</summary>
    public long BytesWritten { get; private set; }

    /// <summary>Nodes written so far.</summary>
    public long NodesWritten { get; private set; }

    /// <summary>Whether enough is waiting for <see cref="WriteOut"/>.</summary>
    public bool HasChunk => _output.WrittenCount >= ChunkBytes;

    /// <summary>A branch whose children are being visited. Its content is held: the branch itself may be made cold and read again meanwhile.</summary>
    private sealed class Frame(Branch branch, int level)
    {
        public Branch Branch => branch;

        public int Level => level;

        public byte[] Separators { get; } = branch.Separators;

        public Child[] Children { get; } = branch.Children.AsSpan(0, branch.ChildCount).ToArray();

        /// <summary>Where the children are written, those visited so far.</summary>
        public PageLocation[] Locations { get; } = new PageLocation[branch.ChildCount];

        public int Next { get; set; }

        /// <summary>Where the branch is written; without a file when it isn't, or has to be written anew.</summary>
        public PageLocation Location { get; init; }

        /// <summary>A child has a new place.</summary>
        public bool HasChanged { get; set; }
    }

    /// <summary>About what a tree's nodes will take that aren't written yet. Looks at their branches only, and reads none.</summary>
    public static long ExpectedBytes(Tree tree) => UnwrittenCount(tree.Root, tree.Height) * Leaf.BytesMax;

    /// <summary>Turns to a tree; the one before it must be finished.</summary>
    /// <exception cref="IOException">As from <see cref="WriteOut"/>.</exception>
    public void Begin(Tree tree)
    {
        _tree = tree;
        Visit(tree.Root, tree.Height);
    }

    /// <summary>Writes the next node of the tree.</summary>
    /// <returns>False when all are written.</returns>
    /// <exception cref="IOException">As from <see cref="WriteOut"/>.</exception>
    public bool Step()
    {
        while (_frames.TryPeek(out Frame? frame))
        {
            bool hasWritten = frame.Next == frame.Children.Length ? Finish(frame) : Visit(frame.Children[frame.Next].Node, frame.Level - 1);
            if (hasWritten)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Where the tree is written, once <see cref="Step"/> has returned false.</summary>
    public TreeRoot Root => new(_root.File.Number, _root.Offset, _root.Length, _tree.Height, _tree.Count);

    /// <summary>Writes what waits to the file.</summary>
    /// <exception cref="IOException">Nothing is lost; it may be called again.</exception>
    public void WriteOut()
    {
        if (_output.WrittenCount > 0)
        {
            _file!.Append(_output.WrittenSpan);
            _output.ResetWrittenCount();
        }
    }

    /// <summary>Makes everything written out durable, and tells the nodes where they are.</summary>
    /// <exception cref="IOException">The flush failed: what the file holds is unknown.</exception>
    public void Flush()
    {
        WriteOut();
        foreach (PageFile file in _files)
        {
            if (!file.IsDurable)
            {
                file.Flush();
            }
        }

        foreach ((Node node, PageLocation location) in _placed)
        {
            if (ReferenceEquals(node, Leaf.Empty))
            {
                store.EmptyLeaf = location;
            }
            else
            {
                node.SetLocation(location);
            }

            store.Account.AddWritten(location.Length);
        }

        _placed.Clear();
    }

    private static long UnwrittenCount(Node node, int level)
    {
        if (node.IsWritten || ReferenceEquals(node, Leaf.Empty))
        {
            return 0;
        }

        if (level > 0 && node.Owner is DeferredWrites writes)
        {
            return writes.Count;
        }

        long count = 1;
        if (level > 0)
        {
            Branch branch = (Branch)node;
            foreach (Child child in branch.Children.AsSpan(0, branch.ChildCount))
            {
                count += UnwrittenCount(child.Node, level - 1);
            }
        }

        return count;
    }

    /// <summary>Writes a leaf, descends into a branch, passes by what is written and stays.</summary>
    /// <returns>Whether a leaf was written.</returns>
    private bool Visit(Node node, int level)
    {
        bool isKept = TryGetPlace(node, out PageLocation location) && !givenUp.Contains(location.File.Number) && store.Holds(location.File);
        if (node is Branch branch && (!isKept || (givenUp.Count > 0 && MayReferToGivenUp(branch, level))))
        {
            _frames.Push(new Frame(branch, level) { Location = location, HasChanged = !isKept });
            return false;
        }

        Place(isKept ? location : Write((Leaf)node), isNew: !isKept);
        return !isKept;
    }

    private bool TryGetPlace(Node node, out PageLocation location)
    {
        if (!ReferenceEquals(node, Leaf.Empty))
        {
            return node.TryGetLocation(out location);
        }

        location = store.EmptyLeaf.GetValueOrDefault();
        return store.EmptyLeaf is not null;
    }

    /// <summary>A branch right above leaves is looked at first, so that a cold one without anything to do stays cold.</summary>
    private bool MayReferToGivenUp(Branch branch, int level)
    {
        if (level > 1)
        {
            return true;
        }

        foreach (Child child in branch.PeekChildren())
        {
            if (child.Node.TryGetLocation(out PageLocation location) && givenUp.Contains(location.File.Number))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>All children of a branch have their places.</summary>
    /// <returns>Whether the branch was written.</returns>
    private bool Finish(Frame frame)
    {
        PageLocation location = frame.HasChanged ? Write(frame) : frame.Location;
        _frames.Pop();
        Place(location, frame.HasChanged);
        return frame.HasChanged;
    }

    /// <summary>Notes the place of the node visited last for the record of the branch above it.</summary>
    private void Place(PageLocation location, bool isNew)
    {
        if (!_frames.TryPeek(out Frame? parent))
        {
            _root = location;
            return;
        }

        parent.Locations[parent.Next++] = location;
        parent.HasChanged |= isNew;
    }

    private PageLocation Write(Leaf leaf)
    {
        PageFile file = FileFor(out long offset);
        return Written(leaf, new PageLocation(file, offset, NodeRecord.Write(leaf.Peek(), file.Number, offset, _output)));
    }

    private PageLocation Write(Frame frame)
    {
        PageFile file = FileFor(out long offset);
        int length = NodeRecord.Write(frame.Separators, frame.Children, frame.Locations, frame.Level, file.Number, offset, _output);
        return Written(frame.Branch, new PageLocation(file, offset, length));
    }

    private PageLocation Written(Node node, PageLocation location)
    {
        _placed.Add((node, location));
        BytesWritten += location.Length;
        NodesWritten++;
        return location;
    }

    private PageFile FileFor(out long offset)
    {
        if (_file is null || _file.Length + _output.WrittenCount > FileBytesMax)
        {
            WriteOut();
            _file = store.Create(Guid.NewGuid());
            _files.Add(_file);
        }

        offset = _file.Length + _output.WrittenCount;
        return _file;
    }
}
