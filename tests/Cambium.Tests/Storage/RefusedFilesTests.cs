using Cambium.Log.Format;
using Cambium.Log.Storage;
using Cambium.Server.Hosting;
using Cambium.Tests.Log;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Storage;

/// <summary>
/// What the system lets nobody write or open is an error of the disk, on whichever thread it is met: the server goes on reading, and with the obstacle gone a restart
/// has everything. A directory in a file's place does here what permissions do elsewhere, which don't hold for every user.
/// </summary>
public sealed class RefusedFilesTests : IDisposable
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-refused-").FullName;

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Fact]
    public async Task A_page_file_that_cannot_be_made_ends_commits_and_nothing_else()
    {
        string obstacle = Path.Combine(_directory, "databases", "16384", "pages", "00000002.pages");
        await using (CambiumServer server = await Start())
        {
            using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
            Succeed(session, "create table t (n int)", "insert into t values (0)", "checkpoint", "insert into t values (1)");
            Directory.CreateDirectory(obstacle);
            Assert.StartsWith("--! 58030", session.Execute("checkpoint", [])[0], StringComparison.Ordinal);
            Assert.StartsWith("--! 57P03", session.Execute("insert into t values (2)", [])[0], StringComparison.Ordinal);
            Assert.Contains("--| 1", session.Execute("select n from t", []));
        }

        Directory.Delete(obstacle);
        await using CambiumServer again = await Start();
        using ScriptSession after = ScriptSession.Open(again.EndPoint, "cambium", "cambium");
        Assert.Contains("--| 1", after.Execute("select n from t", []));
        Succeed(after, "checkpoint", "insert into t values (3)");
    }

    [Fact]
    public async Task A_database_whose_files_cannot_be_removed_stays()
    {
        string obstacle = Path.Combine(_directory, "databases", "16385.dropped");
        await using (CambiumServer server = await Start())
        {
            using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
            Succeed(session, "create database shop");
            using (ScriptSession shop = ScriptSession.Open(server.EndPoint, "cambium", "shop"))
            {
                Succeed(shop, "create table t (n int)", "insert into t values (7)");
            }

            File.WriteAllText(obstacle, "");
            Assert.StartsWith("--! 58030", session.Execute("drop database shop", [])[0], StringComparison.Ordinal);
            Assert.StartsWith("--! 42P04", session.Execute("create database shop", [])[0], StringComparison.Ordinal);
            using (ScriptSession shop = ScriptSession.Open(server.EndPoint, "cambium", "shop"))
            {
                Assert.Contains("--| 7", shop.Execute("select n from t", []));
            }

            File.Delete(obstacle);
            Succeed(session, "drop database shop", "create database shop");
        }

        await using CambiumServer again = await Start();
        using ScriptSession after = ScriptSession.Open(again.EndPoint, "cambium", "shop");
        Assert.StartsWith("--! 42P01", after.Execute("select n from t", [])[0], StringComparison.Ordinal);
    }

    [Fact]
    public void A_segment_that_cannot_be_made_fails_the_log()
    {
        using FileLogStore log = FileLogStore.Open(_directory, new LogOptions { SegmentSize = 4096 }, out _);
        Directory.CreateDirectory(Path.Combine(_directory, "spare.new"));
        LogFlushException failure = Assert.Throws<LogFlushException>(() =>
        {
            for (long position = 1; position < 100; position++)
            {
                LogBatch batch = new(position);
                batch.Add(LogSamples.Simple(position));
                log.Append(batch);
                log.Flush();
            }
        });
        Assert.Contains("starting a segment of the log failed", failure.Message, StringComparison.Ordinal);
        Assert.True(log.HasFailed);
    }

    private static void Succeed(ScriptSession session, params string[] statements) =>
        Array.ForEach(statements, statement => Assert.DoesNotContain("--!", string.Join('\n', session.Execute(statement, [])), StringComparison.Ordinal));

    private Task<CambiumServer> Start() => CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory });
}
