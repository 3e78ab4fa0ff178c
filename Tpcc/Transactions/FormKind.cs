namespace Tpcc.Transactions;

/// <summary>The values of <c>--form</c>.</summary>
internal enum FormKind
{
    /// <summary>One round trip for each statement.</summary>
    Statements,

    /// <summary>Statements that don't need each other's answers travel together.</summary>
    Batch,

    /// <summary>Stored procedures of the target.</summary>
    Procedure,
}
