using Cambium.Log.Storage;

namespace Cambium.Server.Databases;

/// <summary>
/// Makes a data directory belong to one server at a time, refuses one of another format, and knows whether its first start came
/// to its end.
/// </summary>
/// <remarks>While the first start runs the file <c>initializing</c> exists. Nobody was told anything about such a directory, so a
/// start that finds the file throws away what is there and begins anew.</remarks>
internal sealed class DataDirectoryLock : IDisposable
{
    private readonly FileStream _lock;
    private readonly string _dataDirectory;
    private readonly string _initializing;

    public DataDirectoryLock(string dataDirectory)
    {
        _dataDirectory = dataDirectory;
        _initializing = Path.Combine(dataDirectory, "initializing");
        try
        {
            _lock = Hold(dataDirectory);
        }
        catch (IOException exception)
        {
            throw new InvalidOperationException(exception.Message, exception);
        }

        try
        {
            RequireFormat(dataDirectory);
            Prepare();
        }
        catch
        {
            _lock.Dispose();
            throw;
        }
    }

    /// <summary>Keeps servers away from a directory until it is disposed; makes the directory when there is none.</summary>
    /// <exception cref="IOException">A server has it, or it can't be written.</exception>
    public static FileStream Hold(string directory)
    {
        try
        {
            Directory.CreateDirectory(directory);
            return LockFile.Hold(Path.Combine(directory, "lock"));
        }
        catch (IOException exception) when (LockFile.IsHeld(exception))
        {
            throw new IOException($"data directory {directory} is in use by another server", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new IOException($"data directory {directory} can't be written: {exception.Message}", exception);
        }
    }

    /// <summary>The directory is new: its first database has yet to be made.</summary>
    public bool IsNew => File.Exists(_initializing);

    /// <summary>The first start is complete; durable before anyone is told.</summary>
    public void CompleteInitialization()
    {
        File.Delete(_initializing);
        DurableDirectory.Flush(_dataDirectory);
    }

    public void Dispose() => _lock.Dispose();

    /// <summary>Whether the directory says of which format it is, which is the last thing that makes it one of data.</summary>
    public static bool HasFormat(string dataDirectory) => File.Exists(Path.Combine(dataDirectory, DatabaseFolder.FormatFile));

    /// <exception cref="InvalidDataException">The directory is of a format that this server doesn't read.</exception>
    public static void RequireFormat(string dataDirectory)
    {
        string format = Path.Combine(dataDirectory, DatabaseFolder.FormatFile);
        if (HasFormat(dataDirectory) && File.ReadAllText(format) is string found && found is not (DatabaseFolder.FormatText or DatabaseFolder.FormatTextWithoutCheckpoints))
        {
            throw new InvalidDataException($"data directory {dataDirectory} has format \"{found.Trim()}\"; this server reads \"{DatabaseFolder.FormatText.Trim()}\"");
        }
    }

    private void WriteFormat(string format)
    {
        string unfinished = format + ".new";
        using (FileStream stream = File.Create(unfinished))
        {
            stream.Write(System.Text.Encoding.UTF8.GetBytes(DatabaseFolder.FormatText));
            stream.Flush(flushToDisk: true);
        }

        File.Move(unfinished, format, overwrite: true);
        DurableDirectory.Flush(_dataDirectory);
    }

    private void Prepare()
    {
        string format = Path.Combine(_dataDirectory, DatabaseFolder.FormatFile);
        if (!HasFormat(_dataDirectory))
        {
            if (DatabaseFolder.Any(_dataDirectory))
            {
                throw new InvalidDataException(
                    $"data directory {_dataDirectory} holds databases but no file \"format\": it comes from a backup or a restore that was interrupted; do it once more, the restore into a new directory");
            }

            File.WriteAllText(_initializing, "");
            DurableDirectory.Flush(_dataDirectory);
            WriteFormat(format);
        }
        else if (File.ReadAllText(format) != DatabaseFolder.FormatText)
        {
            // From here on a server that knows no checkpoints refuses the directory.
            WriteFormat(format);
        }

        if (IsNew)
        {
            DatabaseFolder.DeleteAll(_dataDirectory);
        }

        DatabaseFolder.RemoveRemains(_dataDirectory);
    }
}
