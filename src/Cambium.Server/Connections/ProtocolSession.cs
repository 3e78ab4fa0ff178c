using System.Net;
using System.Net.Sockets;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Wire;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>
/// A connection after authentication: turns messages into calls of its <see cref="SqlSession"/> and answers into messages.
/// </summary>
/// <remarks>
/// Simple query: run the string, ReadyForQuery. Extended query: answers wait in the buffer until Sync or Flush; after an
/// error everything up to the next Sync is skipped. Both as in the manual's chapter "Message Flow".
/// </remarks>
internal sealed class ProtocolSession : IDisposable
{
    private const string NoRoom = "A message found no room within memory_limit.";

    /// <summary>What is made of a message takes several times as much memory: its text, values, rows.</summary>
    private const int MessageShare = 4;

    private readonly Connection _connection;
    private readonly ConnectionContext _context;
    private readonly MessageReader _reader;
    private readonly MessageWriter _writer;
    private readonly NotificationSender _notifications;
    private readonly SqlSession _session;
    private readonly SqlDatabase _database;
    private readonly AnswerWriter _answers;
    private readonly ParameterReader _parameters;
    private readonly FunctionCall _functionCall;
    private readonly Dictionary<string, short[]> _portalFormats = new(StringComparer.Ordinal);
    private readonly NameCache _names = new();
    private readonly ClientEncoding _encoding;
    private bool _isSkippingToSync;
    private bool _isReady;

    public ProtocolSession(Connection connection, ConnectionContext context, MessageReader reader, MessageWriter writer, StartupPacket startup, Socket socket)
    {
        _connection = connection;
        _context = context;
        _reader = reader;
        _writer = writer;
        string user = startup.Parameters["user"];
        string databaseName = startup.Parameters.GetValueOrDefault("database", user);
        _database = context.Databases.Enter(databaseName);
        try
        {
            context.Registry.Admit(connection, user, databaseName, _database.RequireConnect);
            var identity = new SessionIdentity
            {
                User = user,
                ApplicationName = startup.Parameters.GetValueOrDefault("application_name", ""),
                ProcessId = connection.ProcessId,
                ClientAddress = (socket.RemoteEndPoint as IPEndPoint)?.Address.ToString(),
                ClientPort = (socket.RemoteEndPoint as IPEndPoint)?.Port ?? -1,
                ServerAddress = (socket.LocalEndPoint as IPEndPoint)?.Address.ToString(),
                ServerPort = (socket.LocalEndPoint as IPEndPoint)?.Port,
                Tls = connection.Tls,
                StartupSettings = StartupOptions.Collect(startup),
            };
            _notifications = new NotificationSender(connection, _writer);
            _encoding = new ClientEncoding(_writer);
            _session = new SqlSession(_database, identity, new SessionHost(context, connection, _writer, _notifications, _database, _encoding));
            StatementLog = new StatementLog(context, _session);
            Started = context.Options.Clock.GetUtcNow();
            _answers = new AnswerWriter(_writer, _reader, _session, _encoding);
            _session.AnswerInto(_answers);
            _parameters = new ParameterReader(_session, _encoding);
            _functionCall = new FunctionCall(_session, _parameters, _answers);
            _reader.MessageBytesMax = context.Options.MessageBytesMax;
            _reader.MakesRoom = bytes => _database.Options.Memory.Ask(0, MessageShare * (long)bytes);
            _writer.HeldPlace = () => new SpillingStream(0, _database.Options.TemporaryDirectory);
            StatementLog.Connected();
        }
        catch
        {
            _session?.Dispose();
            context.Databases.Leave(_database);
            throw;
        }
    }

    public DateTimeOffset Started { get; }

    public StatementLog StatementLog { get; }

    public SessionDescription Description => new()
    {
        Identity = _session.Identity,
        Database = _database.Name,
        Started = Started,
        Activity = _session.Activity,
    };

    public void Cancel() => _session.Cancel();

    /// <inheritdoc cref="SqlSession.Terminate"/>
    public void Terminate() => _session.Terminate();

    /// <inheritdoc cref="SqlSession.TryLetNoticesGo"/>
    public bool TryLetNoticesGo() => _session.TryLetNoticesGo();

    public void Run()
    {
        Welcome();
        while (!_connection.IsTerminating && TryReadFitting(out FrontendMessageType type, out MessageBody body))
        {
            if (type == FrontendMessageType.Terminate || _connection.IsTerminating)
            {
                return;
            }

            if (_isSkippingToSync && type != FrontendMessageType.Sync)
            {
                continue;
            }

            try
            {
                _session.FollowConfiguration();
                Dispatch(type, ref body);
            }
            catch (SqlErrorException error) when (!_connection.IsTerminating)
            {
                if (error is { SqlState: SqlState.InternalError, InnerException: { } cause })
                {
                    _context.Log.StatementFailed(_connection.ProcessId, _session.Activity.Query, cause);
                }

                Refuse(error, type);
            }
            catch (DecoderFallbackException failure)
            {
                Refuse(CharacterEncoding.Utf8.Invalid(failure), type);
            }
            catch (ProtocolErrorException violation)
            {
                // The message is whole and was read: the next one begins where it should.
                Refuse(new SqlErrorException(SqlState.ProtocolViolation, violation.Message), type);
            }
            catch (OutOfMemoryException exception)
            {
                Refuse(MemoryGuard.Exhausted(NoRoom, cause: exception), type);
            }
            catch (Exception exception) when (exception is not (SqlErrorException or IOException or ObjectDisposedException or FatalException))
            {
                // Our own mistake in one statement: told as such and logged, and the session goes on.
                _context.Log.StatementFailed(_connection.ProcessId, _session.Activity.Query, exception);
                Refuse(new SqlErrorException(SqlState.InternalError, "internal error: " + exception.Message), type);
            }
        }

    }

