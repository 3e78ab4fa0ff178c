using Cambium.Engine.Memory;
using Cambium.Log.Storage;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Inverted;

/// <summary>Inverted indexes go when memory is short and come back; answers are the same.</summary>
public sealed class InvertedMemoryTests
{
    [Fact]
    public void What_had_to_go_comes_back()
    {
        MemoryGuard guard = new(MemoryGuard.DefaultBytesMax);
        using TestDatabase database = new(
            SqlDatabase.Open("test", new MemoryLogStore(), new SqlDatabaseOptions { Owner = "postgres", Memory = guard }),
            "CREATE TABLE doc (id int PRIMARY KEY, tags int[])",
            "INSERT INTO doc SELECT g, array[g] FROM generate_series(1, 1000) g",
            "CREATE INDEX doc_tags ON doc USING gin (tags)");
        Find(database, 3);
        Assert.Equal("idx_scan\n3\n", Scans(database));
        guard.Inverted.Forget();
        Find(database, 1);
        Assert.Equal("idx_scan\n3\n", Scans(database));
        Find(database, 40);
        Assert.NotEqual("idx_scan\n3\n", Scans(database));
    }

    private static void Find(TestDatabase database, int times)
    {
        for (int time = 0; time < times; time++)
        {
            Assert.Equal("id\n7\n", database.Run("SELECT id FROM doc WHERE tags @> '{7}'"));
        }
    }

    private static string Scans(TestDatabase database) => database.Run("SELECT idx_scan FROM pg_stat_user_indexes WHERE indexrelname = 'doc_tags'");
}
