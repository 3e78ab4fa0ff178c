using System.Data;
using System.Data.Common;
using Cambium.Client;
using Xunit;

namespace Cambium.Compatibility.Client;

public sealed class CambiumCommandTests(ServerFixture server) : IClassFixture<ServerFixture>
{
    [Fact]
    public async Task Named_and_positional_parameters_carry_values_of_all_common_types()
    {
        await using CambiumConnection connection = server.Open();
        await using CambiumCommand named = connection.CreateCommand();
        named.CommandText = "SELECT @a::text || '/' || @b::text || '/' || @c::text";
        named.Parameters.AddWithValue("a", 1);
        named.Parameters.AddWithValue("@b", "x");
        named.Parameters.Add(new CambiumParameter("c", DbType.Decimal) { Value = 2.50m });
        Assert.Equal("1/x/2.50", await named.ExecuteScalarAsync());

        await using CambiumCommand positional = connection.CreateCommand("SELECT $1::integer, $2::text, $3::boolean, $4::timestamp, $5::bytea", 7, null, true, new DateTime(2024, 2, 29), new byte[] { 1, 2 });
        await using CambiumDataReader reader = await positional.ExecuteReaderAsync();
        Assert.True(await reader.ReadAsync());
        Assert.Equal(7, reader.GetInt32(0));
        Assert.True(await reader.IsDBNullAsync(1));
        Assert.True(reader.GetBoolean(2));
        Assert.Equal(new DateTime(2024, 2, 29), reader.GetDateTime(3));
        Assert.Equal([1, 2], reader.GetFieldValue<byte[]>(4));
    }

    [Fact]
    public void Typed_parameters_are_never_boxed_and_keep_their_value()
    {
        using CambiumConnection connection = server.Open();
        using CambiumCommand command = connection.CreateCommand();
        command.CommandText = "SELECT $1 + 1";
        var parameter = new CambiumParameter<int> { TypedValue = 1 };
        command.Parameters.Add(parameter);
        command.Prepare();

        Assert.Equal(2, command.ExecuteScalar());
        parameter.TypedValue = 9;
        Assert.Equal(10, command.ExecuteScalar());
        Assert.Equal(9, ((CambiumParameter<int>)parameter.Clone()).TypedValue);
    }

    [Fact]
    public void Several_results_are_read_one_after_the_other()
    {
        using CambiumConnection connection = server.Open();
        using CambiumCommand command = connection.CreateCommand("SELECT 1 AS a; SELECT 'two' AS b, 3 AS c");
        using CambiumDataReader reader = command.ExecuteReader();

        Assert.True(reader.Read());
        Assert.Equal(1, reader["a"]);
        Assert.False(reader.Read());
        Assert.True(reader.NextResult());
        Assert.Equal(["b", "c"], reader.GetColumnSchema().Select(column => column.ColumnName));
        Assert.True(reader.Read());
        Assert.Equal(("two", 3), (reader.GetString(reader.GetOrdinal("b")), reader.GetInt32(1)));
        Assert.False(reader.NextResult());
    }

    [Fact]
    public void Closing_the_reader_closes_the_connection_when_asked_to()
    {
        CambiumConnection connection = server.Open();
        using CambiumCommand command = connection.CreateCommand("SELECT 1");

        command.ExecuteReader(CommandBehavior.CloseConnection).Dispose();

        Assert.Equal(ConnectionState.Closed, connection.State);
    }

    [Fact]
    public void An_error_carries_the_servers_fields()
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY");
        table.Execute($"INSERT INTO {table.Name} VALUES (1)");

        CambiumException duplicate = Assert.Throws<CambiumException>(() => table.Execute($"INSERT INTO {table.Name} VALUES ($1)", 1));
        CambiumException syntax = Assert.Throws<CambiumException>(() => table.Execute("SELEC 1"));

        Assert.Equal(("23505", table.Name, $"{table.Name}_pkey"), (duplicate.SqlState, duplicate.TableName, duplicate.ConstraintName));
        Assert.Equal("Key (id)=(1) already exists.", duplicate.Detail);
        Assert.False(duplicate.IsTransient);
        Assert.Null(duplicate.Conflict);
        Assert.Equal(("42601", 1), (syntax.SqlState, syntax.Position));
        Assert.IsAssignableFrom<DbException>(syntax);
    }

    [Fact]
    public void A_statement_that_takes_too_long_times_out_and_the_connection_goes_on()
    {
        using CambiumConnection connection = server.Open();
        using CambiumCommand command = connection.CreateCommand("SELECT pg_sleep(20)");
        command.CommandTimeout = 1;

        CambiumException failure = Assert.Throws<CambiumException>(() => command.ExecuteNonQuery());

        Assert.IsType<TimeoutException>(failure.InnerException!.InnerException);
        using CambiumCommand next = connection.CreateCommand("SELECT 1");
        Assert.Equal(1, next.ExecuteScalar());
    }

    [Fact]
    public async Task A_cancelled_token_ends_the_statement_on_the_server()
    {
        await using CambiumConnection connection = server.Open();
        await using CambiumCommand command = connection.CreateCommand("SELECT pg_sleep(20)");
        using var cancellation = new CancellationTokenSource(TimeSpan.FromMilliseconds(200));

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => command.ExecuteNonQueryAsync(cancellation.Token));

        await using CambiumCommand next = connection.CreateCommand("SELECT 1");
        Assert.Equal(1, await next.ExecuteScalarAsync());
    }

    [Fact]
    public void A_command_follows_its_handle_to_a_new_connection()
    {
        using var connection = new CambiumConnection(server.ConnectionString);
        using CambiumCommand command = connection.CreateCommand("SELECT 1");
        connection.Open();
        Assert.Equal(1, command.ExecuteScalar());
        connection.Close();
        connection.ConnectionString = server.ConnectionString + ";Application Name=moved";
        connection.Open();

        command.CommandText = "SELECT current_setting('application_name')";
        Assert.Equal("moved", command.ExecuteScalar());
    }

    [Fact]
    public void Parameters_of_other_providers_are_refused()
    {
        using var command = new CambiumCommand();

        Assert.Throws<InvalidCastException>(() => ((DbParameterCollection)command.Parameters).Add(new object()));
        Assert.Throws<InvalidOperationException>(() => command.ExecuteScalar());
    }

    [Fact]
    public void The_parameter_collection_keeps_its_order_through_all_changes()
    {
        using var command = new CambiumCommand();
        CambiumParameterCollection parameters = command.Parameters;
        parameters.AddWithValue("b", 2);
        parameters.Insert(0, new CambiumParameter("a", 1));
        parameters.AddWithValue("c", 3);
        parameters["b"] = new CambiumParameter("d", 4);
        parameters.RemoveAt("c");

        Assert.Equal(["a", "d"], parameters.Select(parameter => parameter.ParameterName));
        Assert.Equal(1, parameters.IndexOf("d"));
        Assert.False(parameters.Contains("b"));
        parameters.Clear();
        Assert.Empty(parameters);
    }
}
