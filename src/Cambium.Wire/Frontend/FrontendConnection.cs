using System.Buffers.Binary;
using System.Globalization;
using System.Net.Security;
using System.Net.Sockets;
using System.Text;
using Cambium.Wire.Authentication;

namespace Cambium.Wire.Frontend;

/// <summary>The client's side of the protocol, as little of it as a shell needs: startup, SCRAM, simple queries, COPY, cancel.</summary>
public sealed class FrontendConnection : IDisposable
{
    private readonly string _host;
    private readonly int _port;
    private readonly NetworkStream _network;
    private Stream _stream;
    private int _processId;
    private int _secret;

    private FrontendConnection(string host, int port)
    {
        _host = host;
        _port = port;
        _network = new NetworkStream(Connect(host, port), ownsSocket: true);
        _stream = new BufferedStream(_network, 16 * 1024);
    }

    /// <summary>'I' idle, 'T' in a transaction, 'E' in a failed one.</summary>
    public char TransactionStatus { get; private set; } = 'I';

    /// <summary>What the server reported of its settings: server_version, …</summary>
    public Dictionary<string, string> ServerParameters { get; } = new(StringComparer.Ordinal);

    /// <param name="host">A host's name or address; or the directory of a Unix-domain socket, which begins with / (or with @ in Linux's abstract namespace).</param>
    /// <param name="usesTls">Asks for TLS and ends when there is none; the certificate must be trusted by this machine.</param>
    /// <exception cref="SocketException">Nobody listens there.</exception>
    /// <exception cref="FrontendErrorException">The server doesn't let us in.</exception>
    public static FrontendConnection Open(string host, int port, string user, string database, string? password, bool usesTls)
    {
        var connection = new FrontendConnection(host, port);
        try
        {
            if (usesTls)
            {
                connection.StartTls();
            }

            connection.StartUp(user, database);
            connection.Authenticate(user, password);
            return connection;
        }
        catch
        {
            connection.Dispose();
            throw;
        }
    }

    /// <summary>Runs a query string and gives its answers to <paramref name="receiver"/>.</summary>
    /// <exception cref="EndOfStreamException">The server closed the connection.</exception>
    public void Query(string sql, IFrontendReceiver receiver)
    {
        Send('Q', sql);
        IReadOnlyList<FrontendField> fields = [];
        while (true)
        {
            (char type, byte[] body) = Read();
            var reader = new FrontendReader(body);
            switch (type)
            {
                case 'T':
                    receiver.Begin(fields = reader.ReadFields());
                    break;
                case 'D':
                    receiver.Row(reader.ReadRow(fields.Count));
                    break;
                case 'C':
                    receiver.Completed(reader.ReadString());
                    break;
                case 'I':
                    receiver.Completed("");
                    break;
                case 'E':
                    receiver.Failed(reader.ReadErrorFields());
                    break;
                case 'G':
                    SendCopy(receiver);
                    break;
                case 'd':
                    receiver.CopyData(body);
                    break;
                case 'Z':
                    TransactionStatus = (char)body[0];
                    return;
                default:
                    TakeAside(type, reader, receiver);
                    break;
            }
        }
    }

    /// <summary>From another thread: asks the server to end the running query.</summary>
    public void Cancel()
    {
        using Socket client = Connect(_host, _port);
        byte[] packet = new byte[16];
        BinaryPrimitives.WriteInt32BigEndian(packet, packet.Length);
        BinaryPrimitives.WriteInt32BigEndian(packet.AsSpan(4), Messages.StartupPacket.CancelRequestCode);
        BinaryPrimitives.WriteInt32BigEndian(packet.AsSpan(8), _processId);
        BinaryPrimitives.WriteInt32BigEndian(packet.AsSpan(12), _secret);
        client.Send(packet);
    }

    public void Dispose()
    {
        try
        {
            Send('X');
        }
        catch (Exception exception) when (exception is IOException or ObjectDisposedException)
        {
            // The server is gone already.
        }

        _stream.Dispose();
    }

