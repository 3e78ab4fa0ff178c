using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Xunit;

namespace Cambium.Tests.Values;

public class KeyEncodingTests
{
    public static TheoryData<int> TypeIndexes() => [.. Enumerable.Range(0, RandomValues.Types.Length)];

    [Theory]
    [MemberData(nameof(TypeIndexes))]
    public void Keys_sort_as_the_values_do(int typeIndex)
    {
        DataType type = RandomValues.Types[typeIndex];
        int seed = Environment.TickCount;
        RandomValues random = new(seed);
        for (int i = 0; i < 3000; i++)
        {
            Value left = random.NextOrNull(type);
            Value right = random.NextOrNull(type);
            int expected = Math.Sign(ValueComparer.CompareNullsLast(type, left, right));
            int ascending = Math.Sign(KeyEncoding.Encode(type, left).AsSpan().SequenceCompareTo(KeyEncoding.Encode(type, right)));
            Assert.True(expected == ascending, $"seed {seed}, {type}: {left} against {right} is {expected}, keys say {ascending}");
            int descending = Math.Sign(KeyEncoding.Encode(type, left, true, true).AsSpan().SequenceCompareTo(KeyEncoding.Encode(type, right, true, true)));
            Assert.True(-expected == descending, $"seed {seed}, {type} descending: {left} against {right}");
            if (expected == 0 && !left.IsNull)
            {
                Assert.True(ValueComparer.Equals(type, left, right), $"seed {seed}, {type}: {left} equals {right}");
                Assert.True(ValueComparer.Hash(type, left) == ValueComparer.Hash(type, right), $"seed {seed}, {type}: hashes of {left} and {right}");
            }
        }
    }

    [Theory]
    [MemberData(nameof(TypeIndexes))]
    public void Columns_of_a_key_are_read_back_one_after_the_other(int typeIndex)
    {
        DataType type = RandomValues.Types[typeIndex];
        int seed = Environment.TickCount;
        RandomValues random = new(seed);
        for (int i = 0; i < 500; i++)
        {
            Value first = random.NextOrNull(type);
            Value second = random.NextOrNull(type);
            KeyBuilder key = new(new byte[16]);
            KeyEncoding.Append(ref key, type, first, descending: true);
            KeyEncoding.Append(ref key, type, second);
            ReadOnlySpan<byte> rest = key.WrittenSpan;
            Value firstRead = KeyEncoding.Read(ref rest, type, descending: true);
            Value secondRead = KeyEncoding.Read(ref rest, type);
            Assert.True(ValueComparer.CompareNullsLast(type, first, firstRead) == 0, $"seed {seed}, {type}: {first} read as {firstRead}");
            Assert.True(ValueComparer.CompareNullsLast(type, second, secondRead) == 0, $"seed {seed}, {type}: {second} read as {secondRead}");
            Assert.Equal(0, rest.Length);
        }
    }

    [Fact]
    public void One_point_zero_has_the_bytes_the_format_says() =>
        Assert.Equal(new byte[] { 0x01, 0x20, 0x81, 11, 0x00 }, KeyEncoding.Encode(DataType.Numeric, Value.FromNumeric(Numeric.Parse("1.00"))));

    [Fact]
    public void A_prefix_has_the_least_key_above_it_as_successor()
    {
        Assert.Equal(new byte[] { 1, 3 }, KeyEncoding.PrefixSuccessor([1, 2, 255]));
        Assert.Null(KeyEncoding.PrefixSuccessor([255, 255]));
    }

    [Theory]
    [MemberData(nameof(TypeIndexes))]
    public void Log_values_lose_nothing(int typeIndex)
    {
        DataType type = RandomValues.Types[typeIndex];
        int seed = Environment.TickCount;
        RandomValues random = new(seed);
        RowLayout layout = new([new RowColumn(type, Value.Null)]);
        for (int i = 0; i < 1000; i++)
        {
            Value value = random.NextOrNull(type);
            Value read = LogValues.Decode(type, LogValues.Encode(type, value));
            Assert.True(layout.Encode([value]).AsSpan().SequenceEqual(layout.Encode([read])), $"seed {seed}, {type}: {value} read as {read}");
        }
    }
}
