using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Server.Connections;
using Cambium.Server.Databases;
using Cambium.Server.Shell;
using Cambium.Sql.Copy;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.Hosting;

/// <summary>The first start: runs the scripts of the initialization directory by name; the first error ends it.</summary>
internal sealed class Initialization(CambiumServerOptions options, DatabaseDirectory databases, ConnectionRegistry registry, ILogger log)
{
    public void Run()
    {
        SqlDatabase database = databases.Enter(options.Database);
        try
        {
            var identity = new SessionIdentity { User = options.User, ApplicationName = "initialization", ProcessId = registry.NextProcessId() };
            using var session = new SqlSession(database, identity, new InitializationHost(databases));
            foreach (string file in Scripts())
            {
                log.RunningScript(file);
                Run(session, file);
            }
        }
        finally
        {
            databases.Leave(database);
        }
    }

    private static void Run(SqlSession session, string file)
    {
        var splitter = new StatementSplitter();
        splitter.Add(File.ReadAllText(file));
        foreach (string statement in splitter.TakeAll())
        {
            try
            {
                session.ExecuteSimple(statement, new DiscardingReceiver());
            }
            catch (SqlErrorException error)
            {
                throw new InvalidOperationException($"{file}: {error.Message}\nSTATEMENT:  {statement}", error);
            }
        }
    }

    private IEnumerable<string> Scripts() => Directory.Exists(options.InitializationDirectory)
        ? Directory.EnumerateFiles(options.InitializationDirectory, "*.sql").Order(StringComparer.Ordinal)
        : [];

    private sealed class InitializationHost(DatabaseDirectory databases) : ISessionHost
    {
        public IReadOnlyList<DatabaseDescription> Databases => databases.List();

        public IReadOnlyList<SessionDescription> Sessions => [];

        public void Notice(SqlNotice notice)
        {
            // Nobody is connected yet who could read it.
        }

        public void Works()
        {
        }

        public void Waits()
        {
        }

        public void ParameterChanged(string name, string value)
        {
            // No client to tell.
        }

        public void Notified(IReadOnlyList<ReceivedNotification> notifications)
        {
            // Nobody listens yet.
        }

        public void CreateDatabase(string name, string owner, string? template, BranchPoint? at) => databases.Create(name, owner, template, at);

        public void DropDatabase(string name, bool force) => databases.Drop(name);

        public void RenameDatabase(string name, string newName) => databases.Rename(name, newName);

        public bool Cancel(int processId) => false;

        public bool Terminate(int processId) => false;

        public bool IsConnectionLost(Exception exception) => false;

        public void Reload()
        {
        }

        public ConfiguredSettings Configuration => ConfiguredSettings.None;

        public IReadOnlyList<FileSetting> ReadConfigurationFiles() => [];

        public void ChangeConfiguration(string? name, string? value) => throw new NotSupportedException();

        public void Disconnect(string sqlState, string message)
        {
            // Idle timeouts don't run while scripts do.
        }
    }

    private sealed class DiscardingReceiver : ISimpleReceiver
    {
        public void Begin(IReadOnlyList<ResultColumn> columns)
        {
        }

        public void Row(ReadOnlySpan<Value> row)
        {
        }

        public void CopyIn(CopyResponse response, ICopyInput input) => input.Fail(SqlState.FeatureNotSupported, "COPY FROM STDIN is not possible in an initialization script");

        public void CopyOutBegin(CopyResponse response)
        {
        }

        public void CopyOutData(ReadOnlySpan<byte> data)
        {
        }

        public void CopyOutEnd()
        {
        }

        public void Completed(string commandTag)
        {
        }

        public void Empty()
        {
        }
    }
}
