using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>Perl's DBI with DBD::Pg: answers as with PostgreSQL.</summary>
[Collection(ClientsCollection.Name)]
public sealed class PerlTests(ClientServers servers)
{
    [SkippableFact]
    public async Task Answers_as_PostgreSQL_does() =>
        await (await new ClientScript("perl/dbd_pg.pl", "perl").NeedsAsync("-MDBD::Pg", "-e1")).RunAsync(servers);
}
