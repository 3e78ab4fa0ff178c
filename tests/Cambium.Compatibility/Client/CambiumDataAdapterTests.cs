using System.Data;
using Cambium.Client;
using Xunit;

namespace Cambium.Compatibility.Client;

public sealed class CambiumDataAdapterTests(ServerFixture server) : IClassFixture<ServerFixture>
{
    [Fact]
    public void Changes_of_a_data_table_are_written_back()
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY, name text");
        table.Execute($"INSERT INTO {table.Name} VALUES (1, 'one'), (2, 'two')");
        using var adapter = new CambiumDataAdapter($"SELECT id, name FROM {table.Name} ORDER BY id", table.Connection);
        using var builder = new CambiumCommandBuilder(adapter);
        using var data = new DataTable();
        Assert.Equal(2, adapter.Fill(data));

        data.Rows[0]["name"] = "uno";
        data.Rows[1].Delete();
        data.Rows.Add(3, "tres");

        Assert.Equal(3, adapter.Update(data));
        Assert.Equal("1uno3tres", table.Scalar<string>($"SELECT string_agg(id::text || name, '' ORDER BY id) FROM {table.Name}"));
    }
}
