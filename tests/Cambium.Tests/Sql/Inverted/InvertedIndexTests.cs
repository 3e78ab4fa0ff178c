using Cambium.Tests.Log;
using Xunit;

namespace Cambium.Tests.Sql.Inverted;

/// <summary>Queries find the same rows in the same order with inverted indexes as without, whoever has changed what meanwhile.</summary>
public sealed class InvertedIndexTests
{
    private const int Histories = 6;
    private const int StepsEach = 250;
    private const int RowsAtFirst = 400;

    private static readonly string[] s_indexes =
    [
        "CREATE INDEX doc_tags ON doc USING gin (tags, nums)",
        "CREATE INDEX doc_body ON doc USING gin (body)",
        "CREATE INDEX doc_path ON doc USING gin (body jsonb_path_ops)",
        "CREATE INDEX doc_words ON doc USING gin (words)",
        "CREATE INDEX doc_name ON doc USING gin (name gin_trgm_ops)",
    ];

    [Fact]
    public void Random_queries_find_what_scans_find()
    {
        int seed = TestSeed.Next();
        string used = string.Concat(Enumerable.Range(0, Histories).Select(history => Run(seed + history)));
        Assert.All(s_indexes, index => Assert.Contains(index.Split(' ')[2], used, StringComparison.Ordinal));
    }

    /// <summary>The same statements on a database with indexes and on one without.</summary>
    /// <returns>The indexes that were used.</returns>
    private static string Run(int seed)
    {
        Random random = new(seed);
        RandomDocuments documents = new(random);
        using TestDatabase with = new("CREATE EXTENSION pg_trgm", Table);
        using TestDatabase without = new("CREATE EXTENSION pg_trgm", Table);
        string rows = string.Join(", ", Enumerable.Range(0, RowsAtFirst).Select(id => $"({id}, {documents.Row()})"));
        Both($"INSERT INTO doc VALUES {rows}");
        foreach (string index in s_indexes)
        {
            with.Run(index);
        }

        int inBlock = 0;
        for (int step = 0; step < StepsEach; step++)
        {
            switch (random.Next(12))
            {
                case 0:
                    Both(inBlock++ == 0 ? "BEGIN" : $"SAVEPOINT s{inBlock}");
                    break;
                case 1 when inBlock > 0:
                    Both(random.Next(3) == 0 ? "COMMIT" : inBlock > 1 && random.Next(2) == 0 ? $"ROLLBACK TO s{inBlock}" : "ROLLBACK");
                    inBlock = with.Run("SAVEPOINT probe").StartsWith("ERROR", StringComparison.Ordinal) ? 0 : inBlock;
                    without.Run("SAVEPOINT probe");
                    break;
                case 2:
                    Both($"INSERT INTO doc VALUES ({RowsAtFirst + step}, {documents.Row()})");
                    break;
                case 3:
                    Both($"UPDATE doc SET {documents.Assignment()} WHERE id = {random.Next(RowsAtFirst + step)}");
                    break;
                case 4:
                    Both($"UPDATE doc SET {documents.Assignment()} WHERE {documents.Condition()}");
                    break;
                case 5:
                    Both($"DELETE FROM doc WHERE id = {random.Next(RowsAtFirst + step)}");
                    break;
                case 6 when random.Next(4) == 0:
                    Both($"UPDATE doc SET {documents.Assignment()}");
                    break;
                default:
                    Both($"SELECT id, name FROM doc WHERE {documents.Condition()}{(random.Next(4) == 0 ? " LIMIT 3" : "")}");
                    break;
            }
        }

        return with.Run("SELECT indexrelname FROM pg_stat_user_indexes WHERE relname = 'doc' AND idx_scan > 0");

        void Both(string sql)
        {
            string expected = without.Run(sql);
            string answer = with.Run(sql);
            Assert.True(expected == answer, $"seed {seed}: {sql}\nwithout:\n{expected}\nwith:\n{answer}");
        }
    }

    private const string Table = "CREATE TABLE doc (id int PRIMARY KEY, tags text[], nums int[], body jsonb, words tsvector, name text)";
}
