using System.Globalization;
using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Transactions;

namespace Cambium.Sql.Sessions;

/// <summary>Tells the outcome of a commit that did not happen, in the client's terms.</summary>
internal static class ConflictError
{
    public const string Hint = "The transaction might succeed if retried.";

    /// <param name="session">Who is told; null: whoever may know everything.</param>
    public static SqlErrorException From(in CommitResult result, SqlSession? session) => result.Outcome switch
    {
        CommitOutcome.Conflict => From(result.Conflict!, session),
        CommitOutcome.DuplicateToken => new SqlErrorException(
            SqlState.DuplicateObject, "a transaction with this commit token has already been committed", FormattableString.Invariant($"It was committed at position {result.Position}.")),
        CommitOutcome.FencedToken => new SqlErrorException(
            SqlState.ObjectNotInPrerequisiteState,
            "the commit token has been given up",
            "cambium.commit_status was asked about it before this commit, and has answered that it was not committed.",
            "Use a new token for every transaction."),
        CommitOutcome.OutcomeUnknown => new SqlErrorException(
            SqlState.TransactionResolutionUnknown,
            "transaction resolution unknown: the log could not be flushed",
            hint: "A restart of the server tells whether the transaction has been committed."),
        CommitOutcome.DataCorrupted or CommitOutcome.Shortage => StorageErrors.From(result.Problem!),
        CommitOutcome.Withdrawn => new SqlErrorException(
            SqlState.TRSerializationFailure, "could not serialize access: a transaction committed at the same moment has failed", hint: Hint),
        CommitOutcome.OutOfMemory => MemoryGuard.Exhausted("The transaction was being committed.", "Do it in several smaller transactions, or raise memory_limit."),
        CommitOutcome.TooLarge => new SqlErrorException(
            SqlState.ProgramLimitExceeded, "transaction is too large", "The log has no record for so many changes.", "Do it in several smaller transactions."),
        _ => new SqlErrorException(
            SqlState.CannotConnectNow, "the database is read-only until the server is restarted", "A write to the transaction log has failed."),
    };

    /// <inheritdoc cref="From(in CommitResult, SqlSession?)"/>
    public static SqlErrorException From(Conflict conflict, SqlSession? session)
    {
        string message = conflict.Kind switch
        {
            ConflictKind.DeletedRow => "could not serialize access due to concurrent delete",
            ConflictKind.Definition => "could not serialize access due to concurrent change of a definition",
            _ => "could not serialize access due to concurrent update",
        };
        // The engine names tables with their schema; the protocol has a field for each.
        int dot = conflict.Table.IndexOf('.', StringComparison.Ordinal);
        return new SqlErrorException(SqlState.TRSerializationFailure, message, Detail(conflict, session is not null && Hides(conflict, session)), Hint)
        {
            Schema = dot < 0 ? null : conflict.Table[..dot],
            Table = conflict.Table.Length == 0 ? null : conflict.Table[(dot + 1)..],
            Column = conflict.Column.Length == 0 ? null : conflict.Column,
            Constraint = conflict.Constraint.Length == 0 ? null : conflict.Constraint,
        };
    }

    /// <summary>The row may be one that policies hide from the session, which has nevertheless read it.</summary>
    public static bool Hides(Conflict conflict, SqlSession session)
    {
        CatalogSnapshot catalog = session.Database.Engine.Root.Catalog;
        int dot = conflict.Table.IndexOf('.', StringComparison.Ordinal);
        return dot > 0 && catalog.TryGetSchema(conflict.Table[..dot], out SchemaDefinition? schema) && catalog.TryGetTable(schema.Id, conflict.Table[(dot + 1)..], out TableDefinition? table)
            && table.HasRowSecurity && session.Roles.RightsOf(session.Roles.CurrentId).IsSubjectToPolicies(table);
    }

    /// <param name="hides">Neither the row is told nor what the winner did with it.</param>
    private static string Detail(Conflict conflict, bool hides)
    {
        StringBuilder detail = new();
        void Line(string name, string value)
        {
            if (value.Length > 0)
            {
                detail.Append(detail.Length == 0 ? "" : "\n").Append(name).Append(": ").Append(value);
            }
        }

        string number = conflict.Statement.ToString(CultureInfo.InvariantCulture);
        Line("Statement", conflict.Statement == 0 ? conflict.StatementText : conflict.StatementText.Length == 0 ? number : $"{number}, {conflict.StatementText}");
        Line("Table", conflict.Table);
        Line("Key", hides ? "" : conflict.Key);
        Line("Column", conflict.Column);
        Line("Winner", string.Create(CultureInfo.InvariantCulture, $"position {conflict.WinnerPosition}, session {conflict.WinnerSession}"));
        Line("Winner statement", hides ? "" : conflict.WinnerStatement);
        return detail.ToString();
    }
}
