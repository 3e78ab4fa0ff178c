using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>A cast that there is none of is told at CAST or <c>::</c>, a type that isn't there at its name; here the place has a ^ before it.</summary>
public sealed class PlacesOfCastErrorsTests : IDisposable
{
    private readonly TestDatabase _database = new();

    public void Dispose() => _database.Dispose();

    [Theory]
    [InlineData("select 1^::date")]
    [InlineData("select 1 + 2  ^:: date")]
    [InlineData("select 1::text::int4^::date")]
    [InlineData("select ^cast(1 as date)")]
    [InlineData("select array[1]^::date")]
    [InlineData("select ^'x'::int")]
    [InlineData("select '1'::^nix")]
    [InlineData("select cast('1' as ^nix[])")]
    public void A_failing_cast_says_where(string marked)
    {
        SqlSession session = _database.NewSession();
        int place = marked.IndexOf('^', StringComparison.Ordinal);
        Assert.Equal(place + 1, TestDatabase.Fails(session, marked.Remove(place, 1)).Position);
    }
}
