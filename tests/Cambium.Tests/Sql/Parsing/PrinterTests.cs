using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using Xunit;

namespace Cambium.Tests.Sql.Parsing;

public class PrinterTests
{
    public static TheoryData<string> Printable()
    {
        TheoryData<string> data = [];
        foreach (string sql in StatementCorpus.Statements)
        {
            if (SqlParser.ParseScript(sql) is [SelectStatement or InsertStatement or UpdateStatement or DeleteStatement or MergeStatement])
            {
                data.Add(sql);
            }
        }

        return data;
    }

    [Theory]
    [MemberData(nameof(Printable))]
    public void A_printed_statement_parses_to_an_equal_tree(string sql)
    {
        Statement statement = SqlParser.ParseScript(sql)[0];
        string printed = SqlPrinter.Print(statement);
        Assert.Equal(statement, Assert.Single(SqlParser.ParseScript(printed)));
        Assert.Equal(printed, SqlPrinter.Print(SqlParser.ParseScript(printed)[0]));
    }

    [Theory]
    [InlineData("a+b*c > 5 and not x", "(((a + (b * c)) > 5) AND (NOT x))")]
    [InlineData("'2020-01-01'::date + interval '1 day'", "('2020-01-01'::date + interval '1 day')")]
    [InlineData("(-5)::int", "(-5)::integer")]
    [InlineData("a in (1,2) or b like 'x%'", "((a IN (1, 2)) OR (b LIKE 'x%'))")]
    [InlineData("\"Select\".\"a b\" = $1", "(\"Select\".\"a b\" = $1)")]
    [InlineData("x::timestamp(3) with time zone", "x::timestamp(3) with time zone")]
    [InlineData("nextval('s'::regclass)", "nextval('s'::regclass)")]
    [InlineData("1 + 2 + 3", "((1 + 2) + 3)")]
    [InlineData("1 + (2 + 3)", "(1 + (2 + 3))")]
    public void Expressions_print_like_ruleutils(string sql, string expected) =>
        Assert.Equal(expected, SqlPrinter.Print(SqlParser.ParseExpression(sql)));

    [Fact]
    public void Trees_that_differ_in_shape_are_not_equal()
    {
        Assert.NotEqual(SqlParser.ParseExpression("1 + (2 + 3)"), SqlParser.ParseExpression("1 + 2 + 3"));
        Assert.NotEqual(SqlParser.ParseExpression("f(a, b)"), SqlParser.ParseExpression("f(a)"));
        Assert.Equal(SqlParser.ParseExpression("  (a) +   b"), SqlParser.ParseExpression("a+b"));
    }

    [Fact]
    public void Random_expressions_survive_printing()
    {
        int seed = Environment.TickCount;
        Random random = new(seed);
        for (int i = 0; i < 2000; i++)
        {
            Expression expression = SqlParser.ParseExpression(RandomExpression.Next(random, depth: 5));
            string printed = SqlPrinter.Print(expression);
            Assert.True(expression.Equals(SqlParser.ParseExpression(printed)), $"seed {seed}: {printed}");
        }
    }

    [Fact]
    public void A_chain_of_ten_thousand_terms_prints_and_parses()
    {
        string sql = string.Join(" + ", Enumerable.Repeat("1", 10_000));
        string printed = SqlPrinter.Print(SqlParser.ParseExpression(sql));
        Assert.Equal($"({sql})", printed);
    }
}
