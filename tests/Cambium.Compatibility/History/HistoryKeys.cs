using System.Collections.Concurrent;

namespace Cambium.Compatibility.History;

/// <summary>What the clients of one history agree on outside the database: which keys to meet on, and what a counter's bits stand for.</summary>
internal sealed class HistoryKeys(int clients)
{
    private readonly ConcurrentDictionary<int, string> _bits = [];
    private readonly ConcurrentDictionary<int, ConcurrentBag<int>> _members = [];
    private int _turn;
    private int _id = 1_000_000;
    private int _bit = -1;

    /// <summary>The bit handed out last.</summary>
    public int LastBit => Math.Max(0, Volatile.Read(ref _bit));

    /// <summary>A key that as many steps in a row get as there are clients.</summary>
    public int Next() => Interlocked.Increment(ref _turn) / clients;

    /// <summary>A number nobody else gets.</summary>
    public int NextId() => Interlocked.Increment(ref _id);

    public int NextBit() => Interlocked.Increment(ref _bit);

    public void NameBit(int bit, string value) => _bits[bit] = value;

    public string NameOfBit(int bit) => _bits.TryGetValue(bit, out string? value) ? value : $"bit {bit}";

    /// <summary>Tells others of a row that may be in a group soon.</summary>
    public void Propose(int group, int member) => _members.GetOrAdd(group, static _ => []).Add(member);

    /// <summary>Some row that was to be in a group, or null.</summary>
    public int? MemberOf(int group, Random random) =>
        _members.TryGetValue(group, out ConcurrentBag<int>? members) && members.ToArray() is { Length: > 0 } known ? known[random.Next(known.Length)] : null;
}
