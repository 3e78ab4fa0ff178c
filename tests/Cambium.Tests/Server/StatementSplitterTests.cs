using Cambium.Server.Shell;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>Semicolons end statements except where SQL says they don't.</summary>
public sealed class StatementSplitterTests
{
    [Theory]
    [InlineData("SELECT 1; SELECT 2;", "SELECT 1;", "SELECT 2;")]
    [InlineData("SELECT ';'; SELECT 2", "SELECT ';';", "SELECT 2")]
    [InlineData("SELECT 'it''s;'; x", "SELECT 'it''s;';", "x")]
    [InlineData("SELECT E'\\';'; x", "SELECT E'\\';';", "x")]
    [InlineData("SELECT '\\'; x", "SELECT '\\';", "x")]
    [InlineData("SELECT \"a;b\"; x", "SELECT \"a;b\";", "x")]
    [InlineData("SELECT 1 -- no; end\n; x", "SELECT 1 -- no; end\n;", "x")]
    [InlineData("SELECT /* a; /* b; */ c; */ 1; x", "SELECT /* a; /* b; */ c; */ 1;", "x")]
    [InlineData("DO $$ BEGIN; END; $$; x", "DO $$ BEGIN; END; $$;", "x")]
    [InlineData("DO $a$ ; $$ ; $a$; x", "DO $a$ ; $$ ; $a$;", "x")]
    [InlineData("SELECT $1; SELECT a$b$ FROM c; x", "SELECT $1;", "SELECT a$b$ FROM c;", "x")]
    [InlineData("CREATE RULE r DO (a; b); x", "CREATE RULE r DO (a; b);", "x")]
    public void Statements_end_at_their_own_semicolon(string text, params string[] expected)
    {
        var whole = new StatementSplitter();
        whole.Add(text);
        Assert.Equal(expected, whole.TakeAll());

        var byCharacter = new StatementSplitter();
        List<string> taken = [];
        foreach (char character in text)
        {
            byCharacter.Add(character.ToString());
            if (byCharacter.TryTake() is { } statement)
            {
                taken.Add(statement);
            }
        }

        taken.AddRange(byCharacter.TakeAll());
        Assert.Equal(expected, taken);
    }

    [Fact]
    public void A_statement_without_its_semicolon_waits()
    {
        var splitter = new StatementSplitter();
        splitter.Add("SELECT 'a;\n");
        Assert.Null(splitter.TryTake());
        Assert.False(splitter.IsEmpty);
        splitter.Add("b';\n");
        Assert.Equal("SELECT 'a;\nb';", splitter.TryTake());
        Assert.True(splitter.IsEmpty);
    }
}
