using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>node-postgres with its cursors, streams and COPY, and knex over it. NODE_PATH says where the packages are.</summary>
[Collection(ClientsCollection.Name)]
public sealed class NodeTests(ClientServers servers)
{
    [SkippableFact]
    public async Task Answers_as_PostgreSQL_does() =>
        await (await new ClientScript("node/pg_client.js", "node", "--max-old-space-size=256")
            .NeedsAsync("-e", "for (const name of ['pg', 'pg-cursor', 'pg-query-stream', 'pg-copy-streams', 'knex']) require(name)")).RunAsync(servers);
}
