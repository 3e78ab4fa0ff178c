using System.CommandLine;
using System.Text.Json;
using Cambium.Log.Reading;
using Cambium.Log.Storage;

namespace Cambium.Server.Commands;

/// <summary>The options by which every <c>cambium log</c> command finds its log, and the handling of what can go wrong with it.</summary>
internal sealed class LogSource
{
    private readonly Option<string> _data = new("--data")
    {
        Description = "Data directory, or a log directory itself (CAMBIUM_DATA).",
        DefaultValueFactory = _ => Environment.GetEnvironmentVariable("CAMBIUM_DATA") ?? ".",
    };

    private readonly Option<string?> _database = new("--database")
    {
        Description = "Which database's log; may be left out when there is only one.",
    };

    private readonly Option<bool> _json = new("--json") { Description = "Prints JSON for programs." };

    /// <summary>Adds the options to <paramref name="command"/> and runs <paramref name="run"/> on its log.</summary>
    /// <param name="run">Gets the reader, whether JSON is wanted, and the parsed command line; returns the exit code.</param>
    public Command Attach(Command command, Func<LogReader, bool, ParseResult, int> run)
    {
        command.Add(_json);
        return AttachDirectory(command, (directory, result) =>
        {
            using LogReader reader = LogReader.Open(directory);
            return run(reader, result.GetValue(_json), result);
        });
    }

    /// <summary>Like <see cref="Attach"/>, for commands that open the directory their own way.</summary>
    public Command AttachDirectory(Command command, Func<string, ParseResult, int> run)
    {
        command.Add(_data);
        command.Add(_database);
        command.SetAction(result =>
        {
            try
            {
                return run(FindLog(result.GetValue(_data)!, result.GetValue(_database)), result);
            }
            catch (Exception e) when (e is LogException or IOException or UnauthorizedAccessException)
            {
                Console.Error.WriteLine($"cambium log: {e.Message}");
                return 1;
            }
        });
        return command;
    }

    private static string FindLog(string path, string? database)
    {
        if (Directory.Exists(path) && Directory.EnumerateFiles(path, "*.log").Any())
        {
            return path;
        }

        if (Directory.Exists(Path.Combine(path, "log")))
        {
            return Path.Combine(path, "log");
        }

        string databases = Path.Combine(path, "databases");
        (string Name, string Log)[] found = Directory.Exists(databases)
            ? [.. Directory.EnumerateDirectories(databases).Select(folder => (NameOf(folder), Path.Combine(folder, "log"))).Where(pair => Directory.Exists(pair.Item2))]
            : [];
        (string Name, string Log)[] chosen = database is null ? found : [.. found.Where(pair => pair.Name == database)];
        return chosen.Length switch
        {
            1 => chosen[0].Log,
            0 => throw new DirectoryNotFoundException(database is null ? $"there is no log in \"{path}\"" : $"there is no database \"{database}\" in \"{path}\""),
            _ => throw new IOException($"several databases here, choose one with --database: {string.Join(", ", chosen.Select(pair => pair.Name))}"),
        };
    }

    private static string NameOf(string folder)
    {
        string description = Path.Combine(folder, "database.json");
        if (!File.Exists(description))
        {
            return Path.GetFileName(folder);
        }

        using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(description));
        foreach (JsonProperty property in document.RootElement.EnumerateObject())
        {
            if (property.Name.Equals("name", StringComparison.OrdinalIgnoreCase) && property.Value.GetString() is string name)
            {
                return name;
            }
        }

        return Path.GetFileName(folder);
    }
}
