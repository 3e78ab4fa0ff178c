using Cambium.Server.Hosting;
using Cambium.Tests.Scripts;

namespace Cambium.Tests.Contention;

/// <summary>A server in memory and sessions over the wire; an answer is its lines as in the golden scripts, joined by blanks.</summary>
internal sealed class ContentionServer : IAsyncDisposable
{
    private readonly CambiumServer _server;
    private readonly List<ScriptSession> _sessions = [];

    private ContentionServer(CambiumServer server) => _server = server;

    public static async Task<ContentionServer> Start(params string[] statements)
    {
        ContentionServer started = new(await CambiumServer.StartAsync(new CambiumServerOptions()));
        ScriptSession session = started.Connect();
        foreach (string statement in statements)
        {
            session.Execute(statement, []);
        }

        return started;
    }

    public ScriptSession Connect()
    {
        ScriptSession session = ScriptSession.Open(_server.EndPoint, "cambium", "cambium");
        lock (_sessions)
        {
            _sessions.Add(session);
        }

        return session;
    }

    public async ValueTask DisposeAsync()
    {
        _sessions.ForEach(static session => session.Dispose());
        await _server.DisposeAsync();
    }
}

internal static class ContentionSessions
{
    public static string Ask(this ScriptSession session, string sql) => string.Join(' ', session.Execute(sql, []));

    /// <summary>Asks on a thread of its own.</summary>
    public static Task<string> AskAside(this ScriptSession session, string sql) =>
        Task.Factory.StartNew(() => session.Ask(sql), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
}
