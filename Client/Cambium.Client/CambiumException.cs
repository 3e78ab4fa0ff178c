using System.Data.Common;
using Npgsql;

namespace Cambium.Client;

/// <summary>
/// An error of the server, or of the way to it. <see cref="SqlState"/> is PostgreSQL's code, null when no answer came.
/// A serialization failure (40001) carries the conflict's facts in <see cref="Conflict"/>.
/// </summary>
public sealed class CambiumException : DbException
{
    private readonly PostgresException? _answer;
    private readonly CambiumBatchCommand? _batchCommand;

    private CambiumException(NpgsqlException cause, bool isOutcomeUnknown, CambiumBatchCommand? batchCommand)
        : base(cause is PostgresException answer ? $"{answer.SqlState}: {answer.MessageText}" : cause.Message, cause)
    {
        _answer = cause as PostgresException;
        _batchCommand = batchCommand;
        IsOutcomeUnknown = isOutcomeUnknown;
        IsTransient = !isOutcomeUnknown && cause.IsTransient;
        Conflict = SqlState == SqlStates.SerializationFailure
            ? ConflictFacts.Parse(_answer!.Detail, _answer.SchemaName, _answer.TableName, _answer.ColumnName)
            : null;
    }

    public override string? SqlState => _answer?.SqlState;

    /// <summary>Whether the same work may succeed when done again. Never true while it is unknown whether it was done already.</summary>
    public override bool IsTransient { get; }

    /// <summary>True when COMMIT was sent and no trustworthy answer came: the transaction may or may not have committed.</summary>
    public bool IsOutcomeUnknown { get; }

    /// <summary>What collided with what; null for all errors but 40001, and where the server tells nothing.</summary>
    public ConflictFacts? Conflict { get; }

    /// <summary>The server's message without the code in front.</summary>
    public string MessageText => _answer?.MessageText ?? Message;

    public string? Severity => _answer?.InvariantSeverity;

    public string? Detail => _answer?.Detail;

    public string? Hint => _answer?.Hint;

    /// <summary>Where in the statement the error lies, counted from 1 in characters; 0 when unknown.</summary>
    public int Position => _answer?.Position ?? 0;

    public string? Where => _answer?.Where;

    public string? SchemaName => _answer?.SchemaName;

    public string? TableName => _answer?.TableName;

    public string? ColumnName => _answer?.ColumnName;

    public string? DataTypeName => _answer?.DataTypeName;

    public string? ConstraintName => _answer?.ConstraintName;

    /// <summary>Whether the whole transaction should simply be run again: it is rolled back for certain, and only others were in the way.</summary>
    public bool IsSerializationFailure => SqlState is SqlStates.SerializationFailure or SqlStates.DeadlockDetected && !IsOutcomeUnknown;

    protected override DbBatchCommand? DbBatchCommand => _batchCommand;

    /// <summary>The same, now that the server has said that nothing was committed.</summary>
    internal CambiumException AsNotCommitted() => new((NpgsqlException)InnerException!, isOutcomeUnknown: false, _batchCommand);

    internal static CambiumException From(NpgsqlException cause, CambiumBatchCommand? batchCommand = null) =>
        new(cause, isOutcomeUnknown: cause is PostgresException { SqlState: SqlStates.TransactionResolutionUnknown or SqlStates.StatementCompletionUnknown }, batchCommand);

    /// <summary>For errors of COMMIT itself: only a plain error of a living server proves that nothing was committed.</summary>
    internal static CambiumException FromCommit(NpgsqlException cause)
    {
        bool isRefused = cause is PostgresException { InvariantSeverity: "ERROR" } answer
            && answer.SqlState != SqlStates.StatementCompletionUnknown
            && !answer.SqlState.StartsWith(SqlStates.ConnectionClass, StringComparison.Ordinal);
        return new CambiumException(cause, isOutcomeUnknown: !isRefused, batchCommand: null);
    }
}
