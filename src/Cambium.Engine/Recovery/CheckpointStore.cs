using System.Collections.Immutable;
using Cambium.Engine.Transactions;
using Cambium.Log.Copying;
using Cambium.Log.Reading;
using Cambium.Log.Storage;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// A database's page files and the file <c>checkpoint</c> that names the newest whole checkpoint. A new one is written beside it,
/// flushed and renamed over it, after everything it refers to is durable: at any moment there is a whole one or none. Earlier ones that
/// the log leads on from may be kept beside it. Where the newest is damaged, the newest of those that aren't takes its place: the log leads on from
/// there, or from its beginning.
/// </summary>
public sealed class CheckpointStore : IDisposable
{
    /// <summary>Name of the newest checkpoint's file.</summary>
    internal const string Name = "checkpoint";

    private const string UnfinishedName = "checkpoint.new";

    private readonly IFileDirectory _directory;
    private readonly List<PageDamageException> _damages;
    private readonly long _positionMax;
    private SavedCheckpoint? _newest;
    private long? _wentBackTo;
    private ImmutableArray<SavedCheckpoint> _earlier = [];

    private CheckpointStore(IFileDirectory directory, bool isReadOnly, PageAccount? account, IEnumerable<PageDamageException> damages, long positionMax)
    {
        _directory = directory;
        _damages = [.. damages];
        _positionMax = positionMax;
        IsReadOnly = isReadOnly;
        Pages = new PageStore(new DirectoryOfPages(directory), account);
    }

    /// <summary>Position of the newest checkpoint: everything up to there was durable in the log. 0 when there is none.</summary>
    public long Position => Newest?.Position ?? 0;

    /// <summary>The highest position that any checkpoint, damaged or not, knows to have been durable in the log.</summary>
    public long DurablePosition { get; private set; }

    /// <summary>Why checkpoints can't be used; empty when all can.</summary>
    public IReadOnlyList<PageDamageException> Damages => _damages;

    /// <summary>Where the log goes on behind the newest checkpoint; null when there is none.</summary>
    public LogPlace? Place => Newest?.Place;

    /// <summary>The database the checkpoint belongs to; null when there is none.</summary>
    public Guid? DatabaseId => Newest?.DatabaseId;

    /// <summary>It was opened for looking at; nothing in it may change.</summary>
    internal bool IsReadOnly { get; }

    internal PageStore Pages { get; }

    internal Checkpoint? Newest => Volatile.Read(ref _newest)?.Checkpoint;

    /// <summary>Checkpoints before the newest that are kept, oldest first. Read by any thread, changed by the checkpointer's.</summary>
    internal ImmutableArray<SavedCheckpoint> Earlier => _earlier;

    /// <summary>Opens the newest checkpoint that can be used, without reading any data.</summary>
    /// <param name="directory">Owned from now on.</param>
    /// <param name="isReadOnly">Leaves everything as it is and can't save.</param>
    /// <param name="account">Is told what is read; null: nobody wants to know.</param>
    /// <param name="damages">What was found when checkpoints behind <paramref name="positionMax"/> were used.</param>
    /// <param name="positionMax">Later ones aren't used.</param>
    /// <exception cref="LogFormatException">A checkpoint is of a newer format.</exception>
    public static CheckpointStore Open(
        IFileDirectory directory, bool isReadOnly = false, PageAccount? account = null, IReadOnlyList<PageDamageException>? damages = null, long positionMax = long.MaxValue)
    {
        CheckpointStore store = new(directory, isReadOnly, account, damages ?? [], positionMax);
        try
        {
            store.Load();
            return store;
        }
        catch
        {
            store.Dispose();
            throw;
        }
    }

    /// <summary>The root as of the newest checkpoint, its trees cold; of an empty database when there is none.</summary>
    internal DatabaseRoot OpenRoot() => _newest is { } newest ? Open(newest) : DatabaseRoot.CreateInitial();

