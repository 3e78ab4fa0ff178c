using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>A view's query.</summary>
internal static class ViewText
{
    public static string Print(TableDefinition view) => " " + view.ViewSql + ";";
}
