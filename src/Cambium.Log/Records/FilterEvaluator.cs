namespace Cambium.Log.Records;

/// <summary>Evaluates filters over rows in SQL's three-valued logic (null stands for unknown).</summary>
public static class FilterEvaluator
{
    /// <summary>True when there is no filter or it is true of the row; unknown doesn't match.</summary>
    public static bool Matches<TRow>(Filter? filter, TRow row)
        where TRow : IColumnKeys => filter is null || Evaluate(filter, row) == true;

    /// <summary>The filter's value for the row; null is unknown.</summary>
    public static bool? Evaluate<TRow>(Filter filter, TRow row)
        where TRow : IColumnKeys => filter switch
        {
            Filter.Comparison comparison => Compare(row.GetKey(comparison.ColumnId), comparison.Op, comparison.Constant.Span),
            Filter.In membership => IsIn(row.GetKey(membership.ColumnId), membership.Constants),
            Filter.IsNull isNull => IsNull(row.GetKey(isNull.ColumnId)),
            Filter.Prefix prefix => StartsWith(row.GetKey(prefix.ColumnId), prefix.Bytes.Span),
            Filter.And and => All(and.Parts, row),
            Filter.Or or => Any(or.Parts, row),
            Filter.Not not => !Evaluate(not.Operand, row),
            _ => throw new InvalidOperationException($"Unknown filter {filter.GetType().Name}."),
        };

    private static bool IsNull(ReadOnlySpan<byte> key) => key.Length == 0 || key[0] == LogValue.NullMarker;

    private static bool? Compare(ReadOnlySpan<byte> key, FilterOperator operation, ReadOnlySpan<byte> constant)
    {
        if (IsNull(key) || IsNull(constant))
        {
            return null;
        }

        int order = key.SequenceCompareTo(constant);
        return operation switch
        {
            FilterOperator.Equal => order == 0,
            FilterOperator.NotEqual => order != 0,
            FilterOperator.Less => order < 0,
            FilterOperator.LessOrEqual => order <= 0,
            FilterOperator.Greater => order > 0,
            FilterOperator.GreaterOrEqual => order >= 0,
            _ => throw new InvalidOperationException($"Unknown operator {operation}."),
        };
    }

    private static bool? IsIn(ReadOnlySpan<byte> key, IReadOnlyList<ReadOnlyMemory<byte>> constants)
    {
        bool? result = false;
        foreach (ReadOnlyMemory<byte> constant in constants)
        {
            bool? equal = Compare(key, FilterOperator.Equal, constant.Span);
            if (equal == true)
            {
                return true;
            }

            result = equal is null ? null : result;
        }

        return result;
    }

    private static bool? StartsWith(ReadOnlySpan<byte> key, ReadOnlySpan<byte> prefix) => IsNull(key) ? null : key.StartsWith(prefix);

    private static bool? All<TRow>(IReadOnlyList<Filter> parts, TRow row)
        where TRow : IColumnKeys
    {
        bool? result = true;
        foreach (Filter part in parts)
        {
            bool? value = Evaluate(part, row);
            if (value == false)
            {
                return false;
            }

            result &= value;
        }

        return result;
    }

    private static bool? Any<TRow>(IReadOnlyList<Filter> parts, TRow row)
        where TRow : IColumnKeys
    {
        bool? result = false;
        foreach (Filter part in parts)
        {
            bool? value = Evaluate(part, row);
            if (value == true)
            {
                return true;
            }

            result |= value;
        }

        return result;
    }
}
