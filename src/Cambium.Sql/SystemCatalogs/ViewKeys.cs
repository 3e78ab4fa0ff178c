using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>The primary keys that make a view's query valid: grouped by one, columns beside it need not be grouped by. Tools must make them first.</summary>
internal static class ViewKeys
{
    public static IEnumerable<IndexDefinition> Of(TableDefinition view, CatalogSnapshot catalog)
    {
        if (view.ViewSql?.Contains("GROUP BY", StringComparison.OrdinalIgnoreCase) != true)
        {
            return [];
        }

        BindingContext binding = new(DefinitionNames.ReaderFor(view, catalog), new ParameterTypes(), CallContext.Detached()) { GroupingKeys = [] };
        try
        {
            ViewNames.Bind(view, binding);
        }
        catch (SqlErrorException)
        {
            // What can't be bound without a session depends on nothing that matters here.
        }

        return binding.GroupingKeys;
    }
}