    private static Socket Connect(string host, int port)
    {
        bool isLocal = host is ['/' or '@', ..];
        Socket socket = isLocal ? new(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified) : new(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        try
        {
            if (isLocal)
            {
                string path = Path.Combine(host, string.Create(CultureInfo.InvariantCulture, $".s.PGSQL.{port}"));
                socket.Connect(new UnixDomainSocketEndPoint(path[0] == '@' ? "\0" + path[1..] : path));
            }
            else
            {
                socket.Connect(host, port);
            }

            return socket;
        }
        catch
        {
            socket.Dispose();
            throw;
        }
    }

    private void StartTls()
    {
        byte[] request = new byte[8];
        BinaryPrimitives.WriteInt32BigEndian(request, request.Length);
        BinaryPrimitives.WriteInt32BigEndian(request.AsSpan(4), Messages.StartupPacket.SslRequestCode);
        _network.Write(request);
        if (_network.ReadByte() != 'S')
        {
            throw new ProtocolErrorException("the server does not offer TLS");
        }

        var tls = new SslStream(_network);
        tls.AuthenticateAsClient(_host);
        _stream = new BufferedStream(tls, 16 * 1024);
    }

    private void StartUp(string user, string database)
    {
        byte[] parameters = Encoding.UTF8.GetBytes($"user\0{user}\0database\0{database}\0application_name\0cambium sql\0client_encoding\0UTF8\0\0");
        Span<byte> head = stackalloc byte[8];
        BinaryPrimitives.WriteInt32BigEndian(head, head.Length + parameters.Length);
        BinaryPrimitives.WriteInt32BigEndian(head[4..], Messages.StartupPacket.NewestVersion);
        _stream.Write(head);
        _stream.Write(parameters);
        _stream.Flush();
    }

    private void Authenticate(string user, string? password)
    {
        ScramClient? scram = null;
        while (true)
        {
            (char type, byte[] body) = Read();
            var reader = new FrontendReader(body);
            switch (type)
            {
                case 'R':
                    scram = AnswerAuthentication(reader, scram, user, password);
                    break;
                case 'K':
                    (_processId, _secret) = (reader.ReadInt32(), reader.ReadInt32());
                    break;
                case 'E':
                    throw new FrontendErrorException(reader.ReadErrorFields());
                case 'Z':
                    return;
                default:
                    TakeAside(type, reader, null);
                    break;
            }
        }
    }

    private ScramClient? AnswerAuthentication(FrontendReader reader, ScramClient? scram, string user, string? password)
    {
        int kind = reader.ReadInt32();
        switch (kind)
        {
            case 0:
                return scram;
            case 3:
                Send('p', password ?? "");
                return scram;
            case 10:
                scram = new ScramClient(password ?? throw new ProtocolErrorException($"the server asks for the password of \"{user}\": set CAMBIUM_PASSWORD"));
                Send('p', ScramServer.Mechanism, scram.First.Length, scram.First);
                return scram;
            case 11 when scram is not null:
                Send('p', scram.Final(reader.Rest));
                return scram;
            case 12 when scram is not null && scram.Verify(reader.Rest):
                return scram;
            default:
                throw new ProtocolErrorException($"the server's authentication request {kind} cannot be answered");
        }
    }

    private void TakeAside(char type, FrontendReader reader, IFrontendReceiver? receiver)
    {
        switch (type)
        {
            case 'S':
                ServerParameters[reader.ReadString()] = reader.ReadString();
                break;
            case 'N':
                receiver?.Notice(reader.ReadErrorFields());
                break;
            case 'A':
                receiver?.Notification(reader.ReadInt32(), reader.ReadString(), reader.ReadString());
                break;
        }
    }

    private void SendCopy(IFrontendReceiver receiver)
    {
        while (receiver.ReadCopyData() is { } data)
        {
            Write('d', data);
        }

        Send('c');
    }

    /// <summary>The next message that isn't one of those a server may send at any time.</summary>
    internal (char Type, FrontendReader Reader) ReadMessage()
    {
        while (true)
        {
            (char type, byte[] body) = Read();
            var reader = new FrontendReader(body);
            switch (type)
            {
                case 'S' or 'N' or 'A':
                    TakeAside(type, reader, null);
                    break;
                case 'Z':
                    TransactionStatus = (char)body[0];
                    return (type, reader);
                default:
                    return (type, reader);
            }
        }
    }

    internal void Send(ReadOnlySpan<byte> messages)
    {
        _stream.Write(messages);
        _stream.Flush();
    }

    private (char Type, byte[] Body) Read()
    {
        Span<byte> head = stackalloc byte[5];
        _stream.ReadExactly(head);
        byte[] body = new byte[BinaryPrimitives.ReadInt32BigEndian(head[1..]) - 4];
        _stream.ReadExactly(body);
        return ((char)head[0], body);
    }

    private void Send(char type, params object[] fields)
    {
        using var body = new MemoryStream();
        Span<byte> number = stackalloc byte[4];
        foreach (object field in fields)
        {
            switch (field)
            {
                case string text:
                    body.Write(Encoding.UTF8.GetBytes(text));
                    body.WriteByte(0);
                    break;
                case int value:
                    BinaryPrimitives.WriteInt32BigEndian(number, value);
                    body.Write(number);
                    break;
                case byte[] bytes:
                    body.Write(bytes);
                    break;
            }
        }

        Write(type, body.ToArray());
        _stream.Flush();
    }

    private void Write(char type, byte[] body)
    {
        Span<byte> head = stackalloc byte[5];
        head[0] = (byte)type;
        BinaryPrimitives.WriteInt32BigEndian(head[1..], body.Length + 4);
        _stream.Write(head);
        _stream.Write(body);
    }
}
