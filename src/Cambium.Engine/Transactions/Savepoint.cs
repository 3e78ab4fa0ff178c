namespace Cambium.Engine.Transactions;

/// <summary>A place to return to; see <see cref="Transaction.CreateSavepoint"/>.</summary>
public sealed class Savepoint
{
    internal Savepoint(SavepointState state) => State = state;

    internal SavepointState State { get; }
}
