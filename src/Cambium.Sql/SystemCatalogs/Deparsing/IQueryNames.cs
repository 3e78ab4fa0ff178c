using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>The query around an expression that is printed.</summary>
internal interface IQueryNames
{
    /// <summary>What a column is called in it; null when it isn't one of the query's.</summary>
    string? Name(PlanColumn column);

    /// <summary>The same for a system column that is computed: xmin, ctid.</summary>
    string? SystemName(BoundExpression value);

    /// <summary>A query inside the expression, without parentheses.</summary>
    string Query(SelectStatement query);

    BoundExpression Bind(Expression syntax);
}
