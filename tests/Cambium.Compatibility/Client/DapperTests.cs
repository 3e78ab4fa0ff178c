using Cambium.Client;
using Dapper;
using Xunit;

namespace Cambium.Compatibility.Client;

public sealed class DapperTests(ServerFixture server) : IClassFixture<ServerFixture>
{
    private sealed record Person(int Id, string Name, decimal? Credit);

    [Fact]
    public async Task Objects_go_in_and_come_out()
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY, name text, credit numeric(8,2)");
        CambiumConnection connection = table.Connection;
        Person[] people = [new(1, "Ada", 10.50m), new(2, "Blaise", null)];

        Assert.Equal(2, await connection.ExecuteAsync($"INSERT INTO {table.Name} VALUES (@Id, @Name, @Credit)", people));
        Assert.Equal(people, await connection.QueryAsync<Person>($"SELECT id, name, credit FROM {table.Name} ORDER BY id"));
        Assert.Equal(people[1], connection.QuerySingle<Person>($"SELECT id, name, credit FROM {table.Name} WHERE name LIKE @pattern", new { pattern = "B%" }));
        Assert.Equal([1, 2], connection.Query<int>($"SELECT id FROM {table.Name} WHERE id IN @ids ORDER BY id", new { ids = new[] { 1, 2, 3 } }));
    }

    [Fact]
    public void A_transaction_handed_over_is_used()
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY");
        using (CambiumTransaction transaction = table.Connection.BeginTransaction())
        {
            table.Connection.Execute($"INSERT INTO {table.Name} VALUES (1)", transaction: transaction);
        }

        Assert.Equal(0, table.Connection.ExecuteScalar<int>($"SELECT count(*) FROM {table.Name}"));
    }

    [Fact]
    public void Several_results_are_read_by_one_query()
    {
        using CambiumConnection connection = server.Open();
        using SqlMapper.GridReader results = connection.QueryMultiple("SELECT 1; SELECT 'two'");

        Assert.Equal(1, results.ReadSingle<int>());
        Assert.Equal("two", results.ReadSingle<string>());
    }
}
