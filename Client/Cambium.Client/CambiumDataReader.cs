using System.Collections;
using System.Collections.ObjectModel;
using System.Data;
using System.Data.Common;
using System.Diagnostics.CodeAnalysis;
using Npgsql;

namespace Cambium.Client;

/// <summary>Rows of one or several results, read forward.</summary>
public sealed class CambiumDataReader : DbDataReader, IDbColumnSchemaGenerator
{
    private readonly NpgsqlDataReader _transport;
    private readonly CambiumConnection _connection;
    private readonly CambiumBatch? _batch;

    internal CambiumDataReader(NpgsqlDataReader transport, CambiumConnection connection, CambiumBatch? batch)
    {
        _transport = transport;
        _connection = connection;
        _batch = batch;
    }

    public override int Depth => _transport.Depth;

    public override int FieldCount => _transport.FieldCount;

    public override bool HasRows => _transport.HasRows;

    public override bool IsClosed => _transport.IsClosed;

    public override int RecordsAffected => _transport.RecordsAffected;

    public override int VisibleFieldCount => _transport.VisibleFieldCount;

    public override object this[int ordinal] => _transport[ordinal];

    public override object this[string name] => _transport[name];

    public override bool Read()
    {
        try
        {
            return _transport.Read();
        }
        catch (Exception e) when (_connection.IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    public override Task<bool> ReadAsync(CancellationToken cancellationToken)
    {
        // Most rows lie in the buffer already: no state machine for them.
        Task<bool> read = _transport.ReadAsync(cancellationToken);
        return read.IsCompletedSuccessfully ? read : TranslateAsync(read);
    }

    public override bool NextResult()
    {
        try
        {
            return _transport.NextResult();
        }
        catch (Exception e) when (_connection.IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    public override Task<bool> NextResultAsync(CancellationToken cancellationToken) => TranslateAsync(_transport.NextResultAsync(cancellationToken));

    public override void Close()
    {
        try
        {
            _transport.Close();
        }
        catch (Exception e) when (_connection.IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    public override async Task CloseAsync()
    {
        try
        {
            await _transport.CloseAsync().ConfigureAwait(false);
        }
        catch (Exception e) when (_connection.IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    public override bool GetBoolean(int ordinal) => _transport.GetBoolean(ordinal);

    public override byte GetByte(int ordinal) => _transport.GetByte(ordinal);

    public override long GetBytes(int ordinal, long dataOffset, byte[]? buffer, int bufferOffset, int length) =>
        _transport.GetBytes(ordinal, dataOffset, buffer, bufferOffset, length);

    public override char GetChar(int ordinal) => _transport.GetChar(ordinal);

    public override long GetChars(int ordinal, long dataOffset, char[]? buffer, int bufferOffset, int length) =>
        _transport.GetChars(ordinal, dataOffset, buffer, bufferOffset, length);

    public override string GetDataTypeName(int ordinal) => _transport.GetDataTypeName(ordinal);

    public override DateTime GetDateTime(int ordinal) => _transport.GetDateTime(ordinal);

    public override decimal GetDecimal(int ordinal) => _transport.GetDecimal(ordinal);

    public override double GetDouble(int ordinal) => _transport.GetDouble(ordinal);

    [return: DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicProperties | DynamicallyAccessedMemberTypes.PublicFields)]
    public override Type GetFieldType(int ordinal) => _transport.GetFieldType(ordinal);

    public override T GetFieldValue<T>(int ordinal) => _transport.GetFieldValue<T>(ordinal);

    public override Task<T> GetFieldValueAsync<T>(int ordinal, CancellationToken cancellationToken) => _transport.GetFieldValueAsync<T>(ordinal, cancellationToken);

    public override float GetFloat(int ordinal) => _transport.GetFloat(ordinal);

    public override Guid GetGuid(int ordinal) => _transport.GetGuid(ordinal);

    public override short GetInt16(int ordinal) => _transport.GetInt16(ordinal);

    public override int GetInt32(int ordinal) => _transport.GetInt32(ordinal);

    public override long GetInt64(int ordinal) => _transport.GetInt64(ordinal);

    public override string GetName(int ordinal) => _transport.GetName(ordinal);

    public override int GetOrdinal(string name) => _transport.GetOrdinal(name);

    public override string GetString(int ordinal) => _transport.GetString(ordinal);

    public override Stream GetStream(int ordinal) => _transport.GetStream(ordinal);

    public override TextReader GetTextReader(int ordinal) => _transport.GetTextReader(ordinal);

    public override object GetValue(int ordinal) => _transport.GetValue(ordinal);

    public override int GetValues(object[] values) => _transport.GetValues(values);

    [return: DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicProperties | DynamicallyAccessedMemberTypes.PublicFields)]
    public override Type GetProviderSpecificFieldType(int ordinal) => _transport.GetProviderSpecificFieldType(ordinal);

    public override object GetProviderSpecificValue(int ordinal) => _transport.GetProviderSpecificValue(ordinal);

    public override int GetProviderSpecificValues(object[] values) => _transport.GetProviderSpecificValues(values);

    public override bool IsDBNull(int ordinal) => _transport.IsDBNull(ordinal);

    public override Task<bool> IsDBNullAsync(int ordinal, CancellationToken cancellationToken) => _transport.IsDBNullAsync(ordinal, cancellationToken);

    /// <summary>Asks the server's catalog for what the answer itself doesn't tell: keys, nullability.</summary>
    public override DataTable? GetSchemaTable()
    {
        try
        {
            return _transport.GetSchemaTable();
        }
        catch (Exception e) when (_connection.IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    /// <inheritdoc cref="GetSchemaTable"/>
    public override async Task<DataTable?> GetSchemaTableAsync(CancellationToken cancellationToken = default)
    {
        try
        {
            return await _transport.GetSchemaTableAsync(cancellationToken).ConfigureAwait(false);
        }
        catch (Exception e) when (_connection.IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    /// <inheritdoc cref="GetSchemaTable"/>
    public ReadOnlyCollection<DbColumn> GetColumnSchema()
    {
        try
        {
            return ((IDbColumnSchemaGenerator)_transport).GetColumnSchema();
        }
        catch (Exception e) when (_connection.IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    public override IEnumerator GetEnumerator() => new DbEnumerator(this, closeReader: false);

    protected override DbDataReader GetDbDataReader(int ordinal) => _transport.GetData(ordinal);

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            Close();
        }

        base.Dispose(disposing);
    }

    public override async ValueTask DisposeAsync()
    {
        await CloseAsync().ConfigureAwait(false);
        await _transport.DisposeAsync().ConfigureAwait(false);
    }

    private async Task<bool> TranslateAsync(Task<bool> task)
    {
        try
        {
            return await task.ConfigureAwait(false);
        }
        catch (Exception e) when (_connection.IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    private CambiumException Fail(Exception cause) => _batch?.Fail(_connection, cause) ?? _connection.Fail(cause);
}
