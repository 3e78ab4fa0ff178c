using System.CommandLine;
using System.Globalization;
using Cambium.Engine.Recovery;
using Cambium.Log.Copying;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Server.Databases;

namespace Cambium.Server.Commands;

/// <summary>
/// <c>cambium restore --from BACKUP --to DIR [--at POSITION|TIME] [--archive DIR]</c>: makes a data directory from a backup, as of its
/// end or any earlier moment; with archived segments of the log, also as of later ones.
/// </summary>
internal static class RestoreCommand
{
    public static Command Create()
    {
        var from = new Option<string>("--from") { Description = "A backup, or the data directory of a stopped server.", Required = true };
        var to = new Option<string>("--to") { Description = "The new data directory; must not exist or be empty.", Required = true };
        var database = new Option<string?>("--database") { Description = "Only this database." };
        var at = new Option<string?>("--at") { Description = "Last position to restore (a database that ends before it is restored whole), or a time: everything committed up to then (UTC unless it says otherwise)." };
        var archive = new Option<string?>("--archive") { Description = "The server's archive_directory, with segments newer than the backup." };
        var command = new Command("restore", "Makes a data directory from a backup, as of any position or time.") { from, to, database, at, archive };
        command.SetAction(result => Commands.Report("cambium restore", () =>
            Run(result.GetValue(from)!, result.GetValue(to)!, result.GetValue(database), result.GetValue(at), result.GetValue(archive))));
        return command;
    }

    private static void Run(string from, string to, string? only, string? at, string? archive)
    {
        if (Directory.Exists(to) && Directory.EnumerateFileSystemEntries(to).Any())
        {
            throw new IOException($"directory \"{to}\" is not empty");
        }

        try
        {
            Restore(from, to, only, at, archive);
        }
        catch
        {
            // Nothing was there before, and half a database is of no use.
            if (Directory.Exists(to))
            {
                Directory.Delete(to, recursive: true);
            }

            throw;
        }
    }

    private static void Restore(string from, string to, string? only, string? at, string? archive)
    {
        if (!DataDirectoryLock.HasFormat(from))
        {
            Console.Error.WriteLine($"cambium restore: {from} has no file \"format\": that is so of an archive, and of a backup that was interrupted");
        }

        long last = 0;
        long? asked = null;
        List<DatabaseFolder> unborn = [];
        DataDirectoryCopy.Run(from, to, only, Finish, isWanted: folder =>
        {
            // An archive keeps what was dropped: for restoring what was before, or that very database.
            bool isWanted = only is not null || folder.Dropped is not { } dropped || (TryParseTime(at, out DateTimeOffset time) && time < dropped);
            if (!isWanted)
            {
                Console.Out.WriteLine($"{folder.Name}: was dropped at {folder.Dropped:u}, and is left out");
            }

            return isWanted;
        }, static damage => Console.Error.WriteLine($"cambium restore: {damage.Message}; it is made anew from the log"));
        if (last == 0)
        {
            throw new IOException($"there was no database yet at {at}");
        }

        foreach (DatabaseFolder later in unborn)
        {
            later.Delete();
            Console.Out.WriteLine($"{later.Name}: was made later, and is left out");
        }

        if (last < asked)
        {
            throw new IOException($"nothing reaches position {asked}: the last one is {last}");
        }

        void Finish(DatabaseFolder copy)
        {
            if (archive is not null)
            {
                AddArchived(copy, copy.At(archive));
            }

            asked = at is null ? null : FindPosition(copy, at);
            if (asked < 1)
            {
                unborn.Add(copy);
                return;
            }

            long end = CutAfter(copy, asked);
            last = Math.Max(last, end);
            Console.Out.WriteLine($"{copy.Name}: restored up to position {end}{(end < asked ? ", its last" : "")}");
        }
    }

    private static void AddArchived(DatabaseFolder folder, DatabaseFolder archived)
    {
        if (!Directory.Exists(archived.LogDirectory))
        {
            throw new IOException($"there is no archive of database \"{folder.Name}\" at {archived.Path}");
        }

        using OperatingSystemDirectory log = OperatingSystemDirectory.OpenOrCreate(folder.LogDirectory);
        LogCopy.AddTo(log, OperatingSystemDirectory.OpenShared(archived.LogDirectory));
    }

    private static bool TryParsePosition(string? at, out long position) => long.TryParse(at, NumberStyles.None, CultureInfo.InvariantCulture, out position);

    private static bool TryParseTime(string? at, out DateTimeOffset time)
    {
        time = default;
        return !TryParsePosition(at, out _) && DateTimeOffset.TryParse(at, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out time);
    }

    /// <returns>0: it lies before the database's first commit.</returns>
    private static long FindPosition(DatabaseFolder folder, string at)
    {
        if (TryParsePosition(at, out long position))
        {
            return position;
        }

        if (!TryParseTime(at, out DateTimeOffset time))
        {
            throw new IOException($"\"{at}\" is neither a position nor a time");
        }

        long micros = (time.UtcTicks - DateTime.UnixEpoch.Ticks) / TimeSpan.TicksPerMicrosecond;
        using LogReader log = LogReader.Open(folder.LogDirectory);
        long last = 0;
        foreach (LogRecord record in log.ReadFrom(log.FirstPosition).TakeWhile(record => record.CommitTimeMicros <= micros))
        {
            last = record.Position;
        }

        return last > 0 || log.FirstPosition == 1
            ? last
            : throw new IOException($"nothing of database \"{folder.Name}\" is kept that reaches back to {at}: its log begins with position {log.FirstPosition}, which was committed later");
    }

    /// <summary>Lets the database end at a position, if it reaches so far: positions are each database's own. A checkpoint of a later one can't be used then.</summary>
    /// <returns>Its last position.</returns>
    private static long CutAfter(DatabaseFolder folder, long? position)
    {
        if (position is { } last)
        {
            CheckpointStore.DiscardAfter(folder.PagesDirectory, folder.LogDirectory, last);
        }

        using FileLogStore log = FileLogStore.Open(folder.LogDirectory, new LogOptions { CutAfterPosition = position }, out LogOpenReport report);
        log.MarkClean();
        return report.LastPosition;
    }
}
