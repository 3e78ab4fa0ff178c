using Cambium.Engine.Recovery;
using Cambium.Log.Copying;
using Cambium.Log.Storage;

namespace Cambium.Server.Databases;

/// <summary>
/// A database's log in an archive, <c>ARCHIVE/databases/OID/log/</c>: from position 1 on, or with the checkpoint it begins at beside it, so
/// that <c>cambium restore</c> needs nothing else.
/// </summary>
internal sealed class ArchivedLog
{
    private readonly DatabaseFolder _archived;

    private ArchivedLog(DatabaseFolder source, DatabaseFolder archived)
    {
        Source = source;
        _archived = archived;
    }

    public DatabaseFolder Source { get; }

    /// <summary>The position that the first segment not archived begins at.</summary>
    public long Next { get; private set; }

    /// <summary>Goes on with the archive of a database, or begins it.</summary>
    /// <exception cref="IOException">The archive can't be written.</exception>
    /// <exception cref="LogException">A log can't be read.</exception>
    public static ArchivedLog Begin(DatabaseFolder source, string archive)
    {
        DatabaseFolder archived = source.At(archive);
        ArchivedLog log = new(source, archived);
        using OperatingSystemDirectory from = OperatingSystemDirectory.OpenShared(source.LogDirectory);
        if (archived.Exists && !(IsWhole(archived) && LogCopy.LeadsOn(from, OperatingSystemDirectory.OpenShared(archived.LogDirectory))))
        {
            // Of an earlier database, of commits that a restore has given up, or with a gap: it stays for itself.
            archived.SetAside();
        }

        if (archived.Exists)
        {
            archived.Describe();
            archived.UnmarkDropped();
        }
        else
        {
            // There whole or not at all: from here on the archive by itself has the database as it is.
            DatabaseFolder begun = source.BeginAt(archive);
            log.Next = CopyAll(from, source, begun);
            begun.Finish();
        }

        return log;
    }

    /// <summary>Copies the segments that nothing is added to any more.</summary>
    /// <returns>The position that the first segment not archived begins at.</returns>
    public long CopyClosed()
    {
        using OperatingSystemDirectory from = OperatingSystemDirectory.OpenShared(Source.LogDirectory);
        using OperatingSystemDirectory to = OperatingSystemDirectory.OpenOrCreate(_archived.LogDirectory);
        return Next = LogCopy.RunClosed(from, to, Next);
    }

    /// <summary>Copies everything that is durable, the segment being written too.</summary>
    public void CopyAll()
    {
        using OperatingSystemDirectory from = OperatingSystemDirectory.OpenShared(Source.LogDirectory);
        using OperatingSystemDirectory to = OperatingSystemDirectory.OpenOrCreate(_archived.LogDirectory);
        Next = LogCopy.RunOpen(from, to, from.IsLive, Next);
    }

    /// <summary>Whether a database can be restored from it: a log that begins later needs a checkpoint.</summary>
    private static bool IsWhole(DatabaseFolder archived)
    {
        if (!archived.HasLog)
        {
            return false;
        }

        using CheckpointStore? checkpoints = archived.OpenCheckpoints();
        return LogCopy.FirstPosition(OperatingSystemDirectory.OpenShared(archived.LogDirectory)) <= (checkpoints?.Position ?? 0) + 1;
    }

    /// <summary>The checkpoint that the log begins at, if it doesn't begin with the database, and the log.</summary>
    private static long CopyAll(OperatingSystemDirectory log, DatabaseFolder source, DatabaseFolder begun)
    {
        long first = LogCopy.FirstPosition(log);
        if (first > 1)
        {
            using OperatingSystemDirectory pages = OperatingSystemDirectory.OpenOrCreate(source.PagesDirectory);
            using OperatingSystemDirectory copied = OperatingSystemDirectory.OpenOrCreate(begun.PagesDirectory);
            CheckpointCopy.CopyFiles(pages, copied).Finish(first);
        }

        using OperatingSystemDirectory to = OperatingSystemDirectory.OpenOrCreate(begun.LogDirectory);
        return LogCopy.RunOpen(log, to, log.IsLive, 0);
    }
}