    public void Dispose()
    {
        StatementLog.Disconnected(_context.Options.Clock.GetUtcNow() - Started);
        _notifications.Dispose();
        _session.Dispose();
        _context.Databases.Leave(_database);
    }

    /// <summary>Waits for a message that there is room for.</summary>
    private bool TryReadFitting(out FrontendMessageType type, out MessageBody body)
    {
        type = default;
        while (true)
        {
            try
            {
                return TryRead(out type, out body);
            }
            catch (SqlErrorException error)
            {
                RefuseMessage(error, type);
            }
            catch (OutOfMemoryException exception)
            {
                RefuseMessage(MemoryGuard.Exhausted(NoRoom, cause: exception), type);
            }
        }
    }

    private void RefuseMessage(SqlErrorException error, FrontendMessageType type)
    {
        if (!_isSkippingToSync)
        {
            Refuse(error, type);
        }
    }

    /// <summary>Waits for a message; while everything is answered, notifications may be sent meanwhile.</summary>
    private bool TryRead(out FrontendMessageType type, out MessageBody body)
    {
        if (!_isReady || _reader.HasBufferedMessage)
        {
            _isReady = false;
            return _reader.TryRead(out type, out body);
        }

        _isReady = false;
        _notifications.EnterIdle();
        try
        {
            return _reader.TryRead(out type, out body);
        }
        finally
        {
            _notifications.LeaveIdle();
        }
    }

    /// <summary>From here on the client knows of the session; others knew before.</summary>
    private void Welcome()
    {
        foreach ((string name, string value) in _session.ReportedSettings)
        {
            _writer.WriteParameterStatus(name, value);
            if (name == "client_encoding")
            {
                _encoding.Set(value);
            }
        }

        _writer.WriteBackendKeyData(_connection.ProcessId, _connection.Secret);
        Ready();
    }

    private void Dispatch(FrontendMessageType type, ref MessageBody body)
    {
        switch (type)
        {
            case FrontendMessageType.Query:
                Query(ref body);
                break;
            case FrontendMessageType.Parse:
                Parse(ref body);
                break;
            case FrontendMessageType.Bind:
                Bind(ref body);
                break;
            case FrontendMessageType.Describe:
                Describe(ref body);
                break;
            case FrontendMessageType.Execute:
                Execute(ref body);
                break;
            case FrontendMessageType.Close:
                Close(ref body);
                break;
            case FrontendMessageType.Sync:
                Sync(ref body);
                break;
            case FrontendMessageType.Flush:
                body.ExpectEnd();
                _writer.Flush();
                break;
            case FrontendMessageType.CopyData or FrontendMessageType.CopyDone or FrontendMessageType.CopyFail:
                // What a client was still sending when its COPY failed.
                break;
            case FrontendMessageType.FunctionCall:
                _functionCall.Run(ref body);
                Ready();
                break;
            default:
                throw new ProtocolErrorException($"invalid frontend message type {(byte)type}");
        }
    }

    private void Query(ref MessageBody body)
    {
        string sql = _encoding.Read(ref body);
        body.ExpectEnd();
        _answers.Begin(FormatCodes.Text, describes: true);
        long started = StatementLog.Start(sql, null);
        _session.ExecuteSimple(sql, _answers);
        StatementLog.End(started, sql, null);
        Ready();
    }

    private void Parse(ref MessageBody body)
    {
        string name = ReadName(ref body);
        string sql = _encoding.Read(ref body);
        int count = body.ReadUInt16();
        int[] oids = count == 0 ? [] : new int[count];
        for (int index = 0; index < count; index++)
        {
            oids[index] = body.ReadInt32();
        }

        body.ExpectEnd();
        _session.Prepare(name, sql, oids);
        _writer.WriteParseComplete();
    }

