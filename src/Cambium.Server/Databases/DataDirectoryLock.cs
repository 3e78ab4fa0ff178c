namespace Cambium.Server.Databases;

/// <summary>Makes a data directory belong to one server at a time, and refuses one of a newer format.</summary>
internal sealed class DataDirectoryLock : IDisposable
{
    private readonly FileStream _lock;

    public DataDirectoryLock(string dataDirectory)
    {
        Directory.CreateDirectory(dataDirectory);
        try
        {
            _lock = new FileStream(Path.Combine(dataDirectory, "lock"), FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None);
        }
        catch (IOException exception)
        {
            throw new InvalidOperationException($"data directory {dataDirectory} is in use by another server", exception);
        }

        string format = Path.Combine(dataDirectory, "format");
        if (!File.Exists(format))
        {
            File.WriteAllText(format, DatabaseFolder.FormatText);
        }
        else if (File.ReadAllText(format) is string found && found != DatabaseFolder.FormatText)
        {
            _lock.Dispose();
            throw new InvalidDataException($"data directory {dataDirectory} has format \"{found.Trim()}\"; this server reads \"{DatabaseFolder.FormatText.Trim()}\"");
        }
    }

    public void Dispose() => _lock.Dispose();
}
