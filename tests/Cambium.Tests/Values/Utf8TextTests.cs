using System.Globalization;
using System.Numerics;
using System.Text;
using Cambium.Engine.Values;
using Cambium.Tests.Log;
using Xunit;

namespace Cambium.Tests.Values;

/// <summary>Characters and digits are counted and read several at a time: whatever there is of them.</summary>
public sealed class Utf8TextTests
{
    [Fact]
    public void Characters_are_counted_in_texts_of_any_length()
    {
        Random random = new(TestSeed.Next());
        string[] characters = ["a", "é", "€", "😀", "\u007f", "\u0080"];
        for (int length = 0; length < 200; length++)
        {
            string text = string.Concat(Enumerable.Range(0, length).Select(_ => characters[random.Next(characters.Length)]));
            Assert.Equal(text.EnumerateRunes().Count(), Utf8Text.Length(Encoding.UTF8.GetBytes(text)));
        }
    }

    [Fact]
    public void Numbers_of_any_number_of_digits_are_read_as_they_are_written()
    {
        Random random = new(TestSeed.Next());
        for (int count = 1; count < 60; count++)
        {
            string digits = "123456789"[random.Next(9)] + string.Concat(Enumerable.Range(1, count - 1).Select(_ => "0123456789"[random.Next(10)]));
            for (int scale = 0; scale < count; scale++)
            {
                foreach (string sign in (string[])["", "-"])
                {
                    string text = sign + (scale == 0 ? digits : digits[..^scale] + "." + digits[^scale..]);
                    Numeric number = Numeric.Parse(text);
                    Assert.Equal(text, number.ToString());
                    Assert.Equal(BigInteger.Parse(sign + digits, CultureInfo.InvariantCulture), number.Unscaled);
                }
            }
        }
    }
}
