using System.Globalization;
using System.Text.Json;
using Cambium.Engine.Errors;
using Cambium.Engine.History;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>
/// EXPLAIN CONFLICTS: runs the statement in a transaction of its own, rolls it back, and shows what it noted as read, at which
/// granularity, what it wrote, and which of the last commits would have been in its way.
/// </summary>
/// <param name="linesUp">In a block that may write it lines up for the rows it reads although it doesn't say FOR UPDATE (decision 0035).</param>
internal sealed class ExplainConflictsRun(StatementPlan inner, IReadOnlyList<ResultColumn> columns, bool json, bool linesUp, StatementContext context) : CompleteRun(columns)
{
    /// <summary>How many commits are compared.</summary>
    private const int CommitsMax = 200;

    protected override string Execute(IRowReceiver receiver)
    {
        if (inner is UtilityPlan)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "EXPLAIN CONFLICTS needs a query or a modification");
        }

        ConflictProbe probe = context.Session.Transactions.RunApart(context.Statement.Text, Probe);
        probe = probe with { Conflicts = [.. probe.Conflicts.Select(conflict => ConflictError.Hides(conflict, context.Session) ? conflict with { Key = "" } : conflict)] };
        foreach (string line in json ? [Json(probe)] : Lines(probe))
        {
            receiver.Row([Value.FromText(line)]);
        }

        return "EXPLAIN";
    }

    private ConflictProbe Probe(Transaction transaction)
    {
        using (IStatementRun run = inner.Start(context))
        {
            run.Run(new RowSpool(), 0);
        }

        transaction.EndStatement();
        return transaction.Database.Probe(transaction, CommitsMax, context.Cancellation);
    }

    private IEnumerable<string> Lines(ConflictProbe probe)
    {
        foreach ((string title, IReadOnlyList<string> lines) in new[] { ("Reads", probe.Reads), ("Writes", probe.Writes) })
        {
            yield return title + (lines.Count == 0 ? ": nothing" : "");
            foreach (string line in lines)
            {
                yield return "  " + line;
            }
        }

        if (linesUp)
        {
            yield return "Lines up for the rows it reads: transactions lost them to each other (queue_foresight)";
        }

        long compared = probe.Last - probe.First + 1;
        yield return string.Create(CultureInfo.InvariantCulture, $"Conflicts with the last {compared} commits: {(probe.Conflicts.Count == 0 ? "none" : probe.Conflicts.Count)}");
        foreach (Conflict conflict in probe.Conflicts)
        {
            yield return "  " + Text(conflict);
        }
    }

    private static string Text(Conflict conflict)
    {
        string key = conflict.Key.Length == 0 ? "" : " " + conflict.Key;
        string column = conflict.Column.Length == 0 ? "" : ", column " + conflict.Column;
        string remedy = conflict.Remedy switch
        {
            ConflictRemedy.Increment => " (an increment, SET c = c + e, would merge)",
            ConflictRemedy.BlindWrite => " (not with write_conflicts = reads)",
            ConflictRemedy.Columns => " (name the columns you need)",
            ConflictRemedy.Index => " (an index would read fewer rows)",
            ConflictRemedy.Sequence => " (a sequence never gives a key twice)",
            _ => "",
        };
        return string.Create(
            CultureInfo.InvariantCulture,
            $"commit {conflict.WinnerPosition} of session {conflict.WinnerSession}: {SystemCatalogs.Relations.CambiumRelations.Word(conflict.Kind.ToString())} {conflict.Table}{key}{column}{remedy}");
    }

    private string Json(ConflictProbe probe) => JsonSerializer.Serialize(new
    {
        probe.Reads,
        probe.Writes,
        LinesUp = linesUp,
        FirstPosition = probe.First,
        LastPosition = probe.Last,
        Conflicts = probe.Conflicts.Select(conflict => new
        {
            Position = conflict.WinnerPosition,
            Session = conflict.WinnerSession,
            Kind = conflict.Kind.ToString(),
            conflict.Table,
            conflict.Key,
            conflict.Column,
            Remedy = conflict.Remedy.ToString(),
        }),
    });
}
