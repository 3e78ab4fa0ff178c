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
    private long _next;

    private ArchivedLog(DatabaseFolder source, DatabaseFolder archived)
    {
        Source = source;
        _archived = archived;
    }

    public DatabaseFolder Source { get; }

    /// <summary>Goes on with the archive of a database, or begins it.</summary>
    /// <exception cref="IOException">The archive can't be written.</exception>
    /// <exception cref="LogException">A log can't be read.</exception>
    public static ArchivedLog Begin(DatabaseFolder source, string archive)
    {
        ArchivedLog log = new(source, source.At(archive));
        using OperatingSystemDirectory from = OperatingSystemDirectory.OpenShared(source.LogDirectory);
        if (Directory.Exists(log._archived.LogDirectory) && !LogCopy.LeadsOn(from, OperatingSystemDirectory.OpenShared(log._archived.LogDirectory)))
        {
            // Of an earlier database, of commits that a restore has given up, or with a gap: it stays for itself.
            log._archived.SetAside();
        }

        log._archived.Describe();
        if (LogCopy.FirstPosition(from) > 1 && !Directory.Exists(log._archived.PagesDirectory))
        {
            CheckpointCopy.CopyFiles(OperatingSystemDirectory.OpenOrCreate(source.PagesDirectory), OperatingSystemDirectory.OpenOrCreate(log._archived.PagesDirectory))
                .Finish(LogCopy.FirstPosition(from));
        }

        if (!log._archived.HasLog)
        {
            // From here on the archive by itself has the database as it is.
            log.CopyAll();
        }

        return log;
    }

    /// <summary>Copies the segments that nothing is added to any more.</summary>
    /// <returns>The position that the first segment not archived begins at.</returns>
    public long CopyClosed()
    {
        using OperatingSystemDirectory from = OperatingSystemDirectory.OpenShared(Source.LogDirectory);
        return _next = LogCopy.RunClosed(from, OperatingSystemDirectory.OpenOrCreate(_archived.LogDirectory), _next);
    }

    /// <summary>Copies everything that is durable, the segment being written too.</summary>
    public void CopyAll()
    {
        using OperatingSystemDirectory from = OperatingSystemDirectory.OpenShared(Source.LogDirectory);
        _next = LogCopy.RunOpen(from, OperatingSystemDirectory.OpenOrCreate(_archived.LogDirectory), from.IsLive, _next);
    }
}
