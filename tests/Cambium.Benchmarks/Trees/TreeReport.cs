using System.CommandLine;
using System.Diagnostics;
using System.Globalization;

namespace Cambium.Benchmarks.Trees;

/// <summary>
/// `trees [--entries n]`: one Markdown table, the tree beside the framework's ordered maps, in some twenty seconds. For looking
/// at while working; the BenchmarkDotNet classes beside it are for exact figures.
/// </summary>
internal sealed class TreeReport(int entries, TimeSpan stallTime)
{
    private const int Repeats = 3;

    private readonly TreeWork _work = new(entries);
    private readonly List<(string Measure, string[] Figures)> _rows = [];

    internal static Command Command()
    {
        Option<int> entries = new("--entries") { Description = "entries in each map", DefaultValueFactory = _ => 1_000_000 };
        Option<double> stall = new("--stall") { Description = "seconds of saturated random updates", DefaultValueFactory = _ => 3 };
        Command command = new("trees", "The tree beside SortedDictionary and ImmutableSortedDictionary") { entries, stall };
        command.SetAction(result => new TreeReport(result.GetValue(entries), TimeSpan.FromSeconds(result.GetValue(stall))).Run());
        return command;
    }

    private void Run()
    {
        ICandidate[] candidates = [new SortedDictionaryCandidate(), new ImmutableCandidate(), new TreeCandidate()];
        foreach (ICandidate candidate in candidates)
        {
            Console.Error.WriteLine($"measuring {candidate.Name}");
            int column = Array.IndexOf(candidates, candidate);
            Measure(candidate, (measure, figure) => Note(candidates.Length, column, measure, figure));
        }

        Console.WriteLine($"{_work.Entries:N0} entries of {TreeWork.KeyBytes} + {TreeWork.ValueBytes} bytes");
        Console.WriteLine();
        Console.WriteLine($"| | {string.Join(" | ", candidates.Select(c => c.Name))} |");
        Console.WriteLine($"| --- |{string.Concat(candidates.Select(_ => " ---: |"))}");
        foreach ((string measure, string[] figures) in _rows)
        {
            Console.WriteLine($"| {measure} | {string.Join(" | ", figures)} |");
        }
    }

    private void Measure(ICandidate candidate, Action<string, string> note)
    {
        // A small round first, so that what is measured is compiled in full.
        TreeWork small = new(20_000);
        long[] few = [.. small.Shuffled().Select(number => (long)number * TreeWork.Gap)];
        for (int round = 0; round < 10; round++)
        {
            candidate.Clear();
            candidate.Build(small);
            candidate.SetEach(few.AsSpan(0, 5000));
            candidate.SetAll(TreeWork.Neighbours(few[round]));
            candidate.Find(few);
            candidate.Scan();
        }

        Thread.Sleep(200);
        candidate.Clear();
        long[] shuffled = [.. _work.Shuffled().Select(number => (long)number * TreeWork.Gap)];
        long[] ascending = [.. shuffled.Order()];
        long empty = GC.GetTotalMemory(forceFullCollection: true);

        note("build sorted, ns an entry", Nanoseconds(() => candidate.Build(_work), _work.Entries, 1));
        note("bytes an entry, built sorted", BytesPerEntry(empty));
        note("lookup, random, ns", Nanoseconds(() => candidate.Find(shuffled.AsSpan(0, Math.Min(shuffled.Length, 500_000))), Math.Min(shuffled.Length, 500_000), Repeats));
        note("scan, million entries/s", Rate(() => candidate.Scan(), _work.Entries));

        int batches = 0;
        long[][] neighbours = [.. shuffled.Take(1000 * Repeats).Select(TreeWork.Neighbours)];
        note(
            "batch of 100 new neighbours a version, ns an entry",
            Nanoseconds(
                () =>
                {
                    for (int index = 0; index < neighbours.Length / Repeats; index++)
                    {
                        candidate.SetAll(neighbours[batches++]);
                    }
                },
                neighbours.Length / Repeats * TreeWork.NeighbourCount,
                Repeats));

        int taken = 0;
        long[] between = [.. shuffled.Skip(5000).Take(50_000 * Repeats).Select(number => number + 500)];
        note(
            candidate.HasVersions ? "one random insert a version, ns" : "one random insert a version, ns (in place)",
            Nanoseconds(() => candidate.SetEach(between.AsSpan(between.Length / Repeats * taken++, between.Length / Repeats)), between.Length / Repeats, Repeats));
        note("saturated random updates, versions/s", Saturate(candidate, shuffled, out TimeSpan longest, out TimeSpan pause));
        note("longest stall then, ms", longest.TotalMilliseconds.ToString("N1", CultureInfo.InvariantCulture));
        note("share of time in GC pauses then", pause.TotalSeconds.ToString("P1", CultureInfo.InvariantCulture));

        candidate.Clear();
        note("insert ascending, one version, ns an entry", Nanoseconds(() => candidate.SetAll(ascending), _work.Entries, 1));
        note("bytes an entry, inserted ascending", BytesPerEntry(empty));
        candidate.Clear();
        note("insert random, 100 a version, ns an entry", Nanoseconds(() => InsertInBatches(candidate, shuffled), _work.Entries, 1));
        note("bytes an entry, inserted random", BytesPerEntry(empty));
        candidate.Clear();
    }

