using Cambium.Engine.Catalog;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Execution;

/// <summary>Where SELECT … FOR UPDATE hands in the rows it selects.</summary>
public interface IRowLockQueue
{
    /// <summary>Lines up for a row.</summary>
    /// <returns>False: another holds the hint and the row is to be skipped (SKIP LOCKED). With NOWAIT it throws 55P03 instead.</returns>
    bool TryEnter(TableDefinition table, ReadOnlySpan<byte> rowKey, LockStrength strength, LockWait wait);
}
