using System.Data;
using System.Data.Common;
using Cambium.Client;
using Xunit;

namespace Cambium.Compatibility.Client;

public sealed class CambiumConnectionTests(ServerFixture server) : IClassFixture<ServerFixture>
{
    [Fact]
    public async Task Opening_and_closing_tell_their_state()
    {
        await using var connection = new CambiumConnection(server.ConnectionString);
        var states = new List<ConnectionState>();
        connection.StateChange += (_, change) => states.Add(change.CurrentState);

        Assert.Equal(ConnectionState.Closed, connection.State);
        await connection.OpenAsync();
        Assert.Equal(ConnectionState.Open, connection.State);
        await connection.CloseAsync();
        connection.Open();
        connection.Close();

        Assert.Equal([ConnectionState.Open, ConnectionState.Closed, ConnectionState.Open, ConnectionState.Closed], states);
    }

    [Fact]
    public void The_password_is_forgotten_once_open()
    {
        var settings = new CambiumConnectionStringBuilder(server.ConnectionString);
        settings.Password ??= "unasked";
        using var connection = new CambiumConnection(settings.ConnectionString);

        Assert.Contains("Password", connection.ConnectionString, StringComparison.Ordinal);
        connection.Open();
        Assert.DoesNotContain("Password", connection.ConnectionString, StringComparison.Ordinal);

        settings.PersistSecurityInfo = true;
        using var persisting = new CambiumConnection(settings.ConnectionString);
        persisting.Open();
        Assert.Contains("Password", persisting.ConnectionString, StringComparison.Ordinal);
    }

    [Fact]
    public void A_server_that_is_not_there_is_a_transient_error_without_a_code()
    {
        using var connection = new CambiumConnection("Host=127.0.0.1;Port=1;Username=nobody;Timeout=2");

        CambiumException failure = Assert.Throws<CambiumException>(connection.Open);

        Assert.Null(failure.SqlState);
        Assert.True(failure.IsTransient);
        Assert.False(failure.IsOutcomeUnknown);
    }

    [Fact]
    public void An_unknown_database_is_3D000()
    {
        var settings = new CambiumConnectionStringBuilder(server.ConnectionString) { Database = ServerFixture.UniqueName("no") };
        using var connection = new CambiumConnection(settings.ConnectionString);

        Assert.Equal("3D000", Assert.Throws<CambiumException>(connection.Open).SqlState);
    }

    [Fact]
    public void The_factory_makes_all_that_ADO_NET_asks_for()
    {
        DbProviderFactories.RegisterFactory("Cambium.Client", CambiumFactory.Instance);
        DbProviderFactory factory = DbProviderFactories.GetFactory("Cambium.Client");
        DbConnectionStringBuilder settings = factory.CreateConnectionStringBuilder()!;
        settings.ConnectionString = server.ConnectionString;
        using DbConnection connection = factory.CreateConnection()!;
        connection.ConnectionString = settings.ConnectionString;
        connection.Open();
        using DbCommand command = factory.CreateCommand()!;
        command.Connection = connection;
        command.CommandText = "SELECT @number + 1";
        DbParameter parameter = factory.CreateParameter()!;
        parameter.ParameterName = "number";
        parameter.Value = 41;
        command.Parameters.Add(parameter);

        Assert.Equal(42, command.ExecuteScalar());
        Assert.Same(CambiumFactory.Instance, DbProviderFactories.GetFactory(connection));
        Assert.IsType<CambiumBatch>(factory.CreateBatch());
        using DbDataSource source = factory.CreateDataSource(server.ConnectionString);
        using DbCommand sourceCommand = source.CreateCommand("SELECT 7");
        Assert.Equal(7, sourceCommand.ExecuteScalar());
    }

    [Fact]
    public async Task Schema_collections_are_listed()
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY, name text NOT NULL");

        DataTable collections = await table.Connection.GetSchemaAsync();
        DataTable columns = table.Connection.GetSchema("Columns", [null, null, table.Name]);

        Assert.Contains(collections.Rows.Cast<DataRow>(), row => (string)row["CollectionName"] == "Tables");
        Assert.Equal(["id", "name"], columns.Rows.Cast<DataRow>().OrderBy(row => row["ordinal_position"]).Select(row => (string)row["column_name"]));
    }

    [Fact]
    public void Rows_are_copied_in_and_out_as_text()
    {
        using TestTable table = server.CreateTable("id integer, name text");
        using (TextWriter import = table.Connection.BeginTextImport($"COPY {table.Name} FROM STDIN"))
        {
            import.Write("1\tone\n2\t\\N\n");
        }

        Assert.Equal(2L, table.Scalar<long>($"SELECT count(*) FROM {table.Name}"));
        using TextReader export = table.Connection.BeginTextExport($"COPY {table.Name} TO STDOUT");
        Assert.Equal("1\tone\n2\t\\N\n", export.ReadToEnd());
    }

    [Fact]
    public void Connections_of_a_data_source_have_its_string_and_keep_it()
    {
        using CambiumConnection connection = server.Open();

        Assert.Throws<NotSupportedException>(() => connection.ConnectionString = "Host=elsewhere");
        Assert.Equal(new CambiumConnectionStringBuilder(server.ConnectionString).Database, connection.Database);
    }
}
