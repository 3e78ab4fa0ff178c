using System.Text;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;

namespace Cambium.Tests.Sql;

/// <summary>Runs statements in a session and answers in text.</summary>
internal sealed class SessionRunner(SqlSession session)
{
    /// <summary>What psql -A would print, errors with SQLSTATE; positions only as the word LINE.</summary>
    internal string Run(string sql)
    {
        TextReceiver receiver = new(session);
        try
        {
            session.ExecuteSimple(sql, receiver);
            return receiver.Text;
        }
        catch (SqlErrorException error)
        {
            StringBuilder text = new();
            text.Append("ERROR:  ").Append(error.SqlState).Append(": ").Append(error.Message).Append('\n');
            text.Append(error.Position > 0 ? "LINE\n" : "");
            text.Append(error.Detail is null ? "" : $"DETAIL:  {error.Detail}\n");
            text.Append(error.Hint is null ? "" : $"HINT:  {error.Hint}\n");
            return text.ToString();
        }
    }
}
