using System.Buffers.Binary;
using System.Net;
using System.Net.Sockets;
using System.Text;

namespace Cambium.Compatibility.Protocol;

/// <summary>A client that sends exactly the bytes a test wants and reads messages one by one.</summary>
internal sealed class RawConnection : IDisposable
{
    private readonly TcpClient _client = new();
    private readonly NetworkStream _stream;

    public RawConnection(IPEndPoint server)
    {
        _client.Connect(server);
        _client.ReceiveTimeout = 30_000;
        _stream = _client.GetStream();
    }

    /// <summary>From BackendKeyData: what a cancel request names.</summary>
    public byte[] CancelKey { get; private set; } = [];

    /// <summary>The bytes themselves, for what comes between.</summary>
    public Stream Stream => _stream;

    /// <summary>Connects and reads up to the first ReadyForQuery.</summary>
    /// <param name="parameters">Further startup parameters.</param>
    public static RawConnection Open(IPEndPoint server, params (string Name, string Value)[] parameters)
    {
        var connection = new RawConnection(server);
        connection.SendStartup(parameters: parameters);
        string types = connection.ReadUntil('Z');
        if (!types.EndsWith('Z'))
        {
            throw new InvalidOperationException($"the server did not get ready, it sent {types}");
        }

        return connection;
    }

    public void SendStartup(int version = 3 << 16, params (string Name, string Value)[] parameters)
    {
        string text = "user\0cambium\0database\0cambium\0" + string.Concat(parameters.Select(pair => $"{pair.Name}\0{pair.Value}\0"));
        SendPacket(version, Encoding.UTF8.GetBytes(text + "\0"));
    }

    /// <summary>A packet without a type byte: startup and its relatives.</summary>
    public void SendPacket(int code, byte[] body)
    {
        byte[] packet = new byte[8 + body.Length];
        BinaryPrimitives.WriteInt32BigEndian(packet, packet.Length);
        BinaryPrimitives.WriteInt32BigEndian(packet.AsSpan(4), code);
        body.CopyTo(packet, 8);
        _stream.Write(packet);
    }

    /// <summary>A cancel request for <paramref name="other"/>, on this connection.</summary>
    public void SendCancel(RawConnection other) => SendPacket(80877102, other.CancelKey);

    public int ReadByte() => _stream.ReadByte();

    /// <summary>True when a message or the end can be read within that time.</summary>
    public bool HasInput(TimeSpan patience) => _client.Client.Poll(patience, SelectMode.SelectRead);

    public void SendBytes(ReadOnlySpan<byte> bytes) => _stream.Write(bytes);

    public void Send(char type, params object[] fields)
    {
        using var body = new MemoryStream();
        foreach (object field in fields)
        {
            switch (field)
            {
                case string text:
                    body.Write(Encoding.UTF8.GetBytes(text));
                    body.WriteByte(0);
                    break;
                case short number:
                    body.Write([(byte)(number >> 8), (byte)number]);
                    break;
                case int number:
                    body.Write([(byte)(number >> 24), (byte)(number >> 16), (byte)(number >> 8), (byte)number]);
                    break;
                case byte[] bytes:
                    body.Write(bytes);
                    break;
                case char character:
                    body.WriteByte((byte)character);
                    break;
                default:
                    throw new ArgumentException($"no encoding for {field.GetType()}");
            }
        }

        byte[] message = new byte[5 + body.Length];
        message[0] = (byte)type;
        BinaryPrimitives.WriteInt32BigEndian(message.AsSpan(1), (int)body.Length + 4);
        body.ToArray().CopyTo(message, 5);
        _stream.Write(message);
    }

    /// <summary>The next message; type '\0' when the server closed the connection.</summary>
    public (char Type, byte[] Body) Read()
    {
        byte[] head = new byte[5];
        try
        {
            if (_stream.ReadAtLeast(head, 5, throwOnEndOfStream: false) < 5)
            {
                return ('\0', []);
            }

            byte[] body = new byte[BinaryPrimitives.ReadInt32BigEndian(head.AsSpan(1)) - 4];
            _stream.ReadExactly(body);
            if (head[0] == 'K')
            {
                CancelKey = body;
            }

            return ((char)head[0], body);
        }
        catch (IOException exception) when (exception.InnerException is SocketException { SocketErrorCode: SocketError.ConnectionReset })
        {
            return ('\0', []);
        }
    }

    /// <summary>Reads messages up to one of that type or the end; their types in order.</summary>
    public string ReadUntil(char type)
    {
        var types = new StringBuilder();
        while (true)
        {
            (char read, _) = Read();
            if (read == '\0')
            {
                return types.ToString();
            }

            types.Append(read);
            if (read == type)
            {
                return types.ToString();
            }
        }
    }

    /// <summary>Reads up to the next ErrorResponse; its body.</summary>
    public byte[] ReadBodyOfError()
    {
        while (true)
        {
            (char read, byte[] body) = Read();
            if (read == 'E')
            {
                return body;
            }

            if (read is '\0' or 'Z')
            {
                throw new InvalidOperationException("there was no error");
            }
        }
    }

    /// <summary>The SQLSTATE of an ErrorResponse's body.</summary>
    public static string SqlState(byte[] body) => Field(body, 'C');

    public static string Field(byte[] body, char code) =>
        Encoding.UTF8.GetString(body).Split('\0').First(field => field.StartsWith(code))[1..];

    /// <summary>No more bytes come; answers can still be read.</summary>
    public void CloseSending() => _client.Client.Shutdown(SocketShutdown.Send);

    /// <summary>Gone at once, whatever is on its way.</summary>
    public void Reset()
    {
        _client.Client.LingerState = new LingerOption(true, 0);
        _client.Close();
    }

    public void Dispose() => _client.Dispose();
}
