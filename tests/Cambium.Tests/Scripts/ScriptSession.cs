using System.Buffers.Binary;
using System.Net;
using System.Net.Sockets;
using System.Text;

namespace Cambium.Tests.Scripts;

/// <summary>
/// One connection that speaks as little of the protocol as a script needs: start up without password, simple query, COPY. Text format, so that
/// what is compared is what a user reads.
/// </summary>
internal sealed class ScriptSession : IDisposable
{
    private static readonly TimeSpan AnswerTimeout = TimeSpan.FromSeconds(60);

    private readonly TcpClient _client;
    private readonly BufferedStream _input;
    private readonly NetworkStream _output;

    private ScriptSession(TcpClient client)
    {
        _client = client;
        _output = client.GetStream();
        _input = new BufferedStream(_output, 1 << 16);
    }

    public static ScriptSession Open(EndPoint endPoint, string user, string database)
    {
        var address = (IPEndPoint)endPoint;
        var client = new TcpClient { NoDelay = true, ReceiveTimeout = (int)AnswerTimeout.TotalMilliseconds };
        client.Connect(address);
        var session = new ScriptSession(client);
        session.StartUp($"user\0{user}\0database\0{database}\0client_encoding\0UTF8\0TimeZone\0UTC\0\0");
        return session;
    }

    public IReadOnlyList<string> Execute(string sql, IReadOnlyList<string> input, bool showsPosition = false)
    {
        Send('Q', sql + "\0");
        var answer = new ScriptAnswer(showsPosition);
        while (true)
        {
            (char type, byte[] body) = Read();
            if (type == 'Z')
            {
                return answer.Lines;
            }

            if (type == 'G')
            {
                Send('d', string.Concat(input.Select(line => line + "\n")));
                Send('c', "");
            }

            answer.Add(type, body);
        }
    }

    public void Dispose()
    {
        try
        {
            Send('X', "");
        }
        catch (IOException)
        {
            // The server closed first: a script may end its own session.
        }

        _client.Dispose();
    }

    private void StartUp(string parameters)
    {
        byte[] text = Encoding.UTF8.GetBytes(parameters);
        byte[] message = new byte[8 + text.Length];
        BinaryPrimitives.WriteInt32BigEndian(message, message.Length);
        BinaryPrimitives.WriteInt32BigEndian(message.AsSpan(4), 3 << 16);
        text.CopyTo(message, 8);
        _output.Write(message);
        while (true)
        {
            (char type, byte[] body) = Read();
            if (type == 'E')
            {
                var answer = new ScriptAnswer();
                answer.Add(type, body);
                throw new IOException(answer.Lines[0]);
            }

            if (type == 'Z')
            {
                return;
            }
        }
    }

    private void Send(char type, string text)
    {
        byte[] message = [(byte)type, 0, 0, 0, 0, .. Encoding.UTF8.GetBytes(text)];
        BinaryPrimitives.WriteInt32BigEndian(message.AsSpan(1), message.Length - 1);
        _output.Write(message);
    }

    private (char Type, byte[] Body) Read()
    {
        Span<byte> header = stackalloc byte[5];
        _input.ReadExactly(header);
        byte[] body = new byte[BinaryPrimitives.ReadInt32BigEndian(header[1..]) - 4];
        _input.ReadExactly(body);
        return ((char)header[0], body);
    }
}
