using System.Buffers.Binary;
using System.Collections.Concurrent;
using System.Globalization;
using System.Net;
using System.Net.Sockets;

namespace Cambium.Benchmarks.Peers;

/// <summary>
/// The limit of any server under a work: it hands out answers that another one gave to requests of the same shape, and computes nothing.
/// Between <see cref="Record"/> and <see cref="Answer"/> what clients send goes on to the server behind it; afterwards a request costs one receive, one hash over its text
/// and one send, on a thread a connection as in the server (decision 0001).
/// </summary>
/// <remarks>
/// A shape is the request with numbers and quoted texts masked, and of Bind the statement's name only. Answers are right by form, not by content: for clients that only look whether there
/// is a row, as pgbench and sysbench do.
/// </remarks>
internal sealed class RecordedPeer : IPeer
{
    private readonly ConcurrentDictionary<ulong, byte[]> _answers = [];
    private readonly IPeer _source;
    private readonly string _directory = Path.Combine(Path.GetTempPath(), "cambium-peer-" + Guid.NewGuid().ToString("N"));
    private readonly Socket _listener;
    private volatile bool _isRecording = true;

    public RecordedPeer(IPeer source, int port)
    {
        _source = source;
        Port = port;
        UsesSocket = source.UsesSocket;
        Directory.CreateDirectory(_directory);
        _listener = Unconnected(this);
        _listener.Bind(EndOf(this));
        _listener.Listen(512);
        new Thread(Accept) { IsBackground = true }.Start();
    }

    /// <summary>Forgets what was recorded, for another work: names of prepared statements stand for other texts there.</summary>
    public void Record()
    {
        _answers.Clear();
        _isRecording = true;
    }

    public void Answer() => _isRecording = false;

    public string Name => "recorded answers";

    public int Port { get; }

    public bool UsesSocket { get; set; }

    public string Host => UsesSocket ? _directory : "127.0.0.1";

    public string User => _source.User;

    public string Database => _source.Database;

    public TimeSpan StartToFirstAnswer => TimeSpan.Zero;

    public long ResidentBytes => throw new NotSupportedException("lives in the benchmark's process");

    public IReadOnlyList<int> Processes => [];

    public void Kill() => throw new NotSupportedException("lives in the benchmark's process");

    public void Launch() => throw new NotSupportedException("lives in the benchmark's process");

    public void Dispose()
    {
        _listener.Dispose();
        Directory.Delete(_directory, recursive: true);
    }

