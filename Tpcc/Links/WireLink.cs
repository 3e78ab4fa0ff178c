using System.Data;
using System.Data.Common;
using System.Globalization;
using Cambium.Wire.Frontend;

namespace Tpcc.Links;

/// <summary>
/// A clerk's connection without a provider in between: statements prepared once, values in text, a socket that blocks. Providers for .NET connect
/// without blocking, and from then on two more threads wake up for every answer: with many clerks that costs more than the server.
/// </summary>
internal sealed class WireLink : IFrontendReceiver, IDisposable
{
    private const int Int4Oid = 23;
    private const int NumericOid = 1700;
    private const int TextOid = 25;
    private const int TimestampOid = 1114;

    private readonly FrontendConnection _connection;
    private readonly FrontendPipeline _pipeline;

    // Texts are constants, so a reference tells them apart.
    private readonly Dictionary<string, FrontendStatement> _statements = new(ReferenceEqualityComparer.Instance);
    private readonly string _begin;
    private bool _mustBegin;
    private IReadOnlyList<FrontendField> _fields = [];
    private List<string?[]> _rows = [];
    private string _tag = "";
    private WireException? _error;

    /// <param name="connectionString">Host, Port, Username, Password and Database of a provider's connection string.</param>
    public WireLink(string connectionString, IsolationLevel isolation)
    {
        DbConnectionStringBuilder settings = new() { ConnectionString = connectionString };
        string? Find(params string[] names) => names.Select(name => settings.TryGetValue(name, out object? value) ? (string)value : null).FirstOrDefault(static value => value is not null);
        string user = Find("Username", "User ID", "User") ?? Environment.UserName;
        _connection = FrontendConnection.Open(
            Find("Host", "Server") ?? "localhost", int.Parse(Find("Port") ?? "5432", CultureInfo.InvariantCulture), user, Find("Database", "DB") ?? user, Find("Password"), usesTls: false);
        _pipeline = new FrontendPipeline(_connection);
        _begin = isolation == IsolationLevel.Serializable ? "BEGIN ISOLATION LEVEL SERIALIZABLE" : "BEGIN ISOLATION LEVEL READ COMMITTED";
    }

    private bool IsInTransaction => _connection.TransactionStatus != 'I';

    /// <summary>The word travels with the first statement.</summary>
    public void Begin() => _mustBegin = true;

    public void Commit()
    {
        _mustBegin = false;
        if (IsInTransaction)
        {
            Run("COMMIT", []);
        }
    }

    public void Rollback()
    {
        _mustBegin = false;
        if (IsInTransaction)
        {
            Run("ROLLBACK", []);
        }
    }

    public DbDataReader Query(string sql, ReadOnlySpan<object> values)
    {
        Run(sql, values);
        return new WireRows(_fields, _rows);
    }

    /// <returns>How many rows were changed.</returns>
    public int Execute(string sql, ReadOnlySpan<object> values)
    {
        Run(sql, values);
        return int.TryParse(_tag.AsSpan(_tag.LastIndexOf(' ') + 1), CultureInfo.InvariantCulture, out int count) ? count : -1;
    }

    public void Dispose() => _connection.Dispose();

    void IFrontendReceiver.Begin(IReadOnlyList<FrontendField> fields) => (_fields, _rows) = (fields, []);

    void IFrontendReceiver.Row(IReadOnlyList<string?> values) => _rows.Add((string?[])values);

    void IFrontendReceiver.Completed(string commandTag) => _tag = commandTag;

    void IFrontendReceiver.Failed(IReadOnlyDictionary<char, string> fields) => _error = new WireException(fields);

    void IFrontendReceiver.Notice(IReadOnlyDictionary<char, string> fields)
    {
    }

    void IFrontendReceiver.Notification(int processId, string channel, string payload)
    {
    }

    byte[]? IFrontendReceiver.ReadCopyData() => null;

    void IFrontendReceiver.CopyData(ReadOnlySpan<byte> data)
    {
    }

    private void Run(string sql, ReadOnlySpan<object> values)
    {
        // Before BEGIN is in the pipeline: preparing is a round trip of its own.
        FrontendStatement statement = Find(sql, values);
        if (_mustBegin)
        {
            _pipeline.Add(Find(_begin, []), []);
            _mustBegin = false;
        }

        string?[] texts = new string?[values.Length];
        for (int i = 0; i < texts.Length; i++)
        {
            texts[i] = values[i] switch
            {
                DateTime time => time.ToString("yyyy-MM-dd HH:mm:ss.ffffff", CultureInfo.InvariantCulture),
                IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
                DBNull => null,
                object text => (string)text,
            };
        }

        _pipeline.Add(statement, texts);
        _pipeline.Run(this);
        if (_error is { } error)
        {
            _error = null;
            throw error;
        }
    }

    private FrontendStatement Find(string sql, ReadOnlySpan<object> values)
    {
        if (_statements.TryGetValue(sql, out FrontendStatement? known))
        {
            return known;
        }

        int[] types = new int[values.Length];
        for (int i = 0; i < types.Length; i++)
        {
            types[i] = values[i] switch
            {
                int => Int4Oid,
                decimal => NumericOid,
                string => TextOid,
                DateTime => TimestampOid,
                _ => 0,
            };
        }

        try
        {
            FrontendStatement statement = _pipeline.Prepare(sql, types);
            _statements.Add(sql, statement);
            return statement;
        }
        catch (FrontendErrorException error)
        {
            throw new WireException(error.Fields);
        }
    }
}
