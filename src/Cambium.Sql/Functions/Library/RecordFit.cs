using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Rows whose columns the query has told, and that turn out to be others.</summary>
internal static class RecordFit
{
    /// <exception cref="SqlErrorException">42804.</exception>
    internal static void Require(RecordValue row, IReadOnlyList<SqlType> columns)
    {
        int count = row.Items.Length;
        int other = count == columns.Count ? Enumerable.Range(0, count).FirstOrDefault(index => row.Types[index].Type != columns[index].Type, -1) : 0;
        if (other >= 0)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, "function return row and query-specified return row do not match", count == columns.Count
                ? $"Returned type {row.Types[other].Type.DisplayName} at ordinal position {other + 1}, but query expects {columns[other].Type.DisplayName}."
                : $"Returned row contains {count} attribute{(count == 1 ? "" : "s")}, but query expects {columns.Count}.");
        }
    }
}
