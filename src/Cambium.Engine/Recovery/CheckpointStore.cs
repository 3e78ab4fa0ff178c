using Cambium.Engine.Transactions;
using Cambium.Log.Reading;
using Cambium.Log.Storage;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// A database's page files and the file <c>checkpoint</c> that names the newest whole checkpoint. A new one is written beside it,
/// flushed and renamed over it, after everything it refers to is durable: at any moment there is a whole one or none.
/// </summary>
public sealed class CheckpointStore : IDisposable
{
    private const string Name = "checkpoint";
    private const string UnfinishedName = "checkpoint.new";

    private readonly IFileDirectory _directory;

    private CheckpointStore(IFileDirectory directory, bool isReadOnly, PageAccount? account)
    {
        _directory = directory;
        IsReadOnly = isReadOnly;
        Pages = new PageStore(new DirectoryOfPages(directory), account);
    }

    /// <summary>Position of the newest checkpoint: everything up to there was durable in the log. 0 when there is none.</summary>
    public long Position => Newest?.Position ?? 0;

    /// <summary>Where the log goes on behind the newest checkpoint; null when there is none.</summary>
    public LogPlace? Place => Newest?.Place;

    /// <summary>The database the checkpoint belongs to; null when there is none.</summary>
    public Guid? DatabaseId => Newest?.DatabaseId;

    /// <summary>It was opened for looking at; nothing in it may change.</summary>
    internal bool IsReadOnly { get; }

    internal PageStore Pages { get; }

    internal Checkpoint? Newest { get; private set; }

    /// <summary>Opens the newest checkpoint without reading any data, and removes what a crash left of an unfinished one.</summary>
    /// <param name="directory">Owned from now on.</param>
    /// <param name="isReadOnly">Leaves everything as it is and can't save.</param>
    /// <param name="account">Is told what is read; null: nobody wants to know.</param>
    /// <exception cref="PageDamageException">The checkpoint is damaged, or a page file is missing.</exception>
    /// <exception cref="LogFormatException">It is of a newer format.</exception>
    public static CheckpointStore Open(IFileDirectory directory, bool isReadOnly = false, PageAccount? account = null)
    {
        CheckpointStore store = new(directory, isReadOnly, account);
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
    internal DatabaseRoot OpenRoot()
    {
        if (Newest is not { } newest)
        {
            return DatabaseRoot.CreateInitial();
        }

        TreeMap trees = TreeMap.Empty.With([.. newest.Trees.Select(tree => KeyValuePair.Create(tree.Key, (Tree?)Pages.Open(tree.Value)))]);
        return new DatabaseRoot(newest.Position, newest.CommitTimeMicros, newest.Catalog, trees, newest.Sequences, new CommitNode(newest.Position, "", [], [])) { Pages = Pages.Files };
    }

    /// <summary>Makes a checkpoint whose nodes are durable the newest one.</summary>
    /// <exception cref="IOException">It isn't; the one before it still is.</exception>
    internal void Save(Checkpoint checkpoint)
    {
        if (IsReadOnly)
        {
            throw new InvalidOperationException("The checkpoints were opened for reading only.");
        }

        // The names of new page files first.
        _directory.FlushDirectory();
        using (IFile file = _directory.Create(UnfinishedName))
        {
            file.Write(0, CheckpointCodec.Write(checkpoint));
            file.Flush();
        }

        _directory.Rename(UnfinishedName, Name);
        _directory.FlushDirectory();
        Newest = checkpoint;
    }

    /// <summary>Deletes page files that the newest checkpoint doesn't name. A crash in between leaves some to the next start.</summary>
    internal void GiveUp(IReadOnlySet<int> files)
    {
        if (files.Count > 0)
        {
            Pages.GiveUp(files, number => _directory.Delete(DirectoryOfPages.NameOf(number)));
        }
    }

    /// <summary>Lets go of a checkpoint that contains what is to be given up: the next start replays the log from its beginning.</summary>
    /// <exception cref="LogFormatException">The log doesn't begin at its beginning any more, so nothing leads to the position.</exception>
    public static void DiscardAfter(string pagesDirectory, string logDirectory, long position)
    {
        if (!System.IO.Directory.Exists(pagesDirectory))
        {
            return;
        }

        using CheckpointStore checkpoints = Open(OperatingSystemDirectory.OpenOrCreate(pagesDirectory));
        if (checkpoints.Position <= position)
        {
            return;
        }

        using LogReader log = LogReader.Open(logDirectory);
        if (log.FirstPosition > 1)
        {
            throw new LogFormatException($"the checkpoint is of position {checkpoints.Position} and the log begins at {log.FirstPosition}: nothing leads to position {position}");
        }

        checkpoints.Discard();
    }

    private void Discard()
    {
        if (Newest is not null)
        {
            _directory.Delete(Name);
            _directory.FlushDirectory();
            Newest = null;
        }
    }

    public void Dispose()
    {
        Pages.Dispose();
        _directory.Dispose();
    }

    private void Load()
    {
        IReadOnlyList<string> names = _directory.List();
        if (names.Contains(Name))
        {
            using IFile file = _directory.OpenRead(Name);
            byte[] bytes = new byte[file.Length];
            file.Read(0, bytes);
            Newest = CheckpointCodec.Read(bytes, _directory.PathOf(Name));
        }

        foreach (CheckpointFile file in Newest?.Files ?? [])
        {
            RequireWhole(names, file);
            Pages.AddExisting(file.Number, file.Id, file.Length);
        }

        if (!IsReadOnly)
        {
            foreach (string name in names.Where(IsUnfinished))
            {
                _directory.Delete(name);
            }
        }
    }

    private bool IsUnfinished(string name) =>
        name == UnfinishedName || (DirectoryOfPages.TryParse(name, out int number) && !Pages.Files.ContainsKey(number));

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
    }
}
