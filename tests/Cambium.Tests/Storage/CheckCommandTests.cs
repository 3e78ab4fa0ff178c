using Cambium.Engine.Recovery;
using Cambium.Log.Copying;
using Cambium.Log.Storage;
using Cambium.Server.Commands;
using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Cambium.Sql.Sessions;
using Cambium.Tests.Log;
using Cambium.Tests.Scripts;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Tests.Storage;

/// <summary>
/// Goal: <c>cambium check</c> finds a turned bit in any file of a data directory. Method: a directory with two databases that share page files,
/// earlier checkpoints among them; one bit after the other is turned and turned back.
/// </summary>
public sealed class CheckCommandTests(ITestOutputHelper output) : IDisposable
{
    private const int FlipsInFile = 5;

    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-check-").FullName;

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Fact]
    public async Task A_turned_bit_in_any_file_is_found()
    {
        await using (CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory, Checkpoints = new CheckpointSettings { LogRetention = TimeSpan.FromDays(1) } }))
        {
            Run(server, "cambium", "create table t (id int primary key, v text)", "insert into t select g, 'v' || g from generate_series(1, 500) g", "checkpoint", "update t set v = 'w' where id < 9", "checkpoint", "create database twin from cambium", "delete from t where id = 3");
        }

        Assert.Equal(0, Check());
        int seed = TestSeed.Next();
        output.WriteLine($"seed {seed}");
        Random random = new(seed);
        string[] files = [.. Directory.EnumerateFiles(_directory, "*", SearchOption.AllDirectories).Where(static path => new FileInfo(path).Length > 0).Order(StringComparer.Ordinal)];
        foreach (string ending in (string[])["format", "database.json", ".log", ".pages", "checkpoint", ".checkpoint"])
        {
            Assert.Contains(files, path => path.EndsWith(ending, StringComparison.Ordinal));
        }

        foreach (string file in files)
        {
            for (int flip = 0; flip < FlipsInFile; flip++)
            {
                long bit = NextBit(random, file, isInBeginning: flip % 2 == 0);
                Turn(file, bit);
                Assert.True(Check() == 1, $"seed {seed}: bit {bit} of {file} is turned and nobody finds it");
                Turn(file, bit);
            }
        }

        Assert.Equal(0, Check());
    }

    [Fact]
    public async Task What_rows_still_hold_of_dropped_columns_is_no_difference()
    {
        await using (CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory }))
        {
            Run(
                server, "cambium",
                "create table t (id int primary key, a int)", "insert into t select g, g from generate_series(1, 20) g", "alter table t add column d int default 7", "update t set d = id where id < 5",
                "update t set a = 0 where id between 3 and 9", "alter table t drop column d", "update t set a = 1 where id between 4 and 14", "checkpoint", "alter table t add column d int default 7",
                "insert into t select g, g from generate_series(1, 30) g on conflict (id) do update set a = excluded.a", "alter table t drop column d", "update t set a = a + 1", "checkpoint");
        }

        Assert.Equal(0, Check());
    }

    /// <summary>The referenced columns change their type, which writes all rows anew with other keys, while the referencing table stays as it is.</summary>
    [Fact]
    public async Task A_parent_key_of_another_type_is_no_lost_parent()
    {
        await using (CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory }))
        {
            Run(
                server, "cambium", "create table parent (a int, b int, v text, primary key (a, b))",
                "create table child (id int primary key, a int, b int, foreign key (a, b) references parent match full on delete set null on update cascade)",
                "insert into parent select g, g * 2, 'v' from generate_series(1, 9) g", "insert into child select g, g, g * 2 from generate_series(1, 7) g", "insert into child values (8)",
                "alter table parent alter a type bigint", "insert into child values (9, 9, 18)", "update parent set b = 0 where a = 3", "delete from parent where a = 4",
                "alter table child alter a type bigint", "update parent set a = a + 100 where a > 5", "alter table parent add column w int default 1", "delete from parent where a = 1");
        }

        Assert.Equal(0, Check());
    }

    /// <summary>A branch is there before its log has a first record, its own name: killed in between, it is as sound as any, and the next start writes that.</summary>
    [Fact]
    public async Task A_branch_whose_making_was_cut_off_is_sound()
    {
        await using (CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory }))
        {
            Run(server, "cambium", "create table t (id int primary key)", "insert into t select generate_series(1, 100)");
        }

        DatabaseFolder source = DatabaseFolder.List(_directory)[0];
        using (CheckpointStore checkpoints = source.OpenCheckpoints()!)
        {
            using FileLogStore log = FileLogStore.Open(source.LogDirectory, new LogOptions { KnownDurablePosition = checkpoints.Position, ResumeAt = checkpoints.Place, DatabaseId = checkpoints.DatabaseId }, out _);
            using SqlDatabase database = SqlDatabase.Open(source.Name, log, new SqlDatabaseOptions { Owner = source.Owner, Oid = source.Oid, Checkpoints = checkpoints });
            DatabaseFolder.Begin(_directory, "twin", source.Oid + 10_000, source.Owner).FillFrom(source, database.Engine, null).Finish();
        }

        Assert.Equal(0, Check());
        Assert.Equal(0, Check());
        await using (CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory }))
        {
            Run(server, "twin", "do $$ begin if (select count(*) from t) <> 100 then raise 'rows are missing'; end if; end $$", "insert into t values (101)");
        }

        Assert.Equal(0, Check());
    }

    /// <summary>Each is whole by itself, but stands in the other one's place.</summary>
    [Fact]
    public async Task Exchanged_descriptions_are_found_and_no_server_opens_them()
    {
        await using (CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory }))
        {
            Run(server, "cambium", "create database twin");
        }

        string[] files = [.. DatabaseFolder.List(_directory).Select(static folder => Path.Combine(folder.Path, "database.json"))];
        File.Move(files[0], files[0] + ".other");
        File.Move(files[1], files[0]);
        File.Move(files[0] + ".other", files[1]);
        Assert.Equal(1, Check());
        InvalidDataException refusal = await Assert.ThrowsAsync<InvalidDataException>(() => CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory }));
        Assert.Contains("database.json\" is damaged: it describes database", refusal.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_directory_that_no_server_opens_is_not_sound()
    {
        await (await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory })).DisposeAsync();
        string format = Path.Combine(_directory, "format");
        File.Move(format, format + ".other");
        Assert.Equal(1, Check());
        File.Move(format + ".other", format);
        Assert.Equal(0, Check());

        DatabaseFolder same = DatabaseFolder.Begin(_directory, "cambium", 20_000, "cambium");
        EmptyLog.Create(OperatingSystemDirectory.OpenExclusive(same.LogDirectory), new LogOptions());
        same.Finish();
        InvalidDataException refusal = await Assert.ThrowsAsync<InvalidDataException>(() => CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory }));
        Assert.Contains("are both database \"cambium\"", refusal.Message, StringComparison.Ordinal);
    }

    private static void Run(CambiumServer server, string database, params string[] statements)
    {
        using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", database);
        foreach (string statement in statements)
        {
            Assert.DoesNotContain("--!", string.Join('\n', session.Execute(statement, [])), StringComparison.Ordinal);
        }
    }

    /// <summary>
    /// Half of them in the file's beginning: of a segment most is zeros. Not in the mark that closes a log: without it the log ends as after a
    /// crash, all of it being there, and the next start says so.
    /// </summary>
    private static long NextBit(Random random, string file, bool isInBeginning)
    {
        const int MarkBytes = 80;
        byte[] bytes = File.ReadAllBytes(file);
        int mark = file.EndsWith(".log", StringComparison.Ordinal) ? bytes.AsSpan().LastIndexOf("CBat"u8) : -1;
        long bit;
        do
        {
            bit = random.NextInt64(Math.Min(bytes.Length, isInBeginning ? 4096 : long.MaxValue) * 8);
        }
        while (mark >= 0 && bit / 8 >= mark && bit / 8 < mark + MarkBytes);
        return bit;
    }

    private static void Turn(string path, long bit)
    {
        using FileStream stream = new(path, FileMode.Open, FileAccess.ReadWrite);
        stream.Position = bit / 8;
        int value = stream.ReadByte();
        stream.Position = bit / 8;
        stream.WriteByte((byte)(value ^ (1 << (int)(bit % 8))));
    }

    private int Check() => CheckCommand.Create().Parse(["--data", _directory]).Invoke();
}
