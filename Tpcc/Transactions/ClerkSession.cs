using System.Data;
using System.Data.Common;
using Tpcc.Links;
using Tpcc.Targets;

namespace Tpcc.Transactions;

/// <summary>One clerk's connection with its commands, made once and used again; values fill <c>$1</c>, <c>$2</c>, …. One thread at a time.</summary>
internal sealed class ClerkSession(ITarget target, LinkKind kind = LinkKind.Provider) : IDisposable
{
    // Texts are constants, so a reference tells them apart.
    private readonly Dictionary<string, DbCommand> _commands = new(ReferenceEqualityComparer.Instance);
    private readonly WireLink? _wire = kind == LinkKind.Wire ? target.OpenWire() : null;
    private DbConnection? _connection = kind == LinkKind.Provider ? target.Open() : null;
    private DbTransaction? _transaction;
    private bool _isInTransaction;

    private bool IsSerializable => target.Isolation == IsolationLevel.Serializable;

    /// <summary>Begins; the word travels with the first statement.</summary>
    public void Begin()
    {
        _isInTransaction = true;
        if (_wire is not null)
        {
            _wire.Begin();
            return;
        }

        _transaction = _connection!.BeginTransaction(target.Isolation);
    }

    public void Commit()
    {
        try
        {
            if (_wire is not null)
            {
                _wire.Commit();
            }
            else
            {
                _transaction!.Commit();
            }
        }
        finally
        {
            // A refused COMMIT has ended it too.
            EndTransaction();
        }
    }

    /// <summary>Rolls back what is open, and opens a new connection if this one is gone.</summary>
    public void Rollback()
    {
        if (_wire is not null)
        {
            _wire.Rollback();
            EndTransaction();
            return;
        }

        try
        {
            if (_isInTransaction && _connection!.State == ConnectionState.Open)
            {
                if (_transaction is null)
                {
                    Execute(SqlRollback);
                }
                else
                {
                    _transaction.Rollback();
                }
            }
        }
        catch (DbException) when (_connection!.State != ConnectionState.Open)
        {
            // The server rolls back what its lost client left.
        }

        EndTransaction();
        if (_connection!.State != ConnectionState.Open)
        {
            Reopen();
        }
    }

    /// <summary>The first row is read on; the caller disposes the reader.</summary>
    public DbDataReader Query(string sql, params ReadOnlySpan<object> values) => _wire?.Query(sql, values) ?? Command(sql, values).ExecuteReader();

    /// <summary>A reader that stands on the only row; none is an error, for these rows exist by the rules of the population.</summary>
    public DbDataReader QueryRow(string sql, params ReadOnlySpan<object> values)
    {
        DbDataReader reader = Query(sql, values);
        if (!reader.Read())
        {
            reader.Dispose();
            throw new InvalidOperationException($"No row: {sql}");
        }

        return reader;
    }

    /// <summary>The first column of the first row; null without a row.</summary>
    public object? Scalar(string sql, params ReadOnlySpan<object> values)
    {
        if (_wire is null)
        {
            return Command(sql, values).ExecuteScalar();
        }

        using DbDataReader rows = _wire.Query(sql, values);
        return rows.Read() && rows.FieldCount > 0 ? rows.GetValue(0) : null;
    }

    public int Execute(string sql, params ReadOnlySpan<object> values) => _wire?.Execute(sql, values) ?? Command(sql, values).ExecuteNonQuery();

    /// <summary>An empty batch that begins with BEGIN.</summary>
    public SqlBatch BeginBatch()
    {
        _isInTransaction = true;
        SqlBatch batch = Batch();
        batch.Add(IsSerializable ? SqlBeginSerializable : SqlBeginReadCommitted);
        return batch;
    }

    public SqlBatch Batch() => new(_connection!.CreateBatch());

    public void Dispose()
    {
        DisposeCommands();
        _connection?.Dispose();
        _wire?.Dispose();
    }

    internal const string SqlCommit = "COMMIT";
    private const string SqlRollback = "ROLLBACK";
    private const string SqlBeginSerializable = "BEGIN ISOLATION LEVEL SERIALIZABLE";
    private const string SqlBeginReadCommitted = "BEGIN ISOLATION LEVEL READ COMMITTED";

    private DbCommand Command(string sql, ReadOnlySpan<object> values)
    {
        if (!_commands.TryGetValue(sql, out DbCommand? command))
        {
            command = _connection!.CreateCommand();
            command.CommandText = sql;
            for (int i = 0; i < values.Length; i++)
            {
                command.Parameters.Add(command.CreateParameter());
            }

            _commands.Add(sql, command);
        }

        for (int i = 0; i < values.Length; i++)
        {
            command.Parameters[i].Value = values[i];
        }

        return command;
    }

    private void EndTransaction()
    {
        _transaction?.Dispose();
        _transaction = null;
        _isInTransaction = false;
    }

    private void Reopen()
    {
        DisposeCommands();
        _connection?.Dispose();
        _connection = target.Open();
    }

    private void DisposeCommands()
    {
        foreach (DbCommand command in _commands.Values)
        {
            command.Dispose();
        }

        _commands.Clear();
    }
}
