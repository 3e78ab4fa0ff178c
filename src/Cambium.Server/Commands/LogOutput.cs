using System.Text.Json;
using System.Text.Json.Serialization;
using Cambium.Log.Reading;
using Spectre.Console;

namespace Cambium.Server.Commands;

/// <summary>What the <c>cambium log</c> commands share in printing.</summary>
internal static class LogOutput
{
    private const int RedirectedWidth = 4096;

    private static readonly JsonSerializerOptions LineOptions = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower,
        Converters = { new JsonStringEnumConverter(JsonNamingPolicy.SnakeCaseLower) },
    };

    /// <summary>One object in one line.</summary>
    public static void WriteJson<T>(T value) => Console.Out.WriteLine(JsonSerializer.Serialize(value, LineOptions));

    /// <summary>A table with plain borders, headings and right-aligned numbers.</summary>
    /// <param name="columns">Headings; those with a # in front are right-aligned.</param>
    public static Table Table(params string[] columns)
    {
        Table table = new Table().Border(TableBorder.Rounded);
        foreach (string column in columns)
        {
            TableColumn heading = new(Markup.Escape(column.TrimStart('#')));
            heading = column.StartsWith('#') ? heading.RightAligned() : heading;
            table.AddColumn(column.StartsWith('#') || column is "time" or "user" or "session" ? heading.NoWrap() : heading);
        }

        return table;
    }

    /// <summary>Prints a table: as wide as the terminal at most; into a file or a pipe as wide as it is.</summary>
    public static void Write(Table table)
    {
        if (Console.IsOutputRedirected)
        {
            AnsiConsole.Profile.Width = RedirectedWidth;
        }

        AnsiConsole.Write(table);
    }

    /// <summary>
    /// Runs <paramref name="work"/> under a progress bar over the log's bytes, on standard error, so that output can be piped.
    /// Without a terminal there, or for programs, nothing is shown.
    /// </summary>
    public static T WithProgress<T>(LogReader log, bool isQuiet, string title, Func<Action, T> work)
    {
        if (isQuiet || Console.IsErrorRedirected)
        {
            return work(() => { });
        }

        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings { Out = new AnsiConsoleOutput(Console.Error) });
        return console.Progress().AutoClear(true).Start(context =>
        {
            ProgressTask task = context.AddTask(title, maxValue: Math.Max(1, log.TotalBytes));
            T result = work(() => task.Value = log.BytesRead);
            task.Value = task.MaxValue;
            return result;
        });
    }
}
