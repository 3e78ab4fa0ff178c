using Tpcc.Population;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

public sealed class RandomTextTests
{
    [Theory]
    [InlineData(0, "BARBARBAR")]
    [InlineData(371, "PRICALLYOUGHT")]
    [InlineData(40, "BARPRESBAR")]
    [InlineData(999, "EINGEINGEING")]
    public void Last_names_are_the_syllables_of_their_digits(int number, string name) => Assert.Equal(name, RandomText.LastName(number));

    [Fact]
    public void One_text_in_ten_says_ORIGINAL_and_all_have_26_to_50_characters()
    {
        var random = new Random(3);
        string[] texts = [.. Enumerable.Range(0, 20_000).Select(_ => RandomText.Data(random))];

        Assert.All(texts, text => Assert.InRange(text.Length, 26, 50));
        Assert.InRange(texts.Count(RandomText.IsOriginal), 1_850, 2_150);
    }

    [Fact]
    public void Strings_and_numbers_keep_their_bounds()
    {
        var random = new Random(4);
        for (int i = 0; i < 1_000; i++)
        {
            Assert.InRange(RandomText.Letters(random, 8, 16).Length, 8, 16);
            Assert.Matches("^[0-9]{4}11111$", RandomText.Zip(random));
            Assert.InRange(RandomText.Decimal(random, 1, 999_999, 2), 0.01m, 9_999.99m);
        }
    }
}
