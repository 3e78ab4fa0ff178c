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

    /// <summary>Hands a notification to its listeners' hosts; on the engine's flusher thread.</summary>
    public void Deliver(CommittedNotification committed)
    {
        if (_listeners.TryGetValue(committed.Notification.Channel, out ImmutableHashSet<SqlSession>? sessions))
        {
            _ = int.TryParse(committed.Session, NumberStyles.None, CultureInfo.InvariantCulture, out int processId);
            foreach (SqlSession session in sessions)
            {
                session.Host.Notified(processId, committed.Notification.Channel, committed.Notification.Payload);
            }
        }
    }
}
