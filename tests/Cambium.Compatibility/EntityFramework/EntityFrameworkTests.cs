using Cambium.Compatibility.Clients;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;
using Microsoft.EntityFrameworkCore.Diagnostics.Internal;
using Microsoft.EntityFrameworkCore.Infrastructure;
using Microsoft.EntityFrameworkCore.Migrations;
using Microsoft.EntityFrameworkCore.Scaffolding;
using Microsoft.EntityFrameworkCore.Scaffolding.Metadata;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Npgsql;
using Npgsql.EntityFrameworkCore.PostgreSQL.Scaffolding.Internal;
using Xunit;

namespace Cambium.Compatibility.EntityFramework;

/// <summary>Entity Framework Core over Npgsql: migrations, queries, change tracking, concurrency tokens, transactions, scaffolding.</summary>
[Collection(ClientsCollection.Name)]
public sealed class EntityFrameworkTests(ClientServers servers)
{
    [Fact]
    public Task Queries_of_every_shape_answer_as_PostgreSQL_does() => new ExpectedAnswer("dotnet/ef_queries").CompareAsync(servers, async connectionString =>
    {
        var transcript = new Transcript();
        await using ShopContext shop = ShopContext.Open(connectionString);
        await shop.Database.EnsureCreatedAsync();
        ShopData.Add(shop);
        transcript.Show("saved", await shop.SaveChangesAsync());
        foreach ((string label, IQueryable<object> query) in ShopQueries.All(shop))
        {
            try
            {
                transcript.Show(label, (await query.ToListAsync()).Select(ShopQueries.Text));
            }
            catch (PostgresException error)
            {
                transcript.Show(label, error.SqlState, error.MessageText, query.ToQueryString());
            }
        }

        return transcript.ToString();
    });

    [Fact]
    public Task Texts_are_equal_and_sorted_as_their_columns_collations_have_it() => new ExpectedAnswer("dotnet/ef_collations").CompareAsync(servers, async connectionString =>
    {
        var transcript = new Transcript();
        await using MemberContext context = MemberContext.Open(connectionString);
        await context.Database.EnsureCreatedAsync();
        context.AddRange(new Member { Name = "Ada", Town = "Örebro" }, new Member { Name = "bob", Town = "Zürich" }, new Member { Name = "Cy", Town = "Åre" });
        transcript.Show("saved", await context.SaveChangesAsync());
        transcript.Show("found", (await context.Members.Where(member => member.Name == "ADA").ToListAsync()).Select(static member => member.Name));
        transcript.Show("exactly", await context.Members.CountAsync(member => EF.Functions.Collate(member.Name, "C") == "ADA"));
        transcript.Show("above", (await context.Members.Where(member => member.Name.CompareTo("ADA") > 0).OrderBy(member => member.Name).ToListAsync()).Select(static member => member.Name));
        transcript.Show("Swedish", (await context.Members.OrderBy(member => member.Town).ToListAsync()).Select(static member => member.Town));
        transcript.Show("German", (await context.Members.OrderBy(member => EF.Functions.Collate(member.Town, "de-x-icu")).ToListAsync()).Select(static member => member.Town));
        context.ChangeTracker.Clear();
        context.Add(new Member { Name = "BOB", Town = "Bonn" });
        DbUpdateException taken = await Assert.ThrowsAsync<DbUpdateException>(() => context.SaveChangesAsync());
        transcript.Show("taken", ((PostgresException)taken.InnerException!).SqlState, ((PostgresException)taken.InnerException!).MessageText);
        return transcript.ToString();
    });

    [Fact]
    public Task Migrations_go_up_and_down() => new ExpectedAnswer("dotnet/ef_migrations").CompareAsync(servers, async connectionString =>
    {
        var transcript = new Transcript();
        await using ShopContext shop = ShopContext.Open(connectionString);
        transcript.Show("pending", await shop.Database.GetPendingMigrationsAsync());
        await shop.Database.MigrateAsync();
        transcript.Show("applied", await shop.Database.GetAppliedMigrationsAsync());
        await shop.Database.MigrateAsync();
        ShopData.Add(shop);
        transcript.Show("saved", await shop.SaveChangesAsync());
        transcript.Show("amounts", await shop.Lines.SumAsync(line => line.Amount));
        await shop.GetService<IMigrator>().MigrateAsync("20240101000000_CreateShop");
        transcript.Show("down", await shop.Database.GetAppliedMigrationsAsync());
        await shop.GetService<IMigrator>().MigrateAsync("0");
        transcript.Show("out", await shop.Database.GetAppliedMigrationsAsync());

        // What a deployment runs: a script that may be run again.
        string script = shop.GetService<IMigrator>().GenerateScript(options: MigrationsSqlGenerationOptions.Idempotent);
        await using var connection = new NpgsqlConnection(connectionString);
        await connection.OpenAsync();
        for (int round = 0; round < 2; round++)
        {
            await using var command = new NpgsqlCommand(script, connection);
            await transcript.FailsAsync("script", () => command.ExecuteNonQueryAsync());
        }

        transcript.Show("by script", await shop.Database.GetAppliedMigrationsAsync());
        await Task.WhenAll(Enumerable.Range(0, 3).Select(async _ =>
        {
            await using ShopContext other = ShopContext.Open(connectionString, retries: 10);
            await other.Database.MigrateAsync();
        }));
        await shop.Database.EnsureDeletedAsync();
        transcript.Show("deleted", await shop.Database.CanConnectAsync());
        return transcript.ToString();
    });

