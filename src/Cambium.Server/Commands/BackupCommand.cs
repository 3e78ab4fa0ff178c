using System.CommandLine;
using Cambium.Server.Databases;

namespace Cambium.Server.Commands;

/// <summary>
/// <c>cambium backup --data DIR --to DIR</c>: copies a data directory while its server runs, or without one. A second backup to the
/// same place copies only what has come since. The backup is a data directory itself.
/// </summary>
internal static class BackupCommand
{
    public static Command Create()
    {
        var data = new Option<string>("--data")
        {
            Description = "Data directory (CAMBIUM_DATA).",
            DefaultValueFactory = _ => Environment.GetEnvironmentVariable("CAMBIUM_DATA") ?? "cambium-data",
        };
        var to = new Option<string>("--to") { Description = "Directory of the backup; made when missing.", Required = true };
        var database = new Option<string?>("--database") { Description = "Only this database." };
        var command = new Command("backup", "Copies databases, also of a running server; again to the same place: only what is new.") { data, to, database };
        command.SetAction(result => Commands.Report("cambium backup", () =>
        {
            foreach ((DatabaseFolder copy, long bytes, long position) in DataDirectoryCopy.Run(result.GetValue(data)!, result.GetValue(to)!, result.GetValue(database)))
            {
                Console.Out.WriteLine($"{copy.Name}: up to position {position}, {bytes:N0} bytes copied");
            }
        }));
        return command;
    }
}
