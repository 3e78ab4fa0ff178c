namespace Cambium.Log.Storage;

/// <summary>
/// Makes empty segments: zeroed files, so that appending later changes no file size and a flush writes data only. One is
/// prepared ahead on another thread while the current segment fills up; a file that retention lets go is zeroed and used again.
/// Each is twice as large as the one before, up to a bound: a database that is hardly written to takes little of the disk.
/// What fills most of a segment gets one without zeros, which are there for small appends; and who comes before the next large one is ready gets a small one.
/// </summary>
/// <param name="sizeMax">Bytes of a segment at most.</param>
internal sealed class SpareSegments(IFileDirectory files, long sizeMax) : IDisposable
{
    private const long FirstSize = 1 << 20;

    /// <summary>A larger one that isn't ready isn't waited for.</summary>
    private const long AwaitedMax = 8 << 20;

    private const string PreparingName = "spare.new";
    private const string ReadyName = "spare";
    private const string RetiredName = "spare.old";
    private const string BareName = "spare.bare";
    private const int ChunkSize = 1 << 20;

    /// <summary>Between two chunks of a segment prepared ahead, so that its zeros don't keep the disk from commits.</summary>
    private static readonly TimeSpan s_rest = TimeSpan.FromMilliseconds(5);

    private readonly object _gate = new();
    private long _size = Math.Min(FirstSize, sizeMax);
    private Thread? _preparing;

    /// <summary>The next one comes behind a segment of that many bytes. Called by the taker's thread only.</summary>
    public void Follow(long length) => _size = Math.Clamp(2 * length, Math.Min(FirstSize, sizeMax), sizeMax);

    /// <summary>Deletes what an earlier process left half made.</summary>
    public void DeleteLeftovers()
    {
        foreach (string name in files.List())
        {
            if (name is PreparingName or ReadyName or RetiredName or BareName)
            {
                files.Delete(name);
            }
        }
    }

    /// <summary>Starts preparing the next segment in the background, once for each one taken. Called by the taker's thread only.</summary>
    public void PrepareAhead()
    {
        if (_preparing is not null)
        {
            return;
        }

        Thread thread = new(TryPrepare) { IsBackground = true, Name = "log segment" };
        try
        {
            thread.Start();
            _preparing = thread;
        }
        catch (OutOfMemoryException)
        {
            // The system gives no more threads; the taker prepares for itself.
        }
    }

    /// <summary>Gives an empty segment the name <paramref name="name"/> after its header was written and flushed.</summary>
    /// <param name="wanted">Bytes to be appended first.</param>
    /// <returns>The file, open for writing.</returns>
    /// <exception cref="IOException">No space, or the disk failed; there is no file of that name then.</exception>
    public IFile Take(string name, ReadOnlySpan<byte> header, long wanted)
    {
        if (wanted > _size / 2)
        {
            return MakeNow(name, header, zeros: 0);
        }

        if (_preparing is { IsAlive: true } && _size > AwaitedMax)
        {
            return MakeNow(name, header, zeros: Math.Min(FirstSize, sizeMax));
        }

        _preparing?.Join();
        _preparing = null;
        lock (_gate)
        {
            Prepare(TimeSpan.Zero);
            IFile file = Begin(files.OpenWrite(ReadyName), ReadyName, name, header);
            Follow(file.Length);
            return file;
        }
    }

    private IFile MakeNow(string name, ReadOnlySpan<byte> header, long zeros)
    {
        IFile file = files.Create(BareName);
        try
        {
            Zero(file, 0, zeros);
            return Begin(file, BareName, name, header);
        }
        catch
        {
            file.Dispose();
            files.Delete(BareName);
            throw;
        }
    }

    private IFile Begin(IFile file, string madeAs, string name, ReadOnlySpan<byte> header)
    {
        try
        {
            file.Write(0, header);
            file.Flush();
            files.Rename(madeAs, name);
            files.FlushDirectory();
            return file;
        }
        catch
        {
            file.Dispose();
            throw;
        }
    }

    /// <summary>Lets go of a segment: it is kept for reuse when none is waiting, else deleted.</summary>
    public void Give(string name)
    {
        lock (_gate)
        {
            if (files.List().Contains(RetiredName))
            {
                files.Delete(name);
            }
            else
            {
                files.Rename(name, RetiredName);
            }
        }
    }

    public void Dispose() => _preparing?.Join();

    private void TryPrepare()
    {
        try
        {
            lock (_gate)
            {
                Prepare(s_rest);
            }
        }
        catch (Exception exception) when (exception is IOException or OutOfMemoryException)
        {
            // Take meets the same error on the committer's thread, which knows what to do about it.
        }
    }

    private void Prepare(TimeSpan rest)
    {
        IReadOnlyList<string> names = files.List();
        if (names.Contains(ReadyName))
        {
            return;
        }

        if (names.Contains(RetiredName))
        {
            files.Rename(RetiredName, PreparingName);
            names = [.. names, PreparingName];
        }

        try
        {
            using IFile file = names.Contains(PreparingName) ? files.OpenWrite(PreparingName) : files.Create(PreparingName);
            Zero(file, 0, Math.Max(_size, file.Length), rest);
            file.SetLength(_size);
            file.Flush();
        }
        catch (IOException)
        {
            files.Delete(PreparingName);
            throw;
        }

        files.Rename(PreparingName, ReadyName);
    }

    /// <summary>Overwrites with zeros from <paramref name="from"/> up to <paramref name="to"/>.</summary>
    /// <param name="rest">After each chunk.</param>
    public static void Zero(IFile file, long from, long to, TimeSpan rest = default)
    {
        byte[] zeros = new byte[(int)Math.Clamp(to - from, 0, ChunkSize)];
        for (long offset = from; offset < to; offset += zeros.Length)
        {
            int count = (int)Math.Min(zeros.Length, to - offset);
            file.Write(offset, zeros.AsSpan(0, count));
            file.WriteBack(offset, count);
            if (rest > TimeSpan.Zero)
            {
                Thread.Sleep(rest);
            }
        }
    }
}