    /// <summary>The root of the newest checkpoint there is that isn't of a later position, its trees cold; null when there is none. Any thread may ask.</summary>
    internal DatabaseRoot? OpenRootBefore(long position)
    {
        // In this order: the newest becomes an earlier one before it is replaced.
        SavedCheckpoint? newest = Volatile.Read(ref _newest);
        return newest is not null && newest.Position <= position ? Open(newest)
            : _earlier.LastOrDefault(saved => saved.Position <= position) is { } earlier ? Open(earlier)
            : null;
    }

    /// <summary>The root of the oldest checkpoint that isn't of an earlier position, its trees cold; null when there is none. Any thread may ask.</summary>
    internal DatabaseRoot? OpenOldestRoot(long position)
    {
        SavedCheckpoint? newest = Volatile.Read(ref _newest);
        return (_earlier.FirstOrDefault(saved => saved.Position >= position) ?? newest) is { } oldest && oldest.Position >= position ? Open(oldest) : null;
    }

    /// <summary>Makes a checkpoint whose nodes are durable the newest one.</summary>
    /// <param name="keepsReplaced">The one it replaces becomes an earlier one.</param>
    /// <exception cref="IOException">It isn't; the one before it still is.</exception>
    internal void Save(Checkpoint checkpoint, bool keepsReplaced)
    {
        if (IsReadOnly)
        {
            throw new InvalidOperationException("The checkpoints were opened for reading only.");
        }

        // The names of new page files first.
        _directory.FlushDirectory();
        if (keepsReplaced && _newest is { } replaced && _earlier.LastOrDefault()?.Position != replaced.Position)
        {
            FileCopy.Write(_directory, EarlierCheckpoints.NameOf(replaced.Position), CheckpointCodec.Write(replaced.Checkpoint));
            _earlier = _earlier.Add(replaced);
        }

        using (IFile file = _directory.Create(UnfinishedName))
        {
            file.Write(0, CheckpointCodec.Write(checkpoint));
            file.Flush();
        }

        _directory.Rename(UnfinishedName, Name);
        if (_wentBackTo is { } position && !keepsReplaced)
        {
            _directory.Delete(EarlierCheckpoints.NameOf(position));
        }

        _wentBackTo = null;
        _directory.FlushDirectory();
        Volatile.Write(ref _newest, new SavedCheckpoint(checkpoint, FilesOf(checkpoint)));
    }

    /// <summary>Deletes page files that the newest checkpoint doesn't name. A crash in between leaves some to the next start.</summary>
    internal void GiveUp(IReadOnlySet<int> files)
    {
        if (files.Count > 0)
        {
            Pages.GiveUp(files, number => Delete(number, _earlier));
        }
    }

    /// <summary>Lets go of earlier checkpoints, and of the page files that only they name.</summary>
    internal void LetGo(Predicate<SavedCheckpoint> isUnneeded)
    {
        ImmutableArray<SavedCheckpoint> gone = [.. _earlier.Where(saved => isUnneeded(saved))];
        if (gone.IsEmpty)
        {
            return;
        }

        ImmutableArray<SavedCheckpoint> left = _earlier.RemoveRange(gone);
        foreach (SavedCheckpoint saved in gone)
        {
            _directory.Delete(EarlierCheckpoints.NameOf(saved.Position));
        }

        // Without their checkpoints they are nothing; the other way round a crash would leave a checkpoint without its files.
        _directory.FlushDirectory();
        _earlier = left;
        foreach (PageFile file in gone.SelectMany(static saved => saved.Files.Values).Distinct().Where(file => !Pages.Files.ContainsKey(file.Number) && file.TryKeepOpen()))
        {
            Delete(file.Number, left);
        }
    }

    /// <summary>
    /// Lets go of checkpoints that contain what is to be given up: the next start goes on from the newest before it, or replays the log
    /// from its beginning.
    /// </summary>
    /// <exception cref="LogFormatException">The log doesn't begin at its beginning any more, so nothing leads to the position.</exception>
    public static void DiscardAfter(string pagesDirectory, string logDirectory, long position)
    {
        if (!System.IO.Directory.Exists(pagesDirectory))
        {
            return;
        }

        using CheckpointStore checkpoints = Open(OperatingSystemDirectory.OpenOrCreate(pagesDirectory));
        if (checkpoints.Damages.Count == 0 && checkpoints.Position <= position)
        {
            return;
        }

        using LogReader log = LogReader.Open(logDirectory);
        checkpoints.DiscardAfter(position, log.FirstPosition);
    }