    private static Socket Unconnected(IPeer peer) => peer.UsesSocket
        ? new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified)
        : new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };

    private static Socket Connected(IPeer peer)
    {
        Socket socket = Unconnected(peer);
        socket.Connect(EndOf(peer));
        return socket;
    }

    private static EndPoint EndOf(IPeer peer) => peer.UsesSocket
        ? new UnixDomainSocketEndPoint(Path.Combine(peer.Host, string.Create(CultureInfo.InvariantCulture, $".s.PGSQL.{peer.Port}")))
        : new IPEndPoint(IPAddress.Loopback, peer.Port);

    private void Accept()
    {
        try
        {
            while (true)
            {
                Socket client = _listener.Accept();
                client.NoDelay = !UsesSocket;
                new Thread(() => Serve(client)) { IsBackground = true }.Start();
            }
        }
        catch (SocketException)
        {
            // Disposed.
        }
    }

    private void Serve(Socket client)
    {
        using (client)
        using (Socket? source = _isRecording ? Connected(_source) : null)
        {
            try
            {
                byte[] buffer = new byte[1 << 16];
                bool isStarted = false;
                while (Request(client, ref buffer, isStarted) is > 0 and int length)
                {
                    ReadOnlySpan<byte> request = buffer.AsSpan(0, length);
                    if (!isStarted && length == 8)
                    {
                        client.Send("N"u8);
                        continue;
                    }

                    ulong shape = isStarted ? Shape(request) : 0;
                    isStarted = true;
                    if (source is null)
                    {
                        client.Send(_answers.TryGetValue(shape, out byte[]? known) ? known : throw new InvalidOperationException("a request that was not recorded"));
                        continue;
                    }

                    source.Send(request);
                    byte[] answer = ReceiveAnswer(source);

                    _answers.AddOrUpdate(shape, answer, (_, known) => Richness(known).CompareTo(Richness(answer)) < 0 ? answer : known);
                    client.Send(answer);
                }
            }
            catch (SocketException)
            {
                // The client left.
            }
        }
    }

    /// <summary>Receives up to the end of a startup packet, a Query or a Sync.</summary>
    /// <returns>Its bytes, from the buffer's first one on; 0 when the client is leaving.</returns>
    private static int Request(Socket client, ref byte[] buffer, bool isStarted)
    {
        int filled = 0;
        int message = 0;
        int typeBytes = isStarted ? 1 : 0;
        while (true)
        {
            while (filled - message >= typeBytes + 4)
            {
                int next = message + typeBytes + BinaryPrimitives.ReadInt32BigEndian(buffer.AsSpan(message + typeBytes));
                if (next > filled)
                {
                    break;
                }

                if (!isStarted || buffer[message] is (byte)'Q' or (byte)'S')
                {
                    return next;
                }

                if (buffer[message] == (byte)'X')
                {
                    return 0;
                }

                message = next;
            }

            if (filled == buffer.Length)
            {
                Array.Resize(ref buffer, 2 * buffer.Length);
            }

            int received = client.Receive(buffer.AsSpan(filled));
            if (received == 0)
            {
                return 0;
            }

            filled += received;
        }
    }

    /// <summary>Receives up to ReadyForQuery.</summary>
    private static byte[] ReceiveAnswer(Socket source)
    {
        var answer = new MemoryStream();
        byte[] part = new byte[1 << 16];
        int message = 0;
        while (true)
        {
            int received = source.Receive(part);
            if (received == 0)
            {
                throw new SocketException((int)SocketError.ConnectionReset);
            }

            answer.Write(part, 0, received);
            ReadOnlySpan<byte> bytes = answer.GetBuffer().AsSpan(0, (int)answer.Length);
            while (bytes.Length - message >= 5)
            {
                int next = message + 1 + BinaryPrimitives.ReadInt32BigEndian(bytes[(message + 1)..]);
                if (next > bytes.Length)
                {
                    break;
                }

                if (bytes[message] == (byte)'Z')
                {
                    return answer.ToArray();
                }

                message = next;
            }
        }
    }

    /// <summary>Success before errors, which some clients would meet for ever, and then the most rows: who has counted some goes through so many.</summary>
    private static (bool IsSuccess, int Length) Richness(ReadOnlySpan<byte> answer)
    {
        for (int message = 0; message < answer.Length; message += 1 + BinaryPrimitives.ReadInt32BigEndian(answer[(message + 1)..]))
        {
            if (answer[message] == (byte)'E')
            {
                return (false, answer.Length);
            }
        }

        return (true, answer.Length);
    }

    /// <summary>A hash of a request's messages; FNV-1a.</summary>
    private static ulong Shape(ReadOnlySpan<byte> request)
    {
        ulong hash = 14695981039346656037;
        for (int message = 0; message < request.Length;)
        {
            int length = BinaryPrimitives.ReadInt32BigEndian(request[(message + 1)..]);
            byte type = request[message];
            Add(ref hash, type);
            ReadOnlySpan<byte> body = request.Slice(message + 5, length - 4);
            if (type == (byte)'B')
            {
                int portal = body.IndexOf((byte)0) + 1;
                body = body[..(portal + body[portal..].IndexOf((byte)0))];
                foreach (byte part in body)
                {
                    Add(ref hash, part);
                }
            }
            else
            {
                AddMasked(ref hash, body);
            }

            message += 1 + length;
        }

        return hash;
    }

    private static void AddMasked(ref ulong hash, ReadOnlySpan<byte> text)
    {
        bool isQuoted = false;
        byte before = 0;
        foreach (byte part in text)
        {
            byte masked = part is >= (byte)'0' and <= (byte)'9' ? (byte)'0' : part;
            if (part == (byte)'\'')
            {
                isQuoted = !isQuoted;
            }
            else if (!isQuoted && !(masked == (byte)'0' && before == (byte)'0'))
            {
                Add(ref hash, masked);
            }

            before = masked;
        }
    }

    private static void Add(ref ulong hash, byte part) => hash = (hash ^ part) * 1099511628211;
}
