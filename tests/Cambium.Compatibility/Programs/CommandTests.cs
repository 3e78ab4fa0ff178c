using System.Text.RegularExpressions;
using Cambium.Compatibility.Crash;
using Xunit;

namespace Cambium.Compatibility.Programs;

/// <summary>The <c>cambium</c> command as a user types it: exit codes and what is printed.</summary>
public sealed class CommandTests : IDisposable
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-command-").FullName;

    [Fact]
    public async Task Sql_prints_tables_json_and_csv_and_tells_failure_by_its_exit_code()
    {
        using ServerProcess server = ServerProcess.Start(Path.Combine(_directory, "data"));
        (int exitCode, string output) = await SqlAsync(server, "", "-c", "CREATE TABLE t (id int PRIMARY KEY, word text); INSERT INTO t VALUES (1, 'a,b'), (22, NULL)", "-c", "TABLE t");
        Assert.True(exitCode == 0, output);
        Assert.Equal("CREATE TABLE\nINSERT 0 2\n id | word\n----+------\n  1 | a,b\n 22 |\n(2 rows)\n\n", output);

        (exitCode, output) = await SqlAsync(server, "SELECT * FROM t\nORDER BY id;", "--json");
        Assert.Equal((0, "{\"id\":1,\"word\":\"a,b\"}\n{\"id\":22,\"word\":null}\n"), (exitCode, output));
        (exitCode, output) = await SqlAsync(server, "TABLE t;", "--csv");
        Assert.Equal((0, "id,word\n1,\"a,b\"\n22,\n"), (exitCode, output));

        (exitCode, output) = await SqlAsync(server, "SELECT 1/0;\nSELECT 'after';", "--csv");
        Assert.Equal(0, exitCode);
        Assert.Contains("ERROR 22012:  division by zero", output, StringComparison.Ordinal);
        Assert.Contains("after", output, StringComparison.Ordinal);
        (exitCode, output) = await SqlAsync(server, "SELECT 1/0;\nSELECT 'after';", "--csv", "--stop");
        Assert.Equal(3, exitCode);
        Assert.DoesNotContain("after", output, StringComparison.Ordinal);
        Assert.Equal(1, (await SqlAsync(server, "", "-c", "SELECT 1/0")).ExitCode);
    }

    [Fact]
    public async Task Sql_copies_from_its_input()
    {
        using ServerProcess server = ServerProcess.Start(Path.Combine(_directory, "data"));
        (int exitCode, string output) = await SqlAsync(server, "CREATE TABLE t (a int, b text);\nCOPY t FROM STDIN;\n1\tone\n2\ttwo\n\\.\nCOPY t TO STDOUT;\n", "--quiet");
        Assert.Equal((0, "1\tone\n2\ttwo\n"), (exitCode, output));
    }

    [Fact]
    public async Task Health_tells_by_its_exit_code_whether_a_server_answers()
    {
        int port;
        using (ServerProcess server = ServerProcess.Start(Path.Combine(_directory, "data")))
        {
            port = server.Port;
            Assert.Equal(0, (await CambiumAsync("", "health", "--listen", $"127.0.0.1:{port}")).ExitCode);
        }

        Assert.Equal(1, (await CambiumAsync("", "health", "--listen", $"127.0.0.1:{port}")).ExitCode);
        Assert.Equal(2, (await CambiumAsync("", "sql", "--listen", $"127.0.0.1:{port}", "-c", "SELECT 1")).ExitCode);
    }

    [Fact]
    public async Task Check_passes_a_sound_directory_and_finds_a_changed_byte()
    {
        string data = Path.Combine(_directory, "data");
        using (ServerProcess server = ServerProcess.Start(data))
        {
            (int created, string errors) = await SqlAsync(server, "", "-c", "CREATE TABLE t (id int PRIMARY KEY, word text UNIQUE); INSERT INTO t SELECT n, 'word ' || n FROM generate_series(1, 1000) AS s(n)");
            Assert.True(created == 0, errors);
            Assert.Equal(0, server.Terminate());
        }

        (int exitCode, string output) = await CambiumAsync("", "check", "--data", data);
        Assert.True(exitCode == 0, output);
        Assert.Matches("cambium: [0-9]+ transactions, 1 tables: sound", output);

        string log = Directory.EnumerateFiles(data, "*.log", SearchOption.AllDirectories).Order(StringComparer.Ordinal).First();
        byte[] bytes = await File.ReadAllBytesAsync(log);
        int at = bytes.AsSpan().IndexOf("word 500"u8);
        Assert.True(at > 0);
        bytes[at] ^= 1;
        await File.WriteAllBytesAsync(log, bytes);
        (exitCode, output) = await CambiumAsync("", "check", "--data", data);
        Assert.True(exitCode == 1, output);
        Assert.Contains("NOT SOUND", output, StringComparison.Ordinal);
    }

    /// <summary>A folder copied file by file from under a running server can hold a log older than its checkpoint, and with what followed on it a hole.</summary>
    [Fact]
    public async Task A_checkpoint_newer_than_its_log_is_refused_and_the_way_out_that_is_told_leads_out()
    {
        string data = Path.Combine(_directory, "data");
        string copy = Path.Combine(_directory, "copy");
        using (ServerProcess server = ServerProcess.Start(data))
        {
            await SqlAsync(server, "", "-c", "CREATE TABLE t (id int PRIMARY KEY); INSERT INTO t SELECT generate_series(1, 10)");
            CopyFiles(data, copy);
            await SqlAsync(server, "", "-c", "INSERT INTO t SELECT generate_series(11, 20)", "-c", "CHECKPOINT");
            foreach (string pages in Directory.EnumerateDirectories(data, "pages", SearchOption.AllDirectories))
            {
                CopyFiles(pages, Path.Combine(copy, Path.GetRelativePath(data, pages)));
            }

            Assert.Equal(0, server.Terminate());
        }

        (int exitCode, string output) = await CambiumAsync("", "serve", "--data", copy, "--listen", "127.0.0.1:0");
        Assert.True(exitCode == 1, output);
        Match told = Regex.Match(output, @"is damaged at offset \d+ \(position \d+\): .*\n.*restore a backup.*: cambium (?<words>log recover --data) ""(?<log>.*)"" --up-to (?<position>\d+)\n");
        Assert.True(told.Success, output);

        (exitCode, output) = await CambiumAsync("", "check", "--data", copy);
        Assert.True(exitCode == 1, output);
        Assert.Matches($"checkpoint of position [0-9]+: the log ends before it, at position {told.Groups["position"].Value}\n", output);

        (exitCode, output) = await CambiumAsync("", [.. told.Groups["words"].Value.Split(' '), told.Groups["log"].Value, "--up-to", told.Groups["position"].Value]);
        Assert.True(exitCode == 0, output);
        (exitCode, output) = await CambiumAsync("", "check", "--data", copy);
        Assert.True(exitCode == 0, output);
        using ServerProcess recovered = ServerProcess.Start(copy);
        (_, output) = await SqlAsync(recovered, "", "-c", "SELECT count(*) FROM t", "--csv");
        Assert.Equal("count\n10\n", output);
    }

    [Fact]
    public async Task The_log_names_slow_and_failed_statements_as_PostgreSQL_does()
    {
        using ServerProcess server = ServerProcess.Start(Path.Combine(_directory, "data"));
        await SqlAsync(server, "", "-c", "SET log_min_duration_statement = 0", "-c", "SELECT 'slow'", "-c", "SELECT nix");
        Assert.Equal(0, server.Terminate());
        Assert.Matches(new Regex(@"UTC \[\d+\] LOG:  duration: \d+\.\d{3} ms  statement: SELECT 'slow'"), server.Output);
        Assert.Matches(new Regex(@"UTC \[\d+\] ERROR:  column ""nix"" does not exist\n.*UTC \[\d+\] STATEMENT:  SELECT nix"), server.Output);
        Assert.Contains("cambium", server.Output, StringComparison.Ordinal);
        Assert.Contains("is ready on", server.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task The_log_names_the_statements_that_log_statement_asks_for()
    {
        using ServerProcess server = ServerProcess.Start(Path.Combine(_directory, "data"));
        await SqlAsync(server, "", "-c", "CREATE DATABASE d", "-c", "ALTER ROLE CURRENT_USER SET log_statement = 'mod'", "-c", "CREATE TABLE before (a int)");
        await SqlAsync(
            server, "", "-c", "CREATE TABLE t (a int)", "-c", "SELECT 'read'", "-c", "INSERT INTO t VALUES (1)", "-c", "SELECT 1; TRUNCATE t", "-c", "PREPARE p AS DELETE FROM t",
            "-c", "SET log_statement = 'ddl'", "-c", "INSERT INTO t VALUES (2)", "-c", "DROP DATABASE d", "-c", "SET log_statement = 'all'", "-c", "SET log_min_duration_statement = 0", "-c", "SELECT 'last'",
            "-c", "SELECT nix FROM", "-c", "SET log_statement = 'none'");
        Assert.Equal(0, server.Terminate());
        string[] logged = [.. Regex.Matches(server.Output, @"LOG:  (statement: .*|duration: .*)").Select(static match => Regex.Replace(match.Groups[1].Value, @"[0-9.]+ ms", "# ms"))];
        Assert.Equal(
            [
                "statement: CREATE TABLE t (a int)", "statement: INSERT INTO t VALUES (1)", "statement: SELECT 1; TRUNCATE t", "statement: PREPARE p AS DELETE FROM t",
                "statement: DROP DATABASE d", "statement: SET log_min_duration_statement = 0", "statement: SELECT 'last'", "duration: # ms",
                "statement: SET log_statement = 'none'", "duration: # ms",
            ],
            logged);
    }

    [Fact]
    public async Task Version_prints_the_version() => Assert.Matches(@"^cambium \d+\.\d+", (await CambiumAsync("", "version")).Output);

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    private static void CopyFiles(string from, string to)
    {
        foreach (string file in Directory.EnumerateFiles(from, "*", SearchOption.AllDirectories).Where(file => !file.EndsWith("lock", StringComparison.Ordinal)))
        {
            string copy = Path.Combine(to, Path.GetRelativePath(from, file));
            Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
            File.Copy(file, copy, overwrite: true);
        }
    }

    private static Task<(int ExitCode, string Output)> SqlAsync(ServerProcess server, string input, params string[] arguments) =>
        CambiumAsync(input, ["sql", "--listen", $"127.0.0.1:{server.Port}", .. arguments]);

    private static Task<(int ExitCode, string Output)> CambiumAsync(string input, params string[] arguments) =>
        Program.RunAsync(ServerProcess.Executable, arguments, input);
}
