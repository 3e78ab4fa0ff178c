using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Why a view's rows can't be changed, in PostgreSQL's words; null when they can.</summary>
internal static class ViewObstacle
{
    public const string NotOneTable = "Views that do not select from a single table or view are not automatically updatable.";

    /// <summary>By the shape of its query.</summary>
    public static string? Of(SelectStatement query) => query.Body switch
    {
        SelectBody { Distinct: not null } => Containing("DISTINCT"),
        SelectBody { GroupBy: not null } => Containing("GROUP BY"),
        SelectBody { Having: not null } => Containing("HAVING"),
        SetOperationBody => Containing("UNION, INTERSECT, or EXCEPT"),
        _ when query.With is not null => Containing("WITH"),
        _ when query.Limit is not null || query.Offset is not null => Containing("LIMIT or OFFSET"),
        SelectBody { From: { Count: 1 } from } => from[0] is not NamedTable named ? NotOneTable : named.Sample is not null ? Containing("TABLESAMPLE") : null,
        _ => NotOneTable,
    };

    /// <summary>By what its columns are.</summary>
    public static string? Of(IReadOnlyList<BoundExpression> values, Scope scope) =>
        scope.HasAggregates ? "Views that return aggregate functions are not automatically updatable."
        : values.Any(value => value.Nodes().Any(node => node is BoundWindowCall)) ? "Views that return window functions are not automatically updatable."
        : values.Any(value => value.Nodes().Any(node => node is BoundSetCall)) ? "Views that return set-returning functions are not automatically updatable."
        : null;

    private static string Containing(string clause) => $"Views containing {clause} are not automatically updatable.";
}
