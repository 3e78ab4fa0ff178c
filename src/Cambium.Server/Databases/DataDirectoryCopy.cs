using Cambium.Engine.Recovery;
using Cambium.Log.Copying;
using Cambium.Log.Storage;

namespace Cambium.Server.Databases;

/// <summary>
/// Copies a data directory, of a running server or a stopped one, to another directory, which is then a data directory itself. Doing it
/// again copies what has come since.
/// </summary>
public static class DataDirectoryCopy
{
    private const int AttemptsMax = 5;

    /// <param name="only">One database, or null for all.</param>
    /// <returns>For each database its bytes copied and the last position that the copy has.</returns>
    /// <exception cref="LogException">A log is damaged.</exception>
    /// <exception cref="IOException">Something can't be read or written.</exception>
    public static IReadOnlyList<(DatabaseFolder Copy, long Bytes, long Position)> Run(string source, string target, string? only)
    {
        DatabaseFolder[] folders = [.. DatabaseFolder.List(source).Where(folder => only is null || folder.Name == only)];
        if (folders.Length == 0)
        {
            throw new IOException(only is null ? $"there is no database in {source}" : $"there is no database \"{only}\" in {source}");
        }

        Directory.CreateDirectory(target);
        List<(DatabaseFolder, long, long)> copies = [];
        foreach (DatabaseFolder folder in folders)
        {
            DatabaseFolder copy = folder.At(target);
            (long pages, long log, long position) = Copy(folder, copy);
            copy.Describe();
            copies.Add((copy, pages + log, position));
        }

        string format = Path.Combine(target, "format");
        if (!File.Exists(format))
        {
            File.WriteAllText(format, DatabaseFolder.FormatText);
            DurableDirectory.Flush(target);
        }

        return copies;
    }

    /// <summary>The checkpoint first: what it contains is durable in the log by then.</summary>
    private static (long Pages, long Log, long Position) Copy(DatabaseFolder from, DatabaseFolder to)
    {
        for (int attempt = 1; ; attempt++)
        {
            try
            {
                (long pages, _) = CheckpointCopy.Run(from.PagesDirectory, to.PagesDirectory);
                (long log, long position) = LogCopy.Run(from.LogDirectory, to.LogDirectory);
                return (pages, log, position);
            }
            catch (FileNotFoundException) when (attempt < AttemptsMax)
            {
                // Retention has let go of a segment meanwhile.
            }
        }
    }
}
