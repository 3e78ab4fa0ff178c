using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Verification;
using Cambium.Log.Records;
using Cambium.Log.Verification;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>Exclusion constraints while others write: no two rows in each other's way are ever committed both.</summary>
public sealed class ExclusionTests : IDisposable
{
    private readonly TestDatabase _database = new();

    public void Dispose() => _database.Dispose();

    [Theory]
    [InlineData("exclude using gist (room with =, during with &&)")]
    [InlineData("exclude using gist (during with &&, room with =)")]
    [InlineData("exclude using gist (during with &&)")]
    [InlineData("exclude using gist (room with =, during with &&) where (id % 3 > 0)")]
    [InlineData("exclude using gist (room with =, during with &&) deferrable initially deferred")]
    [InlineData("exclude using gist (circle(point(lower(during), room), 2) with &&)")]
    [InlineData("exclude using btree (room with =, lower(during) with =)")]
    public void Two_that_insert_what_excludes_each_other_never_commit_both(string constraint)
    {
        (SqlSession first, SqlSession second) = Sessions(constraint);
        TestDatabase.Run(first, "begin; insert into t values (1, 1, '[1,5)')");
        TestDatabase.Run(second, "begin; insert into t values (2, 1, '[1,9)')");
        TestDatabase.Run(second, "commit");
        Assert.Equal("40001", TestDatabase.Fails(first, "commit").SqlState);
        Assert.Equal("23P01", TestDatabase.Fails(first, "insert into t values (1, 1, '[1,5)')").SqlState);
    }

    [Theory]
    [InlineData("insert into t values (11, 1, '[5,7)')", "insert into t values (12, 1, '[9,12)')")]
    [InlineData("insert into t values (11, 1, '[5,7)')", "insert into t values (12, 2, '[5,7)')")]
    [InlineData("insert into t values (11, 1, '[5,7)')", "update t set during = '[11,12)' where id = 3")]
    public void Rows_that_leave_each_other_alone_commit_both(string one, string other)
    {
        (SqlSession first, SqlSession second) = Sessions("exclude using gist (room with =, during with &&)");
        TestDatabase.Run(first, "insert into t values (1, 1, '[1,5)'), (2, 1, '[7,8)'), (3, 1, '[20,30)')");
        TestDatabase.Run(first, "begin; " + one);
        TestDatabase.Run(second, other);
        TestDatabase.Run(first, "commit");
        Verify();
    }

    [Fact]
    public void A_row_that_moves_into_the_way_is_a_conflict()
    {
        (SqlSession first, SqlSession second) = Sessions("exclude using gist (room with =, during with &&) deferrable initially deferred");
        TestDatabase.Run(first, "insert into t values (1, 1, 'empty')");
        TestDatabase.Run(first, "begin; insert into t values (2, 1, '[6,7)')");
        TestDatabase.Run(second, "update t set during = '[5,9)' where id = 1");
        Assert.Equal("40001", TestDatabase.Fails(first, "commit").SqlState);
        Verify();
    }

    /// <summary>The far one was held off by the middle one only.</summary>
    [Fact]
    public void Taking_away_the_row_between_is_a_conflict_with_one_that_came_behind_it()
    {
        (SqlSession first, SqlSession second) = Sessions("exclude using gist (room with =, during with &&)");
        TestDatabase.Run(first, "insert into t values (1, 1, '[4,5)')");
        TestDatabase.Run(first, "begin; insert into t values (2, 1, '[6,7)')");
        TestDatabase.Run(second, "begin; delete from t where id = 1; insert into t values (3, 1, '[1,9)'); commit");
        Assert.Equal("40001", TestDatabase.Fails(first, "commit").SqlState);
        Verify();
    }

    [Fact]
    public void A_constraint_that_is_added_does_not_miss_what_is_written_meanwhile()
    {
        (SqlSession first, SqlSession second) = Sessions("check (id > 0)");
        TestDatabase.Run(first, "insert into t values (1, 1, '[1,5)')");
        TestDatabase.Run(first, "begin; alter table t add constraint late exclude using gist (room with =, during with &&)");
        TestDatabase.Run(second, "insert into t values (2, 1, '[2,3)')");
        Assert.Equal("40001", TestDatabase.Fails(first, "commit").SqlState);
        Assert.Equal("23P01", TestDatabase.Fails(first, "alter table t add constraint late exclude using gist (room with =, during with &&)").SqlState);
        TestDatabase.Run(second, "delete from t where id = 2");
        TestDatabase.Run(second, "begin; insert into t values (2, 1, '[2,3)')");
        TestDatabase.Run(first, "alter table t add constraint late exclude using gist (room with =, during with &&)");
        Assert.Equal("40001", TestDatabase.Fails(second, "commit").SqlState);
        Verify();
    }

