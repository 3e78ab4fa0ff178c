using System.CommandLine;
using Cambium.Engine.Verification;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Reporting;
using Cambium.Log.Verification;
using Cambium.Sql.Statements;

namespace Cambium.Server.Commands;

/// <summary><c>cambium log verify</c>: exit code 0 and the claim, or 1 and a counterexample.</summary>
internal static class LogVerifyCommand
{
    public static Command Create()
    {
        Option<string?> head = new("--head") { Description = "Hash that the log's head must have, as printed by an earlier verification." };
        Option<int> window = new("--window") { Description = "Row changes kept to look back at snapshots.", DefaultValueFactory = _ => new VerifyOptions().WindowChangesMax };
        Command command = new("verify", "Shows from the log alone that its transactions are serializable, or why not.") { head, window };
        return new LogSource().Attach(command, (log, json, result) =>
            Run(log, json, new VerifyOptions { ExpectedHeadHash = result.GetValue(head), WindowChangesMax = result.GetValue(window) }));
    }

    private static int Run(LogReader log, bool json, VerifyOptions options)
    {
        VerifyReport report = LogOutput.WithProgress(log, json, "verifying", tick => Verify(log, options, new ProgressTicker(tick)));
        LogNames names = report.Counterexample is { TableId: not null } ? FollowNames(log, report.Counterexample.Position) : new LogNames();
        if (json)
        {
            LogOutput.WriteJson(Summary(report, names));
        }
        else
        {
            Print(report, names);
        }

        return report.Holds ? 0 : 1;
    }

    /// <summary>Verifies with this server's expressions at hand, so that constraints and computed keys are checked too.</summary>
    internal static VerifyReport Verify(LogReader log, VerifyOptions options, IProgress<long> progress)
    {
        LogEvaluator evaluator = new(new TableExpressionCompiler());
        return new LogVerifier(options, evaluator, evaluator).Verify(log, progress);
    }

    private static LogNames FollowNames(LogReader log, long position)
    {
        LogNames names = new();
        foreach (LogRecord record in log.ReadFrom(1).TakeWhile(record => record.Position <= position))
        {
            names.Follow(record);
        }

        return names;
    }

    private static void Print(VerifyReport report, LogNames names)
    {
        Console.Out.WriteLine($"{report.Transactions} transactions, {report.Overlapping} of them overlapping others; {report.Notes} notes, {report.RowWrites} row writes.");
        Console.Out.WriteLine($"Constraints: {report.ConstraintTests} tests of rows against NOT NULL, CHECK, UNIQUE and FOREIGN KEY.");
        foreach (string notChecked in report.NotChecked)
        {
            Console.Out.WriteLine($"Not checked: {notChecked}.");
        }

        Console.Out.WriteLine($"Head: {report.HeadHash ?? "not reached"}");
        if (report.Holds)
        {
            Console.Out.WriteLine(report.Claim);
        }
        else if (report.Counterexample is Counterexample found)
        {
            PrintCounterexample(found, names);
        }
        else
        {
            Console.Out.WriteLine($"Nothing is claimed: {report.Incomplete}.");
        }
    }

    private static void PrintCounterexample(Counterexample found, LogNames names)
    {
        Console.Out.WriteLine($"REFUTED ({found.Kind.ToString().ToLowerInvariant()}): transaction {found.Position}: {found.Message}.");
        if (found.OtherPosition is long other)
        {
            Console.Out.WriteLine($"  changed by:  transaction {other}");
        }

        if (found.Note is ReadNote note)
        {
            Console.Out.WriteLine($"  statement:   {note.Statement}");
            Console.Out.WriteLine($"  read:        {NoteText.Format(note, names)}");
        }

        if (found.TableId is int table)
        {
            Console.Out.WriteLine($"  table:       {names.Table(table)}");
            Console.Out.WriteLine($"  row:         {LogValueText.Hex(found.Key.GetValueOrDefault().Span)}");
            Console.Out.WriteLine($"  column:      {(found.ColumnId is int column ? names.Column(table, column) : "the row as such")}");
        }
    }

    private static object Summary(VerifyReport report, LogNames names) => new
    {
        report.Holds,
        Claim = report.Holds ? report.Claim : null,
        report.FirstPosition,
        report.LastPosition,
        report.Transactions,
        report.Overlapping,
        report.Notes,
        report.RowWrites,
        report.HeadHash,
        report.ConstraintsChecked,
        report.ConstraintTests,
        report.NotChecked,
        report.Incomplete,
        Counterexample = report.Counterexample is not Counterexample found ? null : new
        {
            found.Kind,
            found.Position,
            found.Message,
            found.OtherPosition,
            found.Note?.Statement,
            Read = found.Note is null ? null : NoteText.Format(found.Note, names),
            Table = found.TableId is int table ? names.Table(table) : null,
            Key = found.Key is ReadOnlyMemory<byte> key ? LogValueText.Hex(key.Span) : null,
            Column = found is { TableId: int owner, ColumnId: int column } ? names.Column(owner, column) : null,
        },
    };
}
