using System.Buffers;
using System.Net;
using System.Net.Sockets;
using Cambium.Wire.Messages;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Connections;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Logging;

namespace Cambium.Benchmarks.Wire;

/// <summary>
/// A server that only answers: every query gets one row with one column, nothing is parsed or looked up. It measures what
/// the protocol loop alone can do under <c>pgbench -S</c>, for the three ways to serve connections (decision 0001).
/// </summary>
internal static class AnsweringStub
{
    public enum Mode
    {
        Threads,
        Kestrel,
        KestrelInline,
    }

    /// <summary>Serves until the token is cancelled.</summary>
    public static Task RunAsync(Mode mode, int port, CancellationToken cancellation) => mode == Mode.Threads
        ? RunThreadsAsync(port, cancellation)
        : RunKestrelAsync(port, mode == Mode.KestrelInline, cancellation);

    private static async Task RunThreadsAsync(int port, CancellationToken cancellation)
    {
        using var listener = new TcpListener(IPAddress.Loopback, port);
        listener.Start();
        while (!cancellation.IsCancellationRequested)
        {
            Socket socket = await listener.AcceptSocketAsync(cancellation);
            socket.NoDelay = true;
            new Thread(() => Serve(socket)) { IsBackground = true }.Start();
        }
    }

    private static void Serve(Socket socket)
    {
        try
        {
            using var stream = new NetworkStream(socket, ownsSocket: true);
            var reader = new MessageReader(stream, 1 << 20);
            var writer = new MessageWriter(stream);
            while (reader.TryReadStartup(10_000, out MessageBody startup))
            {
                if (StartupPacket.Parse(startup).Code == StartupPacket.SslRequestCode)
                {
                    stream.WriteByte((byte)'N');
                    continue;
                }

                Welcome(writer);
                writer.Flush();
                break;
            }

            while (reader.TryRead(out FrontendMessageType type, out _) && type != FrontendMessageType.Terminate)
            {
                if (Answer(type, writer))
                {
                    writer.Flush();
                }
            }
        }
        catch (IOException)
        {
            // The client left.
        }
    }

    private static async Task RunKestrelAsync(int port, bool isInline, CancellationToken cancellation)
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.UseSockets(options => options.UnsafePreferInlineScheduling = isInline);
        builder.WebHost.ConfigureKestrel(options => options.ListenLocalhost(port, listen => listen.UseConnectionHandler<Handler>()));
        await using WebApplication application = builder.Build();
        await application.StartAsync(cancellation);
        await Task.Delay(Timeout.Infinite, cancellation).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
    }

    private static void Welcome(MessageWriter writer)
    {
        writer.WriteAuthenticationOk();
        writer.WriteParameterStatus("server_version", "15.0");
        writer.WriteParameterStatus("client_encoding", "UTF8");
        writer.WriteParameterStatus("standard_conforming_strings", "on");
        writer.WriteBackendKeyData(1, 1);
        writer.WriteReadyForQuery((byte)'I');
    }

    /// <returns>True when the answer is to be flushed.</returns>
    private static bool Answer(FrontendMessageType type, MessageWriter writer)
    {
        switch (type)
        {
            case FrontendMessageType.Parse:
                writer.WriteParseComplete();
                return false;
            case FrontendMessageType.Bind:
                writer.WriteBindComplete();
                return false;
            case FrontendMessageType.Describe:
                Describe(writer);
                return false;
            case FrontendMessageType.Execute:
                Row(writer);
                return false;
            case FrontendMessageType.Query:
                Describe(writer);
                Row(writer);
                writer.WriteReadyForQuery((byte)'I');
                return true;
            default:
                writer.WriteReadyForQuery((byte)'I');
                return true;
        }
    }

    private static void Describe(MessageWriter writer)
    {
        writer.Begin((byte)'T');
        writer.WriteInt16(1);
        writer.WriteCString("abalance");
        writer.WriteInt32(0);
        writer.WriteInt16(0);
        writer.WriteInt32(23);
        writer.WriteInt16(4);
        writer.WriteInt32(-1);
        writer.WriteInt16(0);
        writer.End();
    }

    private static void Row(MessageWriter writer)
    {
        writer.Begin((byte)'D');
        writer.WriteInt16(1);
        writer.WriteInt32(1);
        writer.WriteByte((byte)'1');
        writer.End();
        writer.WriteCommandComplete("SELECT 1");
    }

    private sealed class Handler : ConnectionHandler
    {
        public override async Task OnConnectedAsync(ConnectionContext connection)
        {
            var output = new MemoryStream();
            var writer = new MessageWriter(output);
            bool isStarted = false;
            while (true)
            {
                var result = await connection.Transport.Input.ReadAsync(connection.ConnectionClosed);
                ReadOnlySequence<byte> buffer = result.Buffer;
                bool flush = false;
                while (TryTake(ref buffer, isStarted, out FrontendMessageType type, out bool isTlsRequest))
                {
                    if (isTlsRequest)
                    {
                        output.WriteByte((byte)'N');
                        flush = true;
                    }
                    else if (!isStarted)
                    {
                        isStarted = true;
                        Welcome(writer);
                        flush = true;
                    }
                    else
                    {
                        flush |= Answer(type, writer);
                    }
                }

                connection.Transport.Input.AdvanceTo(buffer.Start, buffer.End);
                if (flush)
                {
                    writer.Flush();
                    await connection.Transport.Output.WriteAsync(output.GetBuffer().AsMemory(0, (int)output.Length));
                    output.SetLength(0);
                }

                if (result.IsCompleted)
                {
                    return;
                }
            }
        }

        private static bool TryTake(ref ReadOnlySequence<byte> buffer, bool isStarted, out FrontendMessageType type, out bool isTlsRequest)
        {
            type = default;
            isTlsRequest = false;
            var reader = new SequenceReader<byte>(buffer);
            byte first = 0;
            if ((isStarted && !reader.TryRead(out first)) || !reader.TryReadBigEndian(out int length) || reader.Remaining < length - 4)
            {
                return false;
            }

            type = (FrontendMessageType)first;
            isTlsRequest = !isStarted && length == 8;
            buffer = buffer.Slice((isStarted ? 1 : 0) + length);
            return true;
        }
    }
}
