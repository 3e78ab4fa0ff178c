using System.CommandLine;
using Cambium.Engine.Recovery;
using Cambium.Log.Reading;
using Cambium.Log.Storage;

namespace Cambium.Server.Commands;

/// <summary><c>cambium log recover --up-to POSITION</c>: gives up what follows a position, so that a damaged log opens again.</summary>
internal static class LogRecoverCommand
{
    public static Command Create()
    {
        Option<long> upTo = new("--up-to") { Description = "Last position to keep; everything after it is lost for good.", Required = true };
        Command command = new("recover", "Cuts a stopped, damaged log after a position. Copy the directory first.") { upTo };
        return new LogSource().AttachDirectory(command, (directory, result) => Run(directory, result.GetValue(upTo)));
    }

    private static int Run(string directory, long upTo)
    {
        DiscardLaterCheckpoint(directory, upTo);
        using FileLogStore store = FileLogStore.Open(directory, new LogOptions { CutAfterPosition = upTo }, out LogOpenReport report);
        store.MarkClean();
        Console.Out.WriteLine(report.TornTail is TornTail cut
            ? $"The log ends at position {report.LastPosition} now; {cut.Bytes} bytes from offset {cut.Offset} of \"{cut.File}\" were given up."
            : $"The log ends at position {report.LastPosition}; there was nothing to give up.");
        return 0;
    }

    /// <summary>A checkpoint of what is given up goes first; that is possible while the log reaches back to the beginning.</summary>
    private static void DiscardLaterCheckpoint(string directory, long upTo)
    {
        string pages = Path.Combine(Path.GetDirectoryName(Path.GetFullPath(directory))!, "pages");
        if (!Directory.Exists(pages))
        {
            return;
        }

        using CheckpointStore checkpoints = CheckpointStore.Open(OperatingSystemDirectory.OpenOrCreate(pages));
        if (checkpoints.Position > upTo)
        {
            using LogReader log = LogReader.Open(directory);
            if (log.FirstPosition > 1)
            {
                throw new LogFormatException($"the newest checkpoint is of position {checkpoints.Position} and the log begins at {log.FirstPosition}: nothing leads to position {upTo} any more");
            }

            checkpoints.Discard();
        }
    }
}
