using System.Collections.Concurrent;
using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>The rows of a system relation as of one version of the catalog, with hash tables by column. Immutable but for what is made at the first need; safe on any thread.</summary>
internal sealed class SnapshotRows
{
    private readonly RelationFacts _facts;
    private readonly RowBlock[] _blocks;
    private readonly SnapshotRows? _constant;
    private readonly ConcurrentDictionary<int, ImmutableDictionary<object, Bucket>> _byColumn = [];
    private IReadOnlyList<Value[]>? _rows;

    /// <param name="blocks">Those of this version, in the order of the definitions they come of.</param>
    /// <param name="constant">Those of all versions, in front of them; null when there are none.</param>
    public SnapshotRows(RelationFacts facts, RowBlock[] blocks, SnapshotRows? constant = null) =>
        (_facts, _blocks, _constant, OwnCount) = (facts, blocks, constant, blocks.Sum(static block => block.Rows.Length));

    /// <summary>Rows that are made in one piece.</summary>
    public SnapshotRows(RelationFacts facts, List<Value[]> own, SnapshotRows? constant = null)
        : this(facts, [new RowBlock(0, [.. own])], constant)
    {
    }

    public IReadOnlyList<Value[]> Rows => _rows ??= [.. _constant?.Rows ?? [], .. _blocks.SelectMany(static block => block.Rows)];

    public int Count => OwnCount + (_constant?.Count ?? 0);

    /// <summary>How many there are without those of all versions.</summary>
    public int OwnCount { get; }

    /// <summary>These rows with those of some definitions in the place of what these had. Tables of hashes are brought forward.</summary>
    /// <param name="changed">In the order of the definitions; without rows for those that are gone.</param>
    public SnapshotRows With(RowBlock[] changed)
    {
        List<RowBlock> blocks = new(_blocks.Length + changed.Length);
        List<(RowBlock Before, RowBlock After)> replaced = [];
        int next = 0;
        foreach (RowBlock after in changed)
        {
            for (; next < _blocks.Length && _blocks[next].DefinitionId < after.DefinitionId; next++)
            {
                blocks.Add(_blocks[next]);
            }

            RowBlock before = next < _blocks.Length && _blocks[next].DefinitionId == after.DefinitionId ? _blocks[next++] : after with { Rows = [] };
            if (after.Rows.Length > 0)
            {
                blocks.Add(after);
            }

            if (before.Rows.Length > 0 || after.Rows.Length > 0)
            {
                replaced.Add((before, after));
            }
        }

        if (replaced.Count == 0)
        {
            return this;
        }

        blocks.AddRange(_blocks.AsSpan(next));
        SnapshotRows rows = new(_facts, [.. blocks], _constant);
        foreach ((int column, ImmutableDictionary<object, Bucket> known) in _byColumn)
        {
            rows._byColumn[column] = Replace(known, column, replaced);
        }

        return rows;
    }

    /// <summary>The rows with that value, or all of them when the column's type has no simple key.</summary>
    public IReadOnlyList<Value[]> Find(in SystemConstraint constraint)
    {
        int column = constraint.Column;
        if (Key(_facts.Columns[column].Type.Type, constraint.Value) is not { } key)
        {
            return Rows;
        }

        Value[][] own = Lookup(column, key);
        return _constant?.Lookup(column, key) is not { Length: > 0 } constant ? own : own.Length == 0 ? constant : [.. constant, .. own];
    }

    /// <summary>How many rows one value of a column has on average; null when its type has no simple key.</summary>
    public double? EstimateMatches(int column)
    {
        if (!HasKey(_facts.Columns[column].Type.Type))
        {
            return null;
        }

        int values = _byColumn.GetOrAdd(column, Index).Count + (_constant is null ? 0 : _constant._byColumn.GetOrAdd(column, _constant.Index).Count);
        return (double)Count / Math.Max(1, values);
    }

    private Value[][] Lookup(int column, object key) => _byColumn.GetOrAdd(column, Index).TryGetValue(key, out Bucket? bucket) ? bucket.Rows : [];

    private ImmutableDictionary<object, Bucket> Index(int column) => Keyed(_blocks, column)
        .ToImmutableDictionary(static group => group.Key, static group => new Bucket([.. group.Select(static entry => entry.Id)], [.. group.Select(static entry => entry.Row)]));

    private ImmutableDictionary<object, Bucket> Replace(ImmutableDictionary<object, Bucket> known, int column, List<(RowBlock Before, RowBlock After)> replaced)
    {
        var buckets = known.ToBuilder();
        foreach ((RowBlock before, RowBlock after) in replaced)
        {
            ILookup<object, (int Id, Value[] Row)> added = Keyed([after], column);
            foreach (object key in Keyed([before], column).Concat(added).Select(static group => group.Key).Distinct())
            {
                Bucket bucket = buckets.GetValueOrDefault(key, Bucket.Empty).With(after.DefinitionId, [.. added[key].Select(static entry => entry.Row)]);
                if (bucket.Rows.Length == 0)
                {
                    buckets.Remove(key);
                }
                else
                {
                    buckets[key] = bucket;
                }
            }
        }

        return buckets.ToImmutable();
    }

    private ILookup<object, (int Id, Value[] Row)> Keyed(IEnumerable<RowBlock> blocks, int column)
    {
        DataType type = _facts.Columns[column].Type.Type;
        return blocks.SelectMany(static block => block.Rows, static (block, row) => (block.DefinitionId, Row: row))
            .Where(entry => !entry.Row[column].IsNull).ToLookup(entry => Key(type, entry.Row[column])!);
    }

    private static bool HasKey(DataType type) => type.Form is ValueForm.UInt32 or ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt64 or ValueForm.Text;

    private static object? Key(DataType type, in Value value) => type.Form switch
    {
        ValueForm.UInt32 => (long)value.UInt32,
        ValueForm.Int16 or ValueForm.Int32 => (long)value.Int32,
        ValueForm.Int64 or ValueForm.UInt64 => value.Int64,
        ValueForm.Text => value.Text,
        _ => null,
    };

    /// <summary>The rows that have one value in a column, and the definitions they come of, in their order.</summary>
    private sealed record Bucket(int[] DefinitionIds, Value[][] Rows)
    {
        public static Bucket Empty { get; } = new([], []);

        /// <summary>With other rows of one definition.</summary>
        public Bucket With(int definitionId, Value[][] rows)
        {
            int start = Array.FindIndex(DefinitionIds, id => id >= definitionId) is >= 0 and int found ? found : Rows.Length;
            int end = start;
            while (end < DefinitionIds.Length && DefinitionIds[end] == definitionId)
            {
                end++;
            }

            return new Bucket(
                [.. DefinitionIds.AsSpan(0, start), .. Enumerable.Repeat(definitionId, rows.Length), .. DefinitionIds.AsSpan(end)], [.. Rows.AsSpan(0, start), .. rows, .. Rows.AsSpan(end)]);
        }
    }
}
