namespace Cambium.Log.Storage;

/// <summary>A directory in memory with injected faults. Names, too, are lost in a power failure unless the directory was flushed.</summary>
public sealed class MemoryDirectory : IFileDirectory
{
    private readonly object _gate = new();
    private readonly Dictionary<string, MemoryFile> _names;
    private readonly List<Action<Dictionary<string, MemoryFile>>> _unflushedChanges = [];
    private Dictionary<string, MemoryFile> _durableNames;
    private bool _hasCrashed;

    public MemoryDirectory(LogFaults faults)
        : this(faults, [])
    {
    }

    private MemoryDirectory(LogFaults faults, Dictionary<string, MemoryFile> names)
    {
        Faults = faults;
        _names = names;
        _durableNames = new Dictionary<string, MemoryFile>(names);
    }

    public LogFaults Faults { get; }

    /// <summary>
    /// The directory after a power failure. Of the unflushed changes of names the first few have happened, as a file system with a journal
    /// has it, or any of them.
    /// </summary>
    public MemoryDirectory Crash(Random random)
    {
        lock (_gate)
        {
            Dictionary<string, MemoryFile> names = new(_durableNames);
            int? first = random.Next(2) == 0 ? random.Next(_unflushedChanges.Count + 1) : null;
            for (int i = 0; i < _unflushedChanges.Count; i++)
            {
                if (first is null ? random.Next(2) == 0 : i < first)
                {
                    _unflushedChanges[i](names);
                }
            }

            // In order of names: a dictionary's own order would make the outcome depend on more than the seed.
            return Successor(names.OrderBy(pair => pair.Key, StringComparer.Ordinal).ToDictionary(pair => pair.Key, pair => pair.Value.Survive(random)));
        }
    }

    /// <summary>The directory after the process alone was killed.</summary>
    public MemoryDirectory Restart()
    {
        lock (_gate)
        {
            return Successor(_names.ToDictionary(pair => pair.Key, pair => pair.Value.Survive()));
        }
    }

    /// <summary>What <see cref="Restart"/> would give if the process were killed now, without killing it.</summary>
    public MemoryDirectory Copy()
    {
        lock (_gate)
        {
            return new MemoryDirectory(new LogFaults(), _names.ToDictionary(pair => pair.Key, pair => pair.Value.Survive()));
        }
    }

    public IReadOnlyList<string> List()
    {
        lock (_gate)
        {
            return [.. _names.Keys];
        }
    }

    public string PathOf(string name) => $"memory/{name}";

    public IFile OpenRead(string name) => OpenWrite(name);

    public IFile OpenWrite(string name)
    {
        lock (_gate)
        {
            TakeDescriptor();
            return _names.TryGetValue(name, out MemoryFile? file)
                ? new Handle(this, file, name)
                : throw new FileNotFoundException($"There is no file {name}.");
        }
    }

    public IFile Create(string name)
    {
        MemoryFile file = new();
        lock (_gate)
        {
            TakeDescriptor();
            ChangeNames(names => names[name] = file);
            return new Handle(this, file, name);
        }
    }

    public void Rename(string from, string to)
    {
        MemoryFile file = Find(from) ?? throw new FileNotFoundException($"There is no file {from}.");
        ChangeNames(names =>
        {
            Remove(names, from, file);
            names[to] = file;
        });
    }

    public void Delete(string name)
    {
        if (Find(name) is { } file)
        {
            ChangeNames(names => Remove(names, name, file));
        }
    }

    public bool TryLink(string name, IFileDirectory target)
    {
        MemoryFile file;
        lock (_gate)
        {
            file = _names[name];
        }

        MemoryDirectory other = (MemoryDirectory)target;
        if (other.Find(name) is not null)
        {
            return false;
        }

        other.ChangeNames(names => names[name] = file);
        return true;
    }

    public void FlushDirectory()
    {
        lock (_gate)
        {
            Operate(stopHalfway: null);
            if (Faults.ForgottenFlushes?.Invoke("") != true)
            {
                _durableNames = new Dictionary<string, MemoryFile>(_names);
                _unflushedChanges.Clear();
            }
        }
    }

    public void Dispose()
    {
    }