    /// <param name="position">The last that is to stay.</param>
    /// <param name="firstLogPosition">Where the log begins.</param>
    /// <inheritdoc cref="DiscardAfter(string, string, long)"/>
    internal void DiscardAfter(long position, long firstLogPosition)
    {
        SavedCheckpoint? last = _earlier.Append(_newest).LastOrDefault(saved => saved?.Position <= position && saved.Position + 1 >= firstLogPosition);
        if (last is null && firstLogPosition > 1)
        {
            throw new LogFormatException($"the checkpoint is of position {Position} and the log begins at {firstLogPosition}: nothing leads to position {position}");
        }

        // Later ones first: without the newest they would be taken for the way back.
        foreach (long later in EarlierCheckpoints.PositionsIn(_directory.List()).Where(later => later > position).Reverse())
        {
            _directory.Delete(EarlierCheckpoints.NameOf(later));
        }

        _directory.FlushDirectory();
        if (last is null)
        {
            _directory.Delete(Name);
        }
        else if (last != _newest || _wentBackTo is not null)
        {
            _directory.Rename(EarlierCheckpoints.NameOf(last.Position), Name);
        }

        _directory.FlushDirectory();
        _newest = last;
        _wentBackTo = null;
    }

    /// <summary>Reads every page file from end to end, whatever is still needed of it.</summary>
    /// <returns>What is wrong, by file and offset; empty when all is as it was written.</returns>
    public IReadOnlyList<string> CheckFiles()
    {
        DirectoryOfPages pages = new(_directory);
        List<string> problems = [.. _damages.Select(static damage => damage.Message)];
        foreach (CheckpointFile file in _earlier.Select(static saved => saved.Checkpoint).Append(Newest).SelectMany(static checkpoint => checkpoint?.Files ?? []).DistinctBy(static file => file.Number))
        {
            using IPageFile opened = pages.Open(file.Number);
            if (PageFileCheck.Run(opened, file.Number, file.Id, file.Length) is { } damage)
            {
                problems.Add(damage.Message);
            }
        }

        return problems;
    }

    public void Dispose()
    {
        Pages.Dispose();
        _directory.Dispose();
    }

    private DatabaseRoot Open(SavedCheckpoint saved)
    {
        Checkpoint checkpoint = saved.Checkpoint;
        TreeMap trees = TreeMap.Empty.With([.. checkpoint.Trees.Select(tree => KeyValuePair.Create(tree.Key, (Tree?)Pages.Open(tree.Value)))]);
        return new DatabaseRoot(checkpoint.Position, checkpoint.CommitTimeMicros, checkpoint.Catalog, trees, checkpoint.Sequences, new CommitNode(checkpoint.Position, "", [], [])) { Pages = saved.Files };
    }

    /// <summary>
    /// Removes what a crash has left of an unfinished checkpoint, and what only checkpoints name that can't be used. Called once the database is there again:
    /// before, nobody knows what may still be needed.
    /// </summary>
    internal void RemoveLeftovers()
    {
        foreach (string name in _directory.List().Where(IsLeftover))
        {
            _directory.Delete(name);
        }
    }

