namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Rows that an operator has hashed and will want again when it is opened again in the same execution, by a subquery for another row or by a recursion's next step.
/// What is hashed for the first time is not kept: most operators are opened once.
/// </summary>
internal sealed class HashedRows
{
    private bool _isRepeated;

    internal RowList? Rows { get; private set; }

    /// <summary>Null: nothing is kept.</summary>
    internal RowHashTable? Table { get; private set; }

    /// <summary>Whether some row was left out because its key is NULL.</summary>
    internal bool HasNullKey { get; private set; }

    /// <summary>There was no memory for them: they aren't hashed again.</summary>
    internal bool AreTooMany { get; set; }

    /// <summary>Whether this is the first time in the execution.</summary>
    internal bool IsFirst()
    {
        bool isFirst = !_isRepeated;
        _isRepeated = true;
        return isFirst;
    }

    internal void Add(RowList rows, RowHashTable table, bool hasNullKey)
    {
        if (!IsFirst())
        {
            (Rows, Table, HasNullKey) = (rows, table, hasNullKey);
        }
    }
}
