using System.Collections.Immutable;

namespace Cambium.Sql.Sessions;

/// <summary>
/// The channels a session listens to. LISTEN and UNLISTEN belong to their transaction: nothing happens before it commits.
/// </summary>
internal sealed class SessionChannels(SqlSession session)
{
    private readonly List<(string? Channel, bool Listens)> _pending = [];
    private ImmutableSortedSet<string> _beforeCommit = Empty;

    private static ImmutableSortedSet<string> Empty { get; } = ImmutableSortedSet.Create<string>(StringComparer.Ordinal);

    /// <summary>What pg_listening_channels tells.</summary>
    public ImmutableSortedSet<string> Current { get; private set; } = Empty;

    /// <summary>How many LISTEN and UNLISTEN the transaction has seen; a savepoint remembers it.</summary>
    public int PendingCount => _pending.Count;

    /// <summary>LISTEN and UNLISTEN of the open transaction; a null channel means all.</summary>
    public IReadOnlyList<(string? Channel, bool Listens)> Pending
    {
        get => _pending.Count == 0 ? [] : [.. _pending];
        set
        {
            _pending.Clear();
            _pending.AddRange(value);
        }
    }

    public void Listen(string channel) => _pending.Add((channel, true));

    /// <param name="channel">Null: all.</param>
    public void Unlisten(string? channel) => _pending.Add((channel, false));

    /// <summary>
    /// The transaction is about to commit. New channels are heard from here on, so that no commit after this one is missed
    /// and its own notifications arrive too.
    /// </summary>
    public void BeginCommit()
    {
        _beforeCommit = Current;
        ImmutableSortedSet<string> channels = Current;
        foreach ((string? channel, bool listens) in _pending)
        {
            channels = channel is null ? Empty : listens ? channels.Add(channel) : channels.Remove(channel);
        }

        _pending.Clear();
        Change(channels);
    }

    /// <summary>The commit begun has failed.</summary>
    public void UndoCommit() => Change(_beforeCommit);

    /// <summary>Forgets what came after the first <paramref name="pendingCount"/> changes.</summary>
    public void Rollback(int pendingCount = 0) => _pending.RemoveRange(pendingCount, _pending.Count - pendingCount);

    /// <summary>The session ends.</summary>
    public void Close()
    {
        _pending.Clear();
        Change(Empty);
    }

    private void Change(ImmutableSortedSet<string> channels)
    {
        if (ReferenceEquals(channels, Current))
        {
            return;
        }

        NotificationHub hub = session.Database.Notifications;
        foreach (string added in channels.Except(Current))
        {
            hub.Add(added, session);
        }

        foreach (string removed in Current.Except(channels))
        {
            hub.Remove(removed, session);
        }

        Current = channels;
    }
}
