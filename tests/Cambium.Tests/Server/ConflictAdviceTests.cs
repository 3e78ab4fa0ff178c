using Cambium.Engine.Transactions;
using Cambium.Server.Commands;
using Xunit;

namespace Cambium.Tests.Server;

public sealed class ConflictAdviceTests
{
    [Theory]
    [InlineData("SELECT a FROM t1 WHERE b = 12 AND c = 'it''s'", "SELECT a FROM t1 WHERE b = ? AND c = ?")]
    [InlineData("UPDATE  t\n  SET x = -1.5, y2 = $1", "UPDATE t SET x = ?, y2 = $1")]
    public void Statements_that_differ_in_literals_are_one(string statement, string shape) => Assert.Equal(shape, ConflictAdvice.Shape(statement));

    [Fact]
    public void The_most_frequent_comes_first_with_what_would_have_avoided_it()
    {
        Conflict lost = new() { StatementText = "UPDATE d SET n = 7 WHERE id = 1", Table = "public.d", Column = "n", Kind = ConflictKind.KeyRead, Scope = ReadScope.Key, IsReadAndAssigned = true };
        Conflict scan = new() { StatementText = "SELECT * FROM big", Table = "public.big", Kind = ConflictKind.RangeRead, Scope = ReadScope.Scan };
        IReadOnlyList<ConflictAdvice> advice = ConflictAdvice.Of([scan, lost, lost with { StatementText = "UPDATE d SET n = 9 WHERE id = 2" }]);
        Assert.Equal([2, 1], advice.Select(static line => line.Count));
        Assert.Equal([ConflictRemedy.Increment, ConflictRemedy.Index], advice.Select(static line => line.Remedy));
        Assert.Contains("SET n = n + …", advice[0].Text, StringComparison.Ordinal);
    }
}