    [Theory]
    [InlineData("exclude using gist (room with =, during with &&)", "a.room = b.room and a.during && b.during")]
    [InlineData("exclude using gist (during with &&, room with =)", "a.room = b.room and a.during && b.during")]
    [InlineData("exclude using gist (during with &&) where (room > 1)", "a.room > 1 and b.room > 1 and a.during && b.during")]
    [InlineData("exclude using gist (room with =, during with &&) deferrable initially deferred", "a.room = b.room and a.during && b.during")]
    [InlineData("exclude using gist (during with -|-)", "a.during -|- b.during")]
    public void Random_transactions_of_several_sessions_leave_no_two_rows_that_exclude_each_other(string constraint, string violated)
    {
        SqlSession[] sessions = [Sessions(constraint).First, _database.NewSession(), _database.NewSession()];
        SqlSession reader = _database.NewSession();
        int committed = 0;
        int refused = 0;
        for (int seed = 0; seed < 20; seed++)
        {
            Random random = new(seed);
            for (int step = 0; step < 100; step++)
            {
                SqlSession session = sessions[random.Next(sessions.Length)];
                string sql = session.Status switch
                {
                    TransactionStatus.Idle => "begin",
                    TransactionStatus.Failed => "rollback",
                    _ => Statement(random),
                };
                try
                {
                    TestDatabase.Run(session, sql);
                    committed += sql == "commit" ? 1 : 0;
                }
                catch (SqlErrorException error)
                {
                    Assert.Contains(error.SqlState, (string[])["40001", "23P01", "23505"]);
                    refused++;
                }

                Assert.Equal(["0", "[SELECT 1]"], TestDatabase.Run(reader, $"select count(*) from t a, t b where a.id < b.id and {violated}"));
            }

            foreach (SqlSession session in sessions)
            {
                TestDatabase.Run(session, "rollback");
            }

            TestDatabase.Run(reader, "delete from t");
        }

        Assert.True(committed > 100 && refused > 30, $"{committed} committed, {refused} refused");
        Verify();
    }

    [Fact]
    public void The_log_of_rows_that_exclude_each_other_does_not_hold()
    {
        (SqlSession session, _) = Sessions("exclude using gist (room with =, during with &&)");
        TestDatabase.Run(session, "insert into t values (1, 1, '[1,5)')");
        TestDatabase.Run(session, "insert into t values (2, 1, '[5,9)')");
        List<LogRecord> records = [.. _database.Log.ReadFrom(1)];
        LogEvaluator evaluator = new(new TableExpressionCompiler());

        // The last insert once more, as a row of its own.
        TableWrites last = records[^1].Writes.Last();
        LogRecord again = new()
        {
            Position = records.Count + 1,
            Snapshot = records.Count,
            FirstSnapshot = records.Count,
            Writes = [last with { Rows = [.. last.Rows.Select(static row => row with { Key = new byte[] { 1, 0x80, 0, 0, 77 } })] }],
        };
        VerifyReport report = new LogVerifier(null, evaluator, evaluator).Verify([.. records, again]);
        Assert.False(report.Holds);
        Assert.Contains("each other's way", report.Counterexample!.ToString(), StringComparison.Ordinal);
    }

    private static string Statement(Random random)
    {
        int id = random.Next(1, 100);
        int room = random.Next(1, 3);
        int lower = random.Next(1, 60);
        string during = string.Create(CultureInfo.InvariantCulture, $"[{lower},{lower + random.Next(0, 4)})");
        return random.Next(12) switch
        {
            0 or 1 or 2 or 3 => $"insert into t values ({id}, {room}, '{during}')",
            4 => $"update t set during = '{during}' where id = {id}",
            5 => $"update t set room = {room} where id = {id}",
            6 => $"delete from t where id = {id}",
            7 => "rollback",
            _ => "commit",
        };
    }

    private (SqlSession First, SqlSession Second) Sessions(string constraint)
    {
        SqlSession first = _database.NewSession();
        TestDatabase.Run(first, $"create extension btree_gist; create table t (id int primary key, room int, during int4range, {constraint})");
        return (first, _database.NewSession());
    }

    /// <summary>The log is that of a serial order, and keeps every constraint.</summary>
    private void Verify()
    {
        LogEvaluator evaluator = new(new TableExpressionCompiler());
        VerifyReport report = new LogVerifier(null, evaluator, evaluator).Verify(_database.Log.ReadFrom(1));
        Assert.True(report.Holds, report.Counterexample?.ToString());
        Assert.Empty(report.NotChecked);
    }
}
