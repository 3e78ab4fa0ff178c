using System.Diagnostics;
using Tpcc.Clerks;
using Tpcc.Consistency;
using Tpcc.Display;
using Tpcc.Measurement;
using Tpcc.Population;
using Tpcc.Targets;
using Tpcc.Transactions;
using Tpcc.Transactions.Procedures;

namespace Tpcc.Runs;

/// <summary>One run from the first table to the verdict: load, work, check, verify.</summary>
internal sealed class TpccRun(RunOptions options, IDisplay display)
{
    private readonly NonUniform _nonUniform = NonUniform.FromSeed(options.Seed);

    /// <param name="target">Stays open; the caller disposes it.</param>
    /// <param name="stop">Ends the clerks early; loading too. Checks and verdict follow all the same.</param>
    /// <exception cref="ArgumentException">The options contradict each other.</exception>
    /// <exception cref="InvalidOperationException">The target's tables are in a state that <see cref="RunOptions.Load"/> does not allow.</exception>
    public RunResult Run(ITarget target, CancellationToken stop)
    {
        options.Validate();
        TimeSpan? loadTime = Prepare(target, stop);
        var checker = new ConsistencyChecker(target);
        long ordersBefore = checker.CountOrders();
        RunStatistics statistics = Work(target, stop, out List<string> errors);

        IReadOnlyList<ConditionResult> consistency = options.SkipsConditions ? [] : display.Check(
            "Consistency conditions", _ => (IReadOnlyList<ConditionResult>)[.. checker.CheckConditions(), checker.CheckAcknowledged(ordersBefore, statistics)]);
        LogVerdict? log = display.Check("Verifying the log", target.VerifyLog);
        return RunResult.From(options, target, statistics, loadTime, errors, consistency, log);
    }

    private TimeSpan? Prepare(ITarget target, CancellationToken stop)
    {
        bool isLoaded = Loader.IsLoaded(target);
        if (isLoaded && options.Load == LoadMode.Create)
        {
            throw new InvalidOperationException("The target has TPC-C tables already; say --load keep to use them or --load replace to drop them.");
        }

        bool isLoading = !isLoaded || options.Load == LoadMode.Replace;
        long started = Stopwatch.GetTimestamp();
        if (isLoading)
        {
            Loader.Drop(target);
            var rows = new TableRows(options.Seed, _nonUniform, TimeProvider.System.GetTimestampValue());
            var loader = new Loader(target, rows, options.Warehouses);
            display.Load($"Loading {options.Warehouses} warehouse(s)", Scale.ExpectedRows(options.Warehouses), onRows => loader.Load(onRows, stop));
        }

        TimeSpan elapsed = Stopwatch.GetElapsedTime(started);
        if (options.Form == FormKind.Procedure)
        {
            ProcedureForm.Install(target);
        }

        return isLoading ? elapsed : null;
    }

    private RunStatistics Work(ITarget target, CancellationToken stop, out List<string> errors)
    {
        // Connections are opened before the window begins.
        var statistics = new RunStatistics(options.Warmup, options.Duration);
        using var crew = new ClerkCrew(target, options, _nonUniform, statistics);
        statistics.Begin();
        crew.Start();
        display.Watch(options, target.Name, statistics, () => statistics.IsOver || stop.IsCancellationRequested || crew.Failure is not null);
        statistics.End();
        crew.Stop();
        errors = [.. statistics.ErrorSamples];
        if (crew.Failure is { } failure)
        {
            errors.Add($"A clerk ended: {failure.Message}");
        }

        return statistics;
    }
}
