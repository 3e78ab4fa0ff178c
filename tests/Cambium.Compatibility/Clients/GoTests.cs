using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>Go's pgx and lib/pq, as Debian packages their sources: each answers as with PostgreSQL.</summary>
[Collection(ClientsCollection.Name)]
public sealed class GoTests(ClientServers servers)
{
    /// <summary>Where Debian puts the sources of libraries.</summary>
    private const string Sources = "/usr/share/gocode";

    private static readonly Dictionary<string, string> s_environment = new() { ["GOPATH"] = Sources, ["GO111MODULE"] = "off" };

    [SkippableFact]
    public async Task Answers_as_PostgreSQL_does()
    {
        ClientScript script = new("go/go_clients.go", "go", s_environment, "run");
        await (await script.NeedsAsync("list", "github.com/jackc/pgx/v4", "github.com/lib/pq")).RunAsync(servers);
    }
}
