using System.Data;
using System.Data.Common;
using Npgsql;
using Tpcc.Links;

namespace Tpcc.Targets;

/// <summary>PostgreSQL, for comparison.</summary>
internal sealed class PostgresTarget : ITarget
{
    private readonly NpgsqlDataSource _source;
    private readonly string _connectionString;

    public PostgresTarget(string connectionString, string version, IsolationLevel isolation)
    {
        _connectionString = connectionString;
        Name = isolation == IsolationLevel.Serializable ? version : $"{version}, read committed";
        Isolation = isolation;
        _source = NpgsqlDataSource.Create(new NpgsqlConnectionStringBuilder(connectionString)
        {
            MaxAutoPrepare = ConnectionDefaults.MaxAutoPrepare,
            AutoPrepareMinUsages = ConnectionDefaults.AutoPrepareMinUsages,
            MaxPoolSize = ConnectionDefaults.MaxPoolSize,
            Timeout = ConnectionDefaults.ConnectTimeoutSeconds,
            CommandTimeout = ConnectionDefaults.CommandTimeoutSeconds,
            NoResetOnClose = true,
        });
    }

    public string Name { get; }

    public IsolationLevel Isolation { get; }

    public IReadOnlyList<string> AfterLoad { get; } = ["VACUUM ANALYZE"];

    public DbConnection Open() => _source.OpenConnection();

    public WireLink OpenWire() => new(_connectionString, Isolation);

    public TextWriter BeginTextImport(DbConnection connection, string copyFromCommand) => ((NpgsqlConnection)connection).BeginTextImport(copyFromCommand);

    public LogVerdict? VerifyLog(Action<long> onRecords) => null;

    public ValueTask DisposeAsync() => _source.DisposeAsync();
}
