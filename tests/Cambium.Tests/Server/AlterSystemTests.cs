using Cambium.Engine.Errors;
using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>What ALTER SYSTEM leaves in the data directory, and what becomes of it while the server runs and when it starts. What statements answer: sessions/alter_system.sql.</summary>
public sealed class AlterSystemTests : IDisposable
{
    private readonly string _data = Directory.CreateTempSubdirectory("cambium-alter-system").FullName;

    private string SettingsFile => Path.Combine(_data, SystemSettingsFile.FileName);

    public void Dispose() => Directory.Delete(_data, recursive: true);

    [Fact]
    public async Task What_is_set_holds_at_the_next_start_and_says_where_it_is_from()
    {
        await using (CambiumServer server = await StartAsync())
        {
            using ScriptSession session = Open(server);
            Run(session, "ALTER SYSTEM SET work_mem = '9MB'");
            Run(session, "ALTER SYSTEM SET search_path = app, \"Old Names\", 'it''s'");
            Run(session, "ALTER SYSTEM SET max_connections = 77");
            Run(session, "ALTER SYSTEM SET checkpoint_timeout = '10min'");
            Assert.Equal("4MB", Ask(session, "SHOW work_mem"));
            server.Reload();
            Assert.Equal("9MB", Ask(session, "SHOW work_mem"));
            Assert.Equal("checkpoint_timeout max_connections", Ask(session, "SELECT string_agg(name, ' ' ORDER BY name) FROM pg_settings WHERE pending_restart"));
            Assert.Equal("1000", Ask(session, "SHOW max_connections"));
        }

        Assert.Contains("search_path = 'app, \"Old Names\", \"it''s\"'\n", await File.ReadAllTextAsync(SettingsFile), StringComparison.Ordinal);
        CambiumServerOptions options = Options();
        Assert.Equal((77, TimeSpan.FromMinutes(10)), (options.ConnectionsMax, options.Checkpoints.Interval));
        await using (CambiumServer server = await StartAsync())
        {
            using ScriptSession session = Open(server);
            Assert.Equal("app, \"Old Names\", \"it's\"", Ask(session, "SHOW search_path"));
            Assert.Equal(
                $"checkpoint_timeout 600 configuration file {SettingsFile} 6 false; max_connections 77 configuration file {SettingsFile} 5 false; work_mem 9216 configuration file {SettingsFile} 3 false",
                Ask(session, "SELECT string_agg(concat_ws(' ', name, setting, source, sourcefile, sourceline, pending_restart::text), '; ' ORDER BY name) FROM pg_settings WHERE name IN ('work_mem', 'max_connections', 'checkpoint_timeout')"));
            Assert.Equal("4", Ask(session, "SELECT count(*) FROM pg_file_settings WHERE applied AND error IS NULL"));

            // What the process was set up by stays until its end.
            Run(session, "ALTER SYSTEM RESET ALL");
            Run(session, "SELECT pg_reload_conf()");
            Assert.Equal("4MB", Ask(session, "SHOW work_mem"));
            Assert.Equal("77", Ask(session, "SHOW max_connections"));
            Assert.Equal("checkpoint_timeout max_connections", Ask(session, "SELECT string_agg(name, ' ' ORDER BY name) FROM pg_settings WHERE pending_restart"));
        }
    }

    [Fact]
    public async Task The_command_line_goes_before_it()
    {
        await File.WriteAllTextAsync(SettingsFile, "work_mem = '9MB'\nmax_connections = 77\nport = 1\n");
        CambiumServerOptions options = Options("work_mem=5MB", "max_connections=33");
        Assert.Equal(("5120", 33), (options.Settings["work_mem"], options.ConnectionsMax));
        await using CambiumServer server = await StartAsync("work_mem=5MB", "max_connections=33");
        using ScriptSession session = Open(server);
        Run(session, "ALTER SYSTEM SET work_mem = '7MB'");
        Run(session, "SELECT pg_reload_conf()");
        Assert.Equal(
            "max_connections 33 command line; port command line; work_mem 5120 command line",
            Ask(session, "SELECT string_agg(concat_ws(' ', name, CASE WHEN name <> 'port' THEN setting END, source, sourcefile), '; ' ORDER BY name) FROM pg_settings WHERE name IN ('work_mem', 'max_connections', 'port')"));
        Assert.Equal("0", Ask(session, "SELECT count(*) FROM pg_settings WHERE pending_restart"));
    }

