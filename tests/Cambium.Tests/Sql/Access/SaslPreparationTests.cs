using Cambium.Sql.Access;
using Xunit;

namespace Cambium.Tests.Sql.Access;

/// <summary>SASLprep by the examples of RFC 4013, and what can't be prepared.</summary>
public sealed class SaslPreparationTests
{
    [Theory]
    [InlineData("I\u00ADX", "IX")]
    [InlineData("user", "user")]
    [InlineData("USER", "USER")]
    [InlineData("\u00AA", "a")]
    [InlineData("\u2168", "IX")]
    [InlineData("q\u00A0w\u2000e\u2003r\u2009t\u3000y", "q w e r t y")]
    [InlineData("e\u0301", "\u00E9")]
    [InlineData("\u0627\u0628", "\u0627\u0628")]
    [InlineData("\uFB2A\u05D0", "\u05E9\u05C1\u05D0")]
    public void Characters_are_mapped_and_normalized(string typed, string prepared) => Assert.Equal(prepared, SaslPreparation.Prepare(typed));

    [Theory]
    [InlineData("\u0007\u00AA")]
    [InlineData("\u06271\u00AA")]
    [InlineData("\u0627\uFF21\u0627")]
    [InlineData("\u06271")]
    [InlineData("\u0221\u00AA")]
    [InlineData("\u00AD")]
    [InlineData("\uE000\u00AA")]
    public void What_cannot_be_prepared_is_taken_as_it_is(string typed) => Assert.Equal(typed, SaslPreparation.Prepare(typed));
}
