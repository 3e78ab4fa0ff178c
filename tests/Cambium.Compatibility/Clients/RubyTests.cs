using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>Ruby's pg, and ActiveRecord and Sequel over it: each answers as with PostgreSQL.</summary>
[Collection(ClientsCollection.Name)]
public sealed class RubyTests(ClientServers servers)
{
    [SkippableTheory]
    [InlineData("ruby_pg", "pg")]
    [InlineData("active_record", "active_record")]
    [InlineData("sequel", "sequel")]
    public async Task Answers_as_PostgreSQL_does(string script, string library) =>
        await (await new ClientScript($"ruby/{script}.rb", "ruby").NeedsAsync("-e", $"require 'pg'; require '{library}'")).RunAsync(servers);
}
