using Cambium.Engine.Values;
using Cambium.Sql.Execution.Operators;
using Cambium.Tests.Values;
using Xunit;

namespace Cambium.Tests.Sql.Execution;

public class SortPrefixTests
{
    private static readonly string[] s_words = ["a", "A", "ä", "Ab", "äb", "b", "ß", "ss", "Straße", "Strasse", "strasse und haus", "Straße und Haus", "z", "ö", "o", "", "10", "9"];

    [Fact]
    public void Prefixes_never_contradict_the_order_of_the_keys()
    {
        int seed = Environment.TickCount;
        Random random = new(seed);
        RandomValues values = new(seed);
        DataType[] types = [.. RandomValues.Types, .. ((string[])["de-x-icu", "sv-x-icu", "#1!und-u-ks-level1", "#2!und-u-ks-level2"]).SelectMany(static name => (DataType[])[DataType.Text.Collated(name), DataType.Bpchar.Collated(name)])];
        for (int round = 0; round < 2000; round++)
        {
            SortKey[] keys = [.. Enumerable.Range(0, 1 + random.Next(3)).Select(place => new SortKey(place, types[random.Next(types.Length)], random.Next(2) == 0, random.Next(2) == 0))];
            SortPrefix prefix = new(keys);
            RowComparer comparer = new(keys);
            Value[][] rows = [.. Enumerable.Range(0, 6).Select(_ => Array.ConvertAll(keys, key => Next(key.Type)))];
            foreach (Value[] left in rows)
            {
                foreach (Value[] right in rows)
                {
                    int known = prefix.Of(left).CompareTo(prefix.Of(right));
                    int order = comparer.Compare(left, right);
                    Assert.True(known == 0 ? !prefix.IsWhole || order == 0 : Math.Sign(order) == known, $"seed {seed}, {string.Join(", ", keys)}: {string.Join(", ", left)} and {string.Join(", ", right)}");
                }
            }
        }

        Value Next(DataType type) => type.Order is null ? values.NextOrNull(type)
            : random.Next(6) == 0 ? Value.Null
            : Value.FromText(s_words[random.Next(s_words.Length)] + (type.IsPadded ? new string(' ', random.Next(3)) : ""));
    }
}
