using System.Data.Common;
using Cambium.Client;
using Xunit;

namespace Cambium.Compatibility.Client;

public sealed class CambiumBatchTests(ServerFixture server) : IClassFixture<ServerFixture>
{
    [Fact]
    public async Task Statements_travel_together_and_answer_in_order()
    {
        using TestTable table = server.CreateTable("id integer, name text");
        await using CambiumBatch batch = table.Connection.CreateBatch();
        CambiumBatchCommand insert = batch.BatchCommands.Add($"INSERT INTO {table.Name} VALUES ($1, $2)");
        insert.Parameters.AddWithValue(1);
        insert.Parameters.AddWithValue("one");
        batch.BatchCommands.Add($"SELECT name FROM {table.Name}");
        batch.BatchCommands.Add("SELECT 2");

        await using CambiumDataReader reader = await batch.ExecuteReaderAsync();
        Assert.True(await reader.ReadAsync());
        Assert.Equal("one", reader.GetString(0));
        Assert.True(await reader.NextResultAsync());
        Assert.True(reader.Read());
        Assert.Equal(2, reader.GetInt32(0));
        await reader.CloseAsync();
        Assert.Equal(1, insert.RecordsAffected);
    }

    [Fact]
    public void A_failing_batch_names_its_statement_and_leaves_nothing()
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY");
        using CambiumBatch batch = table.Connection.CreateBatch();
        batch.BatchCommands.Add($"INSERT INTO {table.Name} VALUES (1)");
        CambiumBatchCommand culprit = batch.BatchCommands.Add($"INSERT INTO {table.Name} VALUES (1)");

        CambiumException failure = Assert.Throws<CambiumException>(() => batch.ExecuteNonQuery());

        Assert.Same(culprit, failure.BatchCommand);
        Assert.Equal(0L, table.Scalar<long>($"SELECT count(*) FROM {table.Name}"));
    }

    [Fact]
    public void A_batch_is_made_and_run_by_base_classes_alone()
    {
        using DbConnection connection = server.Open();
        using DbBatch batch = connection.CreateBatch();
        DbBatchCommand command = batch.CreateBatchCommand();
        command.CommandText = "SELECT $1 + 1";
        DbParameter parameter = command.CreateParameter();
        parameter.Value = 1;
        command.Parameters.Add(parameter);
        batch.BatchCommands.Add(command);
        batch.Prepare();

        Assert.Equal(2, batch.ExecuteScalar());
    }
}
