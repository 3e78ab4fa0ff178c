using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Cambium.Benchmarks.Peers;
using Npgsql;

namespace Cambium.Benchmarks.Storage;

/// <summary>
/// <c>storage</c>: one warehouse of TPC-C in PostgreSQL, SQLite and Cambium: bytes on disk and in memory for each row, and how fast the largest
/// table is read, by a process that was just started and by one that has read it before.
/// </summary>
internal static class StorageReport
{
    private const int FirstPort = 15410;
    private const string Scan = "SELECT count(*), sum(ol_amount), max(ol_dist_info) FROM order_line";

    internal static readonly IReadOnlyList<string> Tables = ["warehouse", "district", "customer", "history", "new_order", "orders", "order_line", "item", "stock"];

    public static Command Command()
    {
        Option<string> binaries = new("--postgres") { Description = "Directory of PostgreSQL's programs.", DefaultValueFactory = _ => "/usr/lib/postgresql/15/bin" };
        Command command = new("storage", "Bytes for each TPC-C row on disk and in memory, scans cold and warm: PostgreSQL, SQLite, Cambium") { binaries };
        command.SetAction(result => Run(result.GetValue(binaries)!));
        return command;
    }

    private static void Run(string binaries)
    {
        Console.WriteLine("| | rows | bytes on disk for a row | with the log | bytes in memory for a row | scan just started, million rows/s | scan again, million rows/s |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
        using (CambiumPeer cambium = new(FirstPort))
        {
            long empty = cambium.ResidentBytes;
            new ManyClerks(cambium).Run(clerks: 1, seconds: 1);
            Execute(cambium, "CHECKPOINT");
            long rows = Rows(cambium);
            (long pages, long log) = cambium.MeasureFiles();
            using (Sqlite sqlite = Sqlite.From(cambium))
            {
                long lines = Count(cambium, "order_line");
                Print("SQLite", rows, sqlite.FileBytes, sqlite.FileBytes, null, lines, sqlite.Time(Scan), sqlite.TimeAgain(Scan));
                cambium.Restart();
                TimeSpan first = Time(cambium);
                TimeSpan again = Time(cambium);
                ReadAll(cambium);
                Print("Cambium", rows, pages, pages + log, cambium.ResidentBytes - empty, lines, first, again);
            }
        }

        using PostgresPeer postgres = new(binaries, FirstPort + 1, isSerializable: false);
        new ManyClerks(postgres).Run(clerks: 1, seconds: 1);
        Execute(postgres, "VACUUM ANALYZE");
        Execute(postgres, "CHECKPOINT");
        long counted = Rows(postgres);
        string tables = string.Join(" + ", Tables.Select(static table => $"pg_total_relation_size('{table}')"));
        long bytes = (long)Ask(postgres, $"SELECT ({tables})::bigint");
        long wal = (long)Ask(postgres, "SELECT sum(size)::bigint FROM pg_ls_waldir()");
        postgres.Restart();
        TimeSpan cold = Time(postgres);
        Print("PostgreSQL", counted, bytes, bytes + wal, null, Count(postgres, "order_line"), cold, Time(postgres));
    }

    private static void Print(string name, long rows, long disk, long all, long? memory, long lines, TimeSpan first, TimeSpan again) => Console.WriteLine(string.Create(
        CultureInfo.InvariantCulture,
        $"| {name} | {rows:#,0} | {(double)disk / rows:0} | {(double)all / rows:0} | {(memory is { } bytes ? $"{(double)bytes / rows:0}" : "as on disk")} | {lines / first.TotalSeconds / 1e6:0.00} | {lines / again.TotalSeconds / 1e6:0.00} |"));

    private static long Rows(IPeer peer) => Tables.Sum(table => Count(peer, table));

    private static long Count(IPeer peer, string table) => (long)Ask(peer, "SELECT count(*) FROM " + table);

    private static void ReadAll(IPeer peer)
    {
        foreach (string table in Tables)
        {
            Ask(peer, $"SELECT count(*) FROM (SELECT * FROM {table} ORDER BY 1 LIMIT 1) x, (SELECT max(x::text) FROM {table} x) y");
        }
    }

    private static TimeSpan Time(IPeer peer)
    {
        using NpgsqlConnection connection = Open(peer);
        using NpgsqlCommand command = new(Scan, connection) { CommandTimeout = 0 };
        long start = Stopwatch.GetTimestamp();
        using (NpgsqlDataReader reader = command.ExecuteReader())
        {
            reader.Read();
        }

        return Stopwatch.GetElapsedTime(start);
    }

    private static object Ask(IPeer peer, string sql)
    {
        using NpgsqlConnection connection = Open(peer);
        using NpgsqlCommand command = new(sql, connection) { CommandTimeout = 0 };
        return command.ExecuteScalar()!;
    }

    private static void Execute(IPeer peer, string sql)
    {
        using NpgsqlConnection connection = Open(peer);
        using NpgsqlCommand command = new(sql, connection) { CommandTimeout = 0 };
        command.ExecuteNonQuery();
    }

    internal static NpgsqlConnection Open(IPeer peer)
    {
        NpgsqlConnection connection = new($"Host=127.0.0.1;Port={peer.Port};Username={peer.User};Database={peer.Database};Pooling=false");
        connection.Open();
        return connection;
    }
}
