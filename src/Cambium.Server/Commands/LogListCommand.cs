using System.CommandLine;
using System.Globalization;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Reporting;
using Spectre.Console;

namespace Cambium.Server.Commands;

/// <summary><c>cambium log list</c>: one line per transaction.</summary>
internal static class LogListCommand
{
    public static Command Create()
    {
        Option<long> from = new("--from") { Description = "First position to list.", DefaultValueFactory = _ => 1 };
        Option<int> count = new("--count") { Description = "How many transactions at most.", DefaultValueFactory = _ => int.MaxValue };
        Command command = new("list", "Lists transactions, one a line.") { from, count };
        return new LogSource().Attach(command, (log, json, result) => Run(log, json, result.GetValue(from), result.GetValue(count)));
    }

    private static int Run(LogReader log, bool json, long from, int count)
    {
        // Names come from the catalog's writes, so reading starts at the beginning in any case.
        LogNames names = new();
        Table table = LogOutput.Table("#position", "time", "user", "session", "#behind", "#tries", "how", "writes", "#notes");
        foreach (LogRecord record in log.ReadFrom(1).TakeWhile(record => record.Position - from < count))
        {
            names.Follow(record);
            if (record.Position < from)
            {
                continue;
            }

            LogListing line = LogListing.Of(record, names);
            if (json)
            {
                LogOutput.WriteJson(line);
            }
            else
            {
                table.AddRow(Cells(line));
            }
        }

        if (!json)
        {
            LogOutput.Write(table);
        }

        return 0;
    }

    private static string[] Cells(LogListing line) =>
    [
        line.Position.ToString(CultureInfo.InvariantCulture),
        line.Time,
        Markup.Escape(line.User),
        Markup.Escape(line.Session),
        line.Behind.ToString(CultureInfo.InvariantCulture),
        line.Tries.ToString(CultureInfo.InvariantCulture),
        line.Flags == RecordFlags.None ? "" : line.Flags.ToString().ToLowerInvariant(),
        Markup.Escape(line.Writes),
        line.NoteCount.ToString(CultureInfo.InvariantCulture),
    ];
}
