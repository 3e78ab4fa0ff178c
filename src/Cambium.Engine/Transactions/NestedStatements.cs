namespace Cambium.Engine.Transactions;

/// <summary>The time in which a function's statements run inside another statement.</summary>
public readonly struct NestedStatements : IDisposable
{
    private readonly ConstraintQueue _constraints;
    private readonly StatementQueue _outer;

    internal NestedStatements(ConstraintQueue constraints)
    {
        _constraints = constraints;
        _outer = constraints.Suspend();
    }

    public void Dispose() => _constraints.Resume(_outer);
}
