using System.CommandLine;
using System.Globalization;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Reporting;
using Spectre.Console;

namespace Cambium.Server.Commands;

/// <summary><c>cambium log stats</c>: totals over a log.</summary>
internal static class LogStatsCommand
{
    public static Command Create() =>
        new LogSource().Attach(new Command("stats", "Counts transactions, batches, reads and writes."), (log, json, _) => Run(log, json));

    private static int Run(LogReader log, bool json)
    {
        LogNames names = new();
        LogStatistics statistics = LogOutput.WithProgress(log, json, "counting", report => Count(log, names, report));
        if (json)
        {
            LogOutput.WriteJson(statistics);
            return 0;
        }

        LogOutput.Write(Totals(statistics));
        LogOutput.Write(Tables(statistics, names));
        return 0;
    }

    private static LogStatistics Count(LogReader log, LogNames names, Action report)
    {
        LogStatistics statistics = new();
        foreach (LogBatchRecords batch in log.ReadBatches(1))
        {
            statistics.Add(batch);
            foreach (LogRecord record in batch.Records)
            {
                names.Follow(record);
            }

            report();
        }

        return statistics;
    }

    private static Table Totals(LogStatistics statistics)
    {
        Table table = LogOutput.Table("total", "#").HideHeaders();
        void Row(string name, double value, string format = "N0") => table.AddRow(name, value.ToString(format, CultureInfo.InvariantCulture));
        Row("transactions", statistics.Transactions);
        Row("transactions per second", statistics.TransactionsPerSecond, "N1");
        Row("batches", statistics.Batches);
        Row("transactions per batch", statistics.Batches == 0 ? 0 : (double)statistics.Transactions / statistics.Batches, "N2");
        Row("largest batch", statistics.BatchTransactionsMax);
        Row("bytes", statistics.Bytes);
        Row("bytes per transaction", statistics.Transactions == 0 ? 0 : (double)statistics.Bytes / statistics.Transactions, "N1");
        Row("overlapping", statistics.Overlapping);
        Row("merged", statistics.Merged);
        Row("refreshed", statistics.Refreshed);
        Row("replayed", statistics.Replayed);
        Row("further tries", statistics.Retries);
        Row("notes: key", statistics.KeyNotes);
        Row("notes: range", statistics.RangeNotes);
        Row("notes: all", statistics.AllNotes);
        Row("notes with a filter", statistics.FilteredNotes);
        return table;
    }

    private static Table Tables(LogStatistics statistics, LogNames names)
    {
        Table table = LogOutput.Table("table", "#inserted", "#updated", "#deleted", "#truncated", "#increments", "#notes");
        foreach (TableStatistics one in statistics.Tables)
        {
            long[] counts = [one.Inserts, one.Updates, one.Deletes, one.Truncates, one.Increments, one.Notes];
            table.AddRow([Markup.Escape(names.Table(one.TableId)), .. counts.Select(count => count.ToString("N0", CultureInfo.InvariantCulture))]);
        }

        return table;
    }
}