    [Fact]
    public Task Changes_are_tracked_and_tokens_compared() => new ExpectedAnswer("dotnet/ef_changes").CompareAsync(servers, async connectionString =>
    {
        var transcript = new Transcript();
        await using ShopContext shop = ShopContext.Open(connectionString);
        await shop.Database.EnsureCreatedAsync();
        ShopData.Add(shop);
        await shop.SaveChangesAsync();
        await ShopChanges.RunAsync(connectionString, transcript);
        return transcript.ToString();
    });

    [Fact]
    public Task A_database_is_scaffolded() => new ExpectedAnswer("dotnet/ef_scaffolding").CompareAsync(servers, async connectionString =>
    {
        await using ShopContext shop = ShopContext.Open(connectionString);
        await shop.Database.MigrateAsync();
        await shop.Database.ExecuteSqlRawAsync(
            """
            CREATE TYPE shop.mood AS ENUM ('sad', 'ok');
            CREATE TABLE shop.more (a serial, b bigint GENERATED ALWAYS AS IDENTITY (START 5), c shop.mood DEFAULT 'ok', d numeric(5,1) DEFAULT 1.5, e timestamp(3), f varchar(7)[], g text,
                CONSTRAINT more_key PRIMARY KEY (b, a), UNIQUE (e, d));
            CREATE INDEX more_lower ON shop.more (lower(g));
            CREATE INDEX more_covering ON shop.more (e DESC NULLS LAST) INCLUDE (d);
            CREATE VIEW shop.few AS SELECT a, g FROM shop.more;
            COMMENT ON TABLE shop.more IS 'more of it';
            """);
        return Scaffold(connectionString);
    });

    private static string Scaffold(string connectionString)
    {
        var transcript = new Transcript();
        ServiceCollection services = new();
        services.AddLogging().AddEntityFrameworkNpgsql();
#pragma warning disable EF1001 // The reverse engineering that dotnet ef runs has no public entry without the tool.
        var diagnostics = services.BuildServiceProvider().CreateScope().ServiceProvider;
        var logger = new DiagnosticsLogger<DbLoggerCategory.Scaffolding>(
            diagnostics.GetRequiredService<ILoggerFactory>(), new LoggingOptions(), new System.Diagnostics.DiagnosticListener("scaffolding"),
            diagnostics.GetRequiredService<LoggingDefinitions>(), new NullDbContextLogger());
        DatabaseModel model = new NpgsqlDatabaseModelFactory(logger).Create(connectionString, new DatabaseModelFactoryOptions(schemas: ["shop"]));
#pragma warning restore EF1001
        transcript.Show("database", model.DefaultSchema, model.Collation, model.GetAnnotations().Where(a => !a.Name.Contains("xmin", StringComparison.Ordinal)).Select(a => a.Name + "=" + a.Value).Order());
        transcript.Show("sequences", model.Sequences.OrderBy(s => s.Name).Select(s => $"{s.Schema}.{s.Name} {s.StoreType} {s.StartValue} {s.IncrementBy} {s.MinValue} {s.MaxValue} {s.IsCyclic}"));
        foreach (DatabaseTable table in model.Tables.OrderBy(t => t.Name, StringComparer.Ordinal))
        {
            transcript.Show(table.GetType().Name, table.Schema, table.Name, table.Comment);
            foreach (DatabaseColumn column in table.Columns)
            {
                transcript.Show("  " + column.Name, column.StoreType, column.IsNullable, column.DefaultValueSql, column.ComputedColumnSql, column.IsStored, column.Comment, column.Collation, column.ValueGenerated, column.GetAnnotations().Select(a => a.Name + "=" + a.Value).Order());
            }

            transcript.Show("  key", table.PrimaryKey?.Name, table.PrimaryKey?.Columns.Select(c => c.Name));
            transcript.Show("  unique", table.UniqueConstraints.Select(u => u.Name + " " + string.Join(",", u.Columns.Select(c => c.Name))).Order());
            transcript.Show("  foreign", table.ForeignKeys.Select(f => $"{f.Name} {string.Join(",", f.Columns.Select(c => c.Name))} to {f.PrincipalTable.Name} {string.Join(",", f.PrincipalColumns.Select(c => c.Name))} {f.OnDelete}").Order());
            transcript.Show("  indexes", table.Indexes.Select(i => $"{i.Name} {string.Join(",", i.Columns.Select(c => c.Name))} {i.IsUnique} {i.Filter} {string.Join(",", i.IsDescending)} {string.Join(";", i.GetAnnotations().Select(a => a.Name + "=" + (a.Value is System.Collections.IEnumerable items and not string ? string.Join("+", items.Cast<object>()) : a.Value)).Order())}").Order());
        }

        return transcript.ToString();
    }
}