    private void Load()
    {
        IReadOnlyList<string> names = _directory.List();
        foreach (string name in names)
        {
            if (DirectoryOfPages.TryParse(name, out int number))
            {
                Pages.TakeNumber(number);
            }
        }

        Stack<long> earlier = new(EarlierCheckpoints.PositionsIn(names));
        Checkpoint? newest = null;
        if (names.Contains(Name))
        {
            newest = TryRead(names, Name);
        }
        else if (earlier.Count > 0)
        {
            _damages.Add(new PageDamageException(_directory.PathOf(Name), 0, "the file is missing"));
        }

        // One that is not older than the newest was left by a crash or by going back.
        long newestMax = newest is null && DurablePosition > 0 ? DurablePosition : long.MaxValue;
        while (newest is null && earlier.TryPop(out long position))
        {
            newest = position <= newestMax ? TryRead(names, EarlierCheckpoints.NameOf(position)) : null;
            _wentBackTo = newest?.Position;
        }

        if (newest is null)
        {
            return;
        }

        newest.ReadDefinitionsAhead();
        foreach (CheckpointFile file in newest.Files)
        {
            Pages.AddExisting(file.Number, file.Id, file.Length);
        }

        _newest = new SavedCheckpoint(newest, FilesOf(newest));
        _earlier =
        [
            .. earlier.Reverse().Where(position => position < Position).Select(position => TryRead(names, EarlierCheckpoints.NameOf(position))).OfType<Checkpoint>()
                .Select(saved => new SavedCheckpoint(saved, FilesOf(saved))),
        ];
    }

    /// <summary>Null when it can't be used.</summary>
    private Checkpoint? TryRead(IReadOnlyList<string> names, string name)
    {
        try
        {
            Checkpoint checkpoint = Read(name);
            DurablePosition = Math.Max(DurablePosition, checkpoint.Position);
            foreach (CheckpointFile file in checkpoint.Files)
            {
                RequireWhole(names, file);
            }

            return checkpoint.Position <= _positionMax ? checkpoint : null;
        }
        catch (PageDamageException damage)
        {
            _damages.Add(damage);
            return null;
        }
    }

    private Checkpoint Read(string name)
    {
        using IFile file = _directory.OpenRead(name);
        byte[] bytes = new byte[file.Length];
        file.Read(0, bytes);
        return CheckpointCodec.Read(bytes, _directory.PathOf(name));
    }

    /// <summary>The files a checkpoint names, all of which the page store knows.</summary>
    private ImmutableSortedDictionary<int, PageFile> FilesOf(Checkpoint checkpoint) =>
        checkpoint.Files.ToImmutableSortedDictionary(static file => file.Number, file => Pages.AddEarlier(file.Number, file.Id, file.Length));

    private void Delete(int number, ImmutableArray<SavedCheckpoint> earlier)
    {
        if (!earlier.Any(saved => saved.Files.ContainsKey(number)))
        {
            _directory.Delete(DirectoryOfPages.NameOf(number));
        }
    }

    private bool IsLeftover(string name) =>
        name == UnfinishedName
        || name.EndsWith(FileCopy.UnfinishedSuffix, StringComparison.Ordinal)
        || (EarlierCheckpoints.TryParse(name, out long position) && position != _wentBackTo && _earlier.All(saved => saved.Position != position))
        || (DirectoryOfPages.TryParse(name, out int number) && !Pages.Files.ContainsKey(number) && !_earlier.Any(saved => saved.Files.ContainsKey(number)));

    private void RequireWhole(IReadOnlyList<string> names, CheckpointFile file)
    {
        string name = DirectoryOfPages.NameOf(file.Number);
        if (!names.Contains(name))
        {
            throw new PageDamageException(_directory.PathOf(name), 0, "the checkpoint needs this file and it is missing");
        }

        using IFile opened = _directory.OpenRead(name);
        if (opened.Length < file.Length)
        {
            throw new PageDamageException(_directory.PathOf(name), opened.Length, $"the file ends here; the checkpoint needs {file.Length} bytes of it");
        }

        byte[] header = new byte[PageFile.HeaderBytes];
        opened.Read(0, header);
        if (!PageFile.IsChecksumRight(header, file.Number))
        {
            throw new PageDamageException(_directory.PathOf(name), 0, "the header's checksum is wrong");
        }

        if (PageFile.VersionIn(header) > PageFile.FormatVersion)
        {
            throw new LogFormatException($"page file \"{_directory.PathOf(name)}\" has format version {PageFile.VersionIn(header)}; this server reads up to {PageFile.FormatVersion}: use the release that wrote it or a newer one");
        }
    }
}
