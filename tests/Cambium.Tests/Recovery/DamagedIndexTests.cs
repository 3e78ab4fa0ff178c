using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Trees.Pages;
using Xunit;

namespace Cambium.Tests.Recovery;

/// <summary>A bit that has turned in a page of an index: nothing of that page is ever served, and the index comes back by itself.</summary>
public sealed class DamagedIndexTests
{
    [Fact]
    public void A_query_that_meets_a_damaged_page_runs_without_the_index()
    {
        using RecoveryDatabase database = Damaged("t_a");
        for (int low = 1; low < 5000 && database.Missing.Length == 0; low += 40)
        {
            string answer = database.Run($"SELECT count(*) FROM t WHERE a BETWEEN {low} AND {low + 9} AND c >= 0");
            Assert.True(answer == "count\n10\n" || answer.StartsWith("ERROR:  XX002", StringComparison.Ordinal), answer);
        }

        Assert.Equal(["t_a"], database.Missing);
        Assert.Equal("count\n400\n", database.Run("SELECT count(*) FROM t WHERE a BETWEEN 1 AND 400 AND c >= 0"));
        database.RebuildAll();
        Assert.Equal("count\n400\n", database.Run("SELECT count(*) FROM t WHERE a BETWEEN 1 AND 400 AND c >= 0"));
        database.IsSound();
    }

    [Fact]
    public void A_commit_that_meets_a_damaged_page_goes_through()
    {
        using RecoveryDatabase database = Damaged("t_a");
        Assert.Equal("UPDATE 10\n", database.Run("UPDATE t SET a = a + 1, c = 1 WHERE id <= 10"));
        Assert.Equal(["t_a"], database.Missing);
        database.RebuildAll();
        database.IsSound();
    }

    [Fact]
    public void A_unique_index_is_rebuilt_before_it_is_relied_on()
    {
        using RecoveryDatabase database = Damaged("t_b_key");
        string answer = "";
        for (int id = 1; id <= 5000 && database.Missing.Length == 0; id += 50)
        {
            answer = database.Run($"INSERT INTO t VALUES (10000, 0, {id}, 0)");
        }

        Assert.StartsWith("ERROR:  XX002", answer, StringComparison.Ordinal);
        Assert.StartsWith("ERROR:  23505", database.Run("INSERT INTO t VALUES (10000, 0, 4321, 0)"), StringComparison.Ordinal);
        database.RebuildAll();
        database.IsSound();
    }

    [Theory]
    [InlineData("REINDEX INDEX t_a")]
    [InlineData("REINDEX TABLE t")]
    [InlineData("REINDEX SCHEMA public")]
    public void Reindex_builds_what_is_missing(string statement)
    {
        using RecoveryDatabase database = Damaged("t_a");
        database.Run("UPDATE t SET a = a + 1 WHERE id % 1000 = 0");
        Assert.Equal(["t_a"], database.Missing);
        Assert.Equal("REINDEX\n", database.Run(statement));
        Assert.Empty(database.Missing);
        database.IsSound();
    }

    [Fact]
    public void A_checkpoint_after_the_loss_names_the_page_no_more()
    {
        using RecoveryDatabase database = Damaged("t_a");
        database.Run("UPDATE t SET a = a + 1 WHERE id % 1000 = 0");
        Assert.Equal(["t_a"], database.Missing);
        database.RebuildAll();
        database.Run("CHECKPOINT");
        database.Kill();
        Assert.Empty(database.Missing);
        database.IsSound();
    }

    /// <summary>Restarted with a bit of every page of an index's leaves turned.</summary>
    private static RecoveryDatabase Damaged(string name)
    {
        RecoveryDatabase database = new(IndexStorage.Checkpointed);
        database.Run("CREATE TABLE t (id int PRIMARY KEY, a int, b int UNIQUE, c int); CREATE INDEX t_a ON t (a); INSERT INTO t SELECT i, i, i, 0 FROM generate_series(1, 5000) i");
        database.Run("CHECKPOINT");
        DatabaseRoot root = database.Engine.Root;
        root.Catalog.TryGetIndex(SystemCatalog.PublicSchemaId, name, out _, out IndexDefinition? index);
        List<(string File, long Offset)> places = PagesOf.Leaves(root.GetTree(index!.TreeId));
        Assert.True(places.Count > 3);
        database.Kill(files =>
        {
            foreach ((string path, long offset) in places)
            {
                using IFile file = files.OpenWrite(Path.GetFileName(path));
                byte[] bytes = new byte[1];
                file.Read(offset + NodeRecord.HeaderBytes + 3, bytes);
                bytes[0] ^= 0x10;
                file.Write(offset + NodeRecord.HeaderBytes + 3, bytes);
            }
        });
        Assert.Empty(database.Missing);
        return database;
    }
}
