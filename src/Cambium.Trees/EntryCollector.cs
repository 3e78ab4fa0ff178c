using System.Runtime.CompilerServices;

namespace Cambium.Trees;

/// <summary>
/// Entries on their way into a tree. As long as their keys ascend they are put straight into one; with the first that doesn't they become a run that is to be sorted.
/// Used by one thread.
/// </summary>
public sealed class EntryCollector
{
    private readonly TreeBuilder _ascending = new();
    private EntryRun? _run;
    private long _ascendingBytes;

    /// <summary>Whether all are in a tree yet.</summary>
    public bool IsAscending => _run is null;

    /// <summary>Bytes that the entries take here.</summary>
    public long Bytes => _run?.Bytes ?? _ascendingBytes;

    /// <exception cref="ArgumentException">The key is too long.</exception>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Append(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        if (_run is null)
        {
            if (_ascending.TryAppend(key, value))
            {
                _ascendingBytes += key.Length + value.Length;
                return;
            }

            _run = EntryRun.Of(_ascending.Finish());
        }

        _run.Append(key, value);
    }

    /// <returns>The tree of all entries, if they ascended, or their run; the other is empty.</returns>
    public (Tree Ascending, SortedRun Others) Finish() => _run is null ? (_ascending.Finish(), new EntryRun().Sort()) : (Tree.Empty, _run.Sort());
}
