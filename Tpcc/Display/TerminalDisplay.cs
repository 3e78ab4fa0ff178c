using Spectre.Console;
using Tpcc.Measurement;
using Tpcc.Runs;

namespace Tpcc.Display;

/// <summary>The live screen.</summary>
internal sealed class TerminalDisplay(IAnsiConsole console) : IDisplay
{
    private static readonly TimeSpan FrameInterval = TimeSpan.FromMilliseconds(500);

    public void Load(string title, long rowsExpected, Action<Action<int>> load) =>
        console.Progress()
            .Columns(new TaskDescriptionColumn(), new ProgressBarColumn(), new PercentageColumn(), new ElapsedTimeColumn())
            .Start(context =>
            {
                ProgressTask task = context.AddTask(title, maxValue: rowsExpected);
                load(rows => task.Increment(rows));
                task.Value = task.MaxValue;
            });

    public void Watch(RunOptions options, string targetName, RunStatistics statistics, Func<bool> isOver)
    {
        var screen = new LiveScreen(options, targetName, statistics);
        console.Live(screen.Render()).AutoClear(true).Start(context =>
        {
            while (!isOver())
            {
                Thread.Sleep(FrameInterval);
                context.UpdateTarget(screen.Render());
            }
        });
    }

    public T Check<T>(string title, Func<Action<long>, T> check) =>
        console.Status().Start(title, context => check(count => context.Status($"{title}: {count:N0}")));

    public void Report(RunResult result) => new Report(console, TableBorder.Rounded).Write(result);
}
