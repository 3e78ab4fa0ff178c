using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

public sealed class ConflictTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly SqlSession _first;
    private readonly SqlSession _second;

    public ConflictTests()
    {
        _first = _database.NewSession();
        _second = _database.NewSession();
        TestDatabase.Run(_first, "create table t (id int primary key, v int, w int); insert into t values (1, 10, 0), (2, 20, 0)");
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void The_second_committer_is_told_what_it_lost_against()
    {
        TestDatabase.Run(_first, "begin; select v from t where id = 1; update t set w = 1 where id = 2");
        TestDatabase.Run(_second, "update t set v = 11 where id = 1");
        SqlErrorException error = TestDatabase.Fails(_first, "commit");
        Assert.Equal("40001", error.SqlState);
        Assert.Equal("The transaction might succeed if retried.", error.Hint);
        Assert.Contains("Table: ", error.Detail, StringComparison.Ordinal);
        Assert.Contains("session 2", error.Detail, StringComparison.Ordinal);
        Assert.Equal(TransactionStatus.Idle, _first.Status);
        Assert.Equal(["0", "[SELECT 1]"], TestDatabase.Run(_first, "select w from t where id = 2"));
    }

    [Fact]
    public void Increments_of_one_row_commute()
    {
        TestDatabase.Run(_first, "begin; update t set v = v + 5 where id = 1");
        TestDatabase.Run(_second, "update t set v = v - 2 where id = 1");
        TestDatabase.Run(_first, "commit");
        Assert.Equal(["13", "[SELECT 1]"], TestDatabase.Run(_first, "select v from t where id = 1"));
    }

    [Theory]
    [InlineData("update t set v = v + 5 where id = 1 returning v")]
    [InlineData("update t set v = v + 5, w = v where id = 1")]
    [InlineData("update t set v = v + 5 where id = 1 and v > 0")]
    public void A_column_that_is_read_too_is_no_increment(string update)
    {
        TestDatabase.Run(_first, "begin; " + update);
        TestDatabase.Run(_second, "update t set v = v - 2 where id = 1");
        Assert.Equal("40001", TestDatabase.Fails(_first, "commit").SqlState);
    }

    [Fact]
    public void A_transaction_whose_answer_is_still_held_runs_again()
    {
        // The conflict is planted between the first run of the string and its commit.
        HeldAnswer answer = new(_first);
        Interfering interfering = new(answer, () => TestDatabase.Run(_second, "update t set v = 50 where id = 1"));
        _first.ExecuteSimple("begin; select v from t where id = 1; update t set w = 7 where id = 2; commit", interfering);
        Assert.Equal(["[BEGIN]", "50", "[SELECT 1]", "[UPDATE 1]", "[COMMIT]"], answer.Lines);
        Assert.Equal(["7", "[SELECT 1]"], TestDatabase.Run(_second, "select w from t where id = 2"));
    }

    /// <summary>
    /// Each run of the string is refused because somebody else wrote before its commit; in the committer's turn it then needs more time
    /// than it has there. That is nothing its client could be told: it is run once more beside the others.
    /// </summary>
    [Fact]
    public void A_rerun_cut_off_in_the_committers_turn_is_no_cancelled_statement()
    {
        TestDatabase.Run(_second, "create table ctl (loops int); insert into ctl values (1)");
        TestDatabase.Run(_second, """
            create function work() returns int language plpgsql as $$
            declare n bigint := (select loops from ctl);
            begin
              for i in 1 .. n loop
                perform count(*) from generate_series(1, 1000);
              end loop;
              return n;
            end $$
            """);
        TestDatabase.Run(_first, "select work()");
        TestDatabase.Run(_first, "set replay_turn_limit = 500");
        HeldAnswer answer = new(_first);
        Interfering interfering = new(
            answer,
            () => TestDatabase.Run(_second, "update ctl set loops = 2"),
            () => TestDatabase.Run(_second, "update ctl set loops = 20000"));
        _first.ExecuteSimple("begin; select work(); update t set w = 7 where id = 2; commit", interfering);
        Assert.Equal(["[BEGIN]", "20000", "[SELECT 1]", "[UPDATE 1]", "[COMMIT]"], answer.Lines);
        Assert.Equal(["7", "[SELECT 1]"], TestDatabase.Run(_second, "select w from t where id = 2"));
        Assert.Equal(["1", "[SELECT 1]"], TestDatabase.Run(_second, "select value from cambium.conflict_counters where name = 'turns'"));
        Assert.Equal(["1", "[SELECT 1]"], TestDatabase.Run(_second, "select value from cambium.conflict_counters where name = 'replay_failures'"));
    }

    /// <summary>More results than are remembered: nobody has seen any of them.</summary>
    [Fact]
    public void A_statement_with_many_random_numbers_runs_again()
    {
        TestDatabase.Run(_second, "create table many as select g as id, 0::float8 as x from generate_series(1, 110000) g");
        HeldAnswer answer = new(_first);
        Interfering interfering = new(answer, () => TestDatabase.Run(_second, "update t set v = 50 where id = 1"));
        _first.ExecuteSimple("begin; select v from t where id = 1; update many set x = random(); commit", interfering);
        Assert.Equal(["[BEGIN]", "50", "[SELECT 1]", "[UPDATE 110000]", "[COMMIT]"], answer.Lines);
    }

    [Fact]
    public void Released_savepoints_do_not_keep_the_snapshot()
    {
        TestDatabase.Run(_first, "set replay = off");
        TestDatabase.Run(_first, "begin; savepoint a; update t set w = 1 where id = 1; savepoint b; update t set w = 2 where id = 1; release b; release a");
        TestDatabase.Run(_second, "update t set v = 21 where id = 2");
        Assert.Equal(["21", "[SELECT 1]"], TestDatabase.Run(_first, "select v from t where id = 2"));
        TestDatabase.Run(_first, "savepoint c; update t set w = 3 where id = 1; savepoint d; update t set v = 0 where id = 2");
        TestDatabase.Run(_second, "insert into t values (3, 30, 0)");
        Assert.Equal(["30", "[SELECT 1]"], TestDatabase.Run(_first, "select v from t where id = 3"));
        TestDatabase.Run(_first, "rollback to c");
        TestDatabase.Run(_second, "insert into t values (4, 40, 0)");
        Assert.Equal(["40", "[SELECT 1]"], TestDatabase.Run(_first, "release c; select v from t where id = 4").Skip(1));
        TestDatabase.Run(_first, "commit");
        Assert.Equal(["1|10|2", "2|21|0", "3|30|0", "4|40|0", "[SELECT 4]"], TestDatabase.Run(_second, "select * from t order by id"));
    }

    /// <summary>Does something when an UPDATE is complete, another thing each time.</summary>
    private sealed class Interfering(HeldAnswer answer, params Action[] actions) : ISimpleReceiver, IAnswerBuffer
    {
        private int _done;

        public long Position => answer.Position;

        public object Form
        {
            get => answer.Form;
            set => answer.Form = value;
        }

        public AnswerSink? Sending
        {
            set => answer.Sending = value;
        }

        public Func<bool>? Holds
        {
            set => answer.Holds = value;
        }

        public bool EndsBatch => answer.EndsBatch;

        public void Complete(PortalResult result) => answer.Complete(result);

        public void Abandon() => answer.Abandon();

        public void BeginTrial(AnswerSink sink) => answer.BeginTrial(sink);

        public void EndTrial() => answer.EndTrial();

        public void Begin(IReadOnlyList<ResultColumn> columns) => answer.Begin(columns);

        public void Row(ReadOnlySpan<Value> row) => answer.Row(row);

        public void Completed(string commandTag)
        {
            answer.Completed(commandTag);
            if (commandTag.StartsWith("UPDATE", StringComparison.Ordinal) && _done < actions.Length)
            {
                actions[_done++]();
            }
        }

        public void Empty() => answer.Empty();

        public void CopyIn(Cambium.Sql.Copy.CopyResponse response, Cambium.Sql.Copy.ICopyInput input) => answer.CopyIn(response, input);

        public void CopyOutBegin(Cambium.Sql.Copy.CopyResponse response) => answer.CopyOutBegin(response);

        public void CopyOutData(ReadOnlySpan<byte> data) => answer.CopyOutData(data);

        public void CopyOutEnd() => answer.CopyOutEnd();

        public bool CanRewind(long position) => answer.CanRewind(position);

        public bool TryRewind(long position, Stream? removed) => answer.TryRewind(position, removed);

        public void Append(ReadOnlySpan<byte> bytes) => answer.Append(bytes);
    }
}
