using System.Globalization;
using System.Text;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Copying;
using Cambium.Log.Reading;
using Cambium.Log.Storage;
using Cambium.Sql.Sessions;
using Cambium.Trees.Pages;

namespace Cambium.Server.Databases;

/// <summary>
/// One database's folder in a data directory, and the file in it that names it:
/// <code>
/// DATA/format                       "cambium 2" (1: without checkpoints; read, and made a 2)
/// DATA/lock                         held open by the server that owns the directory
/// DATA/databases/16384/database.json  name, oid, owner
/// DATA/databases/16384/log/         the log, which is the database
/// DATA/databases/16384/pages/       the newest checkpoint, which saves replaying it all
/// </code>
/// A database in the making is called <c>16384.new</c> and one being dropped <c>16384.dropped</c>: renaming is the instant at
/// which it comes to be or is gone, and a start removes what a crash left under those names.
/// </summary>
public sealed record DatabaseFolder(string Path, string Name, int Oid, string Owner)
{
    /// <summary>Name of the database it branched off from; null: it began empty.</summary>
    public string? Origin { get; init; }

    /// <summary>The last of that one's commits that it contains.</summary>
    public long? OriginPosition { get; init; }

    /// <summary>Of an archived one: when it was found to have been dropped; null: it wasn't.</summary>
    public DateTimeOffset? Dropped { get; private init; }

    /// <summary>Name of the file that makes a directory a data directory.</summary>
    public const string FormatFile = "format";

    public const string FormatText = "cambium 2\n";

    /// <summary>A directory written before there were checkpoints: to this server one that has none yet.</summary>
    public const string FormatTextWithoutCheckpoints = "cambium 1\n";

    private const string DescriptionFile = "database.json";
    private const string DroppedFile = "dropped";
    private const string UnfinishedSuffix = ".new";
    private const string DroppedSuffix = ".dropped";

    /// <summary>As clients see it.</summary>
    public DatabaseDescription Description => new(Name, Oid, Owner, Origin, OriginPosition);

    public string LogDirectory => System.IO.Path.Combine(Path, "log");

    /// <summary>Whether there is a segment of its log; a copy that has just begun may have none.</summary>
    public bool HasLog => Directory.Exists(LogDirectory) && Directory.EnumerateFiles(LogDirectory, "*.log").Any();

    public string PagesDirectory => System.IO.Path.Combine(Path, "pages");

    /// <summary>The checkpoints, for looking at; null when the database has none.</summary>
    /// <inheritdoc cref="CheckpointStore.Open" path="/exception"/>
    /// <param name="account">Is told what is read; null: nobody wants to know.</param>
    public CheckpointStore? OpenCheckpoints(PageAccount? account = null) => Directory.Exists(PagesDirectory)
        ? CheckpointStore.Open(OperatingSystemDirectory.OpenOrCreate(PagesDirectory), isReadOnly: true, account)
        : null;

    /// <summary>Whether nobody has dropped it since it was listed.</summary>
    public bool Exists => Directory.Exists(Path);

    /// <summary>Whether there is the folder of any database, whole or not.</summary>
    public static bool Any(string dataDirectory) => Paths(dataDirectory).Any();

    /// <summary>Every database of a data directory, in order of oid.</summary>
    /// <exception cref="InvalidDataException">The description of one is damaged or missing.</exception>
    public static IReadOnlyList<DatabaseFolder> List(string dataDirectory) => [.. Paths(dataDirectory).Select(Read).OfType<DatabaseFolder>().OrderBy(folder => folder.Oid)];

    /// <summary>Makes the folder of a database to be; it is none of the data directory's databases before <see cref="Finish"/>.</summary>
    public static DatabaseFolder Begin(string dataDirectory, string name, int oid, string owner) =>
        new DatabaseFolder("", name, oid, owner).BeginAt(dataDirectory);

