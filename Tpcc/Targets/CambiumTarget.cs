using System.Data;
using System.Data.Common;
using System.Globalization;
using Cambium.Client;
using Tpcc.Links;

namespace Tpcc.Targets;

/// <summary>A running Cambium server, reached through its own provider. Its log lies with the server: <c>cambium log verify</c> there.</summary>
internal sealed class CambiumTarget : ITarget
{
    private readonly CambiumDataSource _source;
    private readonly string _connectionString;

    public CambiumTarget(string connectionString, string version)
    {
        _connectionString = connectionString;
        Name = version;
        _source = CambiumDataSource.Create(new CambiumConnectionStringBuilder(connectionString)
        {
            ["Max Auto Prepare"] = ConnectionDefaults.MaxAutoPrepare.ToString(CultureInfo.InvariantCulture),
            ["Auto Prepare Min Usages"] = ConnectionDefaults.AutoPrepareMinUsages.ToString(CultureInfo.InvariantCulture),
            ["Maximum Pool Size"] = ConnectionDefaults.MaxPoolSize.ToString(CultureInfo.InvariantCulture),
            ["Timeout"] = ConnectionDefaults.ConnectTimeoutSeconds.ToString(CultureInfo.InvariantCulture),
            ["Command Timeout"] = ConnectionDefaults.CommandTimeoutSeconds.ToString(CultureInfo.InvariantCulture),
            ["No Reset On Close"] = "true",
        });
    }

    public string Name { get; }

    public IsolationLevel Isolation => IsolationLevel.Serializable;

    public IReadOnlyList<string> AfterLoad { get; } = ["ANALYZE"];

    public DbConnection Open() => _source.OpenConnection();

    public WireLink OpenWire() => new(_connectionString, Isolation);

    public TextWriter BeginTextImport(DbConnection connection, string copyFromCommand) => ((CambiumConnection)connection).BeginTextImport(copyFromCommand);

    public LogVerdict? VerifyLog(Action<long> onRecords) => null;

    public ValueTask DisposeAsync() => _source.DisposeAsync();
}