    [Fact]
    public async Task Mistakes_in_the_file_are_told_and_dont_count()
    {
        await using CambiumServer server = await StartAsync();
        using ScriptSession session = Open(server);
        await File.WriteAllTextAsync(SettingsFile, "work_mem 8MB # by hand\nno_such = 1\n\nwork_mem = '9MB'\ngeqo = perhaps\nserver_version = '16'\napp.tenant = 'seven'\n");
        Assert.Equal(
            "1 work_mem 8MB false; 2 no_such 1 false unrecognized configuration parameter \"no_such\"; 4 work_mem 9MB true; 5 geqo perhaps false parameter \"geqo\" requires a Boolean value; "
            + "6 server_version 16 false parameter \"server_version\" cannot be changed; 7 app.tenant seven true",
            Ask(session, "SELECT string_agg(concat_ws(' ', sourceline, name, setting, applied::text, error), '; ' ORDER BY seqno) FROM pg_file_settings"));
        server.Reload();
        Assert.Equal("9MB seven on", Ask(session, "SELECT concat_ws(' ', current_setting('work_mem'), current_setting('app.tenant'), current_setting('geqo'))"));

        await File.WriteAllTextAsync(SettingsFile, "work_mem = '7MB'\nwhat = is = this\n");
        server.Reload();
        Assert.Equal("9MB", Ask(session, "SHOW work_mem"));
        Assert.Equal($"false syntax error in file \"{SettingsFile}\" line 2", Ask(session, "SELECT string_agg(concat_ws(' ', name, applied::text, error), '; ') FROM pg_file_settings"));
        Assert.Equal($"--! {SqlState.ConfigFileError}: could not parse contents of file \"{SettingsFile}\"", session.Execute("ALTER SYSTEM SET work_mem = '8MB'", [])[^1]);
        Assert.Throws<InvalidDataException>(() => Options());
        Run(session, "ALTER SYSTEM RESET ALL");
        Run(session, "SELECT pg_reload_conf()");
        Assert.Equal("4MB  on", Ask(session, "SELECT concat_ws(' ', current_setting('work_mem'), current_setting('app.tenant'), current_setting('geqo'))"));

        await File.WriteAllTextAsync(SettingsFile, "geqo = perhaps\n");
        Assert.Equal($"\"{SettingsFile}\" line 1: parameter \"geqo\" requires a Boolean value", Assert.Throws<InvalidDataException>(() => Options()).Message);
    }

    [Theory]
    [InlineData("listen_addresses = 'here, there'", SqlState.FeatureNotSupported, "the server cannot listen on \"here, there\"")]
    [InlineData("unix_socket_group = 'wheel'", SqlState.FeatureNotSupported, "unix_socket_group is not supported")]
    [InlineData("memory_limit = '1MB'", SqlState.InvalidParameterValue, "1MB is too little for parameter \"memory_limit\"")]
    public async Task What_no_server_starts_with_is_refused(string setting, string sqlState, string message)
    {
        await using CambiumServer server = await StartAsync();
        using ScriptSession session = Open(server);
        Assert.Equal($"--! {sqlState}: {message}", session.Execute("ALTER SYSTEM SET " + setting, [])[^1]);
        Assert.False(File.Exists(SettingsFile));
    }

    [Fact]
    public async Task A_copy_of_all_has_it()
    {
        await using CambiumServer server = await StartAsync();
        using ScriptSession session = Open(server);
        Run(session, "ALTER SYSTEM SET work_mem = '9MB'");
        string copy = Path.Combine(_data, "copy");
        DataDirectoryCopy.Run(_data, copy, only: null);
        Assert.Equal(await File.ReadAllTextAsync(SettingsFile), await File.ReadAllTextAsync(Path.Combine(copy, SystemSettingsFile.FileName)));
    }

    private CambiumServerOptions Options(params string[] assignments) => ServerConfiguration.Load(null, assignments, ("data", _data), ("listen", "127.0.0.1:0")).ToOptions();

    private Task<CambiumServer> StartAsync(params string[] assignments) => CambiumServer.StartAsync(Options(assignments));

    private static ScriptSession Open(CambiumServer server) => ScriptSession.Open(server.EndPoint, "cambium", "cambium");

    private static void Run(ScriptSession session, string sql) => Assert.DoesNotContain(session.Execute(sql, []), static line => line.StartsWith("--!", StringComparison.Ordinal));

    /// <summary>The one value of one row.</summary>
    private static string Ask(ScriptSession session, string sql)
    {
        string line = session.Execute(sql, [])[^1];
        return line.StartsWith("--| ", StringComparison.Ordinal) ? line["--| ".Length..] : line;
    }
}
