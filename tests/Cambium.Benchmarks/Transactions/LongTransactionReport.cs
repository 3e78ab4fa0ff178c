using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Sql.Statements;

namespace Cambium.Benchmarks.Transactions;

/// <summary>
/// `long-transaction [--seconds s] [--predicates n] [--rate r]`: what a long transaction with many predicates costs those who commit
/// beside it. Writers commit single rows at a fixed rate, each waiting for its flush; first alone, then beside a transaction that notes its
/// predicates at once, stays open, writes one row at the end and commits. Latency counts from the planned start.
/// </summary>
internal static class LongTransactionReport
{
    private const int Writers = 16;
    private const int Rows = 100_000;

    internal static Command Command()
    {
        Option<int> seconds = new("--seconds") { Description = "seconds for each phase", DefaultValueFactory = _ => 60 };
        Option<int> predicates = new("--predicates") { Description = "filters noted by the long transaction", DefaultValueFactory = _ => 1000 };
        Option<int> rate = new("--rate") { Description = "commits per second beside it", DefaultValueFactory = _ => 5000 };
        Command command = new("long-transaction", "Commits beside a long transaction with many predicates") { seconds, predicates, rate };
        command.SetAction(result => Run(TimeSpan.FromSeconds(result.GetValue(seconds)), result.GetValue(predicates), result.GetValue(rate)));
        return command;
    }

    private static void Run(TimeSpan time, int predicates, int rate)
    {
        string directory = Directory.CreateTempSubdirectory("cambium-long-").FullName;
        try
        {
            FileLogStore log = FileLogStore.Open(directory, new LogOptions(), out _);
            using Database database = Database.Open(new DatabaseOptions { Log = log, Expressions = new TableExpressionCompiler() });
            TableDefinition table = Create(database);
            Measure(database, table, TimeSpan.FromSeconds(2), rate);
            Console.WriteLine("| beside | commits/s | p50 ms | p99 ms | longest ms | its own commit |");
            Console.WriteLine("| --- | ---: | ---: | ---: | ---: | --- |");
            Print("nothing", Measure(database, table, time, rate), time, "");
            string own = "";
            Thread reader = new(() => own = Hold(database, table, predicates, time));
            reader.Start();
            double[] beside = Measure(database, table, time + TimeSpan.FromSeconds(5), rate);
            reader.Join();
            Print($"{time.TotalSeconds:N0} s, {predicates} predicates", beside, time + TimeSpan.FromSeconds(5), own);
        }
        finally
        {
            Directory.Delete(directory, recursive: true);
        }
    }

    private static TableDefinition Create(Database database)
    {
        Transaction transaction = database.Begin(new TransactionOptions { Session = "setup" });
        int treeId = transaction.Ddl.NextTreeId();
        TableDefinition table = transaction.Ddl.Put(new TableDefinition
        {
            Id = transaction.Ddl.NextId(),
            SchemaId = SystemCatalog.PublicSchemaId,
            Name = "t",
            TreeId = treeId,
            Columns = [.. new[] { "id", "a", "b" }.Select(static (name, i) => new ColumnDefinition { Id = i + 1, Ordinal = i, Name = name, Type = DataType.Int4, NotNull = i == 0 })],
            NextColumnId = 4,
            Indexes = [new IndexDefinition { Id = transaction.Ddl.NextId(), Name = "t_pkey", TreeId = treeId, IsPrimary = true, IsUnique = true, IsConstraint = true, Parts = [new IndexKeyPart(1, null, DataType.Int4)] }],
        });
        RowWriter writer = transaction.GetWriter(table);
        for (int id = 0; id < Rows; id++)
        {
            writer.Insert([Value.FromInt32(id), Value.FromInt32(0), Value.FromInt32(0)]);
        }

        transaction.EndStatement();
        transaction.Commit();
        return table;
    }

    /// <returns>Latencies in milliseconds, sorted.</returns>
    private static double[] Measure(Database database, TableDefinition table, TimeSpan time, int rate)
    {
        List<double>[] latencies = [.. Enumerable.Range(0, Writers).Select(static _ => new List<double>())];
        long start = Stopwatch.GetTimestamp();
        Thread[] writers = [.. Enumerable.Range(0, Writers).Select(number => new Thread(() => Write(database, table, number, start, time, rate, latencies[number])))];
        Array.ForEach(writers, static writer => writer.Start());
        Array.ForEach(writers, static writer => writer.Join());
        return [.. latencies.SelectMany(static list => list).Order()];
    }

    private static void Write(Database database, TableDefinition table, int number, long start, TimeSpan time, int rate, List<double> latencies)
    {
        Random random = new(number);
        double interval = (double)Writers * Stopwatch.Frequency / rate;
        for (int i = 0; ; i++)
        {
            long planned = start + (long)((i + ((double)number / Writers)) * interval);
            if (Stopwatch.GetElapsedTime(start, planned) >= time)
            {
                return;
            }

            TimeSpan wait = Stopwatch.GetElapsedTime(Stopwatch.GetTimestamp(), planned);
            if (wait > TimeSpan.Zero)
            {
                Thread.Sleep(wait);
            }

            int id = (random.Next(Rows / Writers) * Writers) + number;
            Set(database.Begin(new TransactionOptions { Session = "writer" }), table, id, column: 2, random.Next());
            latencies.Add(Stopwatch.GetElapsedTime(planned).TotalMilliseconds);
        }
    }

    /// <summary>Notes filters on column a, which nobody writes, and on b in intervals that nobody's values reach.</summary>
    private static string Hold(Database database, TableDefinition table, int predicates, TimeSpan time)
    {
        Transaction transaction = database.Begin(new TransactionOptions { Session = "long", Conflicts = ConflictSettings.Default with { Refresh = false } });
        for (int i = 0; i < predicates; i++)
        {
            Filter filter = new Filter.And([
                new Filter.Comparison(3, FilterOperator.GreaterOrEqual, KeyEncoding.Encode(DataType.Int4, Value.FromInt32(-10 - i))),
                new Filter.Comparison(3, FilterOperator.Less, KeyEncoding.Encode(DataType.Int4, Value.FromInt32(-9 - i))),
            ]);
            transaction.Reads.NoteAll(table, filter, ColumnSet.Of(3));
        }

        Thread.Sleep(time);
        long start = Stopwatch.GetTimestamp();
        CommitResult result = Set(transaction, table, 0, column: 1, 1);
        return string.Create(CultureInfo.InvariantCulture, $"{result.Outcome} after {Stopwatch.GetElapsedTime(start).TotalMilliseconds:N0} ms");
    }

    private static CommitResult Set(Transaction transaction, TableDefinition table, int id, int column, int value)
    {
        byte[] key = KeyEncoding.Encode(DataType.Int4, Value.FromInt32(id));
        Value[] row = new Value[3];
        RowWriter writer = transaction.GetWriter(table);
        writer.TryRead(key, row);
        row[column] = Value.FromInt32(value);
        writer.Update(key, row, ColumnSet.Of(column + 1));
        transaction.EndStatement();
        return transaction.Commit();
    }

    private static void Print(string beside, double[] latencies, TimeSpan time, string own) => Console.WriteLine(string.Create(
        CultureInfo.InvariantCulture,
        $"| {beside} | {latencies.Length / time.TotalSeconds:N0} | {latencies[latencies.Length / 2]:N2} | {latencies[(int)(latencies.Length * 0.99)]:N2} | {latencies[^1]:N1} | {own} |"));
}
