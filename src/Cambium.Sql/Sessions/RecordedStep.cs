using Cambium.Engine.Errors;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Sessions;

/// <summary>One thing a transaction was asked to do, and what it answered.</summary>
internal sealed class RecordedStep(PreparedStatement statement, Portal? portal, IRowReceiver? receiver, long rowsMax, bool isInStatementList, long start)
{
    public PreparedStatement Statement => statement;

    public Portal? Portal => portal;

    public IRowReceiver? Receiver => receiver;

    public long RowsMax => rowsMax;

    public bool IsInStatementList => isInStatementList;

    /// <summary>How the answer is written; see <see cref="IAnswerBuffer.Form"/>.</summary>
    public object? Form { get; init; }

    /// <inheritdoc cref="SessionPortals.Bound"/>
    public long Bound { get; init; }

    /// <summary>Of a CALL or DO that has committed before: where it goes on. Null: it begins.</summary>
    public SuspendedStatement? Resumed { get; init; }

    /// <summary>What statement_timestamp() tells, microseconds since 2000-01-01 UTC; null: it hasn't begun.</summary>
    public long? StatementStart { get; set; }

    /// <summary>Where its answer begins; see <see cref="IAnswerBuffer.Position"/>.</summary>
    public long Start { get; set; } = start;

    /// <summary>Where its answer ends.</summary>
    public long End { get; set; }

    /// <summary>Its answer is complete.</summary>
    public bool HasEnded { get; set; }

    /// <summary>The end of its answer was written too, its command tag or whatever stands for it.</summary>
    public bool IsAnswered { get; set; }

    /// <summary>What it does outlives a rollback, and so isn't done a second time.</summary>
    public bool RunsOnce { get; set; }

    public PortalResult Result { get; set; }

    /// <summary>The plan it was run by; null before.</summary>
    public StatementPlan? Plan { get; set; }

    /// <summary>What its reads and writes are noted under in the transaction, from 1; 0: it has none.</summary>
    public int StatementNumber { get; set; }

    /// <summary>What it failed with; null when it didn't.</summary>
    public SqlErrorException? Error { get; set; }

    /// <summary>The data of COPY FROM STDIN.</summary>
    public RecordedCopy? Copy { get; set; }

    /// <summary>Of the answer; null while some of it hasn't been sent.</summary>
    public AnswerDigest? Digest { get; set; }

    /// <summary>Whether an error is the same to the client, in all fields it is sent.</summary>
    public static bool IsSame(SqlErrorException? one, SqlErrorException? other) => one is null || other is null
        ? one is null && other is null
        : one.SqlState == other.SqlState && one.Message == other.Message && one.Detail == other.Detail && one.Hint == other.Hint
            && one.Position == other.Position && one.Where == other.Where && one.Schema == other.Schema && one.Table == other.Table
            && one.Column == other.Column && one.DataType == other.DataType && one.Constraint == other.Constraint;
}
