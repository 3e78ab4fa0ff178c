using Cambium.Engine.Values;
using Cambium.Sql.Copy;
using Cambium.Sql.Sessions;
using Cambium.Wire;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>Writes what a statement yields straight into the connection's buffer, row by row, and feeds COPY FROM STDIN.</summary>
internal sealed class AnswerWriter(MessageWriter writer, MessageReader reader, SqlSession session) : ISimpleReceiver, IAnswerBuffer
{
    private IReadOnlyList<ResultColumn> _columns = [];
    private short[] _formats = [];
    private bool _describes;

    public long Position => writer.Position;

    /// <param name="formats">Result formats of the portal.</param>
    /// <param name="describes">Simple protocol: every result starts with its RowDescription.</param>
    public void Begin(short[] formats, bool describes)
    {
        _formats = formats;
        _describes = describes;
    }

    public void Begin(IReadOnlyList<ResultColumn> columns)
    {
        _columns = columns;
        if (_describes)
        {
            RowDescription.Write(writer, columns, _formats);
        }
    }

    public void Row(ReadOnlySpan<Value> row)
    {
        writer.Begin((byte)'D');
        writer.WriteInt16(row.Length);
        for (int index = 0; index < row.Length; index++)
        {
            ref readonly Value value = ref row[index];
            if (value.IsNull)
            {
                writer.WriteInt32(-1);
                continue;
            }

            int length = writer.BeginLength();
            if (ProtocolSession.FormatOf(_formats, index) == 1)
            {
                BinaryFormat.Write(_columns[index].Type, value, writer);
            }
            else
            {
                TextFormat.Write(_columns[index].Type, value, writer, session.Format);
            }

            writer.EndLength(length);
        }

        writer.End();
    }

    public void Completed(string commandTag) => writer.WriteCommandComplete(commandTag);

    public void Empty() => writer.WriteEmptyQueryResponse();

    public void CopyIn(CopyResponse response, ICopyInput input)
    {
        writer.WriteCopyResponse(isIn: true, response.IsBinary, response.ColumnCount);
        writer.Flush();
        while (reader.TryRead(out FrontendMessageType type, out MessageBody body))
        {
            switch (type)
            {
                case FrontendMessageType.CopyData:
                    input.Write(body.Rest);
                    break;
                case FrontendMessageType.CopyDone:
                    input.Complete();
                    return;
                case FrontendMessageType.CopyFail:
                    input.Fail(body.ReadCString());
                    return;
                case FrontendMessageType.Flush or FrontendMessageType.Sync:
                    // Allowed and without meaning while copying.
                    break;
                case FrontendMessageType.Terminate:
                    throw new EndOfStreamException("the client left within COPY");
                default:
                    throw new ProtocolErrorException($"unexpected message type 0x{(byte)type:X2} during COPY from stdin");
            }
        }

        throw new EndOfStreamException("the client left within COPY");
    }

    public void CopyOutBegin(CopyResponse response) => writer.WriteCopyResponse(isIn: false, response.IsBinary, response.ColumnCount);

    public void CopyOutData(ReadOnlySpan<byte> data) => writer.WriteCopyData(data);

    public void CopyOutEnd() => writer.WriteCopyDone();

    public object Form
    {
        get => (_formats, _describes);
        set => (_formats, _describes) = ((short[], bool))value;
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

    public void Abandon() => writer.Abandon();

    public void Append(ReadOnlySpan<byte> bytes) => writer.Append(bytes);

    public void BeginTrial(AnswerSink sink) => writer.BeginTrial(new BytesSink(sink));

    public void EndTrial() => writer.EndTrial();
}
