using System.Runtime.CompilerServices;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Documentation;

/// <summary>
/// docs/sql.md says what the code does: between <c>&lt;!-- from the code: name --&gt;</c> and <c>&lt;!-- end --&gt;</c> stands what
/// <see cref="SqlReference"/> prints. With CAMBIUM_DOCS_REGENERATE=1 the parts are written anew.
/// </summary>
public sealed class SqlReferenceTests
{
    private const string End = "<!-- end -->";

    [Fact]
    public async Task The_reference_of_SQL_says_what_the_code_does()
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions());
        await using var connection = new NpgsqlConnection(server.ConnectionString);
        await connection.OpenAsync();
        string path = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(SourcePath())!, "../../../docs/sql.md"));
        string text = await File.ReadAllTextAsync(path);
        string renewed = text;
        foreach ((string name, Func<NpgsqlConnection, string> print) in SqlReference.Sections)
        {
            string start = $"<!-- from the code: {name} -->\n";
            int from = renewed.IndexOf(start, StringComparison.Ordinal);
            Assert.True(from >= 0, $"docs/sql.md has no part {name}");
            from += start.Length;
            int to = renewed.IndexOf(End, from, StringComparison.Ordinal);
            renewed = string.Concat(renewed.AsSpan(0, from), print(connection), renewed.AsSpan(to));
        }

        if (Environment.GetEnvironmentVariable("CAMBIUM_DOCS_REGENERATE") == "1")
        {
            await File.WriteAllTextAsync(path, renewed);
        }

        Assert.True(
            renewed == await File.ReadAllTextAsync(path),
            "docs/sql.md and the code have parted: run this test with CAMBIUM_DOCS_REGENERATE=1 and commit what it writes");
    }

    internal static string SourcePath([CallerFilePath] string path = "") => path;
}
