using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Values;

public class RowLayoutTests
{
    [Fact]
    public void Rows_of_any_columns_are_read_back_exactly()
    {
        int seed = Environment.TickCount;
        RandomValues random = new(seed);
        for (int round = 0; round < 300; round++)
        {
            DataType[] types = [.. Enumerable.Range(0, 1 + random.NextIndex(20)).Select(_ => RandomValues.Types[random.NextIndex(RandomValues.Types.Length)])];
            RowLayout layout = new([.. types.Select(type => new RowColumn(type, Value.Null))]);
            Value[] values = [.. types.Select(random.NextOrNull)];
            byte[] row = layout.Encode(values);
            byte[] page = [1, 2, 3, .. row, 4];
            PageSlice slice = new(page, 3, row.Length);
            Value[] all = new Value[types.Length];
            layout.ReadAll(slice, all);
            Assert.True(row.AsSpan().SequenceEqual(layout.Encode(all)), $"seed {seed}, round {round}");
            for (int i = 0; i < types.Length; i++)
            {
                Assert.Equal(values[i].IsNull, layout.IsNull(slice, i));
                Assert.True(ValueComparer.CompareNullsLast(types[i], values[i], layout.Read(slice, i)) == 0, $"seed {seed}, round {round}, column {i}");
            }

            int[] some = [.. Enumerable.Range(0, types.Length).Where(_ => random.NextIndex(3) > 0).Reverse()];
            Value[] read = new Value[some.Length];
            layout.Columns(some, [.. Enumerable.Range(0, some.Length)]).Read(slice, read);
            for (int i = 0; i < some.Length; i++)
            {
                Assert.True(ValueComparer.CompareNullsLast(types[some[i]], values[some[i]], read[i]) == 0, $"seed {seed}, round {round}, column {some[i]} of some");
            }
        }
    }

    [Fact]
    public void A_row_older_than_a_column_has_its_missing_value()
    {
        RowColumn[] old = [new(DataType.Int4, Value.Null), new(DataType.Text, Value.Null), new(DataType.Int8, Value.Null)];
        RowLayout before = new(old);
        RowLayout after = new([.. old, new(DataType.Text, Value.FromText("none")), new(DataType.Int4, Value.FromInt32(7)), new(DataType.Numeric, Value.Null)]);
        byte[] row = before.Encode([Value.FromInt32(1), Value.FromText("one"), Value.FromInt64(11)]);
        PageSlice slice = new(row, 0, row.Length);
        Assert.Equal(1, after.Read(slice, 0).Int32);
        Assert.Equal("one", after.Read(slice, 1).Text);
        Assert.Equal(11, after.Read(slice, 2).Int64);
        Assert.Equal("none", after.Read(slice, 3).Text);
        Assert.Equal(7, after.Read(slice, 4).Int32);
        Assert.True(after.Read(slice, 5).IsNull);
        Value[] some = new Value[3];
        after.Columns([3, 1, 5], [0, 1, 2]).Read(slice, some);
        Assert.Equal("none", some[0].Text);
        Assert.Equal("one", some[1].Text);
        Assert.True(some[2].IsNull);
        Assert.True(after.IsNull(slice, 5));
    }

    [Fact]
    public void Wide_rows_have_wide_offsets()
    {
        RowLayout layout = new([new(DataType.Text, Value.Null), new(DataType.Int4, Value.Null), new(DataType.Text, Value.Null)]);
        byte[] row = layout.Encode([Value.FromText(new string('x', 70_000)), Value.FromInt32(5), Value.FromText("end")]);
        PageSlice slice = new(row, 0, row.Length);
        Assert.Equal(70_000, layout.Read(slice, 0).ByteLength);
        Assert.Equal(5, layout.Read(slice, 1).Int32);
        Assert.Equal("end", layout.Read(slice, 2).Text);
        Value[] some = new Value[2];
        layout.Columns([1, 2], [1, 0]).Read(slice, some);
        Assert.Equal("end", some[0].Text);
        Assert.Equal(5, some[1].Int32);
    }

    [Fact]
    public void A_numeric_of_up_to_18_digits_takes_eight_bytes()
    {
        RowLayout layout = new([new(SqlType.Numeric(12, 2), Value.Null)]);
        byte[] row = layout.Encode([Value.FromNumeric(Numeric.Parse("-1234567890.12"))]);
        Assert.Equal(2 + 1 + 8, row.Length);
        Assert.Equal("-1234567890.12", layout.Read(new PageSlice(row, 0, row.Length), 0).Numeric.ToString());
    }

    [Fact]
    public void Reading_columns_allocates_nothing()
    {
        RowLayout layout = new([new(DataType.Int4, Value.Null), new(DataType.Text, Value.Null), new(SqlType.Numeric(12, 2), Value.Null)]);
        byte[] row = layout.Encode([Value.FromInt32(1), Value.FromText("abc"), Value.FromNumeric(Numeric.Parse("1.50"))]);
        PageSlice slice = new(row, 0, row.Length);
        long sum = Sum();
        long before = GC.GetAllocatedBytesForCurrentThread();
        sum += Sum();
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
        Assert.Equal(2 * (1 + 3 + 2), sum);

        long Sum() => layout.Read(slice, 0).Int32 + layout.Read(slice, 1).ByteLength + layout.Read(slice, 2).Numeric.Scale;
    }
}
