using Cambium.Engine.Errors;
using Cambium.Sql.Parsing.PlPgSql;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;
using Xunit;

namespace Cambium.Tests.Sql.Parsing.PlPgSql;

public class PlPgSqlParserTests
{
    private const string Everything = """
        <<outer_block>>
        DECLARE
            n int := 0;
            total CONSTANT numeric(10,2) NOT NULL DEFAULT 1.5;
            r record;
            row_of t%ROWTYPE;
            same n%TYPE;
            col s.t.a%TYPE;
            other ALIAS FOR $1;
            c CURSOR (low int) FOR SELECT * FROM t WHERE a > low;
            u refcursor;
        BEGIN
            n := n + 1;
            r.a = 5;
            arr[1] := 2;
            n := count(*) FROM t WHERE a > 1;
            SELECT a, b INTO STRICT n, r.b FROM t WHERE a = 1;
            INSERT INTO t VALUES (1) RETURNING a INTO n;
            UPDATE t SET a = a + 1 WHERE b = n;
            PERFORM f(n) FROM t ORDER BY 1;
            EXECUTE 'select $1' INTO n USING n, 2;
            IF n > 1 THEN NULL; ELSIF n = 0 THEN n := 1; ELSE RETURN; END IF;
            CASE n WHEN 1, 2 THEN NULL; ELSE NULL; END CASE;
            CASE WHEN n = 1 THEN NULL; END CASE;
            <<l>> LOOP EXIT l WHEN n > 5; CONTINUE; END LOOP l;
            WHILE n < 10 LOOP n := n + 1; END LOOP;
            FOR i IN REVERSE 10..1 BY 2 LOOP NULL; END LOOP;
            FOR i IN 1..n LOOP NULL; END LOOP;
            FOR r IN SELECT * FROM t LOOP NULL; END LOOP;
            FOR r IN EXECUTE 'select 1' USING n LOOP NULL; END LOOP;
            FOR r IN c(low => 5) LOOP NULL; END LOOP;
            FOREACH n SLICE 1 IN ARRAY ARRAY[1,2] LOOP NULL; END LOOP;
            RAISE NOTICE 'n is % of 100%%', n;
            RAISE division_by_zero USING message = 'x', hint = 'y';
            RAISE EXCEPTION SQLSTATE '22012';
            ASSERT n > 0, 'positive';
            GET DIAGNOSTICS n = row_count;
            OPEN u FOR SELECT 1;
            FETCH NEXT FROM u INTO n;
            FETCH u INTO r;
            MOVE u;
            CLOSE u;
            RETURN NEXT n;
            RETURN QUERY SELECT 1;
            RETURN QUERY EXECUTE 'x' USING 1;
            BEGIN NULL; EXCEPTION WHEN unique_violation OR SQLSTATE '40001' THEN RAISE; WHEN others THEN NULL; END;
            RETURN n + 1;
        END outer_block;
        """;

    [Fact]
    public void Every_statement_parses_to_its_node()
    {
        PlBlock block = PlPgSqlParser.Parse(Everything);
        Assert.Equal("outer_block", block.Label);
        Assert.Equal(9, block.Declarations.Count);
        string[] expected =
        [
            "PlAssignment", "PlAssignment", "PlAssignment", "PlAssignment", "PlSql", "PlSql", "PlSql", "PlPerform", "PlExecute", "PlIf", "PlCase",
            "PlCase", "PlLoop", "PlWhile", "PlForInteger", "PlForInteger", "PlForQuery", "PlForExecute", "PlForCursor", "PlForEach", "PlRaise",
            "PlRaise", "PlRaise", "PlAssert", "PlGetDiagnostics", "PlOpen", "PlFetch", "PlFetch", "PlFetch", "PlClose", "PlReturnNext",
            "PlReturnQuery", "PlReturnExecute", "PlBlock", "PlReturn",
        ];
        Assert.Equal(expected, block.Body.Select(statement => statement.GetType().Name));
    }

    [Fact]
    public void Into_is_cut_out_of_the_statement()
    {
        PlSql select = Assert.IsType<PlSql>(Assert.Single(PlPgSqlParser.Parse("begin select a, b into strict x, y.z from t; end").Body));
        Assert.True(select.IsStrict);
        Assert.Equal(["x", "y.z"], select.Into.Select(target => target.Name.ToString()));
        Assert.Null(Assert.IsType<SelectBody>(Assert.IsType<SelectStatement>(select.Statement).Body).Into);

        PlSql insert = Assert.IsType<PlSql>(Assert.Single(PlPgSqlParser.Parse("begin insert into t values (1) returning a into x; end").Body));
        Assert.Single(insert.Into);
        Assert.Equal("t", Assert.IsType<InsertStatement>(insert.Statement).Table.Name);
    }

    [Theory]
    [InlineData("begin x := ; end", "syntax error at or near \";\"", 12)]
    [InlineData("begin if a then null; end", "syntax error at end of input", 26)]
    [InlineData("<<a>> begin end b", "end label \"b\" differs from block's label \"a\"", 17)]
    [InlineData("begin loop null; end loop x; end", "end label \"x\" specified for unlabeled block", 27)]
    public void Errors_point_into_the_body(string body, string message, int position)
    {
        SqlErrorException error = Assert.Throws<SqlErrorException>(() => PlPgSqlParser.Parse(body));
        Assert.Equal((message, position), (error.Message, error.Position));
    }

    [Fact]
    public void No_prefix_throws_anything_but_a_sql_error()
    {
        for (int length = 0; length < Everything.Length; length++)
        {
            try
            {
                PlPgSqlParser.Parse(Everything[..length]);
            }
            catch (SqlErrorException error)
            {
                Assert.InRange(error.Position, 1, length + 1);
            }
        }
    }

    [Fact]
    public void Deep_blocks_are_refused() =>
        Assert.Equal(
            SqlState.StatementTooComplex,
            Assert.Throws<SqlErrorException>(() => PlPgSqlParser.Parse(string.Concat(Enumerable.Repeat("begin ", 20_000)))).SqlState);
}
