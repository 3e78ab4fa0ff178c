using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>What columns of a query are called where it is printed.</summary>
internal interface IColumnNames
{
    /// <summary>The column's name, qualified if need be; null when it isn't known.</summary>
    string? Name(PlanColumn column, ColumnReference written);

    /// <summary>The aggregate or window call whose result that is; null when it isn't one.</summary>
    BoundExpression? Aggregate(BoundExpression expression);
}
