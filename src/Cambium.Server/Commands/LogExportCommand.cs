using System.CommandLine;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Reporting;

namespace Cambium.Server.Commands;

/// <summary><c>cambium log export</c>: every record as a line of JSON.</summary>
internal static class LogExportCommand
{
    public static Command Create()
    {
        Option<long> from = new("--from") { Description = "First position to export.", DefaultValueFactory = _ => 1 };
        Option<string?> output = new("--output") { Description = "File to write; standard output when left out." };
        Command command = new("export", "Writes every transaction as a line of JSON.") { from, output };
        return new LogSource().Attach(command, (log, json, result) => Run(log, json, result.GetValue(from), result.GetValue(output)));
    }

    private static int Run(LogReader log, bool json, long from, string? path)
    {
        using Stream target = new BufferedStream(path is null ? Console.OpenStandardOutput() : File.Create(path), 1 << 20);
        return LogOutput.WithProgress(log, json || path is null, "exporting", report => Export(log, from, target, report));
    }

    private static int Export(LogReader log, long from, Stream target, Action report)
    {
        LogNames names = new();
        using LogExport export = new(target, names);
        foreach (LogBatchRecords batch in log.ReadBatches(1))
        {
            report();
            foreach (LogRecord record in batch.Records)
            {
                if (record.Position < from)
                {
                    names.Follow(record);
                }
                else
                {
                    export.Write(record);
                }
            }
        }

        return 0;
    }
}
