using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Operators;
using Cambium.Tests.Log;
using Xunit;

namespace Cambium.Tests.Sql.Execution;

/// <summary>Sorting by prefixes gives the order that comparing the rows gives, whatever types, directions and places of NULL the keys have.</summary>
public class SortedRowsTests
{
    private const int KeysMax = 4;

    // Types with values that their prefixes must tell apart rightly or not at all.
    private static readonly (string Type, string[] Values)[] s_types =
    [
        ("bool", ["t", "f"]),
        ("int2", ["-32768", "-1", "0", "1", "32767"]),
        ("int4", ["-2147483648", "-256", "-1", "0", "1", "255", "256", "65536", "2147483647"]),
        ("oid", ["0", "1", "2147483648", "4294967295"]),
        ("int8", ["-9223372036854775808", "-4294967296", "-1", "0", "1", "4294967296", "9223372036854775807"]),
        ("date", ["-infinity", "4713-01-01 BC", "1999-12-31", "2000-01-01", "2026-11-21", "infinity"]),
        ("timestamp", ["-infinity", "1999-12-31 23:59:59.999999", "2000-01-01", "infinity"]),
        ("float4", ["-Infinity", "-1.5", "-0", "0", "1e-30", "1.5", "Infinity", "NaN"]),
        ("float8", ["-Infinity", "-1e300", "-1.5", "-5e-324", "-0", "0", "5e-324", "1.5", "1e300", "Infinity", "NaN"]),
        ("numeric", ["-Infinity", "-1e400", "-12345678901234567890.5", "-1.10", "-1.1", "-0.3", "0", "0.0", "0.1", "0.10000000000000000001", "0.1000000000000000000000000000002", "9007199254740993", "9007199254740992", "1e400", "2e400", "Infinity", "NaN"]),
        ("text", ["", "a", "a ", "aa", "ab", "abcdefgh", "abcdefghi", "abcdefghijklmnop", "abcdefghijklmnopq", "abcdefghijklmnopqr", "é", "z"]),
        ("bytea", ["\\x", "\\x00", "\\x0000", "\\x01", "\\xff", "\\xff00000000000000000000000000000000"]),
        ("uuid", ["00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000001", "ffffffff-ffff-ffff-ffff-fffffffffffe", "ffffffff-ffff-ffff-ffff-ffffffffffff"]),
        ("bpchar", ["", "a", "a  ", "ab"]),
        ("interval", ["-1 mon", "0", "30 days", "1 mon", "1 mon 1 us"]),
        ("_int4", ["{}", "{1}", "{1,2}", "{2}"]),
    ];

    [Theory]
    [InlineData(2)]
    [InlineData(60)]
    [InlineData(1500)]
    public void Rows_lie_as_comparisons_say(int count)
    {
        int seed = TestSeed.Next();
        Random random = new(seed);
        for (int round = 0; round < 60; round++)
        {
            (SortKey[] keys, Value[][] values) = Choose(random);
            RowComparer comparer = new(keys);
            Value[][] rows = [.. Enumerable.Range(0, count).Select(number => values.Select(of => of[random.Next(of.Length)]).Append(Value.FromInt32(number)).ToArray())];
            Value[][] expected = [.. rows.Order(Comparer<Value[]>.Create((left, right) => comparer.Compare(left, right)))];
            int half = random.Next(count + 1);
            SortedRows first = Sort(rows[..half], comparer);
            SortedRows second = Sort(rows[half..], comparer);
            SortedRows all = Sort(rows, comparer);
            for (int place = 0, left = 0, right = 0; place < count; place++)
            {
                Assert.True(all[place][^1].Int32 == expected[place][^1].Int32, $"seed {seed}, round {round}: row {place}");
                bool isSecond = left == half || (right < count - half && second.IsBefore(right, first, left));
                int merged = isSecond ? second[right++][^1].Int32 : first[left++][^1].Int32;
                Assert.True(merged == expected[place][^1].Int32, $"seed {seed}, round {round}: merged row {place}");
            }
        }
    }

    private static SortedRows Sort(Value[][] rows, RowComparer comparer)
    {
        SortedRows sorted = new(comparer.Keys.Count + 1, comparer, long.MaxValue, new QueryContext(null, CallContext.Detached(), []));
        RowBatch batch = new();
        foreach (Value[][] chunk in rows.Chunk(RowBatch.RowsMax))
        {
            batch.Clear(comparer.Keys.Count + 1);
            foreach (Value[] row in chunk)
            {
                batch.Append(row);
            }

            sorted.Add(batch);
        }

        sorted.Complete();
        return sorted;
    }

    private static (SortKey[] Keys, Value[][] Values) Choose(Random random)
    {
        SortKey[] keys = new SortKey[random.Next(1, KeysMax + 1)];
        Value[][] values = new Value[keys.Length][];
        for (int place = 0; place < keys.Length; place++)
        {
            (string name, string[] texts) = s_types[random.Next(s_types.Length)];
            DataType type = DataType.FromName(name)!;
            keys[place] = new SortKey(place, type, IsDescending: random.Next(2) == 0, NullsFirst: random.Next(2) == 0);
            values[place] = [Value.Null, .. texts.Select(text => TextFormat.Parse(type, text, SessionFormat.Default))];
        }

        return (keys, values);
    }
}
