using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Groups rows by hashing their keys and aggregates each group; groups come out in order of appearance. Several grouping sets are several
/// hash tables filled in one pass.
/// </summary>
/// <param name="keys">All keys; output begins with them, NULL where a set leaves one out.</param>
/// <param name="sets">For each grouping set the keys in it.</param>
/// <param name="groupings">For each GROUPING() the keys it asks for.</param>
internal sealed class HashAggregate(
    Operator input, CompiledExpression[] keys, DataType[] keyTypes, AggregateCall[] aggregates, int[][] sets, int[][] groupings, IReadOnlyList<string> keyTexts) : Operator
{
    // About what the state of an aggregate takes.
    private const int GroupBytes = 96;

    private readonly RowBatch _input = new();
    private readonly Value[] _keyValues = new Value[keys.Length];
    private readonly Value[] _setValues = new Value[keys.Length];
    private QueryContext? _context;
    private GroupSet[]? _groups;
    private int _set;
    private int _group;

    public override int Width { get; } = keys.Length + aggregates.Length + groupings.Length;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Aggregate";
        node.Title = keys.Length == 0 ? "Aggregate" : sets.Length > 1 ? "MixedAggregate" : "HashAggregate";
        node.Attributes["Strategy"] = keys.Length == 0 ? "Plain" : sets.Length > 1 ? "Mixed" : "Hashed";
        if (keyTexts.Count > 0)
        {
            node.Add("Group Key", keyTexts);
        }
    }

    public override void Close()
    {
        _groups = null;
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _groups = null;
        _set = 0;
        _group = 0;
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (_groups is null)
        {
            ReadInput();
        }

        while (_set < sets.Length && !batch.IsFull)
        {
            GroupSet set = _groups![_set];
            if (_group >= set.Keys.Count)
            {
                _set++;
                _group = 0;
                continue;
            }

            Emit(set, _group++, batch.Append());
            _context!.Tick();
        }

        return batch.Count > 0;
    }

    private void ReadInput()
    {
        _groups = [.. sets.Select(set => new GroupSet(new RowKey(set, [.. set.Select(key => keyTypes[key])]), keys.Length, _context!.Memory))];
        _input.RowsWanted = RowBatch.RowsMax;
        while (input.Next(_input))
        {
            for (int row = 0; row < _input.Count; row++)
            {
                AddRow(_input[row]);
            }

            _context!.CheckCancellation();
        }

        foreach (GroupSet set in _groups)
        {
            // Without keys there is a group even without rows.
            if (set.Key.Places.Length == 0 && set.Keys.Count == 0)
            {
                Array.Clear(_setValues);
                set.Keys.Add(_setValues);
                set.Groups.Add(CreateGroups());
            }
        }
    }

    private void AddRow(ReadOnlySpan<Value> row)
    {
        QueryContext context = _context!;
        for (int key = 0; key < keys.Length; key++)
        {
            _keyValues[key] = keys[key].Evaluate(row, context);
        }

        foreach (GroupSet set in _groups!)
        {
            AggregateGroup[] groups = set.Groups.Count == 1 && set.Key.Places.Length == 0 ? set.Groups[0] : FindGroup(set);
            for (int index = 0; index < groups.Length; index++)
            {
                aggregates[index].Add(groups[index], row, context);
            }
        }
    }

    private AggregateGroup[] FindGroup(GroupSet set)
    {
        int hash = set.Key.Hash(_keyValues);
        for (int group = set.Table.First(hash); group >= 0; group = set.Table.Next(group, hash))
        {
            if (set.Key.Equals(_keyValues, set.Keys[group]))
            {
                return set.Groups[group];
            }
        }

        Array.Clear(_setValues);
        foreach (int key in set.Key.Places)
        {
            _setValues[key] = _keyValues[key];
        }

        set.Keys.Add(_setValues);
        set.Table.Add(hash);
        AggregateGroup[] groups = CreateGroups();
        set.Groups.Add(groups);
        _context!.Memory?.Take(GroupBytes * (groups.Length + 1));
        return groups;
    }

    private AggregateGroup[] CreateGroups()
    {
        AggregateGroup[] groups = new AggregateGroup[aggregates.Length];
        for (int index = 0; index < groups.Length; index++)
        {
            groups[index] = aggregates[index].CreateGroup();
        }

        return groups;
    }

    private void Emit(GroupSet set, int group, Span<Value> into)
    {
        set.Keys[group].CopyTo(into);
        AggregateGroup[] groups = set.Groups[group];
        for (int index = 0; index < groups.Length; index++)
        {
            into[keys.Length + index] = aggregates[index].Finish(groups[index], groups[index].LastRow, _context!);
        }

        for (int index = 0; index < groupings.Length; index++)
        {
            int bits = 0;
            foreach (int key in groupings[index])
            {
                bits = (bits << 1) | (Array.IndexOf(set.Key.Places, key) >= 0 ? 0 : 1);
            }

            into[keys.Length + aggregates.Length + index] = Value.FromInt32(bits);
        }
    }

    private sealed class GroupSet(RowKey key, int width, QueryMemory? memory)
    {
        internal RowKey Key { get; } = key;

        internal RowHashTable Table { get; } = new();

        internal RowList Keys { get; } = new(width, memory);

        internal List<AggregateGroup[]> Groups { get; } = [];
    }
}
