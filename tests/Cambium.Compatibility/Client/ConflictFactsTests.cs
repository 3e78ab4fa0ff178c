using Cambium.Client;
using Xunit;

namespace Cambium.Compatibility.Client;

public sealed class ConflictFactsTests
{
    [Fact]
    public void Every_fact_is_read_from_the_lines_of_detail()
    {
        ConflictFacts? facts = ConflictFacts.Parse(
            "Statement: 3, UPDATE district SET d_next_o_id = $1\nTable: public.district\nKey: (1, 7)\nColumn: d_next_o_id\nWinner: position 8123, session 17 (clerk 4)");

        Assert.Equal(new ConflictFacts(3, "UPDATE district SET d_next_o_id = $1", "public", "district", "(1, 7)", "d_next_o_id", 8123, "17 (clerk 4)"), facts);
    }

    [Fact]
    public void A_statement_may_have_several_lines()
    {
        ConflictFacts facts = ConflictFacts.Parse("Statement: SELECT a\n  FROM t -- note: colon\nTable: t")!;

        Assert.Equal("SELECT a\n  FROM t -- note: colon", facts.Statement);
        Assert.Equal("t", facts.Table);
        Assert.Null(facts.StatementNumber);
    }

    [Fact]
    public void Fields_of_the_error_go_before_detail()
    {
        ConflictFacts facts = ConflictFacts.Parse("Table: a.b\nColumn: c", schema: "x", table: "y", column: "z")!;

        Assert.Equal(("x", "y", "z"), (facts.Schema, facts.Table, facts.Column));
    }

    [Theory]
    [InlineData("Winner: position 12", 12L, null)]
    [InlineData("Winner: position 12 session psql", 12L, "psql")]
    [InlineData("Winner: session psql", null, "session psql")]
    [InlineData("Winner: position unknown", null, "position unknown")]
    public void The_winner_may_tell_position_session_or_both(string detail, long? position, string? session)
    {
        ConflictFacts facts = ConflictFacts.Parse(detail)!;

        Assert.Equal(position, facts.WinnerPosition);
        Assert.Equal(session, facts.WinnerSession);
    }

    [Theory]
    [InlineData(null)]
    [InlineData("")]
    [InlineData("Reason code: Canceled on identification as a pivot, during write.")]
    public void Other_details_hold_no_facts(string? detail) => Assert.Null(ConflictFacts.Parse(detail));
}
