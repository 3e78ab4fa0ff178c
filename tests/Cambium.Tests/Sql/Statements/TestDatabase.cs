using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Log.Storage;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>A database in memory and sessions on it.</summary>
internal sealed class TestDatabase : IDisposable
{
    private readonly List<SqlSession> _sessions = [];

    public TestDatabase() => Database = SqlDatabase.Open("test", Log);

    public MemoryLogStore Log { get; } = new();

    public SqlDatabase Database { get; }

    public RecordingHost Host { get; } = new();

    public SqlSession NewSession()
    {
        SqlSession session = new(Database, new SessionIdentity { User = "cambium", ProcessId = _sessions.Count + 1 }, Host);
        _sessions.Add(session);
        return session;
    }

    /// <summary>Runs a query string; its answer as lines.</summary>
    public static IReadOnlyList<string> Run(SqlSession session, string sql, string copyData = "")
    {
        Answer answer = new(session) { CopyData = copyData };
        session.ExecuteSimple(sql, answer);
        return answer.Lines;
    }

    public static SqlErrorException Fails(SqlSession session, string sql, string copyData = "") =>
        Assert.Throws<SqlErrorException>(() => Run(session, sql, copyData));

    /// <summary>Runs one statement by the extended protocol, up to its Sync.</summary>
    public static IReadOnlyList<string> RunPrepared(SqlSession session, string sql, params Value[] parameters)
    {
        Answer answer = new(session);
        session.Bind("", session.Prepare("", sql, []), parameters).Execute(answer, 0);
        session.Sync();
        return answer.Lines;
    }

    public void Dispose()
    {
        foreach (SqlSession session in _sessions)
        {
            session.Dispose();
        }

        Database.Dispose();
    }
}
