using Cambium.Engine.Errors;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using Xunit;

namespace Cambium.Tests.Sql.Parsing;

public class LexerTests
{
    [Theory]
    [InlineData("'it''s'", "it's")]
    [InlineData("'a'\n  'b'", "ab")]
    [InlineData("'a' -- comment\n 'b'", "ab")]
    [InlineData("e'a\\n\\t\\x41\\101\\u0041\\U00000041\\'\\q'", "a\n\tAAAA'q")]
    [InlineData("e'\\xc3\\xa9'", "é")]
    [InlineData("e'\\uD83D\\uDE00'", "😀")]
    [InlineData("U&'d\\0061t\\+000061'", "data")]
    [InlineData("U&'d!0061!!' uescape '!'", "da!")]
    [InlineData("$$a'b$$", "a'b")]
    [InlineData("$x$a$$b$x$", "a$$b")]
    [InlineData("'back\\slash'", "back\\slash")]
    public void String_constants_have_their_values(string sql, string value) =>
        Assert.Equal(value, Assert.IsType<StringLiteral>(SqlParser.ParseExpression(sql)).Value);

    [Theory]
    [InlineData("ABC", "abc")]
    [InlineData("\"ABC\"", "ABC")]
    [InlineData("\"a\"\"b\"", "a\"b")]
    [InlineData("U&\"\\0041b\"", "Ab")]
    [InlineData("ÄB$1", "Äb$1")]
    public void Names_fold_and_unquote(string sql, string name) =>
        Assert.Equal(name, Assert.IsType<ColumnReference>(SqlParser.ParseExpression(sql)).Name);

    [Fact]
    public void Names_are_cut_to_63_bytes_at_a_characters_edge()
    {
        Assert.Equal(63, Assert.IsType<ColumnReference>(SqlParser.ParseExpression(new string('a', 100))).Name.Length);
        Assert.Equal(new string('é', 31), Assert.IsType<ColumnReference>(SqlParser.ParseExpression(new string('é', 40))).Name);
    }

    [Theory]
    [InlineData("a+-b", "(a + (- b))")]
    [InlineData("a<-b", "(a < (- b))")]
    [InlineData("a@-b", "(a @- b)")]
    [InlineData("a/*x*/b", null)]
    [InlineData("a!=b", "(a <> b)")]
    [InlineData("a--b\n+c", "(a + c)")]
    public void Operators_end_where_PostgreSQLs_do(string sql, string? printed)
    {
        if (printed is null)
        {
            Assert.Throws<SqlErrorException>(() => SqlParser.ParseExpression(sql));
            return;
        }

        Assert.Equal(printed, SqlPrinter.Print(SqlParser.ParseExpression(sql)));
    }

    [Fact]
    public void Invalid_bytes_in_escapes_are_refused() =>
        Assert.Equal(SqlState.CharacterNotInRepertoire, Assert.Throws<SqlErrorException>(() => SqlParser.ParseExpression("e'\\xff'")).SqlState);

    [Theory]
    [InlineData("int", "integer")]
    [InlineData("varchar(10)[]", "character varying(10)[]")]
    [InlineData("timestamp(3) with time zone", "timestamp(3) with time zone")]
    [InlineData("char", "character(1)")]
    [InlineData("\"char\"", "\"char\"")]
    [InlineData("double precision array[3]", "double precision[3]")]
    [InlineData("interval day to second(3)", "interval day to second(3)")]
    [InlineData("float(20)", "real")]
    [InlineData("public.mood", "public.mood")]
    public void Type_names_resolve_and_print(string sql, string printed) => Assert.Equal(printed, SqlPrinter.Print(SqlParser.ParseTypeName(sql)));
}
