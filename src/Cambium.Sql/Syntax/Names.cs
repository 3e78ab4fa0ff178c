namespace Cambium.Sql.Syntax;

/// <summary>A name of one to three parts (database, schema, object), each folded and cut to 63 bytes already.</summary>
public sealed record QualifiedName(SyntaxList<string> Parts, SourceSpan Span) : SyntaxNode(Span)
{
    public QualifiedName(string name, SourceSpan span)
        : this([name], span)
    {
    }

    /// <summary>The last part: the object itself.</summary>
    public string Name => Parts[^1];

    /// <summary>The part before the name, or null when unqualified.</summary>
    public string? Schema => Parts.Count > 1 ? Parts[^2] : null;

    /// <summary>The part before the schema, or null.</summary>
    public string? Database => Parts.Count > 2 ? Parts[^3] : null;

    public override string ToString() => string.Join(".", Parts);
}

/// <summary>An operator's symbol as the catalog knows it (<c>!=</c> reads as <c>&lt;&gt;</c>), with a schema only from OPERATOR(schema.op).</summary>
public sealed record OperatorName(string? Schema, string Symbol, SourceSpan Span) : SyntaxNode(Span);

/// <summary>
/// A type as written. Keywords are already resolved as PostgreSQL's grammar does: <c>int</c> is <c>pg_catalog.int4</c>, <c>char</c> is
/// <c>pg_catalog.bpchar</c> with modifier 1, <c>timestamp with time zone</c> is <c>pg_catalog.timestamptz</c>. Other names stay as they are.
/// </summary>
/// <param name="Name">Name parts, last is the type.</param>
/// <param name="Modifiers">What stood in parentheses, e.g. (10, 2); for interval the precision only.</param>
/// <param name="ArrayBounds">One entry per dimension, -1 where no bound was given; empty for a scalar.</param>
/// <param name="IntervalFields">Only for interval.</param>
/// <param name="IsSetOf">SETOF type, only as a function's result.</param>
/// <param name="IsColumnType"><c>table.column%TYPE</c>; <paramref name="Name"/> is the column.</param>
public sealed record TypeName(
    QualifiedName Name,
    SyntaxList<Expression> Modifiers,
    SyntaxList<int> ArrayBounds,
    IntervalFields IntervalFields,
    bool IsSetOf,
    bool IsColumnType,
    SourceSpan Span) : SyntaxNode(Span)
{
    public bool IsArray => ArrayBounds.Count > 0;

    /// <summary>How many dimensions were written, where they are more than an array's type says; null otherwise.</summary>
    public int? Dimensions => ArrayBounds.Count > 1 ? ArrayBounds.Count : null;
}

/// <summary>The fields an interval is restricted to.</summary>
public enum IntervalFields
{
    All,
    Year,
    Month,
    Day,
    Hour,
    Minute,
    Second,
    YearToMonth,
    DayToHour,
    DayToMinute,
    DayToSecond,
    HourToMinute,
    HourToSecond,
    MinuteToSecond,
}
