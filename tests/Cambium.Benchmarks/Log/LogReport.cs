using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Cambium.Log.Format;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Log.Verification;

namespace Cambium.Benchmarks.Log;

/// <summary>
/// `log [--directory d] [--seconds s]`: commits per second of the log alone at 1, 16 and 64 committers, each waiting for its
/// own flush, with records of some 500 bytes; and how fast such a log is verified.
/// </summary>
internal static class LogReport
{
    private const int VerifiedTransactions = 1_000_000;

    internal static Command Command()
    {
        Option<string> directory = new("--directory") { Description = "where to write, on the disk to be measured", DefaultValueFactory = _ => Path.GetTempPath() };
        Option<double> seconds = new("--seconds") { Description = "seconds for each number of committers", DefaultValueFactory = _ => 3 };
        Command command = new("log", "Append and flush at 1, 16 and 64 committers; verification") { directory, seconds };
        command.SetAction(result => Run(result.GetValue(directory)!, TimeSpan.FromSeconds(result.GetValue(seconds))));
        return command;
    }

    /// <summary>Prints one Markdown table.</summary>
    internal static void Run(string directory, TimeSpan time)
    {
        Console.WriteLine("| committers | commits/s | commits per flush | bytes per commit |");
        Console.WriteLine("| ---: | ---: | ---: | ---: |");
        foreach (int committers in new[] { 1, 16, 64 })
        {
            WithStore(directory, store => Append(store, committers, time));
        }

        Console.WriteLine();
        Verify(directory);
    }

    /// <summary>
    /// Closed loop: every committer has one commit under way. While a flush runs, those it acknowledged before have committed
    /// again, so the next batch holds about half of them in a real server; here each batch holds all, as the flush is the limit.
    /// </summary>
    private static void Append(FileLogStore store, int committers, TimeSpan time)
    {
        byte[] key = [LogValue.PresentMarker, .. new byte[8]];
        byte[] text = [LogValue.PresentMarker, .. new byte[380].Select(_ => (byte)'x'), 0];
        LogBatch batch = new(store.NextPosition);
        Stopwatch watch = Stopwatch.StartNew();
        long flushes = 0;
        long bytes = 0;
        while (watch.Elapsed < time)
        {
            batch.Clear(store.NextPosition);
            for (int i = 0; i < committers; i++)
            {
                WriteRecord(batch, key, text);
            }

            store.Append(batch);
            store.Flush();
            flushes++;
            bytes += batch.Size;
        }

        double commits = store.DurablePosition;
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| {committers} | {commits / watch.Elapsed.TotalSeconds:N0} | {commits / flushes:N0} | {bytes / commits:N0} |"));
    }

    private static void Verify(string directory) => WithStore(directory, (store, log) =>
    {
        byte[] key = [LogValue.PresentMarker, .. new byte[8]];
        byte[] text = [LogValue.PresentMarker, .. new byte[30].Select(_ => (byte)'x'), 0];
        LogBatch batch = new(1);
        while (store.NextPosition <= VerifiedTransactions)
        {
            batch.Clear(store.NextPosition);
            for (int i = 0; i < 100; i++)
            {
                WriteRecord(batch, key, text);
            }

            store.Append(batch);
        }

        store.MarkClean();
        Stopwatch watch = Stopwatch.StartNew();
        using LogReader reader = LogReader.Open(log);
        VerifyReport report = new LogVerifier().Verify(reader);
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"verified {report.Transactions:N0} transactions, {report.Overlapping:N0} overlapping, in {watch.Elapsed.TotalSeconds:N1} s: {(report.Holds ? "holds" : report.Counterexample?.Message ?? report.Incomplete)}"));
    });

    /// <summary>Inserts a row of its own position, having read a neighbour's key ten commits ago.</summary>
    private static void WriteRecord(LogBatch batch, byte[] key, byte[] text)
    {
        long position = batch.LastPosition + 1;
        long snapshot = Math.Max(0, position - 10);
        LogRecordWriter writer = batch.BeginRecord(new LogRecordHead(snapshot, snapshot, 1, RecordFlags.None, position, "session", "cambium", null));
        System.Buffers.Binary.BinaryPrimitives.WriteInt64BigEndian(key.AsSpan(1), position);
        writer.BeginTable(1);
        writer.BeginRow(RowWriteKind.Insert, key);
        writer.WriteColumn(1, key);
        writer.WriteColumn(2, text);
        System.Buffers.Binary.BinaryPrimitives.WriteInt64BigEndian(key.AsSpan(1), snapshot);
        writer.BeginNote(1, 1, NoteKind.Key, [], true, key, default, null, [1, 2], false);
        writer.BeginNote(1, 1, NoteKind.All, [], false, default, default, new Filter.Comparison(1, FilterOperator.Less, key), [2], false);
        batch.EndRecord();
    }

    private static void WithStore(string directory, Action<FileLogStore> work) => WithStore(directory, (store, _) => work(store));

    private static void WithStore(string directory, Action<FileLogStore, string> work)
    {
        string path = Path.Combine(directory, "cambium-log-benchmark-" + Guid.NewGuid().ToString("N"));
        try
        {
            using FileLogStore store = FileLogStore.Open(path, new LogOptions(), out _);
            work(store, path);
        }
        finally
        {
            Directory.Delete(path, recursive: true);
        }
    }
}
