using System.Collections.Immutable;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Settings;

namespace Cambium.Sql.Sessions;

/// <summary>Everything of a session that a transaction changes and its rollback restores; to go back to when a transaction's statements are run again.</summary>
internal sealed record SessionState(
    TransactionState Transaction,
    SettingScope Settings,
    IReadOnlyList<(string? Channel, bool Listens)> Channels,
    SequenceValues Sequences,
    ImmutableDictionary<int, LargeObjectDescriptor> LargeObjects)
{
    public static SessionState Of(SqlSession session) =>
        new(session.Transactions.State, session.Settings.Save(), session.Channels.Pending, session.Sequences.State, session.LargeObjects.State);

    public void Restore(SqlSession session)
    {
        session.Transactions.State = Transaction;
        session.Settings.Restore(Settings);
        session.Channels.Pending = Channels;
        session.Sequences.State = Sequences;
        session.LargeObjects.State = LargeObjects;
    }
}
