using System.Data.Common;
using System.Data;
using Cambium.Engine.Verification;
using Cambium.Log.Reading;
using Cambium.Log.Verification;
using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Cambium.Sql.Statements;
using Tpcc.Links;

namespace Tpcc.Targets;

/// <summary>A Cambium server in this process, on a directory that is deleted afterwards unless it was given.</summary>
internal sealed class EmbeddedTarget : ITarget
{
    private readonly CambiumServer _server;
    private readonly CambiumTarget _client;
    private readonly string _dataDirectory;
    private readonly bool _isTemporary;

    private EmbeddedTarget(CambiumServer server, string dataDirectory, bool isTemporary)
    {
        _server = server;
        _client = new CambiumTarget(server.ConnectionString, "Cambium, embedded");
        _dataDirectory = dataDirectory;
        _isTemporary = isTemporary;
    }

    public string Name => _client.Name;

    public IsolationLevel Isolation => _client.Isolation;

    public IReadOnlyList<string> AfterLoad => _client.AfterLoad;

    public static async Task<EmbeddedTarget> StartAsync(string? dataDirectory)
    {
        string directory = dataDirectory ?? Directory.CreateTempSubdirectory("tpcc-").FullName;
        CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = directory });
        return new EmbeddedTarget(server, directory, isTemporary: dataDirectory is null);
    }

    public DbConnection Open() => _client.Open();

    public WireLink OpenWire() => _client.OpenWire();

    public TextWriter BeginTextImport(DbConnection connection, string copyFromCommand) => _client.BeginTextImport(connection, copyFromCommand);

    /// <summary>Stops the server first: of a stopped log every batch is verified, of a live one the last may still be unknown.</summary>
    public LogVerdict? VerifyLog(Action<long> onRecords)
    {
        StopAsync().AsTask().GetAwaiter().GetResult();
        DatabaseFolder folder = DatabaseFolder.List(_dataDirectory).Single(candidate => candidate.Name == new CambiumServerOptions().Database);
        using LogReader log = LogReader.Open(folder.LogDirectory);
        LogEvaluator evaluator = new(new TableExpressionCompiler());
        VerifyReport report = new LogVerifier(null, evaluator, evaluator).Verify(log, new Progress(onRecords));
        string claim = report.Holds ? report.Claim : report.Counterexample?.ToString() ?? report.Incomplete!;
        return new LogVerdict(report.Holds, report.Transactions, report.HeadHash ?? "", claim);
    }

    public async ValueTask DisposeAsync()
    {
        await StopAsync();
        if (_isTemporary)
        {
            Directory.Delete(_dataDirectory, recursive: true);
        }
    }

    private async ValueTask StopAsync()
    {
        await _client.DisposeAsync();
        await _server.DisposeAsync();
    }

    /// <summary>Progress on the verifying thread; the framework's own goes through the thread pool and arrives late.</summary>
    private sealed class Progress(Action<long> onRecords) : IProgress<long>
    {
        public void Report(long value) => onRecords(value);
    }
}
