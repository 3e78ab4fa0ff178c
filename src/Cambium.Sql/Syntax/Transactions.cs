namespace Cambium.Sql.Syntax;

public enum IsolationLevel
{
    ReadUncommitted,
    ReadCommitted,
    RepeatableRead,
    Serializable,
}

/// <summary>Modes of a transaction; null where not written.</summary>
public sealed record TransactionModes(IsolationLevel? Isolation, bool? IsReadOnly, bool? IsDeferrable, SourceSpan Span) : SyntaxNode(Span)
{
    /// <summary>Cambium's AS OF: everything the transaction reads is as it was then.</summary>
    public AsOfClause? AsOf { get; init; }
}

/// <summary>What begins, ends or divides a transaction.</summary>
/// <param name="Command">Its name in messages.</param>
public abstract record TransactionStatement(string Command, SourceSpan Span) : Statement(Span);

/// <summary>BEGIN, or START TRANSACTION when so written (it answers with another command tag).</summary>
public sealed record BeginStatement(bool IsStart, TransactionModes Modes, SourceSpan Span) : TransactionStatement(IsStart ? "START TRANSACTION" : "BEGIN", Span);

/// <summary>COMMIT or END.</summary>
public sealed record CommitStatement(bool AndChain, SourceSpan Span) : TransactionStatement("COMMIT", Span);

/// <summary>ROLLBACK or ABORT.</summary>
public sealed record RollbackStatement(bool AndChain, SourceSpan Span) : TransactionStatement("ROLLBACK", Span);

public sealed record SavepointStatement(string Name, SourceSpan Span) : TransactionStatement("SAVEPOINT", Span);

public sealed record ReleaseSavepointStatement(string Name, SourceSpan Span) : TransactionStatement("RELEASE", Span);

public sealed record RollbackToSavepointStatement(string Name, SourceSpan Span) : TransactionStatement("ROLLBACK", Span);

public sealed record PrepareTransactionStatement(string TransactionId, SourceSpan Span) : TransactionStatement("PREPARE TRANSACTION", Span);

public sealed record CommitPreparedStatement(string TransactionId, SourceSpan Span) : TransactionStatement("COMMIT PREPARED", Span);

public sealed record RollbackPreparedStatement(string TransactionId, SourceSpan Span) : TransactionStatement("ROLLBACK PREPARED", Span);

/// <summary>SET [LOCAL] TRANSACTION modes, or SET TRANSACTION SNAPSHOT id, or SET SESSION CHARACTERISTICS AS TRANSACTION modes.</summary>
public sealed record SetTransactionStatement(bool IsSessionDefault, TransactionModes Modes, string? SnapshotId, SourceSpan Span) : Statement(Span);

/// <summary>SET CONSTRAINTS names | ALL DEFERRED | IMMEDIATE; names empty for ALL.</summary>
public sealed record SetConstraintsStatement(SyntaxList<QualifiedName> Names, bool IsDeferred, SourceSpan Span) : Statement(Span);

/// <summary>LOCK TABLE; the mode in capitals with single blanks, e.g. ACCESS EXCLUSIVE.</summary>
public sealed record LockStatement(SyntaxList<NamedTable> Tables, string Mode, bool NoWait, SourceSpan Span) : Statement(Span);
