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

    /// <summary>Does something once, when the first UPDATE is complete.</summary>
    private sealed class Interfering(HeldAnswer answer, Action action) : ISimpleReceiver, IAnswerBuffer
    {
        private bool _isDone;

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

        public bool IsHeld
        {
            set => answer.IsHeld = value;
        }

        public void Complete(PortalResult result) => answer.Complete(result);

        public void Abandon() => answer.Abandon();

        public void BeginTrial(AnswerSink sink) => answer.BeginTrial(sink);

        public void EndTrial() => answer.EndTrial();

        public void Begin(IReadOnlyList<ResultColumn> columns) => answer.Begin(columns);

        public void Row(ReadOnlySpan<Value> row) => answer.Row(row);

        public void Completed(string commandTag)
        {
            answer.Completed(commandTag);
            if (commandTag.StartsWith("UPDATE", StringComparison.Ordinal) && !_isDone)
            {
                _isDone = true;
                action();
            }
        }

        public void Empty() => answer.Empty();

        public void CopyIn(Cambium.Sql.Copy.CopyResponse response, Cambium.Sql.Copy.ICopyInput input) => answer.CopyIn(response, input);

        public void CopyOutBegin(Cambium.Sql.Copy.CopyResponse response) => answer.CopyOutBegin(response);

        public void CopyOutData(ReadOnlySpan<byte> data) => answer.CopyOutData(data);

        public void CopyOutEnd() => answer.CopyOutEnd();

        public bool CanRewind(long position) => answer.CanRewind(position);

        public bool TryRewind(long position, out ReadOnlyMemory<byte> removed) => answer.TryRewind(position, out removed);

        public void Append(ReadOnlySpan<byte> bytes) => answer.Append(bytes);
    }
}