    private void Bind(ref MessageBody body)
    {
        string portalName = ReadName(ref body);
        PreparedStatement statement = _session.Prepared.Get(ReadName(ref body));
        short[] parameterFormats = FormatCodes.Read(ref body, out int parameterFormatCount);
        int count = body.ReadUInt16();
        if (parameterFormatCount > 1 && parameterFormatCount != count)
        {
            throw new SqlErrorException(SqlState.ProtocolViolation, $"bind message has {parameterFormatCount} parameter formats but {count} parameters");
        }

        if (count != statement.ParameterTypes.Count)
        {
            throw new SqlErrorException(
                SqlState.ProtocolViolation,
                $"bind message supplies {count} parameters, but prepared statement \"{statement.Name}\" requires {statement.ParameterTypes.Count}");
        }

        _session.BeginBind(statement);
        Value[] parameters = _parameters.Read(ref body, statement, parameterFormats, portalName);
        short[] resultFormats = FormatCodes.Read(ref body, out int resultFormatCount);
        body.ExpectEnd();
        if (resultFormatCount > 1 && statement.Columns is { } columns && resultFormatCount != columns.Count)
        {
            throw new SqlErrorException(
                SqlState.ProtocolViolation, $"bind message has {resultFormatCount} result formats but query has {columns.Count} columns");
        }

        _session.Bind(portalName, statement, parameters);
        _portalFormats[portalName] = resultFormats;
        _writer.WriteBindComplete();
    }

    private void Describe(ref MessageBody body)
    {
        byte kind = body.ReadByte();
        string name = ReadName(ref body);
        body.ExpectEnd();
        if (kind == (byte)'S')
        {
            PreparedStatement statement = _session.Prepared.Describe(name);
            int[] oids = new int[statement.ParameterTypes.Count];
            for (int index = 0; index < oids.Length; index++)
            {
                oids[index] = statement.ParameterTypes[index].Type.Oid;
            }

            _writer.WriteParameterDescription(oids);
            if (statement.Columns is not null)
            {
                _session.Renew(statement);
            }

            DescribeColumns(statement.Columns, FormatCodes.Text);
        }
        else if (kind == (byte)'P')
        {
            IReadOnlyList<ResultColumn>? columns = _session.Portals.Describe(name);
            DescribeColumns(columns, _portalFormats.GetValueOrDefault(name, FormatCodes.Text));
        }
        else
        {
            throw new ProtocolErrorException($"invalid DESCRIBE message subtype {kind}");
        }
    }

    private void DescribeColumns(IReadOnlyList<ResultColumn>? columns, short[] formats)
    {
        if (columns is null)
        {
            _writer.WriteNoData();
        }
        else
        {
            RowDescription.Write(_writer, columns, formats);
        }
    }

    private void Execute(ref MessageBody body)
    {
        string name = ReadName(ref body);
        int rowsMax = body.ReadInt32();
        body.ExpectEnd();
        _answers.Begin(_portalFormats.GetValueOrDefault(name, FormatCodes.Text), describes: false);
        Portal portal = _session.Portals.Get(name);
        long started = StatementLog.Start(portal.Statement.Sql, portal);
        try
        {
            portal.Execute(_answers, Math.Max(0, rowsMax));
        }
        catch (SqlErrorException error) when (_parameters.ContextOf(name).Of(portal) is { } context && error.Within(context))
        {
            throw;
        }

        StatementLog.End(started, portal.Statement.Sql, portal);
    }

    private void Close(ref MessageBody body)
    {
        byte kind = body.ReadByte();
        string name = ReadName(ref body);
        body.ExpectEnd();
        switch (kind)
        {
            case (byte)'S':
                _session.Prepared.Close(name);
                break;
            case (byte)'P':
                _session.Portals.Close(name);
                _portalFormats.Remove(name);
                break;
            default:
                throw new ProtocolErrorException($"invalid CLOSE message subtype {kind}");
        }

        _writer.WriteCloseComplete();
    }

    private void Sync(ref MessageBody body)
    {
        _isSkippingToSync = false;
        body.ExpectEnd();
        _session.Sync();
        Ready();
    }

    private string ReadName(ref MessageBody body) => _encoding.Current is null ? _names.Get(body.ReadCStringBytes()) : _encoding.Read(ref body);

    private void Ready()
    {
        _isReady = _session.Status == TransactionStatus.Idle;
        if (_isReady)
        {
            _notifications.WritePending();
        }

        _writer.WriteReadyForQuery((byte)_session.Status);
        _writer.Flush();
        if (_isReady && _portalFormats.Count > 64)
        {
            _portalFormats.Clear();
        }
    }

    private void Refuse(SqlErrorException error, FrontendMessageType type)
    {
        _writer.Abandon();
        StatementLog.Failed(error);
        error.CountCharacters(_session.Activity.Query);
        if (_answers.IsOutOfStep)
        {
            ErrorResponse.Write(_writer, error);
            _writer.Flush();
            throw new FatalException(SqlState.ProtocolViolation, "terminating connection because protocol synchronization was lost");
        }

        switch (type)
        {
            case FrontendMessageType.Query or FrontendMessageType.FunctionCall or FrontendMessageType.Sync:
                ErrorResponse.Write(_writer, error);
                _session.Fail();
                Ready();
                break;
            default:
                // Some clients wait for the error before they send their Sync.
                ErrorResponse.Write(_writer, error);
                _writer.Flush();
                _session.Fail();
                _isSkippingToSync = true;
                break;
        }
    }
}
