using System.Data;
using System.Transactions;
using Cambium.Client;
using Xunit;
using IsolationLevel = System.Data.IsolationLevel;

namespace Cambium.Compatibility.Client;

public sealed class CambiumTransactionTests(ServerFixture server) : IClassFixture<ServerFixture>
{
    [Theory]
    [InlineData(IsolationLevel.Unspecified)]
    [InlineData(IsolationLevel.ReadCommitted)]
    [InlineData(IsolationLevel.Serializable)]
    public void Every_level_asked_for_is_serializable(IsolationLevel asked)
    {
        using CambiumConnection connection = server.Open();
        using CambiumTransaction transaction = connection.BeginTransaction(asked);
        using CambiumCommand command = connection.CreateCommand("SHOW transaction_isolation");

        Assert.Equal("serializable", command.ExecuteScalar());
        Assert.Equal(IsolationLevel.Serializable, transaction.IsolationLevel);
        Assert.Throws<NotSupportedException>(() => connection.BeginTransaction(IsolationLevel.Chaos));
    }

    [Fact]
    public async Task A_disposed_transaction_is_rolled_back_and_a_committed_one_stays()
    {
        using TestTable table = server.CreateTable("id integer");
        await using (CambiumTransaction lost = await table.Connection.BeginTransactionAsync())
        {
            table.Execute($"INSERT INTO {table.Name} VALUES (1)");
            Assert.Same(table.Connection, lost.Connection);
        }

        await using (CambiumTransaction kept = await table.Connection.BeginTransactionAsync())
        {
            table.Execute($"INSERT INTO {table.Name} VALUES (2)");
            await kept.CommitAsync();
            Assert.Null(kept.Connection);
        }

        Assert.Equal(2, table.Scalar<int>($"SELECT max(id) FROM {table.Name}"));
        Assert.Equal(1L, table.Scalar<long>($"SELECT count(*) FROM {table.Name}"));
    }

    [Fact]
    public async Task Savepoints_take_back_what_came_after_them()
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY");
        using CambiumTransaction transaction = table.Connection.BeginTransaction();
        table.Execute($"INSERT INTO {table.Name} VALUES (1)");
        transaction.Save("before");
        Assert.Throws<CambiumException>(() => table.Execute($"INSERT INTO {table.Name} VALUES (1)"));
        await transaction.RollbackAsync("before");
        await transaction.ReleaseAsync("before");
        transaction.Commit();

        Assert.Equal(1L, table.Scalar<long>($"SELECT count(*) FROM {table.Name}"));
    }

    [Fact]
    public void Commit_after_a_swallowed_failure_throws_that_failure()
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY");
        using CambiumTransaction transaction = table.Connection.BeginTransaction();
        table.Execute($"INSERT INTO {table.Name} VALUES (1)");
        CambiumException swallowed = Assert.Throws<CambiumException>(() => table.Execute($"INSERT INTO {table.Name} VALUES (1)"));

        Assert.Same(swallowed, Assert.Throws<CambiumException>(transaction.Commit));
        Assert.Equal(0L, table.Scalar<long>($"SELECT count(*) FROM {table.Name}"));
    }

    [Fact]
    public async Task Commit_after_a_cancelled_statement_fails()
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY");
        using CambiumTransaction transaction = table.Connection.BeginTransaction();
        table.Execute($"INSERT INTO {table.Name} VALUES (1)");
        using var cancellation = new CancellationTokenSource(TimeSpan.FromMilliseconds(100));
        using CambiumCommand slow = table.Connection.CreateCommand("SELECT pg_sleep(60)");
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => slow.ExecuteNonQueryAsync(cancellation.Token));

        Assert.Equal("25P02", (await Assert.ThrowsAsync<CambiumException>(() => transaction.CommitAsync())).SqlState);
        Assert.Equal(0L, table.Scalar<long>($"SELECT count(*) FROM {table.Name}"));
    }

    [Theory]
    [InlineData("2", true)]
    [InlineData("1", false)]
    public void Commit_after_COPY_tells_whether_that_has_failed(string row, bool succeeds)
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY");
        using CambiumTransaction transaction = table.Connection.BeginTransaction();
        table.Execute($"INSERT INTO {table.Name} VALUES (1)");
        TextWriter copy = table.Connection.BeginTextImport($"COPY {table.Name} FROM STDIN");
        copy.WriteLine(row);
        if (succeeds)
        {
            copy.Dispose();
            transaction.Commit();
        }
        else
        {
            Assert.ThrowsAny<System.Data.Common.DbException>(copy.Dispose);
            Assert.Equal("25P02", Assert.Throws<CambiumException>(transaction.Commit).SqlState);
        }

        Assert.Equal(succeeds ? 2L : 0L, table.Scalar<long>($"SELECT count(*) FROM {table.Name}"));
    }

    [Fact]
    public void A_failure_taken_back_in_SQL_text_does_not_keep_the_rest_from_committing()
    {
        using TestTable table = server.CreateTable("id integer PRIMARY KEY");
        using CambiumTransaction transaction = table.Connection.BeginTransaction();
        table.Execute($"INSERT INTO {table.Name} VALUES (1)");
        table.Execute("SAVEPOINT before");
        Assert.Throws<CambiumException>(() => table.Execute($"INSERT INTO {table.Name} VALUES (1)"));
        table.Execute("ROLLBACK TO SAVEPOINT before");
        transaction.Commit();

        Assert.Equal(1L, table.Scalar<long>($"SELECT count(*) FROM {table.Name}"));
    }

    [Fact]
    public void A_connection_enlists_in_an_ambient_transaction()
    {
        using TestTable table = server.CreateTable("id integer");
        using (new TransactionScope(TransactionScopeAsyncFlowOption.Enabled))
        {
            using CambiumConnection enlisted = server.Open();
            using CambiumCommand command = enlisted.CreateCommand($"INSERT INTO {table.Name} VALUES (1)");
            command.ExecuteNonQuery();
        }

        Assert.Equal(0L, table.Scalar<long>($"SELECT count(*) FROM {table.Name}"));
        Assert.Equal(ConnectionState.Open, table.Connection.State);
    }
}
