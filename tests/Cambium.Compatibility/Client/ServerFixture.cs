using Cambium.Client;
using Cambium.Server.Hosting;
using Xunit;

namespace Cambium.Compatibility.Client;

/// <summary>
/// The server the provider is tested against: a Cambium in memory of its own for each class of tests, or, to tell a difference in
/// the server from an error of the provider, the PostgreSQL that CAMBIUM_TEST_POSTGRES names by a connection string.
/// </summary>
public sealed class ServerFixture : IAsyncLifetime
{
    private readonly string? _postgres = Environment.GetEnvironmentVariable("CAMBIUM_TEST_POSTGRES");
    private CambiumServer? _server;
    private CambiumDataSource? _dataSource;

    public string ConnectionString => _postgres ?? _server!.ConnectionString;

    public bool IsCambium => _postgres is null;

    public CambiumDataSource DataSource => _dataSource ??= CambiumDataSource.Create(ConnectionString);

    /// <summary>A table name no other test has.</summary>
    public static string UniqueName(string prefix) => $"{prefix}_{Guid.NewGuid():N}";

    public CambiumConnection Open() => DataSource.OpenConnection();

    /// <summary>An open connection and a table of its own with the given columns, dropped with it.</summary>
    public TestTable CreateTable(string columns) => new(Open(), UniqueName("t"), columns);

    public async Task InitializeAsync()
    {
        if (IsCambium)
        {
            _server = await CambiumServer.StartAsync(new CambiumServerOptions());
        }
    }

    public async Task DisposeAsync()
    {
        if (_dataSource is not null)
        {
            await _dataSource.DisposeAsync();
        }

        if (_server is not null)
        {
            await _server.DisposeAsync();
        }
    }
}
