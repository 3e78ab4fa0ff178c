using Cambium.Trees;

namespace Cambium.Engine.Inverted;

/// <summary>
/// The keys of the rows that a query leads to, in their order, each once. Of elements that are all wanted the rarest one leads; the others are looked up for
/// each of its rows, unless these are so few that a look at the rows themselves is as good.
/// </summary>
public sealed class InvertedSearch
{
    private const int LookKeys = 1024;

    /// <summary>Fewer rows than that are not looked up among other elements.</summary>
    private const int CheckedRowsMin = 32;

    private readonly InvertedIndex _index;
    private readonly Action _look;

    // Either the entries of one element, of which those that pass the checks count, or keys collected from several.
    private readonly ElementQuery.Has? _leader;
    private readonly ElementQuery[] _checks = [];
    private readonly TreeCursor? _cursor;
    private readonly SortedRun? _collected;
    private byte[]? _key;
    private int _next;
    private int _looked;

    /// <param name="query">Not <see cref="ElementQuery.Everything"/>: for that a scan of the rows is there.</param>
    /// <param name="look">Called every now and then; throws when there is a reason to stop.</param>
    public InvertedSearch(InvertedIndex index, ElementQuery query, Action look)
    {
        _index = index;
        _look = look;
        (ElementQuery leading, ElementQuery[] checks) = query is ElementQuery.AllOf all ? Lead(all) : (query, []);
        if (leading is ElementQuery.Has { IsPrefix: false } has)
        {
            (_leader, _checks) = (has, checks);
            _cursor = index.Entries.GetCursor();
        }
        else
        {
            EntryRun keys = new();
            Collect(query, keys);
            _collected = keys.Sort();
        }
    }

    public ReadOnlySpan<byte> RowKey => _leader is not null ? _cursor!.Key[_leader.Element.Length..] : _collected!.KeyAt(_next - 1);

    public bool MoveNext() => _leader is not null ? MoveAlong(_leader, _cursor!, _checks, ref _next) : MoveCollected();

    private bool MoveCollected()
    {
        while (_next < _collected!.Count)
        {
            _next++;
            if (_next == _collected.Count || !_collected.HasSameKey(_next - 1, _next))
            {
                return true;
            }
        }

        return false;
    }

    private bool MoveAlong(ElementQuery.Has leader, TreeCursor cursor, ElementQuery[] checks, ref int moves)
    {
        for (bool any = moves++ == 0 ? cursor.Seek(leader.Element) : cursor.MoveNext(); any && cursor.Key.StartsWith(leader.Element); any = cursor.MoveNext())
        {
            Look();
            ReadOnlySpan<byte> rowKey = cursor.Key[leader.Element.Length..];
            bool passes = true;
            for (int check = 0; check < checks.Length && passes; check++)
            {
                passes = MayHold(checks[check], rowKey);
            }

            if (passes)
            {
                return true;
            }
        }

        return false;
    }

    private void Collect(ElementQuery query, EntryRun keys)
    {
        switch (query)
        {
            case ElementQuery.Has { IsPrefix: false } has:
                Collect(has, [], keys);
                break;
            case ElementQuery.Has prefix:
                CollectPrefix(prefix, keys);
                break;
            case ElementQuery.AllOf all:
                (ElementQuery leading, ElementQuery[] checks) = Lead(all);
                if (leading is ElementQuery.Has { IsPrefix: false } leader)
                {
                    Collect(leader, checks, keys);
                }
                else
                {
                    Collect(leading, keys);
                }

                break;
            case ElementQuery.AnyOf any:
                Collect(any.Branches, keys);
                break;
            case ElementQuery.SomeOf some:
                Collect(_index.Rarest(some), keys);
                break;
        }
    }

    private void Collect(IEnumerable<ElementQuery> branches, EntryRun keys)
    {
        foreach (ElementQuery branch in branches)
        {
            Collect(branch, keys);
        }
    }

    private void Collect(ElementQuery.Has leader, ElementQuery[] checks, EntryRun keys)
    {
        TreeCursor cursor = _index.Entries.GetCursor();
        int moves = 0;
        while (MoveAlong(leader, cursor, checks, ref moves))
        {
            keys.Append(cursor.Key[leader.Element.Length..], default);
        }
    }

    private void CollectPrefix(ElementQuery.Has prefix, EntryRun keys)
    {
        TreeCursor cursor = _index.Entries.GetCursor();
        for (bool any = cursor.Seek(prefix.Element); any && cursor.Key.StartsWith(prefix.Element); any = cursor.MoveNext())
        {
            Look();
            ReadOnlySpan<byte> rest = cursor.Key[prefix.Element.Length..];
            keys.Append(rest[(rest.IndexOf((byte)0) + 1)..], default);
        }
    }

    private (ElementQuery Leading, ElementQuery[] Checks) Lead(ElementQuery.AllOf all)
    {
        (ElementQuery Query, long Count)[] parts = [.. all.Parts.Select(part => (part, _index.CountAtMost(part))).OrderBy(static part => part.Item2)];
        return (parts[0].Query, parts[0].Count < CheckedRowsMin ? [] : [.. parts.Skip(1).Where(part => part.Count < _index.Rows.Count / 2).Select(static part => part.Query)]);
    }

    /// <summary>Whether a query may lead to a row.</summary>
    private bool MayHold(ElementQuery query, ReadOnlySpan<byte> rowKey)
    {
        switch (query)
        {
            case ElementQuery.Has { IsPrefix: false } has:
                _key ??= new byte[Tree.KeyBytesMax + ElementSet.ElementBytesMax];
                return _index.Entries.ContainsKey(_key.AsSpan(0, InvertedIndex.Join(has.Element, rowKey, _key)));
            case ElementQuery.AllOf all:
                return Count(all.Parts, rowKey) == all.Parts.Count;
            case ElementQuery.AnyOf any:
                return Count(any.Branches, rowKey) > 0;
            case ElementQuery.SomeOf some:
                return Count(some.Branches, rowKey) >= some.Count;
            default:
                return true;
        }
    }

    private int Count(IReadOnlyList<ElementQuery> queries, ReadOnlySpan<byte> rowKey)
    {
        int count = 0;
        for (int index = 0; index < queries.Count; index++)
        {
            count += MayHold(queries[index], rowKey) ? 1 : 0;
        }

        return count;
    }

    private void Look()
    {
        if ((++_looked % LookKeys) == 0)
        {
            _look();
        }
    }
}
