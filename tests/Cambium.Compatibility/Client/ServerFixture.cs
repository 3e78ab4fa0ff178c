using Cambium.Client;
using Xunit;

namespace Cambium.Compatibility.Client;

/// <summary>
/// The server the provider is tested against: the one that CAMBIUM_TEST_POSTGRES names by a connection string. Without it the tests
/// that need one are skipped, visibly.
/// </summary>
public sealed class ServerFixture : IDisposable
{
    private const string Variable = "CAMBIUM_TEST_POSTGRES";

    private readonly string? _connectionString = Environment.GetEnvironmentVariable(Variable);
    private CambiumDataSource? _dataSource;

    public string ConnectionString
    {
        get
        {
            Skip.If(_connectionString is null, $"No server: set {Variable} to a connection string.");
            return _connectionString!;
        }
    }

    public CambiumDataSource DataSource => _dataSource ??= CambiumDataSource.Create(ConnectionString);

    /// <summary>A table name no other test has.</summary>
    public static string UniqueName(string prefix) => $"{prefix}_{Guid.NewGuid():N}";

    public CambiumConnection Open() => DataSource.OpenConnection();

    /// <summary>An open connection and a table of its own with the given columns, dropped with it.</summary>
    public TestTable CreateTable(string columns) => new(Open(), UniqueName("t"), columns);

    public void Dispose() => _dataSource?.Dispose();
}
