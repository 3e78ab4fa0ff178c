using Cambium.Engine.Catalog;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>A view's query.</summary>
internal sealed class ViewText(SqlSession session, bool isPretty)
{
    public string Print(TableDefinition view) => " " + view.ViewSql + ";";
}