    private MemoryDirectory Successor(Dictionary<string, MemoryFile> names)
    {
        _hasCrashed = true;
        Faults.OperationsUntilCrash = null;
        return new MemoryDirectory(Faults, names);
    }

    private MemoryFile? Find(string name)
    {
        lock (_gate)
        {
            return _names.GetValueOrDefault(name);
        }
    }

    /// <summary>The name is another file's if the change that gave it to that one came first, or alone.</summary>
    private static void Remove(Dictionary<string, MemoryFile> names, string name, MemoryFile file)
    {
        if (names.GetValueOrDefault(name) == file)
        {
            names.Remove(name);
        }
    }

    private void TakeDescriptor()
    {
        if (Faults.OpensLeft == 0)
        {
            throw new IOException("Too many open files", Shortage.TooManyFiles);
        }

        Faults.OpensLeft--;
    }

    private void ChangeNames(Action<Dictionary<string, MemoryFile>> change)
    {
        lock (_gate)
        {
            Operate(stopHalfway: null);
            change(_names);
            _unflushedChanges.Add(change);
        }
    }

    private void Write(MemoryFile file, long offset, ReadOnlySpan<byte> bytes)
    {
        lock (_gate)
        {
            byte[] half = bytes[..(bytes.Length / 2)].ToArray();
            Operate(() => file.Write(offset, half));
            long grown = Math.Max(0, offset + bytes.Length - file.Length);
            if (Faults.FullWrites > 0 || (grown > 0 && grown > Faults.CapacityBytes - _names.Values.Sum(other => other.Length)))
            {
                Faults.FullWrites = Math.Max(0, Faults.FullWrites - 1);
                file.Write(offset, half.AsSpan(0, (int)Math.Clamp(half.Length, 0, Math.Max(0, file.Length - offset))));
                throw new IOException("No space left on device", Shortage.NoSpace);
            }

            file.Write(offset, bytes);
        }
    }

    private void Flush(MemoryFile file, string name)
    {
        Faults.BeforeFlush?.Invoke();
        lock (_gate)
        {
            Operate(stopHalfway: null);
            if (Faults.FailingFlushes > 0)
            {
                Faults.FailingFlushes--;
                throw new IOException("Input/output error");
            }

            if (Faults.LostFlushes > 0)
            {
                Faults.LostFlushes--;
                return;
            }

            if (Faults.ForgottenFlushes?.Invoke(name) != true)
            {
                file.Flush();
            }
        }
    }

    /// <summary>Counts an operation down to the simulated crash.</summary>
    private void Operate(Action? stopHalfway)
    {
        if (!_hasCrashed && Faults.OperationsUntilCrash is int left)
        {
            Faults.OperationsUntilCrash = left - 1;
            if (left <= 0)
            {
                _hasCrashed = true;
                stopHalfway?.Invoke();
            }
        }

        if (_hasCrashed)
        {
            throw new LogCrashException();
        }
    }

    private sealed class Handle(MemoryDirectory files, MemoryFile file, string name) : IFile
    {
        private readonly bool _hasPages = name.EndsWith(".pages", StringComparison.Ordinal);

        public long Length
        {
            get
            {
                lock (files._gate)
                {
                    return file.Length;
                }
            }
        }

        public int Read(long offset, Span<byte> buffer)
        {
            lock (files._gate)
            {
                if (_hasPages && files.Faults.FailingPageReads > 0)
                {
                    files.Faults.FailingPageReads--;
                    throw new IOException("Input/output error");
                }

                int count = file.Read(offset, buffer);
                if (_hasPages && count > 0 && files.Faults.FlippedPageReads > 0)
                {
                    files.Faults.FlippedPageReads--;
                    int bit = files.Faults.FlippedBit % (count * 8);
                    buffer[bit / 8] ^= (byte)(1 << (bit % 8));
                }

                return count;
            }
        }

        public void Write(long offset, ReadOnlySpan<byte> bytes) => files.Write(file, offset, bytes);

        public void SetLength(long length)
        {
            lock (files._gate)
            {
                files.Operate(stopHalfway: null);
                file.SetLength(length);
            }
        }

        public void Flush() => files.Flush(file, name);

        public void Dispose()
        {
        }
    }
}
