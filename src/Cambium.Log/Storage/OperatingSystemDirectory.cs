namespace Cambium.Log.Storage;

/// <summary>A directory of the operating system, locked against a second writer.</summary>
public sealed class OperatingSystemDirectory : IFileDirectory
{
    /// <summary>Held exclusively by the server that has the log open.</summary>
    private const string LockName = "lock";

    private readonly string _directory;
    private readonly FileStream? _lock;
    private readonly DurableDirectory? _names;

    private OperatingSystemDirectory(string directory, FileStream? writeLock, bool isWritten)
    {
        _directory = directory;
        _lock = writeLock;
        _names = isWritten ? new DurableDirectory(directory) : null;
    }

    /// <summary>Opens for the only writer, creating the directory where needed.</summary>
    /// <exception cref="LogFormatException">Another process writes this log.</exception>
    public static OperatingSystemDirectory OpenExclusive(string directory)
    {
        string path = Path.GetFullPath(directory);
        if (!Directory.Exists(path))
        {
            Directory.CreateDirectory(path);
            DurableDirectory.Flush(Path.GetDirectoryName(path) ?? path);
        }

        return new OperatingSystemDirectory(path, Lock(path), isWritten: true);
    }

    /// <summary>Opens without locking, creating the directory where needed; somebody else sees to it that there is one writer.</summary>
    public static OperatingSystemDirectory OpenOrCreate(string directory)
    {
        string path = Path.GetFullPath(directory);
        if (!Directory.Exists(path))
        {
            Directory.CreateDirectory(path);
            DurableDirectory.Flush(Path.GetDirectoryName(path) ?? path);
        }

        return new OperatingSystemDirectory(path, null, isWritten: true);
    }

    /// <summary>Opens for reading, beside a writer or not.</summary>
    /// <exception cref="DirectoryNotFoundException">There is no such directory.</exception>
    public static OperatingSystemDirectory OpenShared(string directory)
    {
        string path = Path.GetFullPath(directory);
        return Directory.Exists(path)
            ? new OperatingSystemDirectory(path, null, isWritten: false)
            : throw new DirectoryNotFoundException($"log directory \"{path}\" doesn't exist");
    }

    /// <summary>True while a server has the log open.</summary>
    public bool IsLive
    {
        get
        {
            try
            {
                using FileStream probe = new(PathOf(LockName), FileMode.Open, FileAccess.Read, FileShare.Read);
                return false;
            }
            catch (FileNotFoundException)
            {
                return false;
            }
            catch (IOException)
            {
                return true;
            }
        }
    }

    public IReadOnlyList<string> List() => FileRefusal.Told(() => Directory.EnumerateFiles(_directory).Select(path => Path.GetFileName(path)).ToArray());

    public string PathOf(string name) => Path.Combine(_directory, name);

    public IFile OpenRead(string name) => Open(name, FileMode.Open, FileAccess.Read);

    public IFile OpenWrite(string name) => Open(name, FileMode.Open, FileAccess.ReadWrite);

    public IFile Create(string name) => Open(name, FileMode.Create, FileAccess.ReadWrite);

    public void Rename(string from, string to) => FileRefusal.Told(() => File.Move(PathOf(from), PathOf(to), overwrite: true));

    public void Delete(string name) => FileRefusal.Told(() => File.Delete(PathOf(name)));

    public bool TryLink(string name, IFileDirectory target) => DurableDirectory.TryLink(PathOf(name), target.PathOf(name));

    /// <exception cref="InvalidOperationException">It was opened for reading only.</exception>
    public void FlushDirectory() => (_names ?? throw new InvalidOperationException("The directory was opened for reading only.")).Flush();

    public void Dispose()
    {
        _names?.Dispose();
        _lock?.Dispose();
    }

    private OperatingSystemFile Open(string name, FileMode mode, FileAccess access) =>
        new(FileRefusal.Told(() => File.OpenHandle(PathOf(name), mode, access, FileShare.ReadWrite | FileShare.Delete)));

    private static FileStream Lock(string directory)
    {
        try
        {
            return LockFile.Hold(Path.Combine(directory, LockName));
        }
        catch (IOException e)
        {
            throw new LogFormatException($"log directory \"{directory}\" is in use by another process: {e.Message}");
        }
    }
}
