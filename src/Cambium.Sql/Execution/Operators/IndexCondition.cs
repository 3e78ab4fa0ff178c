using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>A value an index part is compared with.</summary>
internal readonly record struct KeyOperand(CompiledExpression Value, DataType Type);

/// <summary>Several values for one part: an IN list, or the elements of an array.</summary>
internal sealed record KeyList(IReadOnlyList<KeyOperand> Items, KeyOperand? Array);

/// <summary>
/// What part of an index to read: equality on its first parts, of which one may be a list, then at most one range. Evaluated at each
/// opening into intervals of keys.
/// </summary>
internal sealed class IndexCondition
{
    internal IndexCondition(IndexDefinition index, IReadOnlyList<object> equal)
    {
        Index = index;
        Equal = equal;
    }

    internal IndexDefinition Index { get; }

    /// <summary>Per leading part a <see cref="KeyOperand"/> or a <see cref="KeyList"/>.</summary>
    internal IReadOnlyList<object> Equal { get; }

    internal KeyOperand? Lower { get; init; }

    internal bool LowerInclusive { get; init; }

    internal KeyOperand? Upper { get; init; }

    internal bool UpperInclusive { get; init; }

    /// <summary>LIKE 'prefix%' on the part after the equal ones.</summary>
    internal string? Prefix { get; init; }

    /// <summary>Whether threads that help may evaluate it.</summary>
    internal bool IsParallelSafe => Equal.All(static part => part is KeyList list
            ? list.Items.All(static item => item.Value.IsParallelSafe) && (list.Array?.Value.IsParallelSafe ?? true)
            : ((KeyOperand)part).Value.IsParallelSafe)
        && (Lower?.Value.IsParallelSafe ?? true) && (Upper?.Value.IsParallelSafe ?? true);

    internal bool HasRange => Lower is not null || Upper is not null || Prefix is not null;

    internal bool HasList => Equal.Any(part => part is KeyList);

    /// <summary>All parts of a unique index are given: each key leads to one row at most.</summary>
    internal bool IsPoint => Index.HasUniqueEntries && Equal.Count == Index.Parts.Length;

    /// <summary>The intervals in ascending order, not overlapping; none when a comparison with NULL can't match.</summary>
    internal void BuildIntervals(QueryContext context, List<KeyInterval> intervals)
    {
        intervals.Clear();
        Build(0, [], context, intervals);
        if (intervals.Count > 1)
        {
            intervals.Sort(static (left, right) => left.Lower.AsSpan().SequenceCompareTo(right.Lower));
            int kept = 1;
            for (int index = 1; index < intervals.Count; index++)
            {
                if (!intervals[index].Lower.AsSpan().SequenceEqual(intervals[kept - 1].Lower))
                {
                    intervals[kept++] = intervals[index];
                }
            }

            intervals.RemoveRange(kept, intervals.Count - kept);
        }
    }

    /// <summary>Appends the key of a point condition without lists; false when a part is NULL or not in the column's range.</summary>
    internal bool TryBuildKey(ref KeyBuilder key, QueryContext context)
    {
        for (int part = 0; part < Equal.Count; part++)
        {
            KeyOperand operand = (KeyOperand)Equal[part];
            Value value = operand.Value.Evaluate([], context);
            IndexKeyPart definition = Index.Parts[part];
            if (value.IsNull || !KeyConstants.TryConvert(value, operand.Type, definition.Type.Type, out value))
            {
                return false;
            }

            KeyEncoding.Append(ref key, definition.Type.Type, value, definition.Descending, definition.NullsFirst);
        }

        return true;
    }

    private void Build(int part, byte[] prefix, QueryContext context, List<KeyInterval> intervals)
    {
        if (part == Equal.Count)
        {
            AddInterval(prefix, context, intervals);
            return;
        }

        if (Equal[part] is KeyOperand single)
        {
            BuildWith(part, prefix, single.Value.Evaluate([], context), single.Type, context, intervals);
            return;
        }

        KeyList list = (KeyList)Equal[part];
        foreach (KeyOperand item in list.Items)
        {
            BuildWith(part, prefix, item.Value.Evaluate([], context), item.Type, context, intervals);
        }

        if (list.Array is { } array && array.Value.Evaluate([], context) is { IsNull: false } items)
        {
            foreach (Value item in items.Array.Items)
            {
                BuildWith(part, prefix, item, array.Type, context, intervals);
            }
        }
    }

