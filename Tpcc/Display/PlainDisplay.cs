using System.Diagnostics;
using System.Globalization;
using Spectre.Console;
using Tpcc.Measurement;
using Tpcc.Runs;
using Tpcc.Transactions;

namespace Tpcc.Display;

/// <summary>Lines of text, for logs and for output that is no terminal.</summary>
internal sealed class PlainDisplay(TextWriter output) : IDisplay
{
    private static readonly TimeSpan LineInterval = TimeSpan.FromSeconds(10);
    private static readonly TimeSpan PollInterval = TimeSpan.FromMilliseconds(100);

    public void Load(string title, long rowsExpected, Action<Action<int>> load)
    {
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{title}, about {rowsExpected:N0} rows"));
        long started = Stopwatch.GetTimestamp();
        long rows = 0;
        load(count => Interlocked.Add(ref rows, count));
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"Loaded {rows:N0} rows in {Stopwatch.GetElapsedTime(started).TotalSeconds:0.0} s"));
    }

    public void Watch(RunOptions options, string targetName, RunStatistics statistics, Func<bool> isOver)
    {
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{options.Clerks} clerk(s) on {targetName} for {options.Duration.TotalSeconds:0} s"));
        long lastLine = Stopwatch.GetTimestamp();
        while (!isOver())
        {
            Thread.Sleep(PollInterval);
            if (Stopwatch.GetElapsedTime(lastLine) >= LineInterval)
            {
                lastLine = Stopwatch.GetTimestamp();
                WriteLine(options, statistics);
            }
        }
    }

    public T Check<T>(string title, Func<Action<long>, T> check)
    {
        output.WriteLine(title);
        return check(static _ => { });
    }

    public void Report(RunResult result)
    {
        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings { Ansi = AnsiSupport.No, ColorSystem = ColorSystemSupport.NoColors, Out = new AnsiConsoleOutput(output) });
        console.Profile.Width = 160;
        new Report(console, TableBorder.Ascii).Write(result);
    }

    private void WriteLine(RunOptions options, RunStatistics statistics)
    {
        KindStatistics newOrders = statistics[TransactionKind.NewOrder];
        double? ceiling = Ceiling.NewOrders(options, statistics.Elapsed);
        string beside = ceiling is null ? "" : string.Create(CultureInfo.InvariantCulture, $" (ceiling {ceiling:N0})");
        long conflicts = Enum.GetValues<TransactionKind>().Sum(kind => statistics[kind].Conflicts);
        output.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{statistics.Elapsed.TotalSeconds,5:0} s  new orders {newOrders.Committed:N0}{beside}  conflicts {conflicts:N0}  p50 {newOrders.ResponseTimes.Percentile(0.5).TotalMilliseconds:0.0} ms  p99 {newOrders.ResponseTimes.Percentile(0.99).TotalMilliseconds:0.0} ms"));
    }
}
