using Cambium.Engine.Catalog;
using Cambium.Log.Format;

namespace Cambium.Engine.Transactions;

/// <summary>A transaction as its session hands it to the committer: validated as far as the session could, its notes encoded.</summary>
/// <param name="ValidatedUpTo">The last commit already looked at.</param>
/// <param name="Catalog">Net changes of definitions.</param>
/// <param name="CatchUps">Indexes and constraints to be brought up to the newest rows.</param>
/// <param name="Loads">Encoded rows of bulk loads.</param>
/// <param name="Items">Encoded items of the record that don't depend on the merge.</param>
internal sealed record PreparedCommit(Transaction Transaction, CommitNode ValidatedUpTo, CatalogChange[] Catalog, TableCatchUp[] CatchUps, IReadOnlyDictionary<TableCatchUp, LogRecordWriter> Loads, LogRecordWriter Items);
