using Cambium.Engine.Transactions;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Memory;

/// <summary>One round of the clock's hand through the trees of all databases: measures what they have in memory and lets go of a quota.</summary>
internal sealed class EvictionRound
{
    private readonly List<(Database Database, Tree Tree)> _trees;
    private readonly (long New, long Used) _quota;
    private readonly EvictionPlace _start;
    private readonly ClockHand _hand;
    private readonly Dictionary<Database, long> _unwritten = [];
    private int _tree;
    private bool _hasStarted;
    private bool _hasStopped;

    /// <param name="newBytes">How much of the pages read once shall go.</param>
    /// <param name="usedBytes">How much of those in use.</param>
    /// <param name="start">Before it nothing goes: that was the turn of the round before.</param>
    public EvictionRound(IEnumerable<Database> databases, long newBytes, long usedBytes, EvictionPlace start)
    {
        _trees = [.. databases.SelectMany(static database => database.TreesInMemory.Select(tree => (database, tree)))];
        int newest = _trees.Count;
        _trees.AddRange(databases.SelectMany(static database => database.PastTreesInMemory.Select(tree => (database, tree))));
        _hand = new ClockHand(mayMeetAgain: _trees.Count > newest);
        _quota = (newBytes, usedBytes);
        _start = start;
    }

    public bool HadQuota => _quota.New + _quota.Used > 0;

    public long NewBytes => _hand.NewBytes;

    public long UnwrittenBytes => _hand.UnwrittenBytes;

    public long EvictedBytes => _hand.EvictedBytes;

    /// <summary>What was found in memory and stays there.</summary>
    public long FoundBytes => _hand.NewBytes + _hand.UsedBytes + _hand.UnwrittenBytes;

    /// <summary>Unwritten bytes of each database.</summary>
    public IEnumerable<(Database Database, long Bytes)> Unwritten => _unwritten.Select(static pair => (pair.Key, pair.Value));

    /// <summary>Where the next round shall start: where the quota was met; at the beginning when it wasn't.</summary>
    public EvictionPlace Next { get; private set; }

    private EvictionPlace Place => new(_tree, _hand.Position);

    /// <summary>Visits the leaves below one branch.</summary>
    /// <returns>False when all were visited.</returns>
    public bool Step()
    {
        if (_tree == _trees.Count)
        {
            return false;
        }

        if (!_hasStarted && Place.IsAtOrBehind(_start))
        {
            _hasStarted = true;
            (_hand.NewQuota, _hand.UsedQuota) = _quota;
        }

        (Database database, Tree tree) = _trees[_tree];
        long unwritten = _hand.UnwrittenBytes;
        bool hasMore = _hand.Step(tree);
        _unwritten[database] = _unwritten.GetValueOrDefault(database) + _hand.UnwrittenBytes - unwritten;
        _tree += hasMore ? 0 : 1;
        if (_hasStarted && !_hasStopped && _hand.NewQuota <= 0 && _hand.UsedQuota <= 0)
        {
            _hasStopped = true;
            Next = Place;
        }

        return true;
    }
}
