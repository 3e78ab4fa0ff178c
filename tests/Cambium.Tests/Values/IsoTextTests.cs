using System.Globalization;
using System.Text;
using Cambium.Engine.Times;
using Cambium.Engine.Values;
using Xunit;

namespace Cambium.Tests.Values;

/// <summary>The short way of reading dates gives what the long one gives, or leaves the text to it.</summary>
public sealed class IsoTextTests
{
    [Theory]
    [InlineData("2024-02-29", true)]
    [InlineData("2023-02-29", false)]
    [InlineData("1900-02-29", false)]
    [InlineData("0000-01-01", false)]
    [InlineData("2024-00-10", false)]
    [InlineData("2024-1-10", false)]
    [InlineData("0001-01-01", true)]
    [InlineData("9999-12-31", true)]
    [InlineData("2024-01-01 ", false)]
    public void Dates_in_one_form_only(string text, bool isRead) => Assert.Equal(isRead, IsoText.TryReadDate(Encoding.UTF8.GetBytes(text), out _));

    [Fact]
    public void Both_ways_agree()
    {
        Random random = new(1);
        SessionFormat format = new();
        string[] ends = ["", ".5", ".123456", ".000001", ".1234567", "+01", " BC", ".", "Z"];
        int read = 0;
        for (int i = 0; i < 5000; i++)
        {
            string date = string.Create(CultureInfo.InvariantCulture, $"{random.Next(1, 10000):D4}-{random.Next(1, 13):D2}-{random.Next(1, 32):D2}");
            string time = string.Create(CultureInfo.InvariantCulture, $"{date} {random.Next(25):D2}:{random.Next(61):D2}:{random.Next(61):D2}{ends[random.Next(ends.Length)]}");
            if (IsoText.TryReadDate(Encoding.UTF8.GetBytes(date), out int days))
            {
                Assert.Equal(DateTimeInput.ParseDate(date, format), days);
                read++;
            }

            if (IsoText.TryReadTimestamp(Encoding.UTF8.GetBytes(time), out long micros))
            {
                Assert.Equal(DateTimeInput.ParseTimestamp(time, format), micros);
                read++;
            }
        }

        Assert.True(read > 5000);
    }
}
