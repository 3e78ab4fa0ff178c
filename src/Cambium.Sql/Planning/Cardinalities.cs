using Cambium.Engine.Transactions;

namespace Cambium.Sql.Planning;

internal sealed class Cardinalities(Transaction? transaction)
{
    internal Transaction? Transaction { get; } = transaction;
}
