using System.Data.Common;

namespace Tpcc.Transactions;

/// <summary>The results of a batch, one after the other.</summary>
internal sealed class SqlBatchReader(DbBatch batch, DbDataReader reader) : IDisposable
{
    private bool _isFirst = true;

    /// <summary>Goes to the next result and its first row; null when that result is empty.</summary>
    public DbDataReader? NextRow()
    {
        DbDataReader rows = NextResult();
        return rows.Read() ? rows : null;
    }

    /// <summary>Goes to the next result, before its first row.</summary>
    public DbDataReader NextResult()
    {
        if (!_isFirst)
        {
            reader.NextResult();
        }

        _isFirst = false;
        return reader;
    }

    public void Dispose()
    {
        reader.Dispose();
        batch.Dispose();
    }
}
