using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Verification;

namespace Cambium.Engine.Verification;

/// <summary>
/// An exclusion constraint tested over the rows of a log: each against its neighbours where ranges tell by their order, else against all that have
/// the same parts compared with =. A constraint whose operators can't be run on rows alone, or that would have too many rows compared with each
/// other, is given up and reported.
/// </summary>
internal sealed class ExclusionCheck(LogEvaluator evaluator, TableRuntime table, IndexRuntime index)
{
    /// <summary>Rows that are compared each with each.</summary>
    private const int ComparedRowsMax = 4_096;

    private readonly ExclusionSearch _search = ExclusionSearch.Of(index.Index);

    // By the key of the parts that are compared with =. Rows with the very same values are counted: which of them goes makes no difference.
    private readonly Dictionary<byte[], Group> _groups = new(KeyBytesComparer.Instance);
    private bool _isGivenUp;

    public string Name => index.Index.Name;

    /// <returns>Whether no other row is in the way.</returns>
    public bool Add(RowImage row)
    {
        if (PartsOf(row) is not { } parts)
        {
            return true;
        }

        byte[] groupKey = KeyOf(parts, _search.Equalities);
        if (!_groups.TryGetValue(groupKey, out Group? group))
        {
            _groups.Add(groupKey, group = new Group());
        }

        byte[] key = KeyOf(parts, parts.Length);
        bool isAlone = _search.HasRange ? !IsBesideOne(group, key, parts) : !group.Rows.Values.Any(other => IsInTheWay(other.Parts, parts));
        group.Add(key, parts);
        if (!_search.HasRange && group.Rows.Count > ComparedRowsMax)
        {
            GiveUp($"more than {ComparedRowsMax} rows would be compared each with each");
        }

        return isAlone;
    }

    public void Remove(RowImage row)
    {
        if (PartsOf(row) is { } parts && _groups.TryGetValue(KeyOf(parts, _search.Equalities), out Group? group))
        {
            group.Remove(KeyOf(parts, parts.Length));
        }
    }

    /// <summary>Whether the nearest on either side is in the way; no other can be, since those that are there leave each other alone.</summary>
    private bool IsBesideOne(Group group, byte[] key, Value[] parts) =>
        !parts[^1].Range.IsEmpty
        && ((group.Before(key) is { } before && IsInTheWay(before, parts)) || (group.After(key) is { } after && IsInTheWay(after, parts)));

    private bool IsInTheWay(Value[] existing, Value[] added) => table.Compiled!.Excludes(index.Index, existing, added);

    /// <summary>The values of the index's parts; null where the constraint doesn't cover the row.</summary>
    private Value[]? PartsOf(RowImage row)
    {
        if (_isGivenUp)
        {
            return null;
        }

        try
        {
            Value[] values = LogRow.Read(table.Table, row);
            Value[] parts = new Value[index.Index.Parts.Length];
            return index.Covers(values) && index.TryReadParts(values, parts) ? parts : null;
        }
        catch (Exception exception) when (exception is SqlErrorException or InvalidOperationException)
        {
            GiveUp(exception.Message);
            return null;
        }
    }

    private void GiveUp(string reason)
    {
        _isGivenUp = true;
        _groups.Clear();
        evaluator.Report($"exclusion constraint {Name} of table {table.Table.Name}: {reason}");
    }

    private byte[] KeyOf(Value[] parts, int count)
    {
        KeyBuilder key = new(stackalloc byte[256]);
        for (int part = 0; part < count; part++)
        {
            KeyEncoding.Append(ref key, index.Index.Parts[part].Type.Type, parts[part]);
        }

        return key.ToArray();
    }

    /// <summary>Rows with the same parts compared with =, by the keys of all parts.</summary>
    private sealed class Group
    {
        private static readonly byte[] s_first = [];
        private static readonly byte[] s_last = [0xFF];

        private readonly SortedSet<byte[]> _order = new(Comparer<byte[]>.Create(static (left, right) => left.AsSpan().SequenceCompareTo(right)));

        public Dictionary<byte[], (Value[] Parts, int Count)> Rows { get; } = new(KeyBytesComparer.Instance);

        public void Add(byte[] key, Value[] parts)
        {
            _order.Add(key);
            Rows[key] = (parts, Rows.TryGetValue(key, out (Value[] Parts, int Count) same) ? same.Count + 1 : 1);
        }

        /// <summary>One of the rows with that key goes.</summary>
        public void Remove(byte[] key)
        {
            (Value[] parts, int count) = Rows[key];
            if (count > 1)
            {
                Rows[key] = (parts, count - 1);
            }
            else
            {
                Rows.Remove(key);
                _order.Remove(key);
            }
        }

        /// <summary>The last row up to a key, those with it included; null when there is none.</summary>
        public Value[]? Before(byte[] key) => _order.GetViewBetween(s_first, key).Max is { } found ? Rows[found].Parts : null;

        /// <summary>The first row from a key on.</summary>
        public Value[]? After(byte[] key) => _order.GetViewBetween(key, s_last).Min is { } found ? Rows[found].Parts : null;
    }
}
