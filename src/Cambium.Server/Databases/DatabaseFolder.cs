using System.Globalization;
using System.Text.Json;

namespace Cambium.Server.Databases;

/// <summary>
/// One database's folder in a data directory, and the file in it that names it:
/// <code>
/// DATA/format                       "cambium 1"
/// DATA/lock                         held open by the server that owns the directory
/// DATA/databases/16384/database.json  name, oid, owner
/// DATA/databases/16384/log/         the log, which is the database
/// </code>
/// </summary>
public sealed record DatabaseFolder(string Path, string Name, int Oid, string Owner)
{
    public const string FormatText = "cambium 1\n";
    private const string DescriptionFile = "database.json";

    public string LogDirectory => System.IO.Path.Combine(Path, "log");

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

    /// <summary>Makes the folder of a new database; it exists whole or not at all.</summary>
    public static DatabaseFolder Create(string dataDirectory, string name, int oid, string owner)
    {
        string path = System.IO.Path.Combine(Root(dataDirectory), oid.ToString(CultureInfo.InvariantCulture));
        string unfinished = path + ".new";
        if (Directory.Exists(unfinished))
        {
            Directory.Delete(unfinished, recursive: true);
        }

        Directory.CreateDirectory(unfinished);
        var folder = new DatabaseFolder(path, name, oid, owner);
        folder.WriteDescription(unfinished);
        Directory.Move(unfinished, path);
        return folder;
    }

    public DatabaseFolder Rename(string name)
    {
        DatabaseFolder renamed = this with { Name = name };
        renamed.WriteDescription(Path);
        return renamed;
    }

    public void Delete()
    {
        string dropped = Path + ".dropped";
        Directory.Move(Path, dropped);
        Directory.Delete(dropped, recursive: true);
    }

    private void WriteDescription(string directory)
    {
        string file = System.IO.Path.Combine(directory, DescriptionFile);
        string temporary = file + ".new";
        using (FileStream stream = File.Create(temporary))
        {
            JsonSerializer.Serialize(stream, new Description(Name, Oid, Owner));
            stream.Flush(flushToDisk: true);
        }

        File.Move(temporary, file, overwrite: true);
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
