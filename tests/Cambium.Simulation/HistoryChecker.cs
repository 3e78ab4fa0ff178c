using Cambium.Engine.Transactions;
using Cambium.Log.Records;

namespace Cambium.Simulation;

/// <summary>
/// Checks what clients saw against a serial execution: the committed transactions run one after another on the model in the order
/// of the log, and every answer must be the same; read-only ones at their snapshot. That is stricter than an acyclic dependency
/// graph, which shows only that some order exists. Also: acknowledged means in the log, refused means not, nobody twice.
/// </summary>
public static class HistoryChecker
{
    /// <summary>
    /// Refusals that were not needed: run right after the commit that won, the transaction gets the very answers it was given, so it could
    /// have committed there. The exact oracle for what notes, which are never finer than columns, keys and intervals, decide.
    /// </summary>
    public static int CountFalseConflicts(IReadOnlyList<TransactionHistory> histories, IReadOnlyList<LogRecord> log, Model model)
    {
        Dictionary<string, TransactionHistory> bySession = histories.ToDictionary(static history => history.Session);
        ILookup<long, TransactionHistory> refused = histories.Where(static history => history.Outcome == CommitOutcome.Conflict).ToLookup(static history => history.Position);
        int count = 0;
        foreach (LogRecord record in log)
        {
            if (bySession.TryGetValue(record.Session, out TransactionHistory? writer))
            {
                Replay(writer, model);
            }

            foreach (TransactionHistory loser in refused[record.Position])
            {
                var saved = model.Save();
                count += Replay(loser, model) is null ? 1 : 0;
                model.Restore(saved);
            }
        }

        return count;
    }

    /// <returns>The first violation, or null.</returns>
    public static string? Check(IReadOnlyList<TransactionHistory> histories, IReadOnlyList<LogRecord> log, Model model)
    {
        Dictionary<string, TransactionHistory> bySession = histories.ToDictionary(static history => history.Session);
        Dictionary<string, long> logged = [];
        foreach (LogRecord record in log.Where(static record => record.Session.Length > 0))
        {
            if (!logged.TryAdd(record.Session, record.Position))
            {
                return $"{record.Session} committed twice, at {logged[record.Session]} and {record.Position}";
            }
        }

        foreach (TransactionHistory history in histories)
        {
            bool isLogged = logged.TryGetValue(history.Session, out long position);
            string? problem = history.Outcome switch
            {
                CommitOutcome.Committed when !isLogged => "was acknowledged and is not in the log",
                CommitOutcome.Committed when position != history.Position => $"was acknowledged at {history.Position} and is at {position}",
                CommitOutcome.Conflict or CommitOutcome.Shortage or CommitOutcome.OutOfMemory or CommitOutcome.Withdrawn or CommitOutcome.DataCorrupted or CommitOutcome.ReadOnly or CommitOutcome.ReadOnlyDatabase when isLogged => $"was told {history.Outcome} and is in the log",
                CommitOutcome.Conflict when history.Position > log.Count || log[(int)history.Position - 1].Session != history.Winner =>
                    $"was refused because of {history.Winner} at {history.Position}, which is not there",
                null when history.IsRolledBack && isLogged => "was rolled back and is in the log",
                _ => null,
            };
            if (problem is not null)
            {
                return $"{history.Session} {problem}";
            }
        }

        ILookup<long, TransactionHistory> readers = histories.Where(static history => history.Outcome == CommitOutcome.ReadOnly).ToLookup(static history => history.Snapshot);
        long last = 0;
        foreach (LogRecord record in log.Append(new LogRecord { Position = long.MaxValue }))
        {
            for (; last < record.Position && last <= log.Count; last++)
            {
                foreach (TransactionHistory reader in readers[last])
                {
                    if (Replay(reader, model) is { } difference)
                    {
                        return difference;
                    }
                }
            }

            if (bySession.TryGetValue(record.Session, out TransactionHistory? writer) && Replay(writer, model) is { } wrong)
            {
                return $"at position {record.Position}: {wrong}";
            }

            last = record.Position == long.MaxValue ? last : record.Position;
        }

        return null;
    }

    private static string? Replay(TransactionHistory history, Model model)
    {
        model.Begin();
        foreach ((Operation operation, string answer) in history.Statements)
        {
            var saved = model.Save();
            string expected = StatementRunner.Run(operation, model, () => model.Restore(saved));
            if (expected != answer)
            {
                return $"{history.Session} (snapshot {history.Snapshot}) was answered \"{answer}\" to \"{operation.Text}\"; run alone it would be \"{expected}\"";
            }
        }

        return null;
    }
}
