using Cambium.Client;
using Xunit;

namespace Cambium.Compatibility.Client;

public sealed class CambiumConnectionStringBuilderTests
{
    [Fact]
    public void Synonyms_are_stored_under_their_canonical_name()
    {
        var builder = new CambiumConnectionStringBuilder("Server=db;User Id=clerk;PWD=secret;Port=5433");

        Assert.Equal(("db", "clerk", "secret", 5433), (builder.Host, builder.Username, builder.Password, builder.Port));
        Assert.True(builder.ContainsKey("host"));
        Assert.True(builder.ContainsKey("server"));
        Assert.Contains("Host=db", builder.ConnectionString, StringComparison.Ordinal);
    }

    [Fact]
    public void Own_keywords_stay_with_the_provider()
    {
        var builder = new CambiumConnectionStringBuilder("Host=db;RetryTriesMax=7;Retry Elapsed Max=3");

        Assert.Equal(7, builder.RetryOptions.TriesMax);
        Assert.Equal(TimeSpan.FromSeconds(3), builder.RetryOptions.ElapsedMax);
        Assert.DoesNotContain("Retry", builder.TransportConnectionString, StringComparison.OrdinalIgnoreCase);
        Assert.Contains("Retry Tries Max=7", builder.ConnectionString, StringComparison.Ordinal);
    }

    [Fact]
    public void Detail_is_asked_for_unless_refused()
    {
        Assert.Contains("Include Error Detail=True", new CambiumConnectionStringBuilder("Host=db").TransportConnectionString, StringComparison.Ordinal);
        Assert.DoesNotContain("Detail=True", new CambiumConnectionStringBuilder("Host=db;Include Error Detail=false").TransportConnectionString, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Hots=db")]
    [InlineData("Retry Tries Max=0")]
    [InlineData("Port=many")]
    public void Unknown_keywords_and_bad_values_are_refused(string connectionString) =>
        Assert.ThrowsAny<Exception>(() => new CambiumConnectionStringBuilder(connectionString));

    [Fact]
    public void A_value_set_to_null_is_removed()
    {
        var builder = new CambiumConnectionStringBuilder("Host=db;Password=secret") { Password = null };

        Assert.Equal("Host=db", builder.ConnectionString);
    }

    [Fact]
    public void A_string_survives_the_way_through_the_builder()
    {
        const string Text = "Host=db;Port=5433;Username=clerk;Password=\"a;b\";Retry Tries Max=7";

        Assert.Equal(new CambiumConnectionStringBuilder(Text).ConnectionString, new CambiumConnectionStringBuilder(new CambiumConnectionStringBuilder(Text).ConnectionString).ConnectionString);
        Assert.Equal("a;b", new CambiumConnectionStringBuilder(new CambiumConnectionStringBuilder(Text).ConnectionString).Password);
    }
}
