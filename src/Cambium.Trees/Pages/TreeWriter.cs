using System.Buffers;
using Cambium.Trees.Nodes;

namespace Cambium.Trees.Pages;

/// <summary>
/// Writes the nodes of trees that aren't written yet, children before parents, one node a step. A subtree whose root is written
/// is written as a whole, so the work follows the change since the last time.
/// </summary>
/// <remarks>
/// <para>Files may be given up: what trees still have there is written anew, with all branches above it, and the cells that versions
/// share then refer to the new place.</para>
/// Nodes get their place when their record is put together; the bytes leave through <see cref="WriteOut"/>. When that fails for
/// lack of space it can be tried again: nothing is lost, since a node's content stays in memory until its file is durable.
/// </remarks>
/// <param name="store">Where to.</param>
/// <param name="givenUp">Numbers of the files to be given up.</param>
public sealed class TreeWriter(PageStore store, IReadOnlySet<int> givenUp)
{
    private const int ChunkBytes = 1 << 20;
    private const long FileBytesMax = 256L << 20;

    private readonly ArrayBufferWriter<byte> _output = new(ChunkBytes + (64 << 10));
    private readonly Stack<Frame> _frames = new();
    private readonly List<PageFile> _files = [];
    private Tree _tree = Tree.Empty;
    private PageFile? _file;

    /// <summary>Bytes of records made so far.</summary>
    public long BytesWritten { get; private set; }

    /// <summary>Nodes written so far.</summary>
    public long NodesWritten { get; private set; }

    /// <summary>Whether enough is waiting for <see cref="WriteOut"/>.</summary>
    public bool HasChunk => _output.WrittenCount >= ChunkBytes;

    private sealed record Frame(Branch Branch, int Level)
    {
        internal int Next { get; set; }

        /// <summary>A child has a new place.</summary>
        internal bool HasChanged { get; set; }
    }

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
            if (frame.Next == frame.Branch.ChildCount)
            {
                if (!Finish(frame))
                {
                    continue;
                }

                return true;
            }

            bool hasWritten = Visit(frame.Branch.Children[frame.Next].Node, frame.Level - 1);
            frame.Next++;
            if (hasWritten)
            {
                frame.HasChanged = true;
                return true;
            }
        }

        return false;
    }

    /// <summary>Where the tree is written, once <see cref="Step"/> has returned false.</summary>
    public TreeRoot Root
    {
        get
        {
            _ = _tree.Root.TryGetLocation(out PageLocation location);
            return new TreeRoot(location.File.Number, location.Offset, location.Length, _tree.Height, _tree.Count);
        }
    }

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

    /// <summary>Makes everything written durable.</summary>
    /// <exception cref="IOException">The flush failed: what the file holds is unknown.</exception>
    public void Flush()
    {
        foreach (PageFile file in _files)
        {
            if (!file.IsDurable)
            {
                file.Flush();
            }
        }
    }

    /// <summary>Writes a leaf, descends into a branch, passes by what is written and stays.</summary>
    /// <returns>Whether a leaf was written.</returns>
    private bool Visit(Node node, int level)
    {
        bool isKept = node.TryGetLocation(out PageLocation location) && !givenUp.Contains(location.File.Number);
        if (node is Branch branch)
        {
            if (!isKept || (givenUp.Count > 0 && MayReferToGivenUp(branch, level)))
            {
                _frames.Push(new Frame(branch, level) { HasChanged = !isKept });
            }

            return false;
        }

        if (!isKept)
        {
            Write(node, level: 0);
        }

        return !isKept;
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
        if (frame.HasChanged)
        {
            Write(frame.Branch, frame.Level);
        }

        _frames.Pop();
        if (frame.HasChanged && _frames.TryPeek(out Frame? parent))
        {
            parent.HasChanged = true;
        }

        return frame.HasChanged;
    }

    private void Write(Node node, int level)
    {
        PageFile file = FileFor(out long offset);
        int length = node is Leaf leaf
            ? NodeRecord.Write(leaf.Peek(), file.Number, offset, _output)
            : NodeRecord.Write((Branch)node, level, file.Number, offset, _output);
        node.SetLocation(new PageLocation(file, offset, length));
        BytesWritten += length;
        NodesWritten++;
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
