using System.Collections.Immutable;
using System.Globalization;
using Cambium.Engine.Transactions;

namespace Cambium.Sql.Sessions;

/// <summary>Who listens to which channel of a database. Any thread.</summary>
internal sealed class NotificationHub
{
    private ImmutableDictionary<string, ImmutableHashSet<SqlSession>> _listeners = ImmutableDictionary<string, ImmutableHashSet<SqlSession>>.Empty;

    public void Add(string channel, SqlSession session) => ImmutableInterlocked.AddOrUpdate(
        ref _listeners, channel, _ => [session], (_, sessions) => sessions.Add(session));

    public void Remove(string channel, SqlSession session) => ImmutableInterlocked.Update(ref _listeners, listeners =>
    {
        if (!listeners.TryGetValue(channel, out ImmutableHashSet<SqlSession>? sessions))
        {
            return listeners;
        }

        ImmutableHashSet<SqlSession> left = sessions.Remove(session);
        return left.IsEmpty ? listeners.Remove(channel) : listeners.SetItem(channel, left);
    });

    /// <summary>
    /// Hands notifications to their listeners' hosts; on the engine's flusher thread. Each gets all of its own at once: clients that wait
    /// for one take what came with it, and those of a transaction belong together.
    /// </summary>
    public void Deliver(IReadOnlyList<CommittedNotification> committed)
    {
        ImmutableDictionary<string, ImmutableHashSet<SqlSession>> listeners = _listeners;
        if (listeners.IsEmpty)
        {
            return;
        }

        Dictionary<SqlSession, List<ReceivedNotification>> received = [];
        foreach (CommittedNotification one in committed)
        {
            if (listeners.TryGetValue(one.Notification.Channel, out ImmutableHashSet<SqlSession>? sessions))
            {
                _ = int.TryParse(one.Session, NumberStyles.None, CultureInfo.InvariantCulture, out int processId);
                Add(received, sessions, new ReceivedNotification(processId, one.Notification.Channel, one.Notification.Payload));
            }
        }

        foreach ((SqlSession session, List<ReceivedNotification> notifications) in received)
        {
            session.Host.Notified(notifications);
        }
    }

    private static void Add(
        Dictionary<SqlSession, List<ReceivedNotification>> received, ImmutableHashSet<SqlSession> sessions, ReceivedNotification notification)
    {
        foreach (SqlSession session in sessions)
        {
            if (!received.TryGetValue(session, out List<ReceivedNotification>? notifications))
            {
                received.Add(session, notifications = []);
            }

            notifications.Add(notification);
        }
    }
}
