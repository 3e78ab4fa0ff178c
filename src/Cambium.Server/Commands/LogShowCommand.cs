using System.CommandLine;
using System.Globalization;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Reporting;
using Spectre.Console;

namespace Cambium.Server.Commands;

/// <summary><c>cambium log show POSITION</c>: a transaction's reads and writes, and what it overlapped.</summary>
internal static class LogShowCommand
{
    public static Command Create()
    {
        Argument<long> position = new("position") { Description = "The transaction's position in the log." };
        Command command = new("show", "Shows one transaction: reads, writes, and what ran beside it.") { position };
        return new LogSource().Attach(command, (log, json, result) => Run(log, json, result.GetValue(position)));
    }

    private static int Run(LogReader log, bool json, long position)
    {
        LogRecord? shown = log.ReadFrom(position).FirstOrDefault();
        if (shown?.Position != position)
        {
            Console.Error.WriteLine($"cambium log: there is no position {position} in this log");
            return 1;
        }

        LogNames names = new();
        List<long> overlapping = LogOutput.WithProgress(log, json, "reading", report => FindOverlapping(log, shown, names, report));
        if (json)
        {
            using Stream output = Console.OpenStandardOutput();
            using LogExport export = new(output, names);
            export.Write(shown);
            return 0;
        }

        PrintHead(shown, names, overlapping);
        PrintStatements(shown);
        PrintWrites(shown, names);
        PrintNotes(shown, names);
        return 0;
    }

    private static List<long> FindOverlapping(LogReader log, LogRecord shown, LogNames names, Action report)
    {
        List<long> overlapping = [];
        foreach (LogBatchRecords batch in log.ReadBatches(1))
        {
            report();
            foreach (LogRecord record in batch.Records)
            {
                if (record.Position <= shown.Position)
                {
                    names.Follow(record);
                }

                if (record.Position != shown.Position && LogListing.Overlap(shown, record))
                {
                    overlapping.Add(record.Position);
                }
            }
        }

        return overlapping;
    }

    private static void PrintHead(LogRecord record, LogNames names, List<long> overlapping)
    {
        LogListing line = LogListing.Of(record, names);
        Table table = LogOutput.Table("transaction", record.Position.ToString(CultureInfo.InvariantCulture)).HideHeaders();
        table.AddRow("position", record.Position.ToString(CultureInfo.InvariantCulture));
        table.AddRow("time", line.Time);
        table.AddRow("user, session", Markup.Escape($"{record.User}, {record.Session}"));
        table.AddRow("snapshots", $"first {record.FirstSnapshot}, final {record.Snapshot}");
        table.AddRow("tries", $"{record.Tries}, {record.Flags.ToString().ToLowerInvariant()}");
        table.AddRow("overlapped", overlapping.Count == 0 ? "nothing" : string.Join(", ", overlapping));
        if (record.Token is Guid token)
        {
            table.AddRow("token", token.ToString());
        }

        LogOutput.Write(table);
    }

    /// <summary>What was sent, where <c>log_statements</c> was on.</summary>
    private static void PrintStatements(LogRecord record)
    {
        if (record.Statements is not { } statements)
        {
            return;
        }

        Table table = LogOutput.Table("#statement", "text", "parameters");
        foreach (StatementText statement in statements)
        {
            table.AddRow(
                statement.Statement.ToString(CultureInfo.InvariantCulture),
                Markup.Escape(statement.Text),
                Markup.Escape(string.Join(", ", statement.Parameters.Select(static parameter => parameter ?? "NULL"))));
        }

        LogOutput.Write(table);
    }

    private static void PrintWrites(LogRecord record, LogNames names)
    {
        Table table = LogOutput.Table("table", "change", "row", "column", "value after");
        foreach ((int tableId, RowWrite row) in record.Writes.SelectMany(writes => writes.Rows, (writes, row) => (writes.TableId, row)))
        {
            string[] start = [Markup.Escape(names.Table(tableId)), row.Kind.ToString().ToLowerInvariant(), LogValueText.Hex(row.Key.Span)];
            if (row.Columns.Count == 0)
            {
                table.AddRow([.. start, "", ""]);
            }

            foreach (ColumnWrite column in row.Columns)
            {
                string? type = names.ColumnType(tableId, column.ColumnId);
                string steps = string.Concat((column.Increments ?? []).Select(step => $"  ({(char)step.Operator} {LogValueText.Format(step.Operand, type)})"));
                table.AddRow([.. start, Markup.Escape(names.Column(tableId, column.ColumnId)), Markup.Escape(LogValueText.Format(column.After, type) + steps)]);
                start = ["", "", ""];
            }
        }

        LogOutput.Write(table);
    }

    private static void PrintNotes(LogRecord record, LogNames names)
    {
        Table table = LogOutput.Table("#statement", "read");
        foreach (ReadNote note in record.Notes)
        {
            table.AddRow(note.Statement.ToString(CultureInfo.InvariantCulture), Markup.Escape(NoteText.Format(note, names)));
        }

        LogOutput.Write(table);
    }
}
