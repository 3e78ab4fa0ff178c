namespace Cambium.Engine.Catalog;

/// <summary>Compiles the expressions in a table's definition. Implemented by the SQL layer and handed to the engine.</summary>
public interface IExpressionCompiler
{
    /// <summary>Called once per instance of a definition that has any expression; thread-safe.</summary>
    ICompiledTable Compile(TableDefinition table, CatalogSnapshot catalog);
}
