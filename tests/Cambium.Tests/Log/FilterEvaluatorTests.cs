using Cambium.Log.Records;
using Xunit;
using static Cambium.Tests.Log.LogSamples;

namespace Cambium.Tests.Log;

public sealed class FilterEvaluatorTests
{
    private static readonly byte[] Null = [LogValue.NullMarker];

    [Theory]
    [InlineData(FilterOperator.Equal, 5, true)]
    [InlineData(FilterOperator.Equal, 4, false)]
    [InlineData(FilterOperator.NotEqual, 4, true)]
    [InlineData(FilterOperator.Less, 6, true)]
    [InlineData(FilterOperator.Less, 5, false)]
    [InlineData(FilterOperator.LessOrEqual, 5, true)]
    [InlineData(FilterOperator.Greater, -6, true)]
    [InlineData(FilterOperator.Greater, 5, false)]
    [InlineData(FilterOperator.GreaterOrEqual, 5, true)]
    public void Five_compares_with_a_constant(FilterOperator operation, long constant, bool expected) =>
        Assert.Equal(expected, FilterEvaluator.Evaluate(new Filter.Comparison(1, operation, Int(constant)), new Row(Int(5))));

    [Fact]
    public void Comparing_with_null_is_unknown_and_so_is_its_negation()
    {
        Filter comparison = new Filter.Comparison(1, FilterOperator.Equal, Int(5));
        Assert.Null(FilterEvaluator.Evaluate(comparison, new Row(Null)));
        Assert.Null(FilterEvaluator.Evaluate(new Filter.Not(comparison), new Row(Null)));
        Assert.False(FilterEvaluator.Matches(new Filter.Not(comparison), new Row(Null)));
        Assert.True(FilterEvaluator.Matches(new Filter.IsNull(1), new Row(Null)));
    }

    [Fact]
    public void A_null_in_the_list_makes_a_miss_unknown()
    {
        Filter membership = new Filter.In(1, [Int(3), Null]);
        Assert.True(FilterEvaluator.Evaluate(membership, new Row(Int(3))));
        Assert.Null(FilterEvaluator.Evaluate(membership, new Row(Int(4))));
        Assert.False(FilterEvaluator.Evaluate(new Filter.In(1, [Int(3)]), new Row(Int(4))));
    }

    [Fact]
    public void And_and_or_follow_SQLs_truth_tables()
    {
        Filter isTrue = new Filter.And([]);
        Filter isFalse = new Filter.Or([]);
        Filter unknown = new Filter.Comparison(2, FilterOperator.Equal, Null);
        Row row = new(Int(1));
        Assert.Null(FilterEvaluator.Evaluate(new Filter.And([isTrue, unknown]), row));
        Assert.False(FilterEvaluator.Evaluate(new Filter.And([unknown, isFalse]), row));
        Assert.Null(FilterEvaluator.Evaluate(new Filter.Or([isFalse, unknown]), row));
        Assert.True(FilterEvaluator.Evaluate(new Filter.Or([unknown, isTrue]), row));
    }

    [Fact]
    public void A_prefix_matches_the_front_of_the_text()
    {
        Filter prefix = new Filter.Prefix(1, Text("ab").AsMemory(0, 3));
        Assert.True(FilterEvaluator.Evaluate(prefix, new Row(Text("abc"))));
        Assert.True(FilterEvaluator.Evaluate(prefix, new Row(Text("ab"))));
        Assert.False(FilterEvaluator.Evaluate(prefix, new Row(Text("ba"))));
        Assert.Null(FilterEvaluator.Evaluate(prefix, new Row(Null)));
    }

    private readonly struct Row(byte[] column1) : IColumnKeys
    {
        public ReadOnlySpan<byte> GetKey(int columnId) => columnId == 1 ? column1 : Null;
    }
}
