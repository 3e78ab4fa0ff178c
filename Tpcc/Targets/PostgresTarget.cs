using System.Data;
using System.Data.Common;
using Npgsql;

namespace Tpcc.Targets;

/// <summary>PostgreSQL, for comparison.</summary>
internal sealed class PostgresTarget : ITarget
{
    private readonly NpgsqlDataSource _source;

    public PostgresTarget(string connectionString, string version, IsolationLevel isolation)
    {
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

    public TextWriter BeginTextImport(DbConnection connection, string copyFromCommand) => ((NpgsqlConnection)connection).BeginTextImport(copyFromCommand);

    public LogVerdict? VerifyLog(Action<long> onRecords) => null;

    public ValueTask DisposeAsync() => _source.DisposeAsync();
}
