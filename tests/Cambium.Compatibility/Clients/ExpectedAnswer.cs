using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>
/// What a client is answered, compared with a file <c>.expected</c> that PostgreSQL 15 wrote. With CAMBIUM_TEST_RECORD set to the path of
/// this folder's sources the file is written anew, from PostgreSQL.
/// </summary>
/// <param name="path">Below this folder, as "python/psycopg2_types.py"; its name is the database's too.</param>
internal sealed class ExpectedAnswer(string path)
{
    public static string Root => Path.Combine(AppContext.BaseDirectory, "Clients");

    private string Database => "compat_" + Path.GetFileNameWithoutExtension(path).ToLowerInvariant();

    /// <summary>Asks Cambium and, where there is one, PostgreSQL, and compares each with what is expected.</summary>
    /// <param name="ask">Gets the connection string of an empty database, returns what was answered there.</param>
    public async Task CompareAsync(ClientServers servers, Func<string, Task<string>> ask)
    {
        if (servers.Postgres is { } postgres)
        {
            string answer = await AskAsync(postgres, ask);
            if (Environment.GetEnvironmentVariable("CAMBIUM_TEST_RECORD") is { } sources)
            {
                Directory.CreateDirectory(Path.GetDirectoryName(Expected(Root))!);
                await File.WriteAllTextAsync(Expected(sources), answer);
                await File.WriteAllTextAsync(Expected(Root), answer);
            }

            await CompareAsync("PostgreSQL", answer);
        }

        await CompareAsync("Cambium", await AskAsync(servers.Cambium, ask));
    }

    private async Task<string> AskAsync(string server, Func<string, Task<string>> ask)
    {
        string answer = await ask(await ClientServers.CreateDatabaseAsync(server, Database));
        await ClientServers.DropDatabaseAsync(server, Database);
        return answer;
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
