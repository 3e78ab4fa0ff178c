using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

public sealed class CopyTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly SqlSession _session;

    public CopyTests()
    {
        _session = _database.NewSession();
        TestDatabase.Run(_session, "create table t (id int primary key, name text, n numeric(6,2) default 1.5)");
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void Text_comes_in_with_escapes_nulls_and_defaults()
    {
        Assert.Equal(["[COPY 3]"], TestDatabase.Run(_session, "copy t (id, name) from stdin", "1\ta\\tb\\\\\r\n2\t\\N\n3\tlast"));
        Assert.Equal(["1\ta\\tb\\\\\t1.50", "2\t\\N\t1.50", "3\tlast\t1.50", "[COPY 3]"], TestDatabase.Run(_session, "copy t to stdout"));
    }

    [Fact]
    public void Csv_comes_in_with_quotes_over_lines()
    {
        TestDatabase.Run(_session, "copy t from stdin (format csv, header)", "id,name,n\n1,\"a,\"\"b\"\"\nc\",2\n2,,\n3,\"\",4\n");
        Assert.Equal(
            ["1|a,\"b\"\nc|2.00", "2|NULL|NULL", "3||4.00", "[SELECT 3]"], TestDatabase.Run(_session, "select * from t order by id"));
        Assert.Equal(
            ["id;name", "1;\"a,\"\"b\"\"\nc\"", "2;", "3;\"\"", "[COPY 3]"],
            TestDatabase.Run(_session, "copy (select id, name from t order by id) to stdout (format csv, header, delimiter ';')"));
    }

    [Theory]
    [InlineData("1\ta\nx\tb\n", "22P02", "COPY t, line 2, column id: \"x\"")]
    [InlineData("1\ta\n2\n", "22P04", "COPY t, line 2: \"2\"")]
    [InlineData("1\ta\tb\n", "22P04", "COPY t, line 1: \"1\ta\tb\"")]
    [InlineData("1\ta\n1\tb\n", "23505", "COPY t, line 2")]
    public void Errors_tell_the_line(string data, string sqlState, string where)
    {
        SqlErrorException error = TestDatabase.Fails(_session, "copy t (id, name) from stdin", data);
        Assert.Equal((sqlState, where), (error.SqlState, error.Where));
        Assert.Equal(["0", "[SELECT 1]"], TestDatabase.Run(_session, "select count(*) from t"));
    }

    [Fact]
    public void Rows_can_be_left_out_by_a_condition()
    {
        Assert.Equal(["[COPY 1]"], TestDatabase.Run(_session, "copy t (id, name) from stdin where id > 1", "1\ta\n2\tb\n"));
    }

    [Theory]
    [InlineData("format text")]
    [InlineData("format csv, header")]
    [InlineData("format binary")]
    public void What_is_copied_to_a_file_of_the_server_is_copied_back_from_it(string options)
    {
        string path = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());
        try
        {
            File.WriteAllText(path, new string('x', 100_000));
            TestDatabase.Run(_session, "insert into t select i, repeat('ä\t', i), null from generate_series(1, 500) as i");
            Assert.Equal(["[COPY 500]"], TestDatabase.Run(_session, $"copy t to '{path}' ({options})"));
            TestDatabase.Run(_session, "create table copied (like t)");
            Assert.Equal(["[COPY 500]"], TestDatabase.Run(_session, $"copy copied from '{path}' ({options})"));
            Assert.Equal(["[SELECT 0]"], TestDatabase.Run(_session, "(table t except table copied) union all (table copied except table t)"));
        }
        finally
        {
            File.Delete(path);
        }
    }
}
