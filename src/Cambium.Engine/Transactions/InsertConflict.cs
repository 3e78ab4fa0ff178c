using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>The row that stood in the way of an insert.</summary>
/// <param name="Index">The unique index whose key it has.</param>
/// <param name="RowKey">Its row key.</param>
public readonly record struct InsertConflict(IndexDefinition Index, byte[] RowKey);
