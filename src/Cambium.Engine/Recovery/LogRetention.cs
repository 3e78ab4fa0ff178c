using Cambium.Log.Storage;

namespace Cambium.Engine.Recovery;

/// <summary>
/// What is kept of the past: the log as far back as the setting says, and a checkpoint that it leads on from, so that AS OF, a branch
/// and a restore reach any position it has. Of a log that is kept for ever from position 1 nothing else is needed.
/// </summary>
/// <param name="retention">Null: for ever.</param>
internal sealed class LogRetention(CheckpointStore store, ILogStore log, TimeProvider clock, TimeSpan? retention)
{
    /// <summary>More earlier checkpoints aren't kept: the log then reaches back a little longer than it must.</summary>
    private const int EarlierMax = 16;

    private long _neededFrom = long.MaxValue;

    /// <summary>The log from this position on is needed elsewhere (it isn't archived yet). From any thread.</summary>
    public long NeededFrom { get => Volatile.Read(ref _neededFrom); set => Volatile.Write(ref _neededFrom, value); }

    /// <summary>Whether the newest checkpoint is to stay when the next one replaces it.</summary>
    public bool KeepsNewest()
    {
        if (store.Newest is not { } newest || newest.Position + 1 < log.FirstPosition)
        {
            return false;
        }

        // A log that begins later than at 1 (a branch's) is nothing without the checkpoint it begins at.
        return retention is { } span ? span > TimeSpan.Zero : log.FirstPosition > 1 && store.Earlier.IsEmpty;
    }

    /// <summary>Lets go of what is no longer needed, now that there is a newer checkpoint, or that time has passed.</summary>
    public void Trim()
    {
        if (retention is { } span && store.Newest is { } newest)
        {
            long latest = ToMicros(clock.GetUtcNow() - span);
            long begin = store.Earlier.Select(static saved => saved.Checkpoint).Append(newest)
                .LastOrDefault(checkpoint => checkpoint.CommitTimeMicros <= latest && checkpoint.Position + 1 <= NeededFrom)?.Position ?? 0;
            log.Retire(begin + 1);
            store.LetGo(saved => saved.Position < begin);
            Thin();
        }

        long first = log.FirstPosition;
        store.LetGo(saved => saved.Position + 1 < first);
    }

    /// <summary>Lets go of the one whose neighbours are nearest to each other.</summary>
    private void Thin()
    {
        while (store.Earlier is { Length: > EarlierMax } earlier)
        {
            int least = Enumerable.Range(1, earlier.Length - 2).MinBy(index => earlier[index + 1].Checkpoint.CommitTimeMicros - earlier[index - 1].Checkpoint.CommitTimeMicros);
            store.LetGo(saved => saved.Position == earlier[least].Position);
        }
    }

    private static long ToMicros(DateTimeOffset time) => (time.UtcTicks - DateTime.UnixEpoch.Ticks) / TimeSpan.TicksPerMicrosecond;
}
