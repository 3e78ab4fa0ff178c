using Npgsql;
using Xunit;
using ClientProgram = Cambium.Compatibility.Programs.Program;

namespace Cambium.Compatibility.Clients;

/// <summary>
/// A script for a client program that prints what it was answered, and beside it the file <c>.expected</c> with what it prints against
/// PostgreSQL 15. Connection parameters come by libpq's variables (PGHOST and so on). With CAMBIUM_TEST_RECORD set to this folder's path
/// the expected output is written anew, from PostgreSQL.
/// </summary>
/// <param name="path">Below this folder, as "python/psycopg2_types.py".</param>
/// <param name="program">The interpreter.</param>
/// <param name="arguments">What stands before the script's file name.</param>
internal sealed class ClientScript(string path, string program, params string[] arguments)
{
    private static string Root => Path.Combine(AppContext.BaseDirectory, "Clients");

    /// <summary>Runs the script on Cambium and, where there is one, on PostgreSQL, and compares each with what is expected.</summary>
    public async Task RunAsync(ClientServers servers)
    {
        if (servers.Postgres is { } postgres)
        {
            string answer = await AnswerAsync(postgres);
            if (Environment.GetEnvironmentVariable("CAMBIUM_TEST_RECORD") is { } sources)
            {
                await File.WriteAllTextAsync(Expected(sources), answer);
                await File.WriteAllTextAsync(Expected(Root), answer);
            }

            await CompareAsync("PostgreSQL", answer);
        }

        await CompareAsync("Cambium", await AnswerAsync(servers.Cambium));
    }

    /// <summary>Skips the test, visibly, when the program ends with an error, as Python does for a module that is not installed.</summary>
    public async Task<ClientScript> NeedsAsync(params string[] probe)
    {
        (int exitCode, _, string errors) = await ClientProgram.RunAsync(program, probe, new Dictionary<string, string>());
        Skip.If(exitCode != 0, $"{program} lacks what the script needs: {errors}");
        return this;
    }

    private async Task<string> AnswerAsync(string server)
    {
        string database = "compat_" + Path.GetFileNameWithoutExtension(path).ToLowerInvariant();
        var connection = new NpgsqlConnectionStringBuilder(await ClientServers.CreateDatabaseAsync(server, database));
        var environment = new Dictionary<string, string>
        {
            ["PGHOST"] = connection.Host!,
            ["PGPORT"] = $"{connection.Port}",
            ["PGUSER"] = connection.Username!,
            ["PGDATABASE"] = database,
            ["PGTZ"] = "UTC",
            ["PGCLIENTENCODING"] = "UTF8",
            ["PYTHONDONTWRITEBYTECODE"] = "1",
            ["LANG"] = "C.UTF-8",
        };
        (int exitCode, string output, string errors) = await ClientProgram.RunAsync(program, [.. arguments, Path.Combine(Root, path)], environment);
        Assert.True(exitCode == 0, $"{path} ended with {exitCode}:\n{output}\n{errors}");
        await ClientServers.DropDatabaseAsync(server, database);
        return output;
    }

    private async Task CompareAsync(string server, string answer)
    {
        string[] expected = (await File.ReadAllTextAsync(Expected(Root))).Split('\n');
        string[] actual = answer.Split('\n');
        string[] differences =
        [
            .. Enumerable.Range(0, Math.Max(expected.Length, actual.Length))
                .Where(index => expected.ElementAtOrDefault(index) != actual.ElementAtOrDefault(index))
                .Select(index => $"line {index + 1}\n  expected {expected.ElementAtOrDefault(index)}\n  {server,8} {actual.ElementAtOrDefault(index)}"),
        ];
        Assert.True(differences.Length == 0, $"{path}: {server} differs\n" + string.Join('\n', differences.Take(20)));
    }

    private string Expected(string root) => Path.Combine(root, Path.ChangeExtension(path, ".expected"));
}
