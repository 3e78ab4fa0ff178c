using System.Net;
using System.Net.Sockets;
using System.Text;

namespace Cambium.Compatibility.Client;

/// <summary>
/// A network that fails at the worst moment: it passes everything on, but when a client sends COMMIT it lets the server have it and
/// answer it, and drops the client's connection instead of the answer.
/// </summary>
internal sealed class CommitBreaker : IDisposable
{
    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly CancellationTokenSource _stop = new();
    private readonly string _host;
    private readonly int _port;
    private volatile bool _hasBroken;

    public CommitBreaker(string host, int port)
    {
        _host = host;
        _port = port;
        _listener.Start();
        _ = AcceptAsync();
    }

    /// <summary>So many connections after one that has lost an answer are dropped at once, as while a server restarts.</summary>
    public int DroppedAfterwards { get; set; }

    public int Port => ((IPEndPoint)_listener.LocalEndpoint).Port;

    public void Dispose()
    {
        _stop.Cancel();
        _listener.Stop();
        _stop.Dispose();
    }

    private async Task AcceptAsync()
    {
        while (!_stop.IsCancellationRequested)
        {
            TcpClient client = await _listener.AcceptTcpClientAsync(_stop.Token);
            _ = RelayAsync(client);
        }
    }

    private async Task RelayAsync(TcpClient client)
    {
        using TcpClient front = client;
        if (_hasBroken && DroppedAfterwards-- > 0)
        {
            return;
        }

        using var back = new TcpClient();
        await back.ConnectAsync(_host, _port, _stop.Token);
        var committing = new TaskCompletionSource();
        Task requests = ForwardRequestsAsync(front.GetStream(), back.GetStream(), committing);
        Task answers = ForwardAnswersAsync(back.GetStream(), front.GetStream(), committing.Task);
        await Task.WhenAny(requests, answers);
    }

    private async Task ForwardRequestsAsync(NetworkStream from, NetworkStream to, TaskCompletionSource committing)
    {
        byte[] buffer = new byte[64 * 1024];
        int length;
        while ((length = await from.ReadAsync(buffer, _stop.Token)) > 0)
        {
            if (Encoding.ASCII.GetString(buffer, 0, length).Contains("COMMIT", StringComparison.Ordinal))
            {
                _hasBroken = true;
                committing.SetResult();
            }

            await to.WriteAsync(buffer.AsMemory(0, length), _stop.Token);
        }
    }

    private async Task ForwardAnswersAsync(NetworkStream from, NetworkStream to, Task committing)
    {
        byte[] buffer = new byte[64 * 1024];
        int length;
        while ((length = await from.ReadAsync(buffer, _stop.Token)) > 0 && !committing.IsCompleted)
        {
            await to.WriteAsync(buffer.AsMemory(0, length), _stop.Token);
        }
    }
}
