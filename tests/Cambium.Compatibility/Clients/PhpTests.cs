using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>PHP's PDO and pgsql extension: answer as with PostgreSQL.</summary>
[Collection(ClientsCollection.Name)]
public sealed class PhpTests(ClientServers servers)
{
    [SkippableTheory]
    [InlineData("pdo_pgsql")]
    [InlineData("large_objects")]
    public async Task Answers_as_PostgreSQL_does(string script) =>
        await (await new ClientScript($"php/{script}.php", "php").NeedsAsync("-r", "exit(extension_loaded('pdo_pgsql') && extension_loaded('pgsql') ? 0 : 1);")).RunAsync(servers);
}
