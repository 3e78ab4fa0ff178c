using System.Globalization;
using Cambium.Log.Copying;
using Cambium.Log.Storage;
using Cambium.Server.Commands;
using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Storage;

/// <summary>Backups of a server that goes on committing, and what is made from them.</summary>
public sealed class BackupTests : IDisposable
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-backup-").FullName;

    private string Data => Path.Combine(_directory, "data");

    private string Backup => Path.Combine(_directory, "backup");

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Fact]
    public async Task A_backup_under_load_restores_to_any_position_and_time()
    {
        long middle;
        string time;
        await using (CambiumServer server = await Start(Data))
        {
            await Execute(server, "CREATE TABLE t (id int PRIMARY KEY, n int); CREATE INDEX ON t (n); INSERT INTO t SELECT i, i % 7 FROM generate_series(1, 5000) i; CHECKPOINT");
            middle = server.Databases.Positions()[0].Position;
            await Task.Delay(10);
            time = (await Query(server, "SELECT now()::text"))!;
            await Task.Delay(10);
            using CancellationTokenSource stop = new();
            Task load = Task.Run(() => Load(server, stop.Token));
            for (int round = 0; round < 5; round++)
            {
                Assert.Single(DataDirectoryCopy.Run(Data, Backup, null));
                await Execute(server, "CHECKPOINT");
            }

            await stop.CancelAsync();
            await load;
        }

        await AssertSound(Restore("whole"), expected: null);
        await AssertSound(Restore("position", "--at", middle.ToString(CultureInfo.InvariantCulture)), expected: "5000 15000");
        await AssertSound(Restore("time", "--at", time), expected: "5000 15000");
        Assert.Equal(1, Run("restore", "--from", Backup, "--to", Path.Combine(_directory, "never"), "--at", "1000000"));
        Assert.False(Directory.Exists(Path.Combine(_directory, "never")));
        Assert.Equal(1, Run("restore", "--from", Backup, "--to", Data));
    }

    [Fact]
    public async Task A_database_that_ends_before_the_position_is_restored_whole()
    {
        await using (CambiumServer server = await Start(Data))
        {
            await Execute(server, "CREATE DATABASE short");
            await Execute(Of(server, "short"), "CREATE TABLE s (id int)");
            await Execute(server, "CREATE TABLE t (id int PRIMARY KEY, n int); INSERT INTO t VALUES (1, 1); INSERT INTO t VALUES (2, 2); INSERT INTO t VALUES (3, 3); INSERT INTO t VALUES (4, 4)");
            DataDirectoryCopy.Run(Data, Backup, null);
        }

        long end = DataDirectoryCopy.Run(Backup, Path.Combine(_directory, "copy"), "cambium")[0].Position;
        await using CambiumServer restored = await Start(Restore("past", "--at", (end - 1).ToString(CultureInfo.InvariantCulture)));
        Assert.Equal("3", await Query(restored, "SELECT max(id)::text FROM t"));
        Assert.Equal("0", await Query(Of(restored, "short"), "SELECT count(*)::text FROM s"));
    }

    [Fact]
    public async Task Nothing_is_restored_as_of_before_its_first_commit()
    {
        string before = DateTimeOffset.UtcNow.AddMinutes(-1).ToString("O", CultureInfo.InvariantCulture);
        string between;
        await using (CambiumServer server = await Start(Data))
        {
            await Execute(server, "CREATE TABLE t (id int PRIMARY KEY, n int); INSERT INTO t SELECT i, i FROM generate_series(1, 10) i");
            await Task.Delay(10);
            between = (await Query(server, "SELECT now()::text"))!;
            await Task.Delay(10);
            await Execute(server, "CREATE DATABASE later");
            await Execute(server, "CREATE DATABASE twin FROM cambium");
            await Execute(Of(server, "twin"), "INSERT INTO t VALUES (11, 11)");
            DataDirectoryCopy.Run(Data, Backup, null);
        }

        string never = Path.Combine(_directory, "never");
        foreach (string at in (string[])["0", before])
        {
            Assert.Equal(1, Run("restore", "--from", Backup, "--to", never, "--at", at));
            Assert.False(Directory.Exists(never));
        }

        // What a branch shares with its origin is not in its log.
        Assert.Equal(1, Run("restore", "--from", Backup, "--to", never, "--at", between, "--database", "twin"));
        Assert.Equal(1, Run("restore", "--from", Backup, "--to", never, "--at", between, "--database", "later"));
        string restored = Restore("restored", "--at", between, "--database", "cambium");
        Assert.Equal(["cambium"], DatabaseFolder.List(restored).Select(static folder => folder.Name));
    }

    /// <summary>A checkpoint only saves time: the log makes it anew. A backup of such a database would take the place of one that has it, and is refused.</summary>
    [Fact]
    public async Task A_backup_with_damaged_checkpoints_is_restored_from_its_log()
    {
        await using (CambiumServer server = await Start(Data))
        {
            await Execute(server, "CREATE TABLE t (id int PRIMARY KEY, n int); INSERT INTO t SELECT i, i FROM generate_series(1, 10) i");
            await Execute(server, "CHECKPOINT");
            await Execute(server, "INSERT INTO t SELECT i, i FROM generate_series(11, 20) i");
            DataDirectoryCopy.Run(Data, Backup, null);
        }

        foreach (string checkpoint in Directory.GetFiles(Path.Combine(DatabaseFolder.List(Backup)[0].Path, "pages"), "*checkpoint"))
        {
            byte[] content = File.ReadAllBytes(checkpoint);
            content[^1] ^= 1;
            File.WriteAllBytes(checkpoint, content);
        }

        await using CambiumServer restored = await Start(Restore("restored"));
        Assert.Equal("20", await Query(restored, "SELECT count(*)::text FROM t"));
        Assert.Equal(1, Run("backup", "--data", Backup, "--to", Path.Combine(_directory, "again")));
    }

    [Fact]
    public async Task A_database_made_later_is_left_out()
    {
        string between;
        await using (CambiumServer server = await Start(Data))
        {
            await Execute(server, "CREATE TABLE t (id int PRIMARY KEY, n int)");
            await Task.Delay(10);
            between = (await Query(server, "SELECT now()::text"))!;
            await Task.Delay(10);
            await Execute(server, "CREATE DATABASE later");
            DataDirectoryCopy.Run(Data, Backup, null);
        }

        string restored = Restore("restored", "--at", between);
        Assert.Equal(["cambium"], DatabaseFolder.List(restored).Select(static folder => folder.Name));
        await using CambiumServer again = await Start(restored);
        Assert.Equal("0", await Query(again, "SELECT count(*)::text FROM t"));
    }

    [Fact]
    public async Task A_database_dropped_meanwhile_is_passed_by()
    {
        await using CambiumServer server = await Start(Data);
        await Execute(server, "CREATE DATABASE gone");
        IReadOnlyList<(DatabaseFolder Copy, long Bytes, long Position)> copies = DataDirectoryCopy.Run(Data, Backup, null, finish: _ => Execute(server, "DROP DATABASE gone").GetAwaiter().GetResult());
        Assert.Equal("cambium", Assert.Single(copies).Copy.Name);
        Assert.Single(DatabaseFolder.List(Backup));
        Assert.Equal(0, Run("check", "--data", Backup));
    }

    [Fact]
    public void What_an_interrupted_copy_leaves_is_told()
    {
        Directory.CreateDirectory(Path.Combine(Backup, "databases", "16384"));
        Assert.Contains("interrupted", Assert.Throws<InvalidDataException>(() => DatabaseFolder.List(Backup)).Message, StringComparison.Ordinal);
        Assert.Contains("interrupted", Assert.Throws<InvalidDataException>(() => new DataDirectoryLock(Backup)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_second_backup_copies_only_what_is_new()
    {
        await using CambiumServer server = await Start(Data);
        await Execute(server, "CREATE TABLE t (id int PRIMARY KEY, c text); INSERT INTO t SELECT i, repeat('x', 1000) FROM generate_series(1, 5000) i; CHECKPOINT");
        long pages = DataDirectoryCopy.Run(Data, Backup, null)[0].Bytes;
        await Execute(server, "UPDATE t SET c = 'y' WHERE id = 2500; CHECKPOINT");
        long log = new FileInfo(Directory.EnumerateFiles(Path.Combine(Backup, "databases", "16384", "log"), "*.log").Max()!).Length;
        long more = DataDirectoryCopy.Run(Data, Backup, null)[0].Bytes;
        Assert.True(pages > 10_000_000, $"{pages} bytes");
        Assert.InRange(more - log, 0, 100_000);
    }

    [Fact]
    public async Task A_branch_is_a_writable_copy_that_shares_pages()
    {
        await using (CambiumServer server = await Start(Data))
        {
            await Execute(server, "CREATE TABLE t (id int PRIMARY KEY, c text); CREATE SEQUENCE s; INSERT INTO t SELECT nextval('s'), repeat('x', 1000) FROM generate_series(1, 5000) i; CREATE DATABASE twin TEMPLATE cambium");
            string twin = server.ConnectionString.Replace("Database=cambium", "Database=twin", StringComparison.Ordinal);
            Assert.Equal("5000 5000000", await Query(twin, "SELECT count(*) || ' ' || sum(length(c)) FROM t"));
            await Execute(twin, "DELETE FROM t WHERE id > 10; INSERT INTO t VALUES (nextval('s'), 'of the twin'); CHECKPOINT");
            await Execute(server, "INSERT INTO t VALUES (nextval('s'), 'of the original')");
            Assert.Equal("11", await Query(twin, "SELECT count(*)::text FROM t"));
            Assert.Equal("5001", await Query(server, "SELECT count(*)::text FROM t"));
            PostgresException missing = await Assert.ThrowsAsync<PostgresException>(() => Execute(server, "CREATE DATABASE other TEMPLATE nothing"));
            Assert.Equal("3D000", missing.SqlState);
        }

        Assert.Equal(0, Run("check", "--data", Data));
        await using CambiumServer again = await Start(Data);
        string branch = again.ConnectionString.Replace("Database=cambium", "Database=twin", StringComparison.Ordinal);
        Assert.Equal("11", await Query(branch, "SELECT count(*)::text FROM t"));
        NpgsqlConnection.ClearAllPools();
        await Execute(again, "DROP DATABASE twin");
        Assert.Equal("5001 5000015", await Query(again, "SELECT count(*) || ' ' || sum(length(c)) FROM t"));
    }

    [Fact]
    public async Task A_branch_begins_at_any_commit_or_time_of_its_origin()
    {
        string time;
        await using (CambiumServer server = await Start(Data))
        {
            await Execute(server, "CREATE TABLE t (id int PRIMARY KEY, n int GENERATED ALWAYS AS (id * 2) STORED); CREATE INDEX ON t ((n + 1)); INSERT INTO t SELECT i FROM generate_series(1, 1000) i; CHECKPOINT; INSERT INTO t VALUES (1001)");
            long position = server.Databases.Positions()[0].Position;
            await Task.Delay(10);
            time = (await Query(server, "SELECT now()::text"))!;
            await Task.Delay(10);
            await Execute(server, "DELETE FROM t WHERE id > 10; CHECKPOINT; INSERT INTO t VALUES (5000)");
            await Execute(server, $"CREATE DATABASE past FROM cambium AS OF COMMIT {position}; CREATE DATABASE before FROM cambium AS OF COMMIT {position - 1}; CREATE DATABASE once FROM cambium AS OF TIMESTAMP '{time}' WITH CONNECTION LIMIT 5; CREATE DATABASE now FROM cambium");
            Assert.Equal("1001 1003002", await Query(Of(server, "past"), "SELECT count(*) || ' ' || sum(n) FROM t"));
            Assert.Equal("1000 1001000", await Query(Of(server, "before"), "SELECT count(*) || ' ' || sum(n) FROM t"));
            Assert.Equal("1001", await Query(Of(server, "once"), "SELECT count(*)::text FROM t"));
            Assert.Equal("11", await Query(Of(server, "now"), "SELECT count(*)::text FROM t"));
            Assert.Equal($"before cambium {position - 1}", await Query(server, "SELECT name || ' ' || origin || ' ' || origin_position FROM cambium.branches ORDER BY name LIMIT 1"));
            await Execute(Of(server, "past"), "INSERT INTO t VALUES (2000); DELETE FROM t WHERE id = 1; CHECKPOINT; INSERT INTO t VALUES (2001)");
            Assert.Equal("1002", await Query(Of(server, "past"), "SELECT count(*)::text FROM t WHERE n + 1 > 0"));
            Assert.Equal("1001", await Query(Of(server, "past"), $"SELECT count(*)::text FROM t AS OF COMMIT {position}"));
            await AssertError("22023", server, "CREATE DATABASE never FROM cambium AS OF COMMIT 100000");
            await AssertError("72000", Of(server, "past"), $"CREATE DATABASE never FROM past AS OF COMMIT {position - 1}");
            await AssertError("42601", server, "CREATE DATABASE never FROM cambium TEMPLATE cambium");
            await AssertError("3D000", server, "CREATE DATABASE never FROM nothing");
        }

        Assert.Equal(0, Run("check", "--data", Data));
        Assert.Equal(0, Run("branch", "create", "late", "--data", Data, "--at", time));
        Assert.Equal(1, Run("branch", "create", "late", "--data", Data));
        Assert.Equal(0, Run("branch", "list", "--data", Data));
        Assert.Equal(0, Run("branch", "drop", "now", "--data", Data));
        await using CambiumServer again = await Start(Data);
        Assert.Equal("1001", await Query(Of(again, "late"), "SELECT count(*)::text FROM t"));
        Assert.Equal("1002", await Query(Of(again, "past"), "SELECT count(*)::text FROM t"));
        Assert.Equal(0, Run("branch", "create", "live", "--listen", again.EndPoint.ToString(), "--from", "past"));
        Assert.Equal("1002", await Query(Of(again, "live"), "SELECT count(*)::text FROM t"));
    }

    [Fact]
    public async Task An_archive_and_a_backup_restore_to_any_position_between_them()
    {
        string archive = Path.Combine(_directory, "archive");
        long middle;
        await using (CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = Data, ArchiveDirectory = archive }))
        {
            await Execute(server, "CREATE TABLE t (id int PRIMARY KEY, n int, c text); INSERT INTO t SELECT i, i % 7 FROM generate_series(1, 5000) i");
            Assert.Single(DataDirectoryCopy.Run(Data, Backup, null));
            await Execute(server, "INSERT INTO t VALUES (9000, 1)");
            middle = server.Databases.Positions()[0].Position;
            for (int i = 0; i < 6; i++)
            {
                await Execute(server, $"UPDATE t SET c = repeat(md5((id + {i})::text), 100)");
            }

            string[] Archived() => Directory.Exists(archive) ? Directory.GetFiles(archive, "*.log", SearchOption.AllDirectories) : [];
            for (int wait = 0; wait < 300 && Archived().Length == 0; wait++)
            {
                await Task.Delay(100);
            }

            Assert.NotEmpty(Archived());
            await WaitFor(server, "SELECT (archived_count > 0 AND failed_count = 0 AND last_archived_wal::bigint > 0 AND last_archived_time <= now())::text FROM pg_stat_archiver");
            await WaitFor(server, "SELECT (wal_records > 6 AND wal_bytes > 1000000 AND wal_write > 6 AND wal_sync > 6)::text FROM pg_stat_wal");
        }

        string restored = Restore("restored", "--archive", archive, "--at", middle.ToString(CultureInfo.InvariantCulture));
        await using (CambiumServer server = await Start(restored))
        {
            Assert.Equal("5001 0", await Query(server, "SELECT count(*) || ' ' || count(c) FROM t"));
        }

        string alone = Path.Combine(_directory, "alone");
        Assert.Equal(0, Run("restore", "--from", archive, "--to", alone));
        Assert.Equal(0, Run("check", "--data", alone));
        await using CambiumServer last = await Start(alone);
        Assert.Equal("5001 5001", await Query(last, "SELECT count(*) || ' ' || count(c) FROM t"));
    }

    [Fact]
    public async Task An_archive_that_cannot_be_written_is_told_of()
    {
        string archive = Path.Combine(_directory, "archive");
        File.WriteAllText(archive, "");
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = Data, ArchiveDirectory = archive });
        await WaitFor(server, "SELECT (archived_count = 0 AND failed_count > 1 AND last_failed_time <= now() AND last_archived_time IS NULL)::text FROM pg_stat_archiver");
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task An_archive_that_a_crash_left_unfinished_is_begun_again(bool hasLog)
    {
        string archive = Path.Combine(_directory, "archive");
        await using (CambiumServer server = await Start(Data))
        {
            await Execute(server, "CREATE TABLE t (id int PRIMARY KEY); INSERT INTO t VALUES (1); CREATE DATABASE twin FROM cambium");
            await Execute(Of(server, "twin"), "INSERT INTO t VALUES (2)");
        }

        // The twin's log begins with its branching off; without the checkpoint that was made then it says nothing.
        DatabaseFolder twin = DatabaseFolder.List(Data).Single(static folder => folder.Name == "twin");
        twin.At(archive).Describe();
        Directory.CreateDirectory(twin.At(archive).PagesDirectory);
        Directory.CreateDirectory(twin.BeginAt(archive).LogDirectory);
        if (hasLog)
        {
            LogCopy.Run(OperatingSystemDirectory.OpenShared(twin.LogDirectory), OperatingSystemDirectory.OpenOrCreate(twin.At(archive).LogDirectory), isLive: false);
        }

        await using (await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = Data, ArchiveDirectory = archive }))
        {
            // Its end archives what there is.
        }

        string restored = Path.Combine(_directory, "restored");
        Assert.Equal(0, Run("restore", "--from", archive, "--to", restored));
        Assert.Equal(0, Run("check", "--data", restored));
        await using CambiumServer again = await Start(restored);
        Assert.Equal("2", await Query(Of(again, "twin"), "SELECT count(*)::text FROM t"));
    }

    /// <summary>An archive has every database there ever was; of those of one name each at its time.</summary>
    [Fact]
    public async Task What_was_dropped_is_restored_from_an_archive_as_of_earlier_only()
    {
        string archive = Directory.CreateDirectory(Path.Combine(_directory, "archive")).FullName;
        string time;
        await using (CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = Data, ArchiveDirectory = archive, ArchiveTimeout = TimeSpan.FromSeconds(1) }))
        {
            await Execute(server, "CREATE DATABASE shop");
            await Execute(Of(server, "shop"), "CREATE TABLE t AS SELECT 'old' AS v");
            await Task.Delay(10);
            time = (await Query(server, "SELECT now()::text"))!;
            NpgsqlConnection.ClearAllPools();
            await Await(() => Directory.GetFiles(archive, "database.json", SearchOption.AllDirectories).Length == 2);
            await Task.Delay(1200);
            await Execute(server, "DROP DATABASE shop");
            await Execute(server, "CREATE DATABASE shop");
            await Execute(Of(server, "shop"), "CREATE TABLE t AS SELECT 'new' AS v");
            await Await(() => Directory.GetFiles(archive, "dropped", SearchOption.AllDirectories).Length == 1);
            NpgsqlConnection.ClearAllPools();
        }

        foreach ((string name, string[] arguments, string expected) in ((string, string[], string)[])[("newest", [], "new"), ("earlier", ["--at", time], "old")])
        {
            string restored = Path.Combine(_directory, name);
            Assert.Equal(0, Run(["restore", "--from", archive, "--to", restored, .. arguments]));
            await using CambiumServer server = await Start(restored);
            Assert.Equal(expected, await Query(Of(server, "shop"), "SELECT v FROM t"));
        }
    }

    private static async Task Await(Func<bool> condition)
    {
        for (int wait = 0; wait < 500 && !condition(); wait++)
        {
            await Task.Delay(20);
        }

        Assert.True(condition());
    }

    /// <summary>A copy replaces files, and who has them open goes on writing to what nobody finds again.</summary>
    [Fact]
    public async Task No_copy_takes_the_place_of_what_it_is_made_of_or_of_what_a_server_has()
    {
        await using (CambiumServer server = await Start(Data))
        {
            await Execute(server, "CREATE TABLE t (id int PRIMARY KEY)");
            string link = Path.Combine(_directory, "link");
            Directory.CreateSymbolicLink(link, Data);
            Assert.Equal(1, Run("backup", "--data", Data, "--to", Data + Path.DirectorySeparatorChar));
            Assert.Equal(1, Run("backup", "--data", Data, "--to", link));
            await using (CambiumServer other = await Start(Path.Combine(_directory, "other")))
            {
                Assert.Equal(1, Run("backup", "--data", Data, "--to", Path.Combine(_directory, "other")));
            }

            await Execute(server, "INSERT INTO t VALUES (1)");
        }

        Assert.Equal(1, Run("backup", "--data", Data, "--to", Data));
        await Assert.ThrowsAsync<InvalidOperationException>(() => CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = Data, ArchiveDirectory = Data }));
        await using CambiumServer again = await Start(Data);
        Assert.Equal("1", await Query(again, "SELECT count(*)::text FROM t"));
    }

    private static string Of(CambiumServer server, string database) => server.ConnectionString.Replace("Database=cambium", "Database=" + database, StringComparison.Ordinal);

    private static Task AssertError(string sqlState, CambiumServer server, string sql) => AssertError(sqlState, server.ConnectionString, sql);

    private static async Task AssertError(string sqlState, string server, string sql) =>
        Assert.Equal(sqlState, (await Assert.ThrowsAsync<PostgresException>(() => Execute(server, sql))).SqlState);

    private static Task<CambiumServer> Start(string data) => CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = data });

    private static int Run(params string[] arguments) => new System.CommandLine.RootCommand { BackupCommand.Create(), RestoreCommand.Create(), BranchCommand.Create(), LogCommand.Create(), CheckCommand.Create() }.Parse(arguments).Invoke();

    private string Restore(string name, params string[] arguments)
    {
        string target = Path.Combine(_directory, name);
        Assert.Equal(0, Run(["restore", "--from", Backup, "--to", target, .. arguments]));
        Assert.Equal(0, Run("check", "--data", target, "--json"));
        Assert.All(Directory.EnumerateDirectories(Path.Combine(target, "databases")), database => Assert.Equal(0, Run("log", "verify", "--data", Path.Combine(database, "log"))));
        return target;
    }

    private static async Task AssertSound(string data, string? expected)
    {
        await using CambiumServer server = await Start(data);
        string? found = await Query(server, "SELECT count(*) || ' ' || (SELECT count(*) FROM t) + 10000 FROM t WHERE n >= 0");
        Assert.True(expected is null || found == expected, found);

        // Commits go on behind what was restored.
        await Execute(server, "INSERT INTO t SELECT max(id) + 1, 0 FROM t; CHECKPOINT");
    }

    private static async Task Load(CambiumServer server, CancellationToken stop)
    {
        await using NpgsqlConnection connection = new(server.ConnectionString);
        await connection.OpenAsync(CancellationToken.None);
        for (int id = 10_000; !stop.IsCancellationRequested; id++)
        {
            await using NpgsqlCommand insert = new($"INSERT INTO t VALUES ({id}, {id % 7})", connection);
            await insert.ExecuteNonQueryAsync(CancellationToken.None);
        }
    }

    private static Task Execute(CambiumServer server, string sql) => Execute(server.ConnectionString, sql);

    private static async Task Execute(string server, string sql)
    {
        await using NpgsqlConnection connection = new(server);
        await connection.OpenAsync();
        foreach (string statement in sql.Split("; "))
        {
            await using NpgsqlCommand command = new(statement, connection);
            await command.ExecuteNonQueryAsync();
        }
    }

    private static async Task WaitFor(CambiumServer server, string condition)
    {
        string? answer = null;
        for (int wait = 0; wait < 300 && answer != "true"; wait++)
        {
            answer = await Query(server, condition);
            await Task.Delay(100);
        }

        Assert.Equal("true", answer);
    }

    private static Task<string?> Query(CambiumServer server, string sql) => Query(server.ConnectionString, sql);

    private static async Task<string?> Query(string server, string sql)
    {
        await using NpgsqlConnection connection = new(server);
        await connection.OpenAsync();
        await using NpgsqlCommand command = new(sql, connection);
        return (string?)await command.ExecuteScalarAsync();
    }
}
