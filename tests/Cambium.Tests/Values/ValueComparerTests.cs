using Cambium.Engine.Values;
using Xunit;

namespace Cambium.Tests.Values;

public sealed class ValueComparerTests
{
    /// <summary>Joins and groups hash every row: a closure made for arrays alone was made for each of them.</summary>
    [Fact]
    public void Hashing_comparing_and_fitting_values_allocates_nothing()
    {
        (SqlType Type, Value Value)[] values =
        [
            (new(DataType.Int8), Value.FromInt64(7)),
            (new(DataType.Float8), Value.FromDouble(1.5)),
            (new(DataType.Text), Value.FromText("seven")),
            (SqlType.Numeric(12, 2), Value.FromNumeric(Numeric.Parse("1.50"))),
        ];
        long sum = All();
        long before = GC.GetAllocatedBytesForCurrentThread();
        long again = All();
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
        Assert.Equal(sum, again);

        long All()
        {
            long all = 0;
            for (int index = 0; index < values.Length; index++)
            {
                (SqlType type, Value value) = values[index];
                all += ValueComparer.Hash(type.Type, value) + ValueComparer.Compare(type.Type, value, value)
                    + (Casts.ApplyModifier(type, value, isExplicit: false).IsNull ? 1 : 0);
            }

            return all;
        }
    }

    [Fact]
    public void What_is_equal_hashes_alike()
    {
        DataType numbers = DataType.Int4.Array!;
        Value[] arrays = [.. Enumerable.Range(0, 2).Select(_ => Value.FromArray(new ArrayValue(DataType.Int4, [Value.FromInt32(1), Value.Null])))];
        Assert.True(ValueComparer.Equals(numbers, arrays[0], arrays[1]));
        Assert.Equal(ValueComparer.Hash(numbers, arrays[0]), ValueComparer.Hash(numbers, arrays[1]));
        Assert.Equal(ValueComparer.Hash(DataType.Float8, Value.FromDouble(0.0)), ValueComparer.Hash(DataType.Float8, Value.FromDouble(-0.0)));
    }
}