    private static void InsertInBatches(ICandidate candidate, long[] keys)
    {
        for (int start = 0; start < keys.Length; start += 100)
        {
            candidate.SetAll(keys.AsSpan(start, Math.Min(100, keys.Length - start)));
        }
    }

    /// <summary>Sets random keys, each in its own version, without a break.</summary>
    private string Saturate(ICandidate candidate, long[] keys, out TimeSpan longest, out TimeSpan pauseShare)
    {
        longest = TimeSpan.Zero;
        TimeSpan pausesBefore = GC.GetTotalPauseDuration();
        long start = Stopwatch.GetTimestamp();
        int versions = 0;
        while (Stopwatch.GetElapsedTime(start) < stallTime)
        {
            long before = Stopwatch.GetTimestamp();
            candidate.SetEach(keys.AsSpan(versions++ % keys.Length, 1));
            TimeSpan elapsed = Stopwatch.GetElapsedTime(before);
            longest = elapsed > longest ? elapsed : longest;
        }

        TimeSpan total = Stopwatch.GetElapsedTime(start);
        pauseShare = TimeSpan.FromSeconds((GC.GetTotalPauseDuration() - pausesBefore) / total);
        return (versions / total.TotalSeconds).ToString("N0", CultureInfo.InvariantCulture);
    }

    private string BytesPerEntry(long empty)
        => ((GC.GetTotalMemory(forceFullCollection: true) - empty) / (double)_work.Entries).ToString("N1", CultureInfo.InvariantCulture);

    private static string Nanoseconds(Action action, int count, int repeats)
        => (Fastest(action, repeats).TotalNanoseconds / count).ToString("N0", CultureInfo.InvariantCulture);

    private static string Rate(Action action, int count)
        => (count / Fastest(action, Repeats).TotalMicroseconds).ToString("N1", CultureInfo.InvariantCulture);

    /// <summary>The fastest of some runs: others share the machine, and disturbance only ever adds.</summary>
    private static TimeSpan Fastest(Action action, int repeats)
    {
        TimeSpan fastest = TimeSpan.MaxValue;
        for (int repeat = 0; repeat < repeats; repeat++)
        {
            long start = Stopwatch.GetTimestamp();
            action();
            TimeSpan elapsed = Stopwatch.GetElapsedTime(start);
            fastest = elapsed < fastest ? elapsed : fastest;
        }

        return fastest;
    }

    private void Note(int columns, int column, string measure, string figure)
    {
        string name = measure.Replace(" (in place)", "", StringComparison.Ordinal);
        int row = _rows.FindIndex(r => r.Measure == name);
        if (row < 0)
        {
            row = _rows.Count;
            _rows.Add((name, Enumerable.Repeat("-", columns).ToArray()));
        }

        _rows[row].Figures[column] = figure + (name == measure ? "" : " (in place)");
    }
}
