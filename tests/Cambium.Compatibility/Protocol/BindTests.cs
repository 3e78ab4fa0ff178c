using System.Text;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>Parse, Describe and Bind tell what is wrong with a statement or its parameters, before it is executed. The answers are PostgreSQL's.</summary>
public sealed class BindTests : ServerTest
{
    [Theory]
    [InlineData("SELECT * FROM t", "ALTER TABLE t ADD c int", "0A000")]
    [InlineData("SELECT a FROM t", "ALTER TABLE t ALTER a TYPE bigint", "0A000")]
    [InlineData("INSERT INTO t VALUES (1) RETURNING *", "ALTER TABLE t ADD c int", "0A000")]
    [InlineData("SELECT a FROM t", "ALTER TABLE t RENAME a TO c", "42703")]
    [InlineData("INSERT INTO t VALUES (1, 'a')", "ALTER TABLE t DROP b", "42601")]
    [InlineData("SELECT a FROM t", "DROP TABLE t", "42P01")]
    public void Definitions_that_have_changed_are_told_at_Bind(string statement, string change, string state)
    {
        using RawConnection connection = Open("CREATE TABLE t (a int, b text)");
        Prepare(connection, statement);
        Run(connection, change);
        connection.Send('B', "", "s", (short)0, (short)0, (short)0);
        connection.Send('S');
        Assert.Equal(state, RawConnection.SqlState(connection.ReadBodyOfError()));
        Assert.Equal("Z", connection.ReadUntil('Z'));
    }

    [Fact]
    public void So_they_are_when_the_columns_are_described()
    {
        using RawConnection connection = Open("CREATE TABLE t (a int, b text)");
        Prepare(connection, "SELECT * FROM t WHERE a > $1");
        Run(connection, "ALTER TABLE t ADD c int");
        connection.Send('D', 'S', "s");
        connection.Send('S');
        Assert.Equal("tEZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void A_statement_whose_columns_are_the_same_goes_on()
    {
        using RawConnection connection = Open("CREATE TABLE t (a int, b text)");
        Prepare(connection, "SELECT a FROM t");
        Run(connection, "ALTER TABLE t ADD c int");
        connection.Send('B', "", "s", (short)0, (short)0, (short)0);
        connection.Send('E', "", 0);
        connection.Send('S');
        Assert.Equal("2CZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void Types_of_parameters_stay_as_they_were_told()
    {
        using RawConnection connection = Open("CREATE TABLE t (a int, b text); INSERT INTO t VALUES (1, 'one'), (2, 'two')");
        Prepare(connection, "SELECT b FROM t WHERE a = $1");
        Run(connection, "ALTER TABLE t ALTER a TYPE bigint");

        // Four bytes, as of the integer that Describe has told.
        connection.Send('B', "", "s", (short)1, (short)1, (short)1, 4, 2, (short)0);
        connection.Send('E', "", 0);
        connection.Send('S');
        Assert.Equal("2DCZ", connection.ReadUntil('Z'));
    }

    [Theory]
    [InlineData("positive", "-1", "23514", "unnamed portal parameter $1 = '-1'")]
    [InlineData("positive[]", "{1,-1}", "23514", "unnamed portal parameter $1 = '{1,-1}'")]
    [InlineData("needed", null, "23502", "unnamed portal parameter $1")]
    [InlineData("needed", "x", "22P02", "unnamed portal parameter $1 = 'x'")]
    public void Parameters_of_domains_are_tested_at_Bind(string type, string? value, string state, string context)
    {
        using RawConnection connection = Open("CREATE DOMAIN positive AS int CHECK (VALUE > 0); CREATE DOMAIN needed AS int NOT NULL");
        Run(connection, "SET log_parameter_max_length_on_error = -1");
        connection.Send('P', "", $"SELECT $1::{type}", (short)0);
        byte[] bytes = Encoding.UTF8.GetBytes(value ?? "");
        connection.Send('B', "", "", (short)0, (short)1, value is null ? -1 : bytes.Length, bytes, (short)0);
        connection.Send('S');
        byte[] error = connection.ReadBodyOfError();
        Assert.Equal((state, context), (RawConnection.SqlState(error), RawConnection.Field(error, 'W')));
    }

    [Theory]
    [InlineData("SELECT 1 / 0", "22012")]
    [InlineData("SELECT a / 0 FROM t WHERE 1 / 0 = 1", "22012")]
    [InlineData("UPDATE t SET a = a WHERE b = ('x' || 'y') AND a = ('x' || 'y')::int", "22P02")]
    [InlineData("INSERT INTO t SELECT sqrt(-1.0::float8)", "2201F")]
    public void Constants_that_cannot_be_computed_are_told_at_Bind(string statement, string state)
    {
        using RawConnection connection = Open("CREATE TABLE t (a int, b text)");
        connection.Send('P', "", statement, (short)0);
        connection.Send('S');
        Assert.Equal("1Z", connection.ReadUntil('Z'));
        connection.Send('P', "s", statement, (short)0);
        connection.Send('B', "", "s", (short)0, (short)0, (short)0);
        connection.Send('S');
        Assert.Equal(state, RawConnection.SqlState(connection.ReadBodyOfError()));
    }

    [Theory]
    [InlineData("SELECT $70000", "42P18", "could not determine data type of parameter $1")]
    [InlineData("SELECT $1::int, $65536::int", "42P18", "could not determine data type of parameter $2")]
    [InlineData("SELECT $99999999999", "42P02", "there is no parameter $1215752191")]
    [InlineData("SELECT $0", "42P02", "there is no parameter $0")]
    [InlineData("CREATE VIEW v AS SELECT $1::int", "42P02", "there is no parameter $1")]
    public void Numbers_that_no_parameter_can_have(string statement, string state, string message)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", statement, (short)0);
        connection.Send('B', "", "", (short)0, (short)0, (short)0);
        connection.Send('E', "", 0);
        connection.Send('S');
        byte[] error = connection.ReadBodyOfError();
        Assert.Equal((state, message), (RawConnection.SqlState(error), RawConnection.Field(error, 'M')));
    }

    [Fact]
    public void A_query_string_has_no_parameters_and_is_told_where_it_names_one()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);

        // Such a plan may be known.
        connection.Send('P', "", "SELECT 1, $1::int", (short)0);
        connection.Send('S');
        connection.ReadUntil('Z');
        connection.Send('Q', "SELECT 1, $1::int");
        byte[] error = connection.ReadBodyOfError();
        Assert.Equal(("42P02", "11"), (RawConnection.SqlState(error), RawConnection.Field(error, 'P')));
    }

    [Fact]
    public void A_parameter_of_a_type_that_there_is_none_of()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", "SELECT $1", (short)1, -5);
        connection.Send('S');
        byte[] error = connection.ReadBodyOfError();
        Assert.Equal(("XX000", "cache lookup failed for type 4294967291"), (RawConnection.SqlState(error), RawConnection.Field(error, 'M')));
    }

