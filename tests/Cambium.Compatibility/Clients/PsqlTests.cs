using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>psql's descriptions and meta-commands over one schema, and PostgreSQL's other programs: pg_dump, pg_restore, createdb, vacuumdb, ….</summary>
[Collection(ClientsCollection.Name)]
public sealed class PsqlTests(ClientServers servers)
{
    [SkippableFact]
    public async Task Describes_as_PostgreSQL_does() =>
        await (await new ClientScript("psql/describe.psql", "psql", "-X", "-q", "-a", "-P", "pager=off", "-f").NeedsAsync("--version")).RunAsync(servers);

    /// <summary>Grafana, Metabase, DBeaver, DataGrip, pgAdmin, Superset, PostgREST, Hasura, Power BI, Navicat.</summary>
    [SkippableFact]
    public async Task Answers_the_opening_queries_of_tools_as_PostgreSQL_does() =>
        await (await new ClientScript("psql/tools.psql", "psql", "-X", "-q", "-a", "-P", "pager=off", "-f").NeedsAsync("--version")).RunAsync(servers);

    /// <summary>\copy, \crosstabview, \gdesc, \gexec, \gset, \sf, \ef, \watch.</summary>
    [SkippableFact]
    public async Task Runs_meta_commands_as_with_PostgreSQL() =>
        await (await new ClientScript("psql/meta.psql", "psql", "-X", "-q", "-a", "-P", "pager=off", "-f").NeedsAsync("--version")).RunAsync(servers);

    /// <summary>Who waits for whom, in line for rows and tables and for advisory locks; the tester looks at it, too.</summary>
    [SkippableFact]
    public async Task Runs_the_isolation_tester_as_with_PostgreSQL() =>
        await (await new ClientScript("psql/isolation.sh", "sh").NeedsAsync("-c", "ls /usr/lib/postgresql/*/lib/pgxs/src/test/isolation/isolationtester")).RunAsync(servers);

    [SkippableFact]
    public async Task Dumps_in_an_order_that_restores()
    {
        await new ClientScript("psql/dump_order.sh", "pg_dump").NeedsAsync("--version");
        await new ClientScript("psql/dump_order.sh", "sh").RunAsync(servers);
    }

    [SkippableFact]
    public async Task Keeps_large_objects_as_PostgreSQL_does()
    {
        await new ClientScript("psql/large_objects.sh", "pg_dump").NeedsAsync("--version");
        await new ClientScript("psql/large_objects.sh", "sh").RunAsync(servers);
    }

    [SkippableFact]
    public async Task Copies_in_binary_and_in_encodings_as_PostgreSQL_does() =>
        await (await new ClientScript("psql/binary.sh", "sh").NeedsAsync("-c", "psql --version && od --version")).RunAsync(servers);

    [SkippableFact]
    public async Task Dumps_partitions_as_PostgreSQL_does()
    {
        await new ClientScript("psql/partitions.sh", "pg_dump").NeedsAsync("--version");
        await new ClientScript("psql/partitions.sh", "sh").RunAsync(servers);
    }

    [SkippableFact]
    public async Task Dumps_restores_and_maintains_as_PostgreSQL_does()
    {
        await new ClientScript("psql/programs.sh", "pg_dump").NeedsAsync("--version");
        await new ClientScript("psql/programs.sh", "sh").RunAsync(servers);
    }
}
