using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>Which statements look at data or definitions, so that a transaction's snapshot is taken for them, or moved forward.</summary>
internal static class SnapshotRules
{
    public static bool NeedsSnapshot(Statement? statement) => statement is not (null or BeginStatement or CommitStatement or RollbackStatement or PrepareTransactionStatement
        or RollbackToSavepointStatement or SetStatement or SetTransactionStatement or ShowStatement or DiscardStatement or DeallocateStatement
        or CloseStatement or ReleaseSavepointStatement);
}
