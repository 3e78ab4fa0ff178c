using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;
using System.Text.Json;
using Tpcc.Display;
using Tpcc.Runs;
using Tpcc.Sweeps;
using Tpcc.Targets;

namespace Tpcc.CommandLine;

/// <summary><c>sweep</c>: the same run with different numbers of clerks on one or several targets, each on fresh tables.</summary>
internal sealed class SweepCommand
{
    private readonly RunArguments _arguments = new();

    private readonly Option<int[]> _clerks = new("--clerks")
    {
        Description = "Numbers of clerks, separated by commas",
        CustomParser = ParseClerks,
        DefaultValueFactory = _ => [1, 2, 5, 10, 20, 50, 100],
    };

    private readonly Option<string[]> _targets = new("--target")
    {
        Description = "embedded, or a connection string of Cambium or PostgreSQL, whose TPC-C tables are replaced; may be given several times",
        DefaultValueFactory = _ => [RunOptions.EmbeddedTarget],
    };

    private readonly Option<string> _output = new("--output")
    {
        Description = "Where to write: this name with .md, .svg and .json behind it",
        DefaultValueFactory = _ => "tpcc-sweep",
    };

    private readonly Option<string[]> _results = new("--results")
    {
        Description = "Runs nothing: takes the results that runs with --json have written",
        AllowMultipleArgumentsPerToken = true,
    };

    public Command Create()
    {
        var command = new Command("sweep", "Run a series over the number of clerks; writes a Markdown table and an SVG plot.") { _clerks, _targets, _output, _results };
        _arguments.AddTo(command);
        command.SetAction(RunAsync);
        return command;
    }

    private Task<int> RunAsync(ParseResult arguments, CancellationToken stop) => TpccCommand.GuardAsync(async () =>
    {
        List<RunResult> results = arguments.GetValue(_results) is { Length: > 0 } files
            ? [.. files.Select(file => JsonSerializer.Deserialize<RunResult>(File.ReadAllText(file), TpccCommand.Json)!)]
            : await RunSeriesAsync(arguments, stop);
        string output = arguments.GetValue(_output)!;
        await File.WriteAllTextAsync(output + ".md", SweepTable.Write(results), CancellationToken.None);
        await File.WriteAllTextAsync(output + ".svg", SweepPlot.Draw(results), CancellationToken.None);
        await File.WriteAllTextAsync(output + ".json", JsonSerializer.Serialize(results, TpccCommand.Json), CancellationToken.None);
        return results.All(result => result.Holds);
    });

    private async Task<List<RunResult>> RunSeriesAsync(ParseResult arguments, CancellationToken stop)
    {
        RunOptions options = _arguments.Read(arguments) with { Load = LoadMode.Replace };
        IDisplay display = TpccCommand.CreateDisplay(options);
        var results = new List<RunResult>();
        foreach (string target in arguments.GetValue(_targets)!)
        {
            foreach (int clerks in arguments.GetValue(_clerks)!)
            {
                stop.ThrowIfCancellationRequested();
                RunOptions run = options with { Target = target, Clerks = clerks };
                await using ITarget opened = await TargetOpener.OpenAsync(run, stop);
                RunResult result = new TpccRun(run, display).Run(opened, stop);
                display.Report(result);
                results.Add(result);
            }
        }

        return results;
    }

    private static int[] ParseClerks(ArgumentResult result)
    {
        var clerks = new List<int>();
        foreach (string word in result.Tokens.SelectMany(token => token.Value.Split(',')))
        {
            if (!int.TryParse(word, NumberStyles.None, CultureInfo.InvariantCulture, out int number) || number < 1)
            {
                result.AddError($"'{word}' is no number of clerks.");
                return [];
            }

            clerks.Add(number);
        }

        return [.. clerks.Distinct().Order()];
    }
}
