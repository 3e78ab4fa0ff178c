using System.Text;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Xunit;

namespace Cambium.Tests.Values;

public class CollatedTextTests
{
    // What languages order by itself, what is equal but for case or accents, what combines, digits, and what has no weight.
    private static readonly string[] s_pieces =
    [
        "a", "A", "ä", "Ä", "á", "a\u0308", "b", "B", "c", "ch", "ç", "d", "e", "é", "i", "I", "ı", "İ", "l", "ll", "n", "ñ", "o", "ö", "Ø", "s", "ß", "SS", "z", "Z", "æ", "1", "2", "10", " ", "-", "'", "_",
        "あ", "ア", "ｱ", "中", "文", "\u0301", "\u200d", "😀", "я", "Я", "ё",
    ];

    public static TheoryData<string> Collations() =>
    [
        "und-x-icu", "de-x-icu", "sv-x-icu", "tr-x-icu", "cs-x-icu", "ja-x-icu", "zh-x-icu", "#1!und-u-ks-level2", "#2!und-u-ks-level1", "#3:en-u-kn-true", "#4:und-u-kf-upper", "#5!und-u-ka-shifted", "#6:de-u-co-phonebk",
        "#7!en@colStrength=secondary", "#8:und-u-ks-identic",
    ];

    [Theory]
    [MemberData(nameof(Collations))]
    public void Keys_sort_as_the_collation_does(string collation)
    {
        foreach (DataType type in (DataType[])[DataType.Text.Collated(collation), DataType.Bpchar.Collated(collation), DataType.Text.Array!.Collated(collation)])
        {
            int seed = Environment.TickCount;
            Random random = new(seed);
            for (int i = 0; i < 1500; i++)
            {
                Value left = Next(type, random);
                Value right = Next(type, random);
                int expected = Math.Sign(ValueComparer.Compare(type, left, right));
                Assert.True(expected == -Math.Sign(ValueComparer.Compare(type, right, left)), $"seed {seed}, {type}: {left} and {right}");
                Assert.True(
                    expected == Math.Sign(KeyEncoding.Encode(type, left).AsSpan().SequenceCompareTo(KeyEncoding.Encode(type, right))), $"seed {seed}, {type}: {left} against {right} is {expected}, keys say otherwise");
                Assert.True(
                    -expected == Math.Sign(KeyEncoding.Encode(type, left, true, true).AsSpan().SequenceCompareTo(KeyEncoding.Encode(type, right, true, true))), $"seed {seed}, {type} descending: {left} against {right}");
                Assert.True(expected != 0 || ValueComparer.Hash(type, left) == ValueComparer.Hash(type, right), $"seed {seed}, {type}: hashes of {left} and {right}");
                Assert.True(ValueComparer.Equals(type, left, right) == (expected == 0), $"seed {seed}, {type}: equality of {left} and {right}");
            }
        }
    }

    [Theory]
    [MemberData(nameof(Collations))]
    public void Log_values_keep_the_text_and_keys_end_where_the_next_begins(string collation)
    {
        foreach (DataType type in (DataType[])[DataType.Varchar.Collated(collation), DataType.Bpchar.Collated(collation)])
        {
            int seed = Environment.TickCount;
            Random random = new(seed);
            for (int i = 0; i < 500; i++)
            {
                Value value = Next(type, random);
                Value read = LogValues.Decode(type, LogValues.Encode(type, value));
                Assert.True(value.Text == read.Text, $"seed {seed}, {type}: {value} read as {read}");
                KeyBuilder key = new(new byte[16]);
                KeyEncoding.Append(ref key, type, value, descending: true);
                KeyEncoding.Append(ref key, DataType.Int4, Value.FromInt32(i));
                ReadOnlySpan<byte> rest = key.WrittenSpan;
                KeyEncoding.Read(ref rest, type, descending: true);
                Assert.Equal(i, KeyEncoding.Read(ref rest, DataType.Int4).Int32);
            }
        }
    }

    [Fact]
    public void A_type_in_an_order_is_the_type_and_compares_by_it()
    {
        DataType swedish = DataType.Text.Collated("sv-x-icu");
        Assert.Equal(DataType.Text, swedish);
        Assert.Same(DataType.Text, swedish.Plain);
        Assert.Same(swedish, DataType.Text.Collated("sv-x-icu"));
        Assert.Same(swedish, swedish.Array!.Element);
        Assert.Same(swedish.Array, DataType.Text.Array!.Collated("sv-x-icu"));
        Assert.Same(DataType.Text, swedish.Collated("C"));
        Assert.Same(DataType.Int4, DataType.Int4.Collated("sv-x-icu"));
        Assert.True(ValueComparer.Compare(swedish, Value.FromText("z"), Value.FromText("ö")) < 0);
        Assert.True(ValueComparer.Compare(DataType.Text.Collated("de-x-icu"), Value.FromText("z"), Value.FromText("ö")) > 0);
        DataType domain = DataType.CreateDomain(90010, 90011, "public", "word", DataType.Text, "sv-x-icu");
        Assert.True(ValueComparer.Compare(domain, Value.FromText("z"), Value.FromText("ö")) < 0);
        Assert.True(ValueComparer.Compare(domain.Collated("C"), Value.FromText("Z"), Value.FromText("a")) < 0);
    }

    [Fact]
    public void The_rules_that_come_with_the_server_have_the_version_that_catalogs_tell() =>
        Assert.Equal(TextOrder.RulesVersion, TextOrder.Open("und", isDeterministic: true).Version);

    private static Value Next(DataType type, Random random) => type.Form == ValueForm.Array
        ? Value.FromArray(new ArrayValue(type.Element!, [.. Enumerable.Range(0, random.Next(3)).Select(_ => Next(type.Element!, random))]))
        : Value.FromText(NextText(random) + (type.IsPadded ? new string(' ', random.Next(3)) : ""));

    private static string NextText(Random random)
    {
        StringBuilder text = new();
        for (int count = random.Next(4); count >= 0; count--)
        {
            text.Append(s_pieces[random.Next(s_pieces.Length)]);
        }

        return text.ToString();
    }
}