    private void BuildWith(int part, byte[] prefix, Value value, DataType type, QueryContext context, List<KeyInterval> intervals)
    {
        IndexKeyPart definition = Index.Parts[part];
        if (value.IsNull || !KeyConstants.TryConvert(value, type, definition.Type.Type, out value))
        {
            return;
        }

        KeyBuilder key = new(stackalloc byte[128]);
        key.Append(prefix);
        KeyEncoding.Append(ref key, definition.Type.Type, value, definition.Descending, definition.NullsFirst);
        Build(part + 1, key.ToArray(), context, intervals);
    }

    private void AddInterval(byte[] prefix, QueryContext context, List<KeyInterval> intervals)
    {
        if (!HasRange)
        {
            intervals.Add(IsPoint
                ? new KeyInterval(prefix, [.. prefix, 0x00], true)
                : new KeyInterval(prefix, prefix.Length == 0 ? null : KeyEncoding.PrefixSuccessor(prefix), false));
            return;
        }

        IndexKeyPart part = Index.Parts[Equal.Count];
        byte[] lower = [.. prefix, KeyEncoding.Present];
        byte[]? upper = [.. prefix, KeyEncoding.Present + 1];
        if (Prefix is not null)
        {
            lower = [.. prefix, .. KeyEncoding.TextPrefix(System.Text.Encoding.UTF8.GetBytes(Prefix), part.Descending)];
            upper = KeyEncoding.PrefixSuccessor(lower);
        }

        // In a descending part greater values come first, so the bounds change sides.
        (KeyOperand? first, bool firstInclusive) = part.Descending ? (Upper, UpperInclusive) : (Lower, LowerInclusive);
        (KeyOperand? last, bool lastInclusive) = part.Descending ? (Lower, LowerInclusive) : (Upper, UpperInclusive);
        if (first is { } start)
        {
            if (!TryBound(start, part, prefix, context, out byte[]? bound, out int outside))
            {
                if (outside == 0 || (outside > 0) != part.Descending)
                {
                    return;
                }
            }
            else
            {
                lower = firstInclusive ? bound : KeyEncoding.PrefixSuccessor(bound) ?? bound;
            }
        }

        if (last is { } end)
        {
            if (!TryBound(end, part, prefix, context, out byte[]? bound, out int outside))
            {
                if (outside == 0 || (outside < 0) != part.Descending)
                {
                    return;
                }
            }
            else
            {
                upper = lastInclusive ? KeyEncoding.PrefixSuccessor(bound) : bound;
            }
        }

        if (upper is null || lower.AsSpan().SequenceCompareTo(upper) < 0)
        {
            intervals.Add(new KeyInterval(lower, upper, false));
        }
    }

    /// <summary>The bound's key. False for NULL (outside 0) and for numbers below (-1) or above (1) the column's range.</summary>
    private static bool TryBound(
        KeyOperand operand, IndexKeyPart part, byte[] prefix, QueryContext context, [System.Diagnostics.CodeAnalysis.NotNullWhen(true)] out byte[]? bound, out int outside)
    {
        bound = null;
        outside = 0;
        Value value = operand.Value.Evaluate([], context);
        if (value.IsNull)
        {
            return false;
        }

        if (!KeyConstants.TryConvert(value, operand.Type, part.Type.Type, out Value converted))
        {
            outside = value.Int64 < 0 ? -1 : 1;
            return false;
        }

        KeyBuilder key = new(stackalloc byte[128]);
        key.Append(prefix);
        KeyEncoding.Append(ref key, part.Type.Type, converted, part.Descending, part.NullsFirst);
        bound = key.ToArray();
        return true;
    }
}

/// <summary>Keys from lower (inclusive) to upper (exclusive, null: open).</summary>
/// <param name="IsPoint">Exactly the key <paramref name="Lower"/>.</param>
internal readonly record struct KeyInterval(byte[] Lower, byte[]? Upper, bool IsPoint);
