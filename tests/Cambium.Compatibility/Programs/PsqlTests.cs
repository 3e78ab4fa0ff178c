using Cambium.Server.Hosting;
using Xunit;

namespace Cambium.Compatibility.Programs;

/// <summary>psql as people use it by hand.</summary>
public sealed class PsqlTests : IAsyncLifetime
{
    private const string Schema = """
        CREATE TABLE author (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(40) NOT NULL UNIQUE);
        CREATE TABLE book (id bigint PRIMARY KEY, author_id int NOT NULL REFERENCES author (id) ON DELETE CASCADE, title text DEFAULT 'untitled', price numeric(8,2) CHECK (price >= 0), added timestamptz DEFAULT now());
        CREATE INDEX book_author ON book (author_id, title DESC);
        CREATE VIEW cheap AS SELECT id, title FROM book WHERE price < 10;
        """;

    private CambiumServer _server = null!;

    public async Task InitializeAsync() => _server = await CambiumServer.StartAsync(new CambiumServerOptions());

    public async Task DisposeAsync() => await _server.DisposeAsync();

    [SkippableTheory]
    [InlineData(@"\dt", "author", "book", "table", "cambium")]
    [InlineData(@"\d", "author_id_seq", "cheap", "view", "sequence")]
    [InlineData(@"\d book", "numeric(8,2)", "timestamp with time zone", "'untitled'::text", "\"book_pkey\" PRIMARY KEY, btree (id)", "\"book_author\" btree (author_id, title DESC)", "FOREIGN KEY (author_id) REFERENCES author(id) ON DELETE CASCADE", "CHECK (price >= 0")]
    [InlineData(@"\d author", "character varying(40)", "generated always as identity", "\"author_name_key\" UNIQUE CONSTRAINT, btree (name)", "TABLE \"book\" CONSTRAINT \"book_author_id_fkey\"")]
    [InlineData(@"\d+ cheap", "View definition:", "SELECT")]
    [InlineData(@"\di", "book_author", "book_pkey")]
    [InlineData(@"\dn", "public")]
    [InlineData(@"\du", "cambium", "Superuser")]
    [InlineData(@"\l", "cambium", "UTF8")]
    [InlineData(@"\df", "List of functions")]
    [InlineData(@"\conninfo", "You are connected to database \"cambium\" as user \"cambium\"")]
    public async Task Describes(string command, params string[] expected)
    {
        (int exitCode, string output) = await PsqlAsync(Schema + "\n" + command + "\n");
        Assert.True(exitCode == 0 && !output.Contains("ERROR", StringComparison.Ordinal), output);
        foreach (string text in expected)
        {
            Assert.Contains(text, output, StringComparison.Ordinal);
        }
    }

    [SkippableFact]
    public async Task Copies_in_and_out_by_backslash_copy()
    {
        string file = Path.GetTempFileName();
        try
        {
            await File.WriteAllTextAsync(file, "1,one\n2,\"t,wo\"\n");
            (int exitCode, string output) = await PsqlAsync($"CREATE TABLE t (a int, b text);\n\\copy t FROM '{file}' CSV\nSELECT b FROM t WHERE a = 2;\n\\copy t TO STDOUT\n");
            Assert.True(exitCode == 0, output);
            Assert.Contains("COPY 2", output, StringComparison.Ordinal);
            Assert.Contains("t,wo", output, StringComparison.Ordinal);
            Assert.Contains("1\tone", output, StringComparison.Ordinal);
        }
        finally
        {
            File.Delete(file);
        }
    }

    [SkippableFact]
    public async Task An_error_points_at_the_character()
    {
        (_, string output) = await PsqlAsync("SELECT nix FROM pg_class;\n");
        Assert.Contains("ERROR:  column \"nix\" does not exist", output, StringComparison.Ordinal);
        Assert.Contains("LINE 1: SELECT nix FROM pg_class;", output, StringComparison.Ordinal);
        Assert.Contains("               ^", output, StringComparison.Ordinal);
    }

    private Task<(int ExitCode, string Output)> PsqlAsync(string script) => Program.RunAsync(
        "psql",
        ["-X", "-h", "127.0.0.1", "-p", $"{_server.EndPoint.Port}", "-U", "cambium", "cambium"],
        script);
}
