namespace Cambium.Sql.Syntax;

/// <summary>
/// A call of a function, aggregate or window function. SQL's special spellings are calls of <c>pg_catalog</c> functions with ordinary
/// arguments, as in PostgreSQL; <see cref="Spelling"/> only remembers how it was written, for printing:
/// EXTRACT(f FROM x) = extract('f', x); SUBSTRING(x FROM a FOR b) = substring(x, a, b); SUBSTRING(x SIMILAR p ESCAPE e) = substring(x, p, e);
/// OVERLAY(x PLACING y FROM a FOR b) = overlay(x, y, a, b); POSITION(a IN b) = position(b, a); TRIM(LEADING c FROM x) = ltrim(x, c),
/// TRAILING rtrim, BOTH btrim; x AT TIME ZONE z = timezone(z, x); NORMALIZE(x, nfc) = normalize(x, 'NFC');
/// COLLATION FOR (x) = pg_collation_for(x); (a, b) OVERLAPS (c, d) = overlaps(a, b, c, d).
/// </summary>
/// <param name="IsStar"><c>f(*)</c>; arguments are empty.</param>
/// <param name="OrderBy">ORDER BY inside the parentheses.</param>
/// <param name="WithinGroup">WITHIN GROUP (ORDER BY …), empty when absent.</param>
/// <param name="Over">OVER name or OVER (…), null when not a window call.</param>
public sealed record FunctionCall(
    QualifiedName Name,
    SyntaxList<FunctionArgument> Arguments,
    bool IsStar,
    bool IsDistinct,
    SyntaxList<SortItem> OrderBy,
    SyntaxList<SortItem> WithinGroup,
    Expression? Filter,
    OverClause? Over,
    FunctionSpelling Spelling,
    SourceSpan Span) : Expression(Span);

/// <summary>An argument, by position or by name (<c>name =&gt; value</c>); VARIADIC only on the last.</summary>
public sealed record FunctionArgument(string? Name, Expression Value, bool IsVariadic, SourceSpan Span) : SyntaxNode(Span);

/// <summary>How a <see cref="FunctionCall"/> was written.</summary>
public enum FunctionSpelling
{
    Ordinary,
    Extract,
    Substring,
    SubstringSimilar,
    Overlay,
    Position,
    Trim,
    AtTimeZone,
    Normalize,
    CollationFor,
    Overlaps,
    XmlExists,
}

/// <summary>GROUPING(a, b): which of the expressions the current grouping set leaves out.</summary>
public sealed record GroupingExpression(SyntaxList<Expression> Arguments, SourceSpan Span) : Expression(Span);

/// <summary>The functions SQL writes without parentheses.</summary>
public enum SqlValueFunctionKind
{
    CurrentDate,
    CurrentTime,
    CurrentTimestamp,
    LocalTime,
    LocalTimestamp,
    CurrentRole,
    CurrentUser,
    User,
    SessionUser,
    CurrentCatalog,
    CurrentSchema,
}

/// <summary>CURRENT_DATE and the like; precision in digits for the time ones, null when not given.</summary>
public sealed record SqlValueFunction(SqlValueFunctionKind Kind, int? Precision, SourceSpan Span) : Expression(Span);
