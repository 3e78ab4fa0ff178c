using System.Text;
using Cambium.Engine.Errors;
using Cambium.Log.Records;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>LISTEN, UNLISTEN and NOTIFY: all three take effect when their transaction commits.</summary>
internal static class NotificationCommand
{
    private const int ChannelBytesMax = 63;
    private const int PayloadBytesMax = 7999;

    public static string Execute(ListenStatement statement, StatementContext context)
    {
        context.Session.Channels.Listen(statement.Channel);
        return "LISTEN";
    }

    public static string Execute(UnlistenStatement statement, StatementContext context)
    {
        context.Session.Channels.Unlisten(statement.Channel);
        return "UNLISTEN";
    }

    public static string Execute(NotifyStatement statement, StatementContext context)
    {
        Notify(context.Session, statement.Channel, statement.Payload);
        return "NOTIFY";
    }

    /// <exception cref="SqlErrorException">22023 for a channel without a name or a text that is too long.</exception>
    public static void Notify(SqlSession session, string channel, string payload)
    {
        if (channel.Length == 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "channel name cannot be empty");
        }

        if (Encoding.UTF8.GetByteCount(channel) > ChannelBytesMax)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "channel name too long");
        }

        if (Encoding.UTF8.GetByteCount(payload) > PayloadBytesMax)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "payload string too long");
        }

        session.Transactions.Engine.Notify(new Notification(channel, payload));
    }
}
