using Cambium.Engine.Transactions;

namespace Cambium.Sql.Sessions;

/// <summary>A session's transaction block at one moment.</summary>
internal sealed record TransactionState(TransactionBlock Block, TransactionCharacteristics Characteristics, IReadOnlyList<NamedSavepoint> Savepoints, Transaction? Engine);