    [Theory]
    [InlineData("", 0)]
    [InlineData("ROLLBACK", 1)]
    public void What_is_bound_in_a_failed_transaction_only_ends_it(string statement, int parameters)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        object[] types = parameters == 0 ? [(short)0] : [(short)1, 23];
        connection.Send('P', ["s", statement, .. types]);
        connection.Send('Q', "BEGIN; SELECT 1 / 0");
        connection.ReadUntil('Z');
        object[] values = parameters == 0 ? [(short)0, (short)0, (short)0] : [(short)0, (short)1, 1, "1"u8.ToArray(), (short)0];
        connection.Send('B', ["", "s", .. values]);
        connection.Send('S');
        Assert.Equal("25P02", RawConnection.SqlState(connection.ReadBodyOfError()));
    }

    [Fact]
    public void The_unnamed_statement_lives_until_the_next_query_string()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", "SELECT 1", (short)0);
        connection.Send('S');
        connection.ReadUntil('Z');
        Run(connection, "SELECT 2");
        connection.Send('B', "", "", (short)0, (short)0, (short)0);
        connection.Send('S');
        Assert.Equal("26000", RawConnection.SqlState(connection.ReadBodyOfError()));
    }

    private RawConnection Open(string statements)
    {
        RawConnection connection = RawConnection.Open(Server.EndPoint);
        Run(connection, statements);
        return connection;
    }

    /// <summary>Under the name s.</summary>
    private static void Prepare(RawConnection connection, string statement)
    {
        connection.Send('P', "s", statement, (short)0);
        connection.Send('S');
        Assert.Equal("1Z", connection.ReadUntil('Z'));
    }

    private static void Run(RawConnection connection, string statements)
    {
        connection.Send('Q', statements);
        Assert.DoesNotContain('E', connection.ReadUntil('Z'));
    }
}
