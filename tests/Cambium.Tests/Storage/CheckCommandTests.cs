using Cambium.Engine.Recovery;
using Cambium.Server.Commands;
using Cambium.Server.Hosting;
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
            using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
            foreach (string statement in (string[])["create table t (id int primary key, v text)", "insert into t select g, 'v' || g from generate_series(1, 500) g", "checkpoint", "update t set v = 'w' where id < 9", "checkpoint", "create database twin from cambium", "delete from t where id = 3"])
            {
                Assert.DoesNotContain("--!", string.Join('\n', session.Execute(statement, [])), StringComparison.Ordinal);
            }
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
                // Half of them in the file's beginning: of a segment most is zeros.
                long bit = random.NextInt64(Math.Min(new FileInfo(file).Length, flip % 2 == 0 ? 4096 : long.MaxValue) * 8);
                Turn(file, bit);
                Assert.True(Check() == 1, $"seed {seed}: bit {bit} of {file} is turned and nobody finds it");
                Turn(file, bit);
            }
        }

        Assert.Equal(0, Check());
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
