using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>
/// Prints syntax trees as SQL that parses to equal trees: what the catalog keeps as text (views, defaults, checks, index expressions) and what
/// pg_get_viewdef and its relatives show. Data definition statements have no printed form; their text is kept by span where needed.
/// </summary>
public static class SqlPrinter
{
    /// <summary>SELECT, INSERT, UPDATE, DELETE, MERGE or RETURN; others throw <see cref="NotSupportedException"/>.</summary>
    public static string Print(Statement statement, IReadOnlyDictionary<int, string>? literals = null)
    {
        SqlText text = new() { Literals = literals };
        new QueryPrinter(text).Modifications.Print(statement);
        return text.ToString();
    }

    public static string Print(Expression expression) => Print(expression, literals: null);

    /// <param name="literals">What literals are written as, by their position; those not named as they are.</param>
    public static string Print(Expression expression, IReadOnlyDictionary<int, string>? literals)
    {
        SqlText text = new() { Literals = literals };
        new QueryPrinter(text).Expressions.Print(expression);
        return text.ToString();
    }

    /// <param name="part">How a part is written; null: as it is spelled.</param>
    /// <inheritdoc cref="Print(Expression, IReadOnlyDictionary{int, string})" path="/param"/>
    internal static string Print(Expression expression, IReadOnlyDictionary<int, string>? literals, Func<Expression, string?> part)
    {
        SqlText text = new() { Literals = literals };
        ExpressionPrinter expressions = new QueryPrinter(text).Expressions;
        expressions.Part = part;
        expressions.Print(expression);
        return text.ToString();
    }

    /// <summary>The same with names that are written as told.</summary>
    internal static string Print(Statement statement, Func<NameKind, QualifiedName, QualifiedName> qualify)
    {
        SqlText text = new() { Qualify = qualify };
        new QueryPrinter(text).Modifications.Print(statement);
        return text.ToString();
    }

    /// <summary>An expression as it is spelled, around parts and queries that somebody else prints.</summary>
    internal static string Print(Expression expression, Func<Expression, string> part, Func<SelectStatement, string> query)
    {
        SqlText text = new();
        ExpressionPrinter expressions = new QueryPrinter(text) { Query = query }.Expressions;
        expressions.Part = inner => ReferenceEquals(inner, expression) || inner is RowExpression { IsExplicit: false } ? null : part(inner);
        expressions.Print(expression);
        return text.ToString();
    }

    public static string Print(TypeName type)
    {
        SqlText text = new();
        new QueryPrinter(text).Expressions.Types.Print(type);
        return text.ToString();
    }

    public static string Print(TableReference table)
    {
        SqlText text = new();
        new QueryPrinter(text).Tables.Print(table);
        return text.ToString();
    }

    public static string Print(IndexElement element)
    {
        SqlText text = new();
        new QueryPrinter(text).Modifications.IndexElement(element);
        return text.ToString();
    }

    /// <summary>The name, quoted where it would not read as itself, as quote_ident() does.</summary>
    public static string Print(QualifiedName name) => new SqlText().Name(name).ToString();

    public static string QuoteIdentifier(string name) => SqlText.Quote(name);
}
