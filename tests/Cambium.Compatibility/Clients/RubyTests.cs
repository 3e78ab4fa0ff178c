using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>Ruby's pg: answers as with PostgreSQL.</summary>
[Collection(ClientsCollection.Name)]
public sealed class RubyTests(ClientServers servers)
{
    [SkippableFact]
    public async Task Answers_as_PostgreSQL_does() =>
        await (await new ClientScript("ruby/ruby_pg.rb", "ruby").NeedsAsync("-e", "require 'pg'")).RunAsync(servers);
}
