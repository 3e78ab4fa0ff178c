namespace Cambium.Log.Records;

/// <summary>
/// A predicate over one row and constants, in a closed language that needs no engine to evaluate. Three-valued as in SQL;
/// unknown doesn't match. Constants are key encodings, so comparing is comparing bytes.
/// </summary>
/// <example><c>qty &lt; 10 AND item IN (3, 4)</c> is And(Comparison(qty, Less, 10), In(item, [3, 4])).</example>
public abstract record Filter
{
    private Filter()
    {
    }

    /// <summary><c>column op constant</c>; unknown when either is NULL.</summary>
    public sealed record Comparison(int ColumnId, FilterOperator Op, ReadOnlyMemory<byte> Constant) : Filter;

    /// <summary><c>column IN (constants)</c>; a NULL among the constants makes a miss unknown.</summary>
    public sealed record In(int ColumnId, IReadOnlyList<ReadOnlyMemory<byte>> Constants) : Filter;

    /// <summary><c>column IS NULL</c>; never unknown.</summary>
    public sealed record IsNull(int ColumnId) : Filter;

    /// <summary><c>column LIKE 'prefix%'</c>: the value's key starts with these bytes (marker included, terminator not).</summary>
    public sealed record Prefix(int ColumnId, ReadOnlyMemory<byte> Bytes) : Filter;

    /// <summary>All parts hold; true without parts.</summary>
    public sealed record And(IReadOnlyList<Filter> Parts) : Filter;

    /// <summary>Some part holds; false without parts.</summary>
    public sealed record Or(IReadOnlyList<Filter> Parts) : Filter;

    /// <summary>The operand is false.</summary>
    public sealed record Not(Filter Operand) : Filter;
}
