using System.CommandLine;
using Cambium.Engine.Recovery;
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
        CheckpointStore.DiscardAfter(Path.Combine(Path.GetDirectoryName(Path.GetFullPath(directory))!, "pages"), directory, upTo);
        using FileLogStore store = FileLogStore.Open(directory, new LogOptions { CutAfterPosition = upTo }, out LogOpenReport report);
        store.MarkClean();
        Console.Out.WriteLine(report.TornTail is TornTail cut
            ? $"The log ends at position {report.LastPosition} now; {cut.Bytes} bytes from offset {cut.Offset} of \"{cut.File}\" were given up."
            : $"The log ends at position {report.LastPosition}; there was nothing to give up.");
        return 0;
    }
}
