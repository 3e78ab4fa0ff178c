using System.Buffers;
using System.Buffers.Binary;
using System.Text;

namespace Cambium.Wire.Frontend;

/// <summary>
/// The extended protocol over a connection: statements are prepared once, and executed one or several in a round trip. Values travel as text. The
/// socket stays a blocking one, so a round trip is one call of the system each way.
/// </summary>
public sealed class FrontendPipeline(FrontendConnection connection)
{
    private readonly ArrayBufferWriter<byte> _messages = new(1024);
    private readonly List<FrontendStatement> _sent = [];
    private int _prepared;

    /// <summary>Prepares a statement, in a round trip of its own.</summary>
    /// <param name="parameterTypeOids">Of $1, $2, …; 0 leaves one to the server.</param>
    /// <exception cref="FrontendErrorException">The server refuses it.</exception>
    public FrontendStatement Prepare(string sql, ReadOnlySpan<int> parameterTypeOids)
    {
        string name = string.Create(System.Globalization.CultureInfo.InvariantCulture, $"s{++_prepared}");
        int parse = Begin('P');
        Text(name);
        Text(sql);
        Number(parameterTypeOids.Length, 2);
        foreach (int oid in parameterTypeOids)
        {
            Number(oid, 4);
        }

        End(parse);
        int describe = Begin('D');
        _messages.Write("S"u8);
        Text(name);
        End(describe);
        Send();
        IReadOnlyList<FrontendField> fields = [];
        FrontendErrorException? error = null;
        while (true)
        {
            (char type, FrontendReader reader) = connection.ReadMessage();
            switch (type)
            {
                case 'T':
                    fields = reader.ReadFields();
                    break;
                case 'E':
                    error = new FrontendErrorException(reader.ReadErrorFields());
                    break;
                case 'Z':
                    return error is null ? new FrontendStatement(name, fields) : throw error;
            }
        }
    }

    /// <summary>To be executed with the next <see cref="Run"/>.</summary>
    public void Add(FrontendStatement statement, ReadOnlySpan<string?> values)
    {
        int bind = Begin('B');
        Text("");
        Text(statement.Name);
        Number(0, 2);
        Number(values.Length, 2);
        foreach (string? value in values)
        {
            if (value is null)
            {
                Number(-1, 4);
                continue;
            }

            Number(Encoding.UTF8.GetByteCount(value), 4);
            Encoding.UTF8.GetBytes(value, _messages);
        }

        Number(0, 2);
        End(bind);
        int execute = Begin('E');
        Text("");
        Number(0, 4);
        End(execute);
        _sent.Add(statement);
    }

    /// <summary>Executes what was added and gives the answers to <paramref name="receiver"/>; after an error the rest is skipped.</summary>
    /// <exception cref="EndOfStreamException">The server closed the connection.</exception>
    public void Run(IFrontendReceiver receiver)
    {
        Send();
        int running = -1;
        while (true)
        {
            (char type, FrontendReader reader) = connection.ReadMessage();
            switch (type)
            {
                case '2':
                    receiver.Begin(_sent[++running].Fields);
                    break;
                case 'D':
                    receiver.Row(reader.ReadRow(_sent[running].Fields.Count));
                    break;
                case 'C':
                    receiver.Completed(reader.ReadString());
                    break;
                case 'E':
                    receiver.Failed(reader.ReadErrorFields());
                    break;
                case 'Z':
                    _sent.Clear();
                    return;
            }
        }
    }

    private void Send()
    {
        End(Begin('S'));
        connection.Send(_messages.WrittenSpan);
        _messages.ResetWrittenCount();
    }

    /// <returns>Where its length goes.</returns>
    private int Begin(char type)
    {
        Number(type, 1);
        int place = _messages.WrittenCount;
        Number(0, 4);
        return place;
    }

    private void End(int place)
    {
        int length = _messages.WrittenCount - place;
        Span<byte> written = System.Runtime.InteropServices.MemoryMarshal.AsMemory(_messages.WrittenMemory).Span;
        BinaryPrimitives.WriteInt32BigEndian(written[place..], length);
    }

    private void Text(string text)
    {
        Encoding.UTF8.GetBytes(text, _messages);
        _messages.Write("\0"u8);
    }

    private void Number(int value, int bytes)
    {
        Span<byte> span = _messages.GetSpan(bytes);
        for (int i = 0; i < bytes; i++)
        {
            span[i] = (byte)(value >> (8 * (bytes - 1 - i)));
        }

        _messages.Advance(bytes);
    }
}
