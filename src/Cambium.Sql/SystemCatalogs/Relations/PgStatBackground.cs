using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>
/// pg_stat_bgwriter, pg_stat_archiver and pg_stat_wal: what goes on in the background, a row each. Counts are this database's since it was opened; nothing of what PostgreSQL
/// counts besides happens here, so it is 0.
/// </summary>
internal static class PgStatBackground
{
    private const int BlockBytes = 8192;

    public static void FillCheckpoints(SqlSession session, RowCollector rows)
    {
        CheckpointActivity checkpoints = session.Database.Engine.Activity.Checkpoints;
        rows.Add().Set("checkpoints_timed", checkpoints.Timed).Set("checkpoints_req", checkpoints.Requested)
            .Set("checkpoint_write_time", Value.FromDouble(checkpoints.Time.TotalMilliseconds)).Set("checkpoint_sync_time", 0)
            .Set("buffers_checkpoint", (checkpoints.Bytes + BlockBytes - 1) / BlockBytes).Set("buffers_clean", 0).Set("maxwritten_clean", 0)
            .Set("buffers_backend", 0).Set("buffers_backend_fsync", 0).Set("buffers_alloc", 0).Set("stats_reset", session.Database.Engine.Activity.Opened);
    }

    /// <summary>Segments aren't named but for positions: the name of what was archived last is the last position in it.</summary>
    public static void FillArchive(SqlSession session, RowCollector rows)
    {
        ArchiveActivity archive = session.Database.Engine.Activity.Archive;
        rows.Add().Set("archived_count", archive.Copies).Set("last_archived_wal", archive.LastTime is null ? null : FormattableString.Invariant($"{archive.LastPosition}"))
            .Set("last_archived_time", archive.LastTime).Set("failed_count", archive.Failures).Set("last_failed_time", archive.LastFailure)
            .Set("stats_reset", session.Database.Engine.Activity.Opened);
    }

    public static void FillLog(SqlSession session, RowCollector rows)
    {
        LogActivity log = session.Database.Engine.Activity.Log;
        rows.Add().Set("wal_records", log.Records).Set("wal_fpi", 0).Set("wal_bytes", Value.FromNumeric(log.Bytes)).Set("wal_buffers_full", 0)
            .Set("wal_write", log.Batches).Set("wal_sync", log.Batches).Set("wal_write_time", 0).Set("wal_sync_time", 0).Set("stats_reset", session.Database.Engine.Activity.Opened);
    }
}
