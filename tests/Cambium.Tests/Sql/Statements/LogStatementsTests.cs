using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>With log_statements a transaction's record tells what its client sent.</summary>
public sealed class LogStatementsTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly SqlSession _session;

    public LogStatementsTests()
    {
        _session = _database.NewSession();
        TestDatabase.Run(_session, "create table t (id int primary key, v text)");
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void A_record_has_the_texts_and_parameters_of_its_statements()
    {
        TestDatabase.Run(_session, "set log_statements = on; begin");
        TestDatabase.RunPrepared(_session, "insert into t values ($1, $2), ($1 + 1, null)", Value.FromInt32(1), Value.Null);
        TestDatabase.Run(_session, "select count(*) from t; update t set v = 'x' where id = 2; commit");
        IReadOnlyList<StatementText> statements = Last().Statements!;
        Assert.Equal(
            ["insert into t values ($1, $2), ($1 + 1, null)", "select count(*) from t", "update t set v = 'x' where id = 2"],
            statements.Select(static statement => statement.Text));
        Assert.Equal([1, 2, 3], statements.Select(static statement => statement.Statement));
        Assert.Equal<string?>(["1", null], statements[0].Parameters);
    }

    [Fact]
    public void Without_it_nothing_is_told()
    {
        TestDatabase.Run(_session, "insert into t values (1, 'a')");
        Assert.Null(Last().Statements);
    }

    [Fact]
    public void A_transaction_that_was_run_again_has_its_statements_once()
    {
        TestDatabase.Run(_session, "insert into t values (1, 'a'), (2, 'b'); set log_statements = on");
        HeldAnswer answer = new(_session);
        _session.ExecuteSimple("begin; select v from t where id = 1", answer);
        TestDatabase.Run(_database.NewSession(), "update t set v = 'c' where id = 1");
        _session.ExecuteSimple("update t set v = v || '!' where id = 2; commit", answer);
        Assert.Contains("c", answer.Lines);
        Assert.Equal(["select v from t where id = 1", "update t set v = v || '!' where id = 2"], Last().Statements!.Select(static statement => statement.Text));
    }

    private LogRecord Last() => _database.Log.ReadFrom(_database.Log.FirstPosition).Last();
}
