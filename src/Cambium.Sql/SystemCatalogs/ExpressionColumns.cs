using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Which columns of its table a stored expression mentions.</summary>
internal static class ExpressionColumns
{
    /// <summary>Column ids in ascending order, each once.</summary>
    public static IEnumerable<int> Of(string sql, TableDefinition table) => AsMentioned(sql, table).Order();

    /// <summary>The same in the order in which the expression mentions them.</summary>
    public static IEnumerable<int> AsMentioned(string sql, TableDefinition table) =>
        Words.Of(sql).Select(table.FindColumn).OfType<ColumnDefinition>().Select(column => column.Id).Distinct();
}
