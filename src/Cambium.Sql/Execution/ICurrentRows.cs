using Cambium.Engine.Catalog;

namespace Cambium.Sql.Execution;

/// <summary>Where WHERE CURRENT OF finds the row a cursor stands on.</summary>
public interface ICurrentRows
{
    /// <summary>The key of the cursor's current row of a table.</summary>
    /// <exception cref="Engine.Errors.SqlErrorException">34000: there is no such cursor; 24000: it is on no row, or its rows are none of the table's.</exception>
    ReadOnlyMemory<byte> CurrentRow(string cursor, TableDefinition table);
}
