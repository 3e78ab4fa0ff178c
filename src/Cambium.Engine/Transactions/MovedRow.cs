using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>What a row becomes that leaves its partition.</summary>
/// <param name="Row">In the columns of the partition that it leaves.</param>
/// <param name="Destination">The partition that it goes to.</param>
internal sealed record MovedRow(Value[] Row, TableDefinition Destination);
