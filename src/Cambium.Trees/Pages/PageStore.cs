using System.Collections.Concurrent;
using System.Collections.Immutable;

namespace Cambium.Trees.Pages;

/// <summary>
/// The page files of one database, by number. Append-only: a checkpoint adds files, and no byte of a file that a checkpoint
/// names is ever written again.
/// </summary>
public sealed class PageStore : IDisposable
{
    private readonly IPageDirectory _directory;

    // Every file that some node may still refer to. Weak: files nobody needs any more are closed by the collector.
    private readonly ConcurrentDictionary<int, WeakReference<PageFile>> _known = new();

    private ImmutableSortedDictionary<int, PageFile> _files = ImmutableSortedDictionary<int, PageFile>.Empty;
    private int _lastNumber;

    /// <param name="account">Is told what is read; null: nobody wants to know.</param>
    public PageStore(IPageDirectory directory, PageAccount? account = null)
    {
        _directory = directory;
        Account = account ?? new PageAccount();
    }

    /// <summary>The files of the newest checkpoint, and those being written.</summary>
    public ImmutableSortedDictionary<int, PageFile> Files { get => Volatile.Read(ref _files); private set => Volatile.Write(ref _files, value); }

    internal PageAccount Account { get; }

    /// <summary>Where this store has the leaf of empty trees, which others have, too; null: nowhere yet.</summary>
    internal PageLocation? EmptyLeaf { get; set; }

    /// <summary>Takes in a file that a checkpoint names, unopened.</summary>
    public void AddExisting(int number, Guid id, long length) =>
        Add(PageFile.Existing(this, number, id, length, () => _directory.Open(number)));

    /// <summary>Takes in a file, unopened, that only an earlier checkpoint names. It is the caller's to hold on to.</summary>
    public PageFile AddEarlier(int number, Guid id, long length)
    {
        if (_known.TryGetValue(number, out WeakReference<PageFile>? known) && known.TryGetTarget(out PageFile? present))
        {
            return present;
        }

        PageFile file = PageFile.Existing(this, number, id, length, () => _directory.Open(number));
        _lastNumber = Math.Max(_lastNumber, number);
        _known[number] = new WeakReference<PageFile>(file);
        return file;
    }

    /// <summary>No file to come gets this number, or one below.</summary>
    public void TakeNumber(int number) => _lastNumber = Math.Max(_lastNumber, number);

    /// <summary>Begins a file with a number above all that this store has known.</summary>
    public PageFile Create(Guid id)
    {
        int number = _lastNumber + 1;
        PageFile file = PageFile.Create(this, number, id, _directory.Create(number));
        Add(file);
        return file;
    }

    /// <summary>The tree that a checkpoint wrote, cold: nothing is read.</summary>
    public Tree Open(in TreeRoot root)
    {
        PageLocation location = new(Find(root.File), root.Offset, root.Length);
        return new Tree(root.Height == 0 ? new Nodes.Leaf(location) : new Nodes.Branch(location), root.Height, root.Count);
    }

    /// <summary>
    /// Lets go of files that the newest checkpoint no longer names. Versions that still need one can read it as before: it is open,
    /// and they hold on to it through <see cref="Files"/> as of their time.
    /// </summary>
    /// <param name="delete">Deletes the file of a number.</param>
    public void GiveUp(IReadOnlySet<int> numbers, Action<int> delete)
    {
        ImmutableArray<int> held = [.. numbers.Where(number => Files[number].TryKeepOpen())];

        // First: the next checkpoint must not name what is deleted, whatever comes in between.
        Files = Files.RemoveRange(held);
        foreach (int number in held)
        {
            delete(number);
        }
    }

    public void Dispose()
    {
        foreach (WeakReference<PageFile> known in _known.Values)
        {
            if (known.TryGetTarget(out PageFile? file))
            {
                file.Close();
            }
        }
    }

    internal string PathOf(int number) => _directory.PathOf(number);

    /// <summary>Whether a file hasn't been given up.</summary>
    internal bool Holds(PageFile file) => Files.TryGetValue(file.Number, out PageFile? held) && ReferenceEquals(held, file);

    internal PageFile Find(int number) => _known.TryGetValue(number, out WeakReference<PageFile>? known) && known.TryGetTarget(out PageFile? file)
        ? file
        : throw new InvalidDataException($"page file {number} is referred to by a node, but not by the checkpoint");

    private void Add(PageFile file)
    {
        _lastNumber = Math.Max(_lastNumber, file.Number);
        _known[file.Number] = new WeakReference<PageFile>(file);
        Files = Files.Add(file.Number, file);
    }
}
