using System.Diagnostics;
using System.Globalization;
using System.Net.Sockets;
using System.Text;
using Cambium.Log.Storage;
using Cambium.Server.Hosting;

namespace Cambium.Server.Connections;

/// <summary>
/// A Unix-domain socket as clients of PostgreSQL look for it: <c>.s.PGSQL.PORT</c> in a directory, with a lock file beside it that names
/// the process. What a dead server has left is replaced; a living one's is refused. Disposing removes both files.
/// </summary>
/// <remarks>The lock file is PostgreSQL's (CreateSocketLockFile), so that the two servers respect each other. A directory that begins with @
/// names a socket without any file, in Linux's abstract namespace.</remarks>
internal sealed class UnixSocket : IDisposable
{
    /// <summary>Where clients built for Debian and the official images look when they are told no host.</summary>
    public const string DefaultDirectory = "/var/run/postgresql";

    private const int PathBytesMax = 107;

    private readonly string _path;
    private readonly string? _lockFile;

    /// <exception cref="IOException">Another server listens there, or the directory isn't there or closed to this process.</exception>
    public UnixSocket(string directory, int port, CambiumServerOptions options)
    {
        _path = Path.Combine(directory, string.Create(CultureInfo.InvariantCulture, $".s.PGSQL.{port}"));
        if (Encoding.UTF8.GetByteCount(_path) > PathBytesMax)
        {
            throw new IOException($"Unix-domain socket path \"{_path}\" is too long (maximum {PathBytesMax} bytes)");
        }

        bool isAbstract = directory.StartsWith('@');
        try
        {
            _lockFile = isAbstract ? null : CreateLock(directory, port, options);
            Listening = isAbstract ? Listen(new UnixDomainSocketEndPoint("\0" + _path[1..]), null) : Listen(new UnixDomainSocketEndPoint(_path), options.UnixSocketPermissions);
        }
        catch (Exception exception) when (exception is SocketException or UnauthorizedAccessException)
        {
            Dispose();
            throw new IOException($"could not create Unix-domain socket \"{_path}\": {exception.Message}", exception);
        }
    }

    /// <summary>Owned by whoever accepts from it.</summary>
    public Socket Listening { get; } = null!;

    public override string ToString() => _path;

    public void Dispose()
    {
        if (_lockFile is not null)
        {
            File.Delete(_path);
            File.Delete(_lockFile);
        }
    }

    private static Socket Listen(UnixDomainSocketEndPoint endPoint, UnixFileMode? permissions)
    {
        Socket socket = Listener.Bind(endPoint);
        if (permissions is { } mode && !OperatingSystem.IsWindows())
        {
            // Before it listens: nobody comes in meanwhile.
            File.SetUnixFileMode(endPoint.ToString(), mode);
        }

        return socket;
    }

    private string CreateLock(string directory, int port, CambiumServerOptions options)
    {
        string file = _path + ".lock";
        string started = options.Clock.GetUtcNow().ToUnixTimeSeconds().ToString(CultureInfo.InvariantCulture);
        string data = options.DataDirectory is { } path ? Path.GetFullPath(path) : "";
        string text = string.Create(CultureInfo.InvariantCulture, $"{Environment.ProcessId}\n{data}\n{started}\n{port}\n{directory}\n");
        for (bool isFirst = true; ; isFirst = false)
        {
            try
            {
                using FileStream stream = new(file, FileMode.CreateNew, FileAccess.Write, FileShare.Read);
                stream.Write(Encoding.UTF8.GetBytes(text));
                break;
            }
            catch (IOException) when (isFirst && File.Exists(file))
            {
                RequireDead(file);
                File.Delete(file);
            }
        }

        if (IsAnswered())
        {
            // Somebody who leaves no lock, or whose lock was written where processes have other numbers (another container).
            File.Delete(file);
            throw new IOException($"another server listens on \"{_path}\"");
        }

        File.Delete(_path);
        return file;
    }

    /// <exception cref="IOException">The process that wrote the lock file lives.</exception>
    private void RequireDead(string file)
    {
        string first = File.ReadLines(file).FirstOrDefault("");
        if (!int.TryParse(first, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int writer))
        {
            throw new IOException($"lock file \"{file}\" is empty or damaged: another server is starting, or has crashed while it did; in that case remove the file");
        }

        // One's own number is that of an earlier process: in a container it is always the same.
        writer = Math.Abs(writer);
        // A killed server answers until the system has freed its memory.
        for (long began = Stopwatch.GetTimestamp(); (writer != Environment.ProcessId && IsAlive(writer)) || IsAnswered(); Thread.Sleep(LockFile.RetryInterval))
        {
            if (Stopwatch.GetElapsedTime(began) > LockFile.Patience)
            {
                throw new IOException($"lock file \"{file}\" already exists: another server (PID {writer}) is using socket file \"{_path}\"");
            }
        }
    }

    private static bool IsAlive(int processId)
    {
        try
        {
            using var process = Process.GetProcessById(processId);
            return !OperatingSystem.IsLinux() || !IsZombie(File.ReadAllText(string.Create(CultureInfo.InvariantCulture, $"/proc/{processId}/stat")));
        }
        catch (Exception exception) when (exception is ArgumentException or IOException)
        {
            return false;
        }

        // Dead, and its parent has taken no notice: the state is behind the name in parentheses.
        static bool IsZombie(string stat) => stat.AsSpan(stat.LastIndexOf(')') + 1).TrimStart() is ['Z' or 'X', ..];
    }

    private bool IsAnswered()
    {
        using Socket socket = new(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified) { Blocking = false };
        try
        {
            socket.Connect(new UnixDomainSocketEndPoint(_path));
            return true;
        }
        catch (SocketException refusal)
        {
            // A full queue is somebody's too.
            return refusal.SocketErrorCode == SocketError.WouldBlock;
        }
    }
}
