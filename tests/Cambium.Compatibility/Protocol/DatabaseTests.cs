using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>Several databases in one server, in files: created, renamed, dropped, there again after a restart, never half.</summary>
public sealed class DatabaseTests : ServerTest
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-databases-").FullName;

    protected override CambiumServerOptions Options => new() { DataDirectory = Path.Combine(_directory, "data") };

    private string DatabasesFolder => Path.Combine(_directory, "data", "databases");

    public override async Task DisposeAsync()
    {
        await base.DisposeAsync();
        Directory.Delete(_directory, recursive: true);
    }

    [Fact]
    public async Task Databases_are_apart_and_survive_a_restart()
    {
        await ExecuteAsync("cambium", "CREATE DATABASE other");
        await ExecuteAsync("cambium", "CREATE TABLE t (a int); INSERT INTO t VALUES (1)");
        await ExecuteAsync("other", "CREATE TABLE t (a text); INSERT INTO t VALUES ('two')");
        await RestartAsync();
        Assert.Equal(1, await ReadAsync("cambium", "SELECT a FROM t"));
        Assert.Equal("two", await ReadAsync("other", "SELECT a FROM t"));
        Assert.Equal("cambium,other,postgres", await ReadAsync("cambium", "SELECT string_agg(datname, ',' ORDER BY datname) FROM pg_database WHERE datallowconn AND datname NOT LIKE 'template%'"));
        Assert.Equal("42P04", await SqlStateOfAsync(() => ExecuteAsync("cambium", "CREATE DATABASE other")));
    }

    [Fact]
    public async Task A_database_keeps_the_locale_that_it_was_made_with_and_what_is_copied_from_it_has_it()
    {
        const string Locales = "SELECT string_agg(datname || ' ' || datcollate || ' ' || datctype, ', ' ORDER BY datname) FROM pg_database WHERE datname LIKE 'lc_'";
        await ExecuteAsync("cambium", "CREATE DATABASE lc1 ENCODING 'UTF8' LC_COLLATE = 'C' LC_CTYPE = 'C' TEMPLATE template0");
        await ExecuteAsync("cambium", "CREATE DATABASE lc2 LOCALE 'POSIX' TEMPLATE template0");
        await ExecuteAsync("cambium", "CREATE DATABASE lc3 LC_COLLATE 'C' TEMPLATE template0");
        await ExecuteAsync("cambium", "CREATE DATABASE lc4 TEMPLATE lc1");
        await ExecuteAsync("cambium", "CREATE DATABASE lc5 LOCALE 'C.UTF-8' TEMPLATE template0");
        Assert.Equal("lc1 C C, lc2 POSIX POSIX, lc3 C C.UTF-8, lc4 C C, lc5 C.UTF-8 C.UTF-8", await ReadAsync("cambium", Locales));
        await RestartAsync();
        Assert.Equal("lc1 C C, lc2 POSIX POSIX, lc3 C C.UTF-8, lc4 C C, lc5 C.UTF-8 C.UTF-8", await ReadAsync("lc1", Locales));
        Assert.Equal("C", await ReadAsync("lc1", "SHOW lc_collate"));
        Assert.Equal("C", await ReadAsync("lc4", "SELECT setting FROM pg_settings WHERE name = 'lc_ctype'"));
        Assert.Equal("C.UTF-8", await ReadAsync("lc3", "SHOW lc_ctype"));
        Assert.Equal("C.UTF-8", await ReadAsync("cambium", "SHOW lc_collate"));
        Assert.Equal("42601", await SqlStateOfAsync(() => ExecuteAsync("cambium", "ALTER DATABASE lc1 WITH lc_ctype 'C'")));
    }

    [Fact]
    public async Task A_renamed_database_goes_by_its_new_name_only_also_after_a_restart()
    {
        await ExecuteAsync("cambium", "CREATE DATABASE before");
        await ExecuteAsync("before", "CREATE TABLE kept (a int); INSERT INTO kept VALUES (7)");
        await ExecuteAsync("cambium", "ALTER DATABASE before RENAME TO after");
        Assert.Equal("3D000", await SqlStateOfAsync(() => ReadAsync("before", "SELECT 1")));
        Assert.Equal(7, await ReadAsync("after", "SELECT a FROM kept"));
        await RestartAsync();
        Assert.Equal(7, await ReadAsync("after", "SELECT a FROM kept"));
        Assert.Equal("42P04", await SqlStateOfAsync(() => ExecuteAsync("after", "ALTER DATABASE cambium RENAME TO after")));
    }

    [Fact]
    public async Task A_dropped_database_is_gone_with_its_files_and_one_in_use_stays()
    {
        await ExecuteAsync("cambium", "CREATE DATABASE gone");
        int folders = Directory.GetDirectories(DatabasesFolder).Length;
        await using (var user = new NpgsqlConnection(ConnectionStringOf("gone")))
        {
            await user.OpenAsync();
            Assert.Equal("55006", await SqlStateOfAsync(() => ExecuteAsync("cambium", "DROP DATABASE gone")));
            await ExecuteAsync("cambium", "DROP DATABASE gone WITH (FORCE)");
        }

        Assert.Equal(folders - 1, Directory.GetDirectories(DatabasesFolder).Length);
        Assert.Equal("3D000", await SqlStateOfAsync(() => ReadAsync("gone", "SELECT 1")));
        Assert.Equal("3D000", await SqlStateOfAsync(() => ExecuteAsync("cambium", "DROP DATABASE gone")));
        await ExecuteAsync("cambium", "DROP DATABASE IF EXISTS gone");
        Assert.Equal("55006", await SqlStateOfAsync(() => ExecuteAsync("cambium", "DROP DATABASE cambium")));
    }

    [Fact]
    public async Task What_is_said_of_a_database_that_was_never_used_holds_when_it_is()
    {
        await ExecuteAsync("cambium", "CREATE ROLE app LOGIN");
        await ExecuteAsync("cambium", "REVOKE CONNECT ON DATABASE postgres FROM PUBLIC; COMMENT ON DATABASE template1 IS 'ours'; ALTER DATABASE postgres SET work_mem = '9MB'");
        await RestartAsync();
        await using var app = new NpgsqlConnection(ConnectionStringOf("postgres").Replace("Username=cambium", "Username=app", StringComparison.Ordinal));
        Assert.Equal("42501", await SqlStateOfAsync(() => app.OpenAsync()));
        Assert.Equal("9MB", await ReadAsync("postgres", "SHOW work_mem"));
        Assert.Equal("ours", await ReadAsync("template1", "SELECT shobj_description(1, 'pg_database')"));
        Assert.Equal("1 4 5", await ReadAsync("postgres", "SELECT string_agg(oid::text, ' ' ORDER BY oid) FROM pg_database WHERE oid < 16384"));
        Assert.Equal("42809", await SqlStateOfAsync(() => ExecuteAsync("cambium", "DROP DATABASE template1")));
        await ExecuteAsync("cambium", "DROP DATABASE postgres");
        await app.OpenAsync();
    }

    [Fact]
    public async Task New_databases_begin_with_what_is_in_template1()
    {
        await ExecuteAsync("cambium", "CREATE DATABASE before");
        await ExecuteAsync("template1", "CREATE EXTENSION hstore; CREATE TABLE common (a int); INSERT INTO common VALUES (7)");
        await ExecuteAsync("cambium", "CREATE DATABASE after");
        await ExecuteAsync("cambium", "CREATE DATABASE empty TEMPLATE template0");
        await ExecuteAsync("after", "UPDATE common SET a = a + 1");
        Assert.Equal(8, await ReadAsync("after", "SELECT a FROM common WHERE ('a=>1'::hstore -> 'a') = '1'"));
        Assert.Equal(7, await ReadAsync("template1", "SELECT a FROM common"));
        Assert.Equal("42P01", await SqlStateOfAsync(() => ReadAsync("before", "SELECT * FROM common")));
        Assert.Equal("42P01", await SqlStateOfAsync(() => ReadAsync("empty", "SELECT * FROM common")));
    }

    [Fact]
    public async Task What_a_crash_left_of_a_creation_or_drop_is_removed()
    {
        await ExecuteAsync("cambium", "CREATE DATABASE other");
        await Server.DisposeAsync();
        string[] folders = [.. Directory.GetDirectories(DatabasesFolder).Order(StringComparer.Ordinal)];
        Directory.Move(folders[^1], folders[^1] + ".dropped");
        Directory.CreateDirectory(Path.Combine(DatabasesFolder, "99999.new", "log"));
        await InitializeAsync();
        Assert.Single(Directory.GetDirectories(DatabasesFolder));
        Assert.Equal("3D000", await SqlStateOfAsync(() => ReadAsync("other", "SELECT 1")));
        await ExecuteAsync("cambium", "CREATE DATABASE other");
        Assert.Equal(1, await ReadAsync("other", "SELECT 1"));
    }

    [Fact]
    public async Task A_first_start_that_ended_halfway_begins_anew()
    {
        await ExecuteAsync("cambium", "CREATE TABLE half (a int)");
        await Server.DisposeAsync();
        await File.WriteAllTextAsync(Path.Combine(_directory, "data", "initializing"), "");
        await InitializeAsync();
        Assert.Equal("42P01", await SqlStateOfAsync(() => ReadAsync("cambium", "SELECT * FROM half")));
        await ExecuteAsync("cambium", "CREATE TABLE whole (a int)");
        await RestartAsync();
        Assert.Equal(0L, await ReadAsync("cambium", "SELECT count(*) FROM whole"));
    }

    [Fact]
    public async Task Roles_are_the_same_in_every_database()
    {
        await ExecuteAsync("cambium", "CREATE ROLE clerk LOGIN; CREATE ROLE staff; GRANT staff TO clerk");
        await ExecuteAsync("cambium", "CREATE DATABASE shop");
        Assert.Equal("staff", await ReadAsync("shop", "SELECT r.rolname::text FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.roleid JOIN pg_roles u ON u.oid = m.member WHERE u.rolname = 'clerk'"));
        await using var clerk = new NpgsqlConnection(ConnectionStringOf("shop").Replace("Username=cambium", "Username=clerk", StringComparison.Ordinal));
        await clerk.OpenAsync();
        await ExecuteAsync("shop", "DROP ROLE clerk");
        await RestartAsync();
        Assert.Equal(0L, await ReadAsync("shop", "SELECT count(*) FROM pg_roles WHERE rolname = 'clerk'"));
        Assert.Equal(0L, await ReadAsync("cambium", "SELECT count(*) FROM pg_roles WHERE rolname = 'clerk'"));
    }

    [Fact]
    public async Task A_second_server_on_the_same_directory_does_not_start()
    {
        InvalidOperationException exception = await Assert.ThrowsAsync<InvalidOperationException>(() => CambiumServer.StartAsync(Options));
        Assert.Contains("in use", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task An_address_has_one_server_and_the_next_one_as_soon_as_it_is_gone()
    {
        CambiumServerOptions options = new() { Listen = Server.EndPoint };
        IOException exception = await Assert.ThrowsAsync<IOException>(() => CambiumServer.StartAsync(options));
        Assert.Contains($"can't listen on {options.Listen}", exception.Message, StringComparison.Ordinal);

        // The server closes the connection, so the address is the one that has to wait for late packets.
        await using var connection = new NpgsqlConnection(ConnectionString);
        await connection.OpenAsync();
        await Server.DisposeAsync();
        await using CambiumServer next = await CambiumServer.StartAsync(options);
        Assert.Equal(options.Listen, next.EndPoint);
    }

    private string ConnectionStringOf(string database) =>
        ConnectionString.Replace("Database=cambium", $"Database={database}", StringComparison.Ordinal);

    private async Task RestartAsync()
    {
        await Server.DisposeAsync();
        await InitializeAsync();
    }

    private async Task ExecuteAsync(string database, string sql) => await ReadAsync(database, sql);

    private async Task<object?> ReadAsync(string database, string sql)
    {
        await using var connection = new NpgsqlConnection(ConnectionStringOf(database));
        await connection.OpenAsync();
        return await ScalarAsync(connection, sql);
    }
}
