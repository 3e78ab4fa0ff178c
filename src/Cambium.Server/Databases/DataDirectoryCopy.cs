using Cambium.Engine.Recovery;
using Cambium.Log.Copying;
using Cambium.Log.Storage;
using Cambium.Server.Hosting;
using Cambium.Trees.Pages;

namespace Cambium.Server.Databases;

/// <summary>
/// Copies a data directory, of a running server or a stopped one, to another directory, which is then a data directory itself. Doing it
/// again copies what has come since.
/// </summary>
public static class DataDirectoryCopy
{
    private const int AttemptsMax = 5;

    /// <param name="only">One database, or null for all: what the source no longer has goes from the target too.</param>
    /// <param name="finish">Done to each copy before the target counts as a data directory, when it is a new one.</param>
    /// <param name="isWanted">Of those; null: all.</param>
    /// <param name="damaged">Told of damaged checkpoints, which are left out where the log leads on without them; null: they are refused.</param>
    /// <returns>For each database its bytes copied and the last position that the copy has.</returns>
    /// <exception cref="LogException">A log is damaged.</exception>
    /// <exception cref="PageDamageException">A checkpoint is damaged.</exception>
    /// <exception cref="IOException">Something can't be read or written; the target is the source, or a server has it.</exception>
    public static IReadOnlyList<(DatabaseFolder Copy, long Bytes, long Position)> Run(string source, string target, string? only, Action<DatabaseFolder>? finish = null, Predicate<DatabaseFolder>? isWanted = null, Action<PageDamageException>? damaged = null)
    {
        DatabaseFolder[] folders = [.. DatabaseFolder.List(source).Where(folder => (only is null || folder.Name == only) && isWanted?.Invoke(folder) != false)];
        if (folders.Length == 0)
        {
            throw new IOException(only is null ? $"there is no database in {source}" : $"there is no database \"{only}\" in {source}");
        }

        if (IsSame(source, target))
        {
            throw new IOException($"{target} can't be a copy of itself");
        }

        // A copy takes the place of what is there: a server that goes on writing to that would write to nothing.
        using FileStream held = DataDirectoryLock.Hold(target);
        List<(DatabaseFolder, long, long)> copies = [];
        foreach (DatabaseFolder folder in folders)
        {
            DatabaseFolder copy = folder.At(target);
            try
            {
                (long pages, long log, long position) = Copy(folder, copy, damaged);
                copy.Describe();
                finish?.Invoke(copy);
                copies.Add((copy, pages + log, position));
            }
            catch (IOException) when (only is null && !folder.Exists)
            {
                // Dropped meanwhile; what has been copied of it goes below.
            }
        }

        if (only is null)
        {
            DatabaseFolder.DeleteAllBut(target, copies.Select(static copy => copy.Item1.Oid).ToHashSet());
            CopySettings(source, target);
        }

        Complete(target);
        return copies;
    }

    /// <summary>What ALTER SYSTEM has set goes along with the whole.</summary>
    private static void CopySettings(string source, string target)
    {
        string settings = Path.Combine(source, SystemSettingsFile.FileName);
        if (File.Exists(settings))
        {
            using OperatingSystemDirectory directory = OperatingSystemDirectory.OpenOrCreate(target);
            FileCopy.Write(directory, SystemSettingsFile.FileName, File.ReadAllBytes(settings));
        }
    }

    /// <summary>Whether two paths lead to one directory.</summary>
    internal static bool IsSame(string one, string other) => Resolve(one) == Resolve(other);

    private static string Resolve(string path)
    {
        string full = Path.TrimEndingDirectorySeparator(Path.GetFullPath(path));
        return Directory.Exists(full) && Directory.ResolveLinkTarget(full, returnFinalTarget: true) is { } target ? Path.TrimEndingDirectorySeparator(target.FullName) : full;
    }

    /// <summary>Without the file <c>format</c> no server takes it for a data directory: a copy that ended halfway isn't one.</summary>
    private static void Complete(string target)
    {
        using OperatingSystemDirectory directory = OperatingSystemDirectory.OpenOrCreate(target);
        if (!directory.List().Contains(DatabaseFolder.FormatFile))
        {
            FileCopy.Write(directory, DatabaseFolder.FormatFile, System.Text.Encoding.UTF8.GetBytes(DatabaseFolder.FormatText));
        }
    }

    /// <summary>The checkpoint's content first, so that what it contains is durable in the log by then; its name last.</summary>
    private static (long Pages, long Log, long Position) Copy(DatabaseFolder from, DatabaseFolder to, Action<PageDamageException>? damaged)
    {
        for (int attempt = 1; ; attempt++)
        {
            try
            {
                to.ReplaceUnless(from);
                using OperatingSystemDirectory log = OperatingSystemDirectory.OpenShared(from.LogDirectory);
                using OperatingSystemDirectory pages = OperatingSystemDirectory.OpenOrCreate(from.PagesDirectory);
                using OperatingSystemDirectory pagesCopy = OperatingSystemDirectory.OpenOrCreate(to.PagesDirectory);
                using OperatingSystemDirectory logCopy = OperatingSystemDirectory.OpenOrCreate(to.LogDirectory);
                List<PageDamageException>? damages = damaged is null ? null : [];
                CheckpointCopy checkpoint = CheckpointCopy.CopyFiles(pages, pagesCopy, damages);
                LogCopied copied = LogCopy.Run(log, logCopy, log.IsLive);
                if (damages is [var damage, ..] && checkpoint.Position + 1 < copied.FirstPosition)
                {
                    throw damage;
                }

                damages?.ForEach(damaged!);
                checkpoint.Finish(copied.FirstPosition);
                return (checkpoint.Bytes, copied.Bytes, copied.LastPosition);
            }
            catch (FileNotFoundException) when (attempt < AttemptsMax)
            {
                // Retention has let go of a segment meanwhile.
            }
        }
    }
}