    /// <summary>Fills the folder of a database to be with what another one was, sharing its page files.</summary>
    /// <param name="source">That other one's folder.</param>
    /// <param name="database">That other one, open.</param>
    /// <returns>The folder, which knows where it comes from.</returns>
    /// <inheritdoc cref="DatabaseBranch.Create" path="/exception"/>
    public DatabaseFolder FillFrom(DatabaseFolder source, Database database, long? position)
    {
        using OperatingSystemDirectory log = OperatingSystemDirectory.OpenOrCreate(LogDirectory);
        using OperatingSystemDirectory shared = OperatingSystemDirectory.OpenOrCreate(source.PagesDirectory);
        using OperatingSystemDirectory own = OperatingSystemDirectory.OpenOrCreate(PagesDirectory);
        long begin = DatabaseBranch.Create(database, shared, own, log, position, new LogOptions());
        DatabaseFolder filled = this with { Origin = source.Name, OriginPosition = begin };
        filled.WriteDescription();
        return filled;
    }

    /// <summary>The folder that this database has in another data directory.</summary>
    public DatabaseFolder At(string dataDirectory) => this with { Path = System.IO.Path.Combine(Root(dataDirectory), Oid.ToString(CultureInfo.InvariantCulture)) };

    /// <summary>Makes the folder that this database is to have in another data directory, empty; it is none of that one's databases before <see cref="Finish"/>.</summary>
    public DatabaseFolder BeginAt(string dataDirectory)
    {
        DatabaseFolder folder = this with { Path = At(dataDirectory).Path + UnfinishedSuffix };
        if (folder.Exists)
        {
            // A crash left it.
            Directory.Delete(folder.Path, recursive: true);
        }

        try
        {
            folder.Describe();
            return folder;
        }
        catch
        {
            folder.Abandon();
            throw;
        }
    }

    /// <summary>Writes who the database is, which makes the folder one of its data directory's databases.</summary>
    public void Describe()
    {
        Directory.CreateDirectory(Path);
        WriteDescription();
    }

    /// <summary>The database exists from here on, also after a crash. Nothing in it may be open.</summary>
    public DatabaseFolder Finish()
    {
        DatabaseFolder finished = this with { Path = Path[..^UnfinishedSuffix.Length] };
        Move(Path, finished.Path);
        return finished;
    }

    /// <summary>Removes the folder of a database that did not come to be, as far as that goes; the next start removes the rest.</summary>
    public void Abandon()
    {
        try
        {
            if (Path.EndsWith(UnfinishedSuffix, StringComparison.Ordinal))
            {
                Directory.Delete(Path, recursive: true);
            }
            else
            {
                Delete();
            }
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            // What stood in the way of making it is the error that counts.
        }
    }

    /// <summary>Removes every database: the first start ended halfway.</summary>
    public static void DeleteAll(string dataDirectory)
    {
        if (Directory.Exists(Root(dataDirectory)))
        {
            Directory.Delete(Root(dataDirectory), recursive: true);
        }
    }

    /// <summary>Removes the databases of a copy that its source no longer has, and what copies that were cut off have left of such.</summary>
    public static void DeleteAllBut(string dataDirectory, IReadOnlySet<int> oids)
    {
        foreach (string gone in Directory.EnumerateDirectories(Root(dataDirectory)).Where(path => TryParseOid(path, out int oid) && !oids.Contains(oid)).ToArray())
        {
            Delete(gone);
        }

        RemoveRemains(dataDirectory);
    }

    /// <summary>Notes in the folders of an archive whose databases are gone that they are.</summary>
    public static void MarkDropped(string archive, string dataDirectory, DateTimeOffset now)
    {
        foreach (string path in Paths(archive).Where(path => !Directory.Exists(System.IO.Path.Combine(Root(dataDirectory), System.IO.Path.GetFileName(path))) && DroppedAt(path) is null).ToArray())
        {
            using OperatingSystemDirectory folder = OperatingSystemDirectory.OpenOrCreate(path);
            FileCopy.Write(folder, DroppedFile, Encoding.UTF8.GetBytes(now.ToString("O", CultureInfo.InvariantCulture)));
        }
    }

    /// <summary>An archived database is there after all.</summary>
    public void UnmarkDropped() => File.Delete(System.IO.Path.Combine(Path, DroppedFile));

    /// <summary>Gives an archived folder a name under which it is nobody's.</summary>
    public void SetAside()
    {
        string name = $"{Path}.{(HasLog ? IdOf(LogDirectory) : Guid.Empty):N}";
        int count = 1;
        while (Directory.Exists(string.Create(CultureInfo.InvariantCulture, $"{name}.{count}")))
        {
            count++;
        }

        Move(Path, string.Create(CultureInfo.InvariantCulture, $"{name}.{count}"));
    }

