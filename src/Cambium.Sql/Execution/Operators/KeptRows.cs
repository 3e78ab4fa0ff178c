namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Where an operator keeps what it has hashed for when it is opened again in the same execution, by a subquery for another row or by a recursion's next step.
/// What is hashed for the first time is not kept: most operators are opened once.
/// </summary>
internal sealed class KeptRows
{
    private bool _isRepeated;

    /// <summary>Null: nothing is kept.</summary>
    internal HashedRows? Hashed { get; private set; }

    /// <summary>There was no memory for them: they aren't hashed again.</summary>
    internal bool AreTooMany { get; set; }

    /// <summary>Whether this is the first time in the execution.</summary>
    internal bool IsFirst()
    {
        bool isFirst = !_isRepeated;
        _isRepeated = true;
        return isFirst;
    }

    internal void Keep(HashedRows hashed)
    {
        if (!IsFirst())
        {
            Hashed = hashed;
        }
    }
}
