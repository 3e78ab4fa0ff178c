using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>The runtime of each version of each table's definition, made on first use and gone with the definition.</summary>
internal sealed class RuntimeCache(IExpressionCompiler compiler)
{
    private readonly ConditionalWeakTable<TableDefinition, TableRuntime> _runtimes = [];

    public TableRuntime Get(TableDefinition table, CatalogSnapshot catalog)
    {
        if (_runtimes.TryGetValue(table, out TableRuntime? runtime))
        {
            return runtime;
        }

        // Two threads may both make one; the first one kept serves all.
        return _runtimes.GetValue(table, key => new TableRuntime(key, catalog, compiler));
    }
}
