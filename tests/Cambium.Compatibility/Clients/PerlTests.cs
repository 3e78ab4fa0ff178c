using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>Perl's DBI with DBD::Pg: answers as with PostgreSQL.</summary>
[Collection(ClientsCollection.Name)]
public sealed class PerlTests(ClientServers servers)
{
    [SkippableTheory]
    [InlineData("dbd_pg")]
    [InlineData("large_objects")]
    public async Task Answers_as_PostgreSQL_does(string script) =>
        await (await new ClientScript($"perl/{script}.pl", "perl").NeedsAsync("-MDBD::Pg", "-e1")).RunAsync(servers);
}
