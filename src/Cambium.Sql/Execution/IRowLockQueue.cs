using Cambium.Engine.Catalog;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Execution;

/// <summary>Where SELECT … FOR UPDATE hands in the rows it selects.</summary>
public interface IRowLockQueue
{
    /// <exception cref="Engine.Errors.SqlErrorException">25006: the transaction is read-only, and the table not the session's own.</exception>
    void RequireWritable(TableDefinition table, LockStrength strength);

    /// <summary>Lines up for a row, waiting as long as the session's settings say.</summary>
    /// <returns>False: another holds the hint and the row is to be skipped (SKIP LOCKED).</returns>
    /// <exception cref="Engine.Errors.SqlErrorException">55P03: NOWAIT and another holds the hint, or lock_timeout is over; 57014: cancelled.</exception>
    /// <exception cref="StatementRestartException">It was this transaction's turn after a wait: the statement is to be run anew, on what the others left.</exception>
    bool TryEnter(TableDefinition table, ReadOnlySpan<byte> rowKey, LockStrength strength, LockWait wait);
}