    /// <summary>Removes what is here when it is another database's, which once had the same oid.</summary>
    public void ReplaceUnless(DatabaseFolder source)
    {
        if (HasLog && IdOf(LogDirectory) != IdOf(source.LogDirectory))
        {
            Delete();
        }
    }

    /// <summary>Removes what a crash left of databases that were being created or dropped.</summary>
    public static void RemoveRemains(string dataDirectory)
    {
        string root = Root(dataDirectory);
        if (!Directory.Exists(root))
        {
            return;
        }

        foreach (string path in Directory.EnumerateDirectories(root))
        {
            if (path.EndsWith(UnfinishedSuffix, StringComparison.Ordinal) || path.EndsWith(DroppedSuffix, StringComparison.Ordinal))
            {
                Directory.Delete(path, recursive: true);
            }
        }
    }

    /// <exception cref="IOException">It has its old name.</exception>
    public DatabaseFolder Rename(string name)
    {
        DatabaseFolder renamed = this with { Name = name };
        FileRefusal.Told(renamed.WriteDescription);
        return renamed;
    }

    /// <exception cref="IOException">It is still there, or parts of it are, for the next start to remove; see <see cref="Exists"/>.</exception>
    public void Delete() => FileRefusal.Told(() => Delete(Path));

    private static void Delete(string path)
    {
        string dropped = path + DroppedSuffix;
        Move(path, dropped);
        Directory.Delete(dropped, recursive: true);
    }

    private static bool TryParseOid(string path, out int oid) => int.TryParse(System.IO.Path.GetFileName(path), NumberStyles.None, CultureInfo.InvariantCulture, out oid);

    private static Guid IdOf(string logDirectory)
    {
        using LogReader log = LogReader.Open(logDirectory);
        return log.DatabaseId;
    }

    private static void Move(string from, string to)
    {
        Directory.Move(from, to);
        DurableDirectory.Flush(System.IO.Path.GetDirectoryName(to)!);
    }

    private void WriteDescription()
    {
        string file = System.IO.Path.Combine(Path, DescriptionFile);
        string temporary = file + ".new";
        using (FileStream stream = File.Create(temporary))
        {
            stream.Write(new FolderDescription(Name, Oid, Owner, Origin, OriginPosition).ToBytes());
            stream.Flush(flushToDisk: true);
        }

        File.Move(temporary, file, overwrite: true);
        DurableDirectory.Flush(Path);
    }

    /// <summary>Null when it has been dropped since its directory was listed.</summary>
    private static DatabaseFolder? Read(string path)
    {
        string file = System.IO.Path.Combine(path, DescriptionFile);
        if (!File.Exists(file))
        {
            if (!Directory.Exists(path))
            {
                return null;
            }

            throw new InvalidDataException($"\"{file}\" is missing: a backup or a restore that was interrupted leaves a database so; do it once more, the restore into a new directory");
        }

        FolderDescription description = FolderDescription.Read(File.ReadAllBytes(file), file);
        if (TryParseOid(path, out int oid) && description.Oid != oid)
        {
            throw new InvalidDataException($"\"{file}\" is damaged: it describes database {description.Oid}");
        }

        return new DatabaseFolder(path, description.Name, description.Oid, description.Owner) { Origin = description.Origin, OriginPosition = description.OriginPosition, Dropped = DroppedAt(path) };
    }

    private static DateTimeOffset? DroppedAt(string path)
    {
        string file = System.IO.Path.Combine(path, DroppedFile);
        return !File.Exists(file) ? null
            : DateTimeOffset.TryParse(File.ReadAllText(file), CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out DateTimeOffset time) ? time
            : throw new InvalidDataException($"\"{file}\" is damaged: it holds no time");
    }

    private static IEnumerable<string> Paths(string dataDirectory) =>
        Directory.Exists(Root(dataDirectory)) ? Directory.EnumerateDirectories(Root(dataDirectory)).Where(static path => TryParseOid(path, out _)) : [];

    private static string Root(string dataDirectory) => System.IO.Path.Combine(dataDirectory, "databases");
}
