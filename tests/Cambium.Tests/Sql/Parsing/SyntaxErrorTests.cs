using Cambium.Engine.Errors;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using Xunit;

namespace Cambium.Tests.Sql.Parsing;

public class SyntaxErrorTests
{
    [Theory]
    [InlineData("selec 1", "syntax error at or near \"selec\"", 1)]
    [InlineData("select * form t", "syntax error at or near \"form\"", 10)]
    [InlineData("select 1 +", "syntax error at end of input", 11)]
    [InlineData("select 'é' from", "syntax error at end of input", 16)]
    [InlineData("select 'abc", "unterminated quoted string at or near \"'abc\"", 8)]
    [InlineData("select \"abc", "unterminated quoted identifier at or near \"\"abc\"", 8)]
    [InlineData("select \"\"", "zero-length delimited identifier at or near \"\"\"\"", 8)]
    [InlineData("select 1 /* x", "unterminated /* comment at or near \"/* x\"", 10)]
    [InlineData("select $a$ b", "unterminated dollar-quoted string at or near \"$a$ b\"", 8)]
    [InlineData("select 0x1F", "trailing junk after numeric literal at or near \"0x1F\"", 8)]
    [InlineData("select 1_000", "trailing junk after numeric literal at or near \"1_000\"", 8)]
    [InlineData("select $1a", "trailing junk after parameter at or near \"$1a\"", 8)]
    [InlineData("select a < b < c", "syntax error at or near \"<\"", 14)]
    [InlineData("select 1 limit 1, 2", "LIMIT #,# syntax is not supported", 16)]
    [InlineData("select * from (select 1)", "subquery in FROM must have an alias", 15)]
    [InlineData("create table t (a int,)", "syntax error at or near \")\"", 23)]
    [InlineData("(select 1 limit 1) limit 2", "multiple LIMIT clauses not allowed", 20)]
    [InlineData("select a from t )", "syntax error at or near \")\"", 17)]
    [InlineData("frobnicate 'abc", "syntax error at or near \"frobnicate\"", 1)]
    public void Syntax_errors_have_PostgreSQLs_text_and_position(string sql, string message, int position)
    {
        SqlErrorException error = Assert.Throws<SqlErrorException>(() => SqlParser.ParseScript(sql));
        Assert.Equal(SqlState.SyntaxError, error.SqlState);
        Assert.Equal(message, error.Message);
        Assert.Equal(position, error.Position);
    }

    [Theory]
    [InlineData("(", "1", ")")]
    [InlineData("select (", "1", ")")]
    [InlineData("select * from (", "select 1", ") x")]
    [InlineData("select not ", "true", "")]
    [InlineData("select - ", "a", "")]
    [InlineData("select f(", "1", ")")]
    [InlineData("select case when true then ", "1", " end")]
    [InlineData("select array[", "1", "]")]
    [InlineData("select 1 where 1 in (select ", "1", ")")]
    public void Fifty_thousand_levels_are_refused_without_overflowing_the_stack(string open, string inner, string close)
    {
        string repeated = open.StartsWith("select ", StringComparison.Ordinal) && !open.Contains("from") && !open.Contains("where") ? open["select ".Length..] : open;
        string sql = "select " + string.Concat(Enumerable.Repeat(repeated, 50_000)) + inner + string.Concat(Enumerable.Repeat(close, 50_000));
        SqlErrorException error = Assert.Throws<SqlErrorException>(() => SqlParser.ParseScript(sql));
        Assert.True(error.SqlState is SqlState.StatementTooComplex or SqlState.SyntaxError, error.Message);
        if (repeated is not ("select * from (" or "select 1 where 1 in (select "))
        {
            Assert.Equal(SqlState.StatementTooComplex, error.SqlState);
            Assert.NotNull(error.Hint);
        }
    }

    [Theory]
    [InlineData("select ", " + ", "1")]
    [InlineData("select ", " and ", "x = 1")]
    [InlineData("select ", " or ", "x")]
    [InlineData("select ", " || ", "'a'")]
    [InlineData("", " union all ", "select 1")]
    [InlineData("select * from ", " cross join ", "t")]
    [InlineData("select * from t where a in (", ", ", "1")]
    public void Chains_of_ten_thousand_terms_parse(string start, string separator, string term)
    {
        string sql = start + string.Join(separator, Enumerable.Repeat(term, 10_000)) + (start.EndsWith('(') ? ")" : "");
        Assert.IsType<SelectStatement>(Assert.Single(SqlParser.ParseScript(sql)));
    }

    [Fact]
    public void Ands_are_one_node()
    {
        AndExpression and = Assert.IsType<AndExpression>(SqlParser.ParseExpression(string.Join(" and ", Enumerable.Repeat("a", 10_000))));
        Assert.Equal(10_000, and.Operands.Count);
    }

    /// <summary>Copying what has been read for each further row shows as memory.</summary>
    [Fact]
    public void Parsing_takes_memory_in_proportion_to_the_text()
    {
        string Values(int rows) => "insert into t values " + string.Join(", ", Enumerable.Repeat("(1, 'some text', 2.5, null)", rows));
        SqlParser.ParseScript(Values(1_000));
        long small = Allocated(Values(10_000));
        long large = Allocated(Values(80_000));
        Assert.InRange(large, small, 10 * small);

        static long Allocated(string sql)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            SqlParser.ParseScript(sql);
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }

    [Fact]
    public void Every_statement_of_the_corpus_parses_and_has_its_span()
    {
        foreach (string sql in StatementCorpus.Statements)
        {
            IReadOnlyList<Statement> statements = SqlParser.ParseScript($" ;; {sql.TrimEnd(';')} ;");
            Assert.All(statements, statement => Assert.True(statement.Span.Start >= 4 && statement.Span.End <= sql.Length + 5, sql));
        }
    }

    [Fact]
    public void No_prefix_of_a_statement_throws_anything_but_a_sql_error()
    {
        foreach (string sql in StatementCorpus.Statements)
        {
            for (int length = 0; length < sql.Length; length++)
            {
                try
                {
                    SqlParser.ParseScript(sql[..length]);
                }
                catch (SqlErrorException error)
                {
                    Assert.InRange(error.Position, 1, length + 1);
                }
            }
        }
    }
}
