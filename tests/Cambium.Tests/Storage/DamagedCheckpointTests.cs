using Cambium.Engine.Recovery;
using Cambium.Log.Storage;
using Cambium.Server.Commands;
using Cambium.Server.Hosting;
using Cambium.Tests.Scripts;
using Cambium.Trees.Pages;
using Xunit;

namespace Cambium.Tests.Storage;

/// <summary>
/// A checkpoint only saves time: a database whose newest one is damaged goes on from an earlier one, or from the beginning of the log, and says so. Where the log
/// doesn't reach back so far, or is gone, the start is refused and every file stays as it is.
/// </summary>
public sealed class DamagedCheckpointTests : IDisposable
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-damage-").FullName;

    private string Data => Path.Combine(_directory, "data");

    private string Pages => Path.Combine(Data, "databases", "16384", "pages");

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    public static TheoryData<string, Action<string>> Damages => new()
    {
        { "a bit of the checkpoint is turned", static pages => Turn(Path.Combine(pages, "checkpoint"), 300) },
        { "the checkpoint is cut off", static pages => Cut(Path.Combine(pages, "checkpoint"), 50) },
        { "the checkpoint is empty", static pages => Cut(Path.Combine(pages, "checkpoint"), 0) },
        { "the checkpoint is missing", static pages => File.Delete(Path.Combine(pages, "checkpoint")) },
        { "the newest page file is missing", static pages => File.Delete(NewestFile(pages)) },
        { "the newest page file is cut off", static pages => Cut(NewestFile(pages), 100) },
        { "the newest page file is garbled", static pages => Garble(NewestFile(pages)) },
        { "the checkpoint's version is damaged", static pages => Turn(Path.Combine(pages, "checkpoint"), 14) },
        { "the newest page file's version is damaged", static pages => Turn(NewestFile(pages), 14) },
        { "an earlier checkpoint is damaged", static pages => Turn(Directory.GetFiles(pages, "*.checkpoint")[0], 300) },
        { "every checkpoint is damaged", static pages => Array.ForEach(Directory.GetFiles(pages, "*checkpoint"), path => Turn(path, 300)) },
        { "every page file is garbled", static pages => Array.ForEach(Directory.GetFiles(pages, "*.pages"), Garble) },
    };

    [Theory]
    [MemberData(nameof(Damages))]
    public async Task The_log_makes_a_damaged_checkpoint_anew(string what, Action<string> damage)
    {
        await using (CambiumServer server = await Start(new LogLines()))
        {
            Work(server);

            // As after kill -9: behind the newest checkpoint there is a tail.
            CopyDirectory(Data, Path.Combine(_directory, "killed"));
        }

        Directory.Delete(Data, recursive: true);
        Directory.Move(Path.Combine(_directory, "killed"), Data);
        damage(Pages);
        LogLines lines = new();
        await using (CambiumServer server = await Start(lines))
        {
            Assert.True(lines.All.Exists(line => line.Contains("a checkpoint can't be used", StringComparison.Ordinal)), $"{what}: {string.Join('\n', lines.All)}");
            Assert.Equal(["--> count:int8 | sum:int8", "--| 999 | 501498"], Run(server, "select count(*), sum(n) from t"));
        }

        Assert.Equal(0, Check(Data));
        lines = new LogLines();
        await using CambiumServer again = await Start(lines);
        Assert.DoesNotContain(lines.All, line => line.Contains("can't be used", StringComparison.Ordinal));
        Assert.Equal(["--> count:int8", "--| 999"], Run(again, "select count(*) from t where n > 0"));
    }

    [Fact]
    public async Task A_lost_log_is_no_new_database()
    {
        await using (CambiumServer server = await Start(new LogLines()))
        {
            Work(server);
        }

        // Without a checkpoint nothing but its folder tells that the database is not a new one.
        string log = Path.Combine(Data, "databases", "16384", "log");
        Directory.Move(log, Path.Combine(_directory, "log"));
        Directory.Move(Pages, Path.Combine(_directory, "pages"));
        LogFormatException refusal = await Assert.ThrowsAsync<LogFormatException>(() => Start(new LogLines()));
        Assert.Contains("there is no transaction log", refusal.Message, StringComparison.Ordinal);
        Directory.Delete(Pages);
        Directory.Move(Path.Combine(_directory, "pages"), Pages);
        string[] before = Directory.GetFiles(Pages);
        await Assert.ThrowsAsync<LogDamageException>(() => Start(new LogLines()));
        File.Delete(Path.Combine(Pages, "checkpoint"));
        await Assert.ThrowsAsync<LogDamageException>(() => Start(new LogLines()));
        Assert.Equal(before.Length - 1, Directory.GetFiles(Pages).Length);
        Directory.Delete(log, recursive: true);
        Directory.Move(Path.Combine(_directory, "log"), log);
        await using CambiumServer again = await Start(new LogLines());
        Assert.Equal(["--> count:int8", "--| 999"], Run(again, "select count(*) from t"));
    }

    [Fact]
    public void A_log_that_does_not_reach_back_refuses_the_start()
    {
        StoredDatabase database = new(new LogFaults(), retention: TimeSpan.Zero);
        database.CreateTable();
        for (int i = 0; i < 300; i++)
        {
            database.Put((i, i));
            database.Clock.Advance(TimeSpan.FromSeconds(1));
            if (i % 20 == 19)
            {
                database.Engine.Checkpoint();
            }
        }

        Assert.True(database.Engine.FirstLogPosition > 1);
        database.Engine.Dispose();
        using (IFile file = database.PageFiles.OpenWrite("checkpoint"))
        {
            file.Write(200, [0xFF, 0xFF, 0xFF]);
        }

        string[] before = [.. database.PageFiles.List().Order(StringComparer.Ordinal)];
        PageDamageException damage = Assert.Throws<PageDamageException>(database.Open);
        Assert.Contains("checkpoint", damage.Message, StringComparison.Ordinal);
        Assert.Equal(before, database.PageFiles.List().Order(StringComparer.Ordinal));
    }

    /// <summary>Giving up what follows a position leaves no later checkpoint that a damaged one could be taken for.</summary>
    [Fact]
    public void What_was_given_up_is_no_way_back()
    {
        StoredDatabase database = new(new LogFaults(), retention: TimeSpan.FromDays(1));
        database.CreateTable();
        List<long> positions = [];
        for (int i = 0; i < 30; i++)
        {
            database.Put((i, i));
            positions.Add(database.Engine.Root.Position);
            if (i % 5 == 4)
            {
                database.Engine.Checkpoint();
            }
        }

        database.Engine.Dispose();
        using (CheckpointStore checkpoints = CheckpointStore.Open(database.PageFiles))
        {
            checkpoints.DiscardAfter(positions[2], 1);
        }

        using CheckpointStore left = CheckpointStore.Open(database.PageFiles);
        Assert.Equal((0L, 0), (left.DurablePosition, left.Damages.Count));
    }

    private static void Work(CambiumServer server) => Run(
        server,
        "create table t (id int primary key, n int)", "create index on t (n)", "insert into t select g, g from generate_series(1, 1000) g", "checkpoint",
        "update t set n = n + 1 where id <= 500", "checkpoint", "update t set n = n + 1 where id > 500", "checkpoint", "update t set n = n where id = 7", "delete from t where id = 1");

    private static string[] Run(CambiumServer server, params string[] statements)
    {
        using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
        IReadOnlyList<string> answer = [];
        foreach (string statement in statements)
        {
            answer = session.Execute(statement, []);
            Assert.DoesNotContain(answer, static line => line.StartsWith("--!", StringComparison.Ordinal));
        }

        return [.. answer];
    }

    private static int Check(string data) => CheckCommand.Create().Parse(["--data", data]).Invoke();

    private Task<CambiumServer> Start(LogLines lines) => CambiumServer.StartAsync(
        new CambiumServerOptions { DataDirectory = Data, Checkpoints = new CheckpointSettings { LogRetention = TimeSpan.FromDays(1), PageBytesMin = 1 } }, lines);

    private static string NewestFile(string pages) => Directory.GetFiles(pages, "*.pages").Order(StringComparer.Ordinal).Last();

    private static void Turn(string path, int offset)
    {
        byte[] bytes = File.ReadAllBytes(path);
        bytes[offset] ^= 1;
        File.WriteAllBytes(path, bytes);
    }

    private static void Garble(string path)
    {
        byte[] bytes = File.ReadAllBytes(path);
        bytes.AsSpan(64).Fill(0xAA);
        File.WriteAllBytes(path, bytes);
    }

    private static void Cut(string path, int length)
    {
        using FileStream file = File.OpenWrite(path);
        file.SetLength(length);
    }

    private static void CopyDirectory(string from, string to)
    {
        Directory.CreateDirectory(to);
        foreach (string path in Directory.GetFiles(from).Where(static path => Path.GetFileName(path) != "lock"))
        {
            File.Copy(path, Path.Combine(to, Path.GetFileName(path)));
        }

        foreach (string path in Directory.GetDirectories(from))
        {
            CopyDirectory(path, Path.Combine(to, Path.GetFileName(path)));
        }
    }
}
