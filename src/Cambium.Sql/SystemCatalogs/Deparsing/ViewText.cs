using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>A view's query as pg_get_viewdef prints it.</summary>
internal static class ViewText
{
    public static string Print(SqlSession session, TableDefinition view, bool isPretty)
    {
        try
        {
            BindingContext binding = new(session.Names.Reader(), new ParameterTypes(), session.Calls) { ViewNames = view.ViewNames, KeepsCalls = true, KeepsViews = true, RowSecurity = RowSecurityMode.Ignored };
            binding.Catalog.IsInDefinition = true;
            SelectStatement query = ViewNames.Query(view);
            return DeparsedLines.Trim(new QueryDeparser(binding, session.Format, isPretty, 0) { OutputColumns = [.. view.LiveColumns.Select(static column => column.Name)] }.Print(query)) + ";";
        }
        catch (Exception error) when (error is NotSupportedException or SqlErrorException)
        {
            // Rare parts of queries are shown on one line, as they are stored.
            return $" {view.ViewSql};";
        }
    }
}
