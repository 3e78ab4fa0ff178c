using System.Buffers.Binary;
using System.Text;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>What drivers read beside the rows: where columns come from, what is left of an error, which types a procedure puts out.</summary>
public sealed class ResultTests : ServerTest
{
    /// <summary>pgJDBC's updatable results and ODBC's column attributes ask the catalog about the relation named there.</summary>
    [Theory]
    [InlineData("SELECT b, a, a + 1 FROM t", "t.2 t.1 -")]
    [InlineData("SELECT * FROM v", "v.1 v.2")]
    [InlineData("SELECT outermost.x FROM (SELECT a AS x FROM v) AS outermost", "v.2")]
    [InlineData("WITH q AS (SELECT a FROM v) SELECT a FROM q", "v.2")]
    [InlineData("SELECT relname, oid FROM pg_class LIMIT 0", "pg_class.2 pg_class.1")]
    [InlineData("SELECT viewname FROM pg_views LIMIT 0", "pg_views.2")]
    [InlineData("INSERT INTO t VALUES (1, 'x') RETURNING b, 2", "t.2 -")]
    public void A_column_names_the_relation_that_the_query_names(string sql, string expected)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "CREATE TABLE t (a int, b text); CREATE VIEW v AS SELECT b AS first, a FROM t");
        connection.ReadUntil('Z');
        (int Relation, short Number)[] origins = Origins(connection, sql);
        Assert.Equal(expected, string.Join(' ', origins.Select(origin => origin.Relation == 0 ? "-" : $"{NameOf(connection, origin.Relation)}.{origin.Number}")));
    }

    [Fact]
    public void Portals_are_cursors()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "BEGIN");
        connection.ReadUntil('Z');
        connection.Send('P', "", "SELECT generate_series(1, 5)", (short)0);
        connection.Send('B', "half read", "", (short)0, (short)0, (short)0);
        connection.Send('E', "half read", 2);
        connection.Send('S');
        Assert.Equal("12DDsZ", connection.ReadUntil('Z'));
        connection.Send('Q', "SELECT name || ': ' || statement FROM pg_cursors");
        Assert.Equal("half read: SELECT generate_series(1, 5)", Text(connection));
        connection.ReadUntil('Z');
        connection.Send('C', 'P', "half read");
        connection.Send('S');
        connection.ReadUntil('Z');
        connection.Send('Q', "SELECT count(*) FROM pg_cursors");
        Assert.Equal("0", Text(connection));
    }

    /// <summary>pgJDBC declares what it registers as an output as void, whatever it is.</summary>
    [Fact]
    public void An_output_declared_as_void_has_the_type_of_the_procedure()
    {
        const int Void = 2278;
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "CREATE PROCEDURE p(day date, OUT next date) LANGUAGE plpgsql AS 'BEGIN next := day + 1; END'; CREATE FUNCTION f(a int) RETURNS int LANGUAGE sql AS 'SELECT 1'");
        connection.ReadUntil('Z');
        connection.Send('P', "", "CALL p($1, $2)", (short)2, 0, Void);
        connection.Send('B', "", "", (short)0, (short)2, 10, Encoding.ASCII.GetBytes("2026-01-31"), -1, (short)0);
        connection.Send('E', "", 0);
        connection.Send('S');
        Assert.Equal("2026-02-01", Text(connection));
        connection.ReadUntil('Z');
        connection.Send('P', "", "CALL f($1, $2)", (short)2, Void, 0);
        connection.Send('S');
        Assert.Equal("42883", RawConnection.SqlState(connection.ReadBodyOfError()));
    }

    [Fact]
    public void An_error_in_a_parameter_says_first_where_in_it()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", "SELECT $1::json", (short)0);
        connection.Send('B', "", "", (short)0, (short)1, 10, Encoding.ASCII.GetBytes("{ invalid "), (short)0);
        connection.Send('S');
        Assert.Equal("JSON data, line 1: { invalid...\nunnamed portal parameter $1 = '...'", RawConnection.Field(connection.ReadBodyOfError(), 'W'));
        connection.ReadUntil('Z');
        connection.Send('Q', "SELECT '{\"a\": 1, b}'::json");
        byte[] error = connection.ReadBodyOfError();
        Assert.Equal("JSON data, line 1: {\"a\": 1, b...", RawConnection.Field(error, 'W'));
        Assert.Equal("8", RawConnection.Field(error, 'P'));
    }

    /// <summary>JDBC's clock for binary timestamps is the zone that it was told by name.</summary>
    [Fact]
    public void A_zone_made_of_an_offset_is_told_in_upper_case()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "SET timezone = 'gmt-3'");
        (char type, byte[] body) = connection.Read();
        while (type != 'S')
        {
            (type, body) = connection.Read();
        }

        Assert.Equal("TimeZone\0GMT-3\0", Encoding.UTF8.GetString(body));
    }

    private static (int Relation, short Number)[] Origins(RawConnection connection, string sql)
    {
        connection.Send('Q', sql);
        (char type, byte[] body) = connection.Read();
        Assert.Equal('T', type);
        (int, short)[] origins = new (int, short)[BinaryPrimitives.ReadInt16BigEndian(body)];
        int at = 2;
        for (int column = 0; column < origins.Length; column++)
        {
            at = Array.IndexOf(body, (byte)0, at) + 1;
            origins[column] = (BinaryPrimitives.ReadInt32BigEndian(body.AsSpan(at)), BinaryPrimitives.ReadInt16BigEndian(body.AsSpan(at + 4)));
            at += 18;
        }

        connection.ReadUntil('Z');
        return origins;
    }

    private static string NameOf(RawConnection connection, int relation)
    {
        connection.Send('Q', $"SELECT relname FROM pg_class WHERE oid = {relation}");
        string name = Text(connection);
        connection.ReadUntil('Z');
        return name;
    }

    /// <summary>The only column of the next row.</summary>
    private static string Text(RawConnection connection)
    {
        (char type, byte[] body) = connection.Read();
        while (type is not ('D' or 'E' or '\0'))
        {
            (type, body) = connection.Read();
        }

        return type == 'D' ? Encoding.UTF8.GetString(body.AsSpan(6)) : $"no row: {Encoding.UTF8.GetString(body)}";
    }
}
