using System.CommandLine;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Recovery;
using Cambium.Log.Reading;
using Cambium.Log.Storage;
using Cambium.Log.Verification;
using Cambium.Server.Databases;
using Cambium.Sql.Sessions;
using Cambium.Trees.Pages;

namespace Cambium.Server.Commands;

/// <summary>
/// <c>cambium check</c>: reads a data directory and shows that it is sound: checksums and chain of every log, serializability as
/// the log proves it, every byte of the page files, every row, index entry and constraint of the newest state, and that checkpoints are what
/// the log makes. Changes nothing. Exit code 0 when all holds, 1 otherwise.
/// </summary>
internal static class CheckCommand
{
    public static Command Create()
    {
        var data = new Option<string>("--data")
        {
            Description = "Data directory (CAMBIUM_DATA).",
            DefaultValueFactory = _ => Environment.GetEnvironmentVariable("CAMBIUM_DATA") ?? "cambium-data",
        };
        var database = new Option<string?>("--database") { Description = "Only this database." };
        var json = new Option<bool>("--json") { Description = "Prints JSON for programs." };
        var command = new Command("check", "Checks every database of a data directory without changing anything.") { data, database, json };
        command.SetAction(result =>
        {
            try
            {
                return Run(result.GetValue(data)!, result.GetValue(database), result.GetValue(json));
            }
            catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or InvalidDataException)
            {
                Console.Error.WriteLine("cambium check: " + exception.Message);
                return 1;
            }
        });
        return command;
    }

    private static int Run(string dataDirectory, string? only, bool json)
    {
        DataDirectoryLock.RequireFormat(dataDirectory);
        DatabaseFolder[] folders = [.. DatabaseFolder.List(dataDirectory).Where(folder => only is null || folder.Name == only)];
        if (folders.Length == 0)
        {
            Console.Error.WriteLine(only is null ? $"cambium check: no database in {dataDirectory}" : $"cambium check: no database \"{only}\" in {dataDirectory}");
            return 1;
        }

        bool isSound = DataDirectoryLock.HasFormat(dataDirectory);
        if (!isSound)
        {
            Console.Error.WriteLine($"cambium check: {dataDirectory} has no file \"format\", so no server opens it: a backup or a restore that was interrupted leaves it so");
        }

        foreach (DatabaseFolder folder in folders)
        {
            if (TryCheck(folder, json) is not { } report)
            {
                continue;
            }

            Print(report, json);
            isSound &= report.Problems.Count == 0;
        }

        return isSound ? 0 : 1;
    }

    /// <summary>Null when it has been dropped meanwhile.</summary>
    private static CheckReport? TryCheck(DatabaseFolder folder, bool isQuiet)
    {
        try
        {
            CheckReport report = Check(folder, isQuiet);
            return folder.Exists ? report : null;
        }
        catch (IOException) when (!folder.Exists)
        {
            return null;
        }
    }

    private static CheckReport Check(DatabaseFolder folder, bool isQuiet)
    {
        var problems = new List<string>();
        long transactions = 0;
        int tables = 0;
        try
        {
            using (LogReader log = LogReader.Open(folder.LogDirectory))
            using (OperatingSystemDirectory files = OperatingSystemDirectory.OpenShared(folder.LogDirectory))
            {
                problems.AddRange(SegmentCheck.Run(files, files.IsLive));
                transactions = log.FirstPosition > 1 ? ReadWhole(folder, log, isQuiet) : Verify(folder, log, isQuiet, problems);
            }

            using (CheckpointStore? checkpoints = folder.OpenCheckpoints())
            {
                problems.AddRange(checkpoints?.CheckFiles() ?? []);
            }

            LogReader replayed = LogReader.Open(folder.LogDirectory);
            MemoryGuard memory = new(MemoryGuard.DefaultBytesMax);
            using SqlDatabase database = LogOutput.WithProgress(replayed, isQuiet, $"{folder.Name}: replaying", _ => SqlDatabase.Open(
                folder.Name, new ReadOnlyLogStore(replayed), new SqlDatabaseOptions { Owner = folder.Owner, Oid = folder.Oid, IsOnlyLookedAt = true, Memory = memory, Checkpoints = folder.OpenCheckpoints(memory.Evictor.Account) }));
            tables = database.Engine.Root.Catalog.Tables.Count();
            problems.AddRange(DatabaseCheck.Run(database.Engine));
            problems.AddRange(HistoryCheck.Run(database.Engine));
        }
        catch (Exception exception) when (exception is LogException or SqlErrorException or PageDamageException or InvalidDataException)
        {
            problems.Add(exception.Message);
        }

        return new CheckReport(folder.Name, transactions, tables, problems);
    }

    private static long Verify(DatabaseFolder folder, LogReader log, bool isQuiet, List<string> problems)
    {
        VerifyReport verified = LogOutput.WithProgress(log, isQuiet, $"{folder.Name}: verifying the log", tick => LogVerifyCommand.Verify(log, new VerifyOptions(), new ProgressTicker(tick)));
        if (!verified.Holds)
        {
            problems.Add(verified.Counterexample is { } found ? $"transaction {found.Position}: {found.Message}" : verified.Incomplete!);
        }

        return verified.Transactions;
    }

    /// <summary>Of a log without its beginning (a branch's, or trimmed by retention) checksums and chain can be tested, not what its transactions read.</summary>
    private static long ReadWhole(DatabaseFolder folder, LogReader log, bool isQuiet) =>
        LogOutput.WithProgress(log, isQuiet, $"{folder.Name}: reading the log from position {log.FirstPosition}", _ => log.ReadFrom(log.FirstPosition).LongCount());

    private static void Print(CheckReport report, bool json)
    {
        if (json)
        {
            LogOutput.WriteJson(report);
            return;
        }

        Console.Out.WriteLine($"{report.Database}: {report.Transactions} transactions, {report.Tables} tables: {(report.Problems.Count == 0 ? "sound" : "NOT SOUND")}");
        foreach (string problem in report.Problems)
        {
            Console.Out.WriteLine("  " + problem);
        }
    }

    private sealed record CheckReport(string Database, long Transactions, int Tables, IReadOnlyList<string> Problems);
}
