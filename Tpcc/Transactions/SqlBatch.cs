using System.Data.Common;

namespace Tpcc.Transactions;

/// <summary>Statements that go to the server together.</summary>
internal sealed class SqlBatch(DbBatch batch)
{
    public SqlBatch Add(string sql, params ReadOnlySpan<object> values)
    {
        DbBatchCommand command = batch.CreateBatchCommand();
        command.CommandText = sql;
        foreach (object value in values)
        {
            DbParameter parameter = command.CreateParameter();
            parameter.Value = value;
            command.Parameters.Add(parameter);
        }

        batch.BatchCommands.Add(command);
        return this;
    }

    /// <summary>Sends all; the reader stands before the rows of the first statement that returns any. Results come in order, those without columns are skipped.</summary>
    public SqlBatchReader Execute() => new(batch, batch.ExecuteReader());

    /// <summary>Sends all, with COMMIT behind, and reads no rows.</summary>
    public void ExecuteAndCommit()
    {
        Add(ClerkSession.SqlCommit);
        batch.ExecuteNonQuery();
        batch.Dispose();
    }
}
