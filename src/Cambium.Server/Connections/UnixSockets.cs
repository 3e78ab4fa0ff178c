using Cambium.Server.Hosting;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.Connections;

/// <summary>The server's Unix-domain sockets: those it was asked for, or else the one in PostgreSQL's default directory where that can be had.</summary>
internal sealed class UnixSockets : IDisposable
{
    private readonly List<UnixSocket> _sockets = [];

    /// <exception cref="IOException">One that was asked for can't be had.</exception>
    public UnixSockets(CambiumServerOptions options, int port, ILogger log)
    {
        if (options.UnixSocketDirectories is null)
        {
            OpenDefault(options, port, log);
            return;
        }

        try
        {
            foreach (string directory in options.UnixSocketDirectories)
            {
                Open(directory, options, port, log);
            }
        }
        catch
        {
            Dispose();
            throw;
        }
    }

    public IReadOnlyList<UnixSocket> All => _sockets;

    /// <summary>As the setting unix_socket_directories shows them.</summary>
    public string Directories => string.Join(", ", _sockets.Select(static socket => Path.GetDirectoryName(socket.ToString())));

    public void Dispose() => _sockets.ForEach(static socket => socket.Dispose());

    /// <summary>Nobody asked for it: a machine without the directory, or with another server there, is none that the server can't run on.</summary>
    private void OpenDefault(CambiumServerOptions options, int port, ILogger log)
    {
        try
        {
            Open(UnixSocket.DefaultDirectory, options, port, log);
        }
        catch (IOException refusal)
        {
            if (refusal is not DirectoryNotFoundException && refusal.InnerException is not UnauthorizedAccessException)
            {
                log.NoUnixSocket(refusal.Message);
            }
        }
    }

    private void Open(string directory, CambiumServerOptions options, int port, ILogger log)
    {
        UnixSocket socket = new(directory, port, options);
        _sockets.Add(socket);
        log.ListeningOnUnixSocket(socket.ToString());
    }
}
