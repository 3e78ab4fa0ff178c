namespace Cambium.Compatibility.SerialOrder;

/// <summary>How a transaction is sent.</summary>
internal enum SerialForm
{
    /// <summary>BEGIN, statements one by one, COMMIT.</summary>
    Block,

    /// <summary>The same with a savepoint before each statement: one that fails is undone alone.</summary>
    Savepoints,

    /// <summary>One statement outside a block.</summary>
    Single,

    /// <summary>Several statements sent at once, without a block: the server commits at their end.</summary>
    Batch,

    /// <summary>BEGIN, statements and COMMIT sent at once.</summary>
    BatchWithCommit,

    /// <summary>BEGIN READ ONLY.</summary>
    ReadOnly,
}
