using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>What an aggregation computes.</summary>
/// <param name="Keys">All keys; output begins with them, NULL where a set leaves one out.</param>
/// <param name="Sets">For each grouping set the keys in it.</param>
/// <param name="Groupings">For each GROUPING() the keys it asks for.</param>
internal sealed record GroupShape(CompiledExpression[] Keys, DataType[] KeyTypes, AggregateCall[] Aggregates, int[][] Sets, int[][] Groupings)
{
    internal int Width => Keys.Length + Aggregates.Length + Groupings.Length;

    /// <summary>Whether parts of the rows can be aggregated by threads that help, and the results put together.</summary>
    internal bool IsParallelSafe { get; } =
        Array.TrueForAll(Keys, static key => key.IsParallelSafe) && Array.TrueForAll(Aggregates, static call => call.IsParallelSafe);
}

/// <summary>
/// The groups of some rows by hashing their keys, in order of appearance, and what is aggregated of each. Several grouping sets are several hash
/// tables filled in one pass. Of two tables the later one's groups can be put to the earlier's as if all rows had come to that one.
/// </summary>
/// <param name="context">Of the thread that adds rows.</param>
internal sealed class GroupTable(GroupShape shape, QueryContext context)
{
    // About what the state of an aggregate takes.
    private const int GroupBytes = 96;

    private readonly Value[] _keyValues = new Value[shape.Keys.Length];
    private readonly Value[] _setValues = new Value[shape.Keys.Length];
    private readonly GroupSet[] _sets =
        [.. shape.Sets.Select(set => new GroupSet(new RowKey(set, [.. set.Select(key => shape.KeyTypes[key])]), shape.Keys.Length, context.Memory))];

    internal int CountGroups(int set) => _sets[set].Keys.Count;

    internal void Add(RowBatch batch)
    {
        for (int row = 0; row < batch.Count; row++)
        {
            Add(batch[row]);
        }
    }

    internal void Add(ReadOnlySpan<Value> row)
    {
        CompiledExpression[] keys = shape.Keys;
        for (int key = 0; key < keys.Length; key++)
        {
            _keyValues[key] = keys[key].Evaluate(row, context);
        }

        foreach (GroupSet set in _sets)
        {
            AggregateGroup[] groups = set.Groups.Count == 1 && set.Key.Places.Length == 0 ? set.Groups[0] : FindGroup(set);
            for (int index = 0; index < groups.Length; index++)
            {
                shape.Aggregates[index].Add(groups[index], row, context);
            }
        }
    }

    /// <summary>Puts the groups of rows behind these to these. The other table isn't used any more.</summary>
    internal void Merge(GroupTable later)
    {
        for (int index = 0; index < _sets.Length; index++)
        {
            (GroupSet own, GroupSet other) = (_sets[index], later._sets[index]);
            for (int group = 0; group < other.Keys.Count; group++)
            {
                int hash = other.Key.Places.Length == 0 ? 0 : other.Table.HashAt(group);
                int found = own.Find(other.Keys[group], hash);
                if (found < 0)
                {
                    own.Add(other.Keys[group], hash, other.Groups[group]);
                }
                else
                {
                    Merge(own.Groups[found], other.Groups[group]);
                }

                context.Tick();
            }
        }
    }

    /// <summary>All rows are in. Without keys there is a group even without rows.</summary>
    internal void Complete()
    {
        foreach (GroupSet set in _sets)
        {
            if (set.Key.Places.Length == 0 && set.Keys.Count == 0)
            {
                Array.Clear(_setValues);
                set.Add(_setValues, 0, CreateGroups());
            }
        }
    }

    internal void Emit(int setIndex, int group, Span<Value> into)
    {
        GroupSet set = _sets[setIndex];
        set.Keys[group].CopyTo(into);
        AggregateGroup[] groups = set.Groups[group];
        int keys = shape.Keys.Length;
        for (int index = 0; index < shape.Groupings.Length; index++)
        {
            int bits = 0;
            foreach (int key in shape.Groupings[index])
            {
                bits = (bits << 1) | (Array.IndexOf(set.Key.Places, key) >= 0 ? 0 : 1);
            }

            into[keys + shape.Aggregates.Length + index] = Value.FromInt32(bits);
        }

        // Last, since direct arguments read the rest of the row.
        for (int index = 0; index < groups.Length; index++)
        {
            into[keys + index] = shape.Aggregates[index].Finish(groups[index], into, context);
        }
    }

    private void Merge(AggregateGroup[] own, AggregateGroup[] later)
    {
        for (int index = 0; index < own.Length; index++)
        {
            shape.Aggregates[index].Merge(own[index], later[index], context);
        }
    }

    private AggregateGroup[] FindGroup(GroupSet set)
    {
        int hash = set.Key.Hash(_keyValues);
        int found = set.Find(_keyValues, hash);
        if (found >= 0)
        {
            return set.Groups[found];
        }

        Array.Clear(_setValues);
        foreach (int key in set.Key.Places)
        {
            _setValues[key] = _keyValues[key];
        }

        AggregateGroup[] groups = CreateGroups();
        set.Add(_setValues, hash, groups);
        context.Memory?.Take(GroupBytes * (groups.Length + 1));
        return groups;
    }

    private AggregateGroup[] CreateGroups()
    {
        AggregateGroup[] groups = new AggregateGroup[shape.Aggregates.Length];
        for (int index = 0; index < groups.Length; index++)
        {
            groups[index] = shape.Aggregates[index].CreateGroup();
        }

        return groups;
    }

    private sealed class GroupSet(RowKey key, int width, QueryMemory? memory)
    {
        internal RowKey Key { get; } = key;

        internal RowHashTable Table { get; } = new();

        internal RowList Keys { get; } = new(width, memory);

        internal List<AggregateGroup[]> Groups { get; } = [];

        /// <summary>The group of keys, -1 when there is none yet.</summary>
        internal int Find(ReadOnlySpan<Value> keys, int hash)
        {
            for (int group = Table.First(hash); group >= 0; group = Table.Next(group, hash))
            {
                if (Key.Equals(keys, Keys[group]))
                {
                    return group;
                }
            }

            return -1;
        }

        internal void Add(ReadOnlySpan<Value> keys, int hash, AggregateGroup[] groups)
        {
            Keys.Add(keys);
            Table.Add(hash);
            Groups.Add(groups);
        }
    }
}
