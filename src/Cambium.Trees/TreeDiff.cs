namespace Cambium.Trees;

/// <summary>
/// Walks two versions side by side and yields their differences. Each side stands either before a node it has not opened or on
/// an entry of an open leaf. Standing before the same node, both skip it. Otherwise the side that is behind moves: it opens
/// its node, or its entry is compared with the other side's.
/// </summary>
/// <remarks>
/// Which side is behind before unopened nodes is told by the separators, without looking below. Of two nodes that begin
/// together the higher one is opened first, since the other may be a part of it.
/// </remarks>
internal sealed class TreeDiff(Tree older, Tree newer, KeyRange range)
{
    private DiffSide _older = new(older, range);
    private DiffSide _newer = new(newer, range);

    /// <summary>Nodes opened on both sides by the last walk, so far.</summary>
    internal int NodesVisited => _older.NodesVisited + _newer.NodesVisited;

    internal IEnumerable<TreeChange> Changes()
    {
        _older = new DiffSide(older, range);
        _newer = new DiffSide(newer, range);
        while (true)
        {
            if (_older.Node is not null && ReferenceEquals(_older.Node, _newer.Node))
            {
                _older.SkipNode();
                _newer.SkipNode();
                continue;
            }

            // Past the end counts as beyond every key.
            bool olderEnded = _older.HasEnded;
            bool newerEnded = _newer.HasEnded;
            if (olderEnded && newerEnded)
            {
                yield break;
            }

            int order = olderEnded ? 1 : newerEnded ? -1 : _older.Position.SequenceCompareTo(_newer.Position);
            if (TryOpen(order))
            {
                continue;
            }

            if (order < 0)
            {
                yield return new TreeChange(_older.Position.ToArray(), _older.Value, null);
                _older.MoveNext();
            }
            else if (order > 0)
            {
                yield return new TreeChange(_newer.Position.ToArray(), null, _newer.Value);
                _newer.MoveNext();
            }
            else
            {
                if (!_older.Value.Span.SequenceEqual(_newer.Value.Span))
                {
                    yield return new TreeChange(_newer.Position.ToArray(), _older.Value, _newer.Value);
                }

                _older.MoveNext();
                _newer.MoveNext();
            }
        }
    }

    /// <summary>Opens a node on the side that is behind, on the higher one of two that are level; false if only entries are left to compare.</summary>
    private bool TryOpen(int order)
    {
        bool canOpenOlder = order <= 0 && _older.Node is not null;
        bool canOpenNewer = order >= 0 && _newer.Node is not null;
        if (canOpenOlder && canOpenNewer && _older.Level != _newer.Level)
        {
            canOpenOlder = _older.Level > _newer.Level;
            canOpenNewer = !canOpenOlder;
        }

        if (canOpenOlder)
        {
            _older.OpenNode();
        }

        if (canOpenNewer)
        {
            _newer.OpenNode();
        }

        return canOpenOlder || canOpenNewer;
    }
}
