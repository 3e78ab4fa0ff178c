using System.Globalization;
using System.Text.Json;
using Cambium.Engine.Recovery;
using Cambium.Log.Storage;
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
    public const string FormatText = "cambium 2\n";

    /// <summary>A directory written before there were checkpoints: to this server one that has none yet.</summary>
    public const string FormatTextWithoutCheckpoints = "cambium 1\n";

    private const string DescriptionFile = "database.json";
    private const string UnfinishedSuffix = ".new";
    private const string DroppedSuffix = ".dropped";

    public string LogDirectory => System.IO.Path.Combine(Path, "log");

    public string PagesDirectory => System.IO.Path.Combine(Path, "pages");

    /// <summary>The checkpoints, for looking at; null when the database has none.</summary>
    /// <inheritdoc cref="CheckpointStore.Open" path="/exception"/>
    /// <param name="account">Is told what is read; null: nobody wants to know.</param>
    public CheckpointStore? OpenCheckpoints(PageAccount? account = null) => Directory.Exists(PagesDirectory)
        ? CheckpointStore.Open(OperatingSystemDirectory.OpenOrCreate(PagesDirectory), isReadOnly: true, account)
        : null;

    /// <summary>Every database of a data directory, in order of oid.</summary>
    public static IReadOnlyList<DatabaseFolder> List(string dataDirectory)
    {
        string root = Root(dataDirectory);
        if (!Directory.Exists(root))
        {
            return [];
        }

        return [.. Directory.EnumerateDirectories(root)
            .Where(path => int.TryParse(System.IO.Path.GetFileName(path), NumberStyles.None, CultureInfo.InvariantCulture, out _))
            .Select(Read)
            .OrderBy(folder => folder.Oid)];
    }

    /// <summary>Makes the folder of a database to be; it is none of the data directory's databases before <see cref="Finish"/>.</summary>
    public static DatabaseFolder Begin(string dataDirectory, string name, int oid, string owner)
    {
        string path = System.IO.Path.Combine(Root(dataDirectory), oid.ToString(CultureInfo.InvariantCulture)) + UnfinishedSuffix;
        Directory.CreateDirectory(path);
        var folder = new DatabaseFolder(path, name, oid, owner);
        folder.WriteDescription();
        return folder;
    }

    /// <summary>Fills the folder of a database to be with another one's newest checkpoint, sharing its page files, and an empty log behind it.</summary>
    /// <exception cref="IOException">The files can't be made.</exception>
    public void FillFrom(DatabaseFolder source)
    {
        CheckpointCopy.Run(source.PagesDirectory, PagesDirectory, shares: true);
        using CheckpointStore checkpoints = CheckpointStore.Open(OperatingSystemDirectory.OpenOrCreate(PagesDirectory), isReadOnly: true);
        FileLogStore.Open(LogDirectory, new LogOptions { DatabaseId = checkpoints.DatabaseId, BeginAt = checkpoints.Place }, out _).Dispose();
    }

    /// <summary>The folder that this database has in another data directory.</summary>
    public DatabaseFolder At(string dataDirectory) => this with { Path = System.IO.Path.Combine(Root(dataDirectory), Oid.ToString(CultureInfo.InvariantCulture)) };

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

    /// <summary>Removes every database: the first start ended halfway.</summary>
    public static void DeleteAll(string dataDirectory)
    {
        if (Directory.Exists(Root(dataDirectory)))
        {
            Directory.Delete(Root(dataDirectory), recursive: true);
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

    public DatabaseFolder Rename(string name)
    {
        DatabaseFolder renamed = this with { Name = name };
        renamed.WriteDescription();
        return renamed;
    }

    public void Delete()
    {
        string dropped = Path + DroppedSuffix;
        Move(Path, dropped);
        Directory.Delete(dropped, recursive: true);
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
            JsonSerializer.Serialize(stream, new Description(Name, Oid, Owner));
            stream.Flush(flushToDisk: true);
        }

        File.Move(temporary, file, overwrite: true);
        DurableDirectory.Flush(Path);
    }

    private static DatabaseFolder Read(string path)
    {
        using FileStream stream = File.OpenRead(System.IO.Path.Combine(path, DescriptionFile));
        Description description = JsonSerializer.Deserialize<Description>(stream)
            ?? throw new InvalidDataException($"{path}: {DescriptionFile} is empty");
        return new DatabaseFolder(path, description.Name, description.Oid, description.Owner);
    }

    private static string Root(string dataDirectory) => System.IO.Path.Combine(dataDirectory, "databases");

    private sealed record Description(string Name, int Oid, string Owner);
}
