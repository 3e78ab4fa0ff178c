using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Copy;
using Cambium.Sql.Sessions;
using Cambium.Wire;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>Writes what a statement yields straight into the connection's buffer, row by row, and feeds COPY FROM STDIN.</summary>
internal sealed class AnswerWriter(MessageWriter writer, MessageReader reader, SqlSession session, ClientEncoding encoding) : ISimpleReceiver, IAnswerBuffer
{
    private IReadOnlyList<ResultColumn> _columns = [];
    private short[] _formats = [];
    private bool _describes;
    private bool _answersFunctionCall;

    // Those three as one value, which lasts as long as they stay the same.
    private object? _form;

    public long Position => writer.Position;

    /// <param name="formats">Result formats of the portal.</param>
    /// <param name="describes">Simple protocol: every result starts with its RowDescription.</param>
    public void Begin(short[] formats, bool describes)
    {
        if (_formats != formats || _describes != describes || _answersFunctionCall)
        {
            _form = null;
        }

        _formats = formats;
        _describes = describes;
        _answersFunctionCall = false;
    }

    /// <summary>The answer is a function's one value, and nothing else.</summary>
    public void BeginFunctionCall(short[] formats)
    {
        Begin(formats, describes: false);
        _answersFunctionCall = true;
        _form = null;
    }

    public void Begin(IReadOnlyList<ResultColumn> columns)
    {
        _columns = columns;
        if (_describes)
        {
            short[] formats = columns is [{ IsBinary: true }, ..] ? FormatCodes.Binary : FormatCodes.Text;
            _form = _formats == formats ? _form : null;
            _formats = formats;
            RowDescription.Write(writer, columns, _formats);
        }
    }

    public void Row(ReadOnlySpan<Value> row)
    {
        if (_answersFunctionCall)
        {
            writer.Begin((byte)'V');
        }
        else
        {
            writer.Begin((byte)'D');
            writer.WriteInt16(row.Length);
        }

        for (int index = 0; index < row.Length; index++)
        {
            ref readonly Value value = ref row[index];
            if (value.IsNull)
            {
                writer.WriteInt32(-1);
                continue;
            }

            int length = writer.BeginLength();
            bool isBinary = FormatCodes.Of(_formats, index) == 1;
            if (isBinary)
            {
                BinaryFormat.Write(_columns[index].Type, value, writer, encoding.Current);
            }
            else
            {
                TextFormat.Write(_columns[index].Type, value, writer, session.Format);
            }

            if (encoding.Current is { } target && (!isBinary || BinaryFormat.IsText(_columns[index].Type.Type)))
            {
                Encode(length, target);
            }

            writer.EndLength(length);
        }

        writer.End();
    }

    private void Encode(int length, CharacterEncoding target)
    {
        try
        {
            writer.EncodeText(length);
        }
        catch (System.Text.EncoderFallbackException e)
        {
            throw target.Untranslatable(e);
        }
    }

    public void Completed(string commandTag) => writer.WriteCommandComplete(commandTag);

    public void Empty() => writer.WriteEmptyQueryResponse();

    public void CopyIn(CopyResponse response, ICopyInput input)
    {
        writer.WriteCopyResponse(isIn: true, response.IsBinary, response.ColumnCount);
        writer.Flush();
        while (true)
        {
            ReadCopyMessage(out FrontendMessageType type, out MessageBody body);
            switch (type)
            {
                case FrontendMessageType.CopyData:
                    CancellationPoint.Check();
                    input.Write(body.Rest);
                    break;
                case FrontendMessageType.CopyDone:
                    input.Complete();
                    return;
                case FrontendMessageType.CopyFail:
                    input.Fail(SqlState.QueryCanceled, $"COPY from stdin failed: {encoding.Read(ref body)}");
                    return;
                case FrontendMessageType.Flush or FrontendMessageType.Sync:
                    // Allowed and without meaning while copying.
                    break;
                case FrontendMessageType.Terminate:
                    throw ClientLeft();
                default:
                    IsOutOfStep = true;
                    input.Fail(SqlState.ProtocolViolation, $"unexpected message type 0x{(byte)type:X2} during COPY from stdin");
                    return;
            }
        }
    }

    /// <summary>The client has sent something else than the data that was waited for.</summary>
    public bool IsOutOfStep { get; private set; }

    /// <summary>What goes wrong here is the end of the connection: what would follow can't be told from what was meant to be copied.</summary>
    private void ReadCopyMessage(out FrontendMessageType type, out MessageBody body)
    {
        try
        {
            if (!reader.TryRead(out type, out body))
            {
                throw ClientLeft();
            }
        }
        catch (ProtocolErrorException violation)
        {
            throw new FatalException(SqlState.ProtocolViolation, violation.Message);
        }
        catch (EndOfStreamException)
        {
            throw ClientLeft();
        }
    }

    private static FatalException ClientLeft() => new(SqlState.ConnectionFailure, "unexpected EOF on client connection with an open transaction");

    public void CopyOutBegin(CopyResponse response) => writer.WriteCopyResponse(isIn: false, response.IsBinary, response.ColumnCount);

    public void CopyOutData(ReadOnlySpan<byte> data) => writer.WriteCopyData(data);

    public void CopyOutEnd() => writer.WriteCopyDone();

    public object Form
    {
        get => _form ??= (_formats, _describes, _answersFunctionCall);
        set => (_formats, _describes, _answersFunctionCall) = ((short[], bool, bool))(_form = value);
    }

    public AnswerSink? Sending
    {
        set => writer.Sending = value is null ? null : new BytesSink(value);
    }

    public Func<bool>? Holds
    {
        set => writer.Holds = value;
    }

    public bool EndsBatch => reader.IsNext(FrontendMessageType.Sync);

    public void Complete(PortalResult result)
    {
        if (_answersFunctionCall)
        {
            return;
        }

        switch (result.Outcome)
        {
            case PortalOutcome.Completed:
                writer.WriteCommandComplete(result.CommandTag);
                break;
            case PortalOutcome.Suspended:
                writer.WritePortalSuspended();
                break;
            case PortalOutcome.Empty:
                writer.WriteEmptyQueryResponse();
                break;
        }
    }

    public bool CanRewind(long position) => writer.CanRewind(position);

    public bool TryRewind(long position, Stream? removed) => writer.TryRewind(position, removed);

    public bool HasOnlyNotices(long position) => writer.HasOnly((byte)'N', position);

    public void Abandon() => writer.Abandon();

    public void Append(ReadOnlySpan<byte> bytes) => writer.Append(bytes);

    public void BeginTrial(AnswerSink sink) => writer.BeginTrial(new BytesSink(sink));

    public void EndTrial() => writer.EndTrial();
}
