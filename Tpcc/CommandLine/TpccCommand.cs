using System.CommandLine;
using System.Data.Common;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Spectre.Console;
using Tpcc.Display;
using Tpcc.Runs;
using Tpcc.Targets;

namespace Tpcc.CommandLine;

/// <summary>The command itself: one run. Exit code 0 only if everything holds.</summary>
internal sealed class TpccCommand
{
    private const int ExitHolds = 0;
    private const int ExitBroken = 1;
    private const int ExitFailed = 2;

    internal static readonly JsonSerializerOptions Json = new()
    {
        WriteIndented = true,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        Converters = { new JsonStringEnumConverter(JsonNamingPolicy.KebabCaseLower) },
    };

    private readonly RunArguments _arguments = new();

    private readonly Option<int> _clerks = RunArguments.Positive("--clerks", "Number of clerks", 10);

    private readonly Option<string> _target = new("--target")
    {
        Description = "embedded, or a connection string of Cambium or PostgreSQL",
        DefaultValueFactory = _ => RunOptions.EmbeddedTarget,
    };

    private readonly Option<string?> _data = new("--data") { Description = "Directory of the embedded server; a temporary one without" };

    private readonly Option<LoadMode> _load = new("--load")
    {
        Description = "create: the tables must not be there; replace: drop them first; keep: use them",
        DefaultValueFactory = _ => LoadMode.Create,
    };

    private readonly Option<string?> _json = new("--json") { Description = "Write the figures to this file" };

    public RootCommand Create()
    {
        var root = new RootCommand("TPC-C with any number of clerks on a warehouse. Without options: an embedded server, ten clerks, two minutes.");
        root.Options.Add(_clerks);
        root.Options.Add(_target);
        root.Options.Add(_data);
        root.Options.Add(_load);
        root.Options.Add(_json);
        _arguments.AddTo(root);
        root.SetAction(RunAsync);
        root.Subcommands.Add(new SweepCommand().Create());
        return root;
    }

    public static IDisplay CreateDisplay(RunOptions options) => options.IsPlain || !AnsiConsole.Profile.Capabilities.Interactive || Console.IsOutputRedirected
        ? new PlainDisplay(Console.Out)
        : new TerminalDisplay(AnsiConsole.Console);

    /// <summary>Turns what a person can mend (no server, tables there already) into one line and an exit code.</summary>
    public static async Task<int> GuardAsync(Func<Task<bool>> action)
    {
        try
        {
            return await action() ? ExitHolds : ExitBroken;
        }
        catch (OperationCanceledException)
        {
            await Console.Error.WriteLineAsync("Stopped.");
            return ExitFailed;
        }
        catch (Exception e) when (e is DbException or InvalidOperationException or IOException or ArgumentException or AggregateException)
        {
            Exception first = e is AggregateException several ? several.Flatten().InnerExceptions[0] : e;
            await Console.Error.WriteLineAsync(first.InnerException is { } cause && cause.Message != first.Message ? $"{first.Message} ({cause.Message})" : first.Message);
            return ExitFailed;
        }
    }

    private Task<int> RunAsync(ParseResult arguments, CancellationToken stop) => GuardAsync(async () =>
    {
        RunOptions options = _arguments.Read(arguments) with
        {
            Clerks = arguments.GetValue(_clerks),
            Target = arguments.GetValue(_target)!,
            DataDirectory = arguments.GetValue(_data),
            Load = arguments.GetValue(_load),
            JsonFile = arguments.GetValue(_json),
        };
        IDisplay display = CreateDisplay(options);
        await using ITarget target = await TargetOpener.OpenAsync(options, stop);
        RunResult result = new TpccRun(options, display).Run(target, stop);
        display.Report(result);
        if (options.JsonFile is { } file)
        {
            await File.WriteAllTextAsync(file, JsonSerializer.Serialize(result, Json), CancellationToken.None);
        }

        return result.Holds;
    });
}
