using System.CommandLine;
using System.Globalization;
using Cambium.Benchmarks.Peers;
using Npgsql;

namespace Cambium.Benchmarks.Contention;

/// <summary><c>starvation</c>: many clients read, compute and write one row in blocks of several round trips; every one of them is to get on.</summary>
internal static class StarvationReport
{
    private const int Port = 15412;
    private const int TriesAim = 10;

    public static Command Command()
    {
        Option<int> clients = new("--clients") { Description = "Clients on the one row.", DefaultValueFactory = _ => 64 };
        Option<int> seconds = new("--seconds") { Description = "How long.", DefaultValueFactory = _ => 60 };
        Command command = new("starvation", "Many clients on one row: does each commit, and in how many tries?") { clients, seconds };
        command.SetAction(result => Run(result.GetValue(clients), result.GetValue(seconds)));
        return command;
    }

    private static int Run(int clients, int seconds)
    {
        using IPeer peer = new CambiumPeer(Port);
        using NpgsqlConnection connection = new(ContentionClients.ConnectionString(peer));
        connection.Open();
        Execute(connection, "CREATE TABLE hot (id int PRIMARY KEY, v bigint)");
        Execute(connection, "INSERT INTO hot VALUES (1, 0)");
        (int Tries, double Milliseconds)[][] found = ContentionClients.Run(peer, clients, seconds, static (_, own) => () =>
        {
            using NpgsqlCommand read = new("SELECT v FROM hot WHERE id = 1", own);
            long value = (long)read.ExecuteScalar()!;
            using NpgsqlCommand write = new("UPDATE hot SET v = $1 WHERE id = 1", own) { Parameters = { new NpgsqlParameter<long> { TypedValue = value + 1 } } };
            write.ExecuteNonQuery();
        });
        int[] commits = [.. found.Select(static client => client.Length)];
        int[] tries = [.. found.SelectMany(static client => client).Select(static done => done.Tries).Order()];
        using NpgsqlCommand total = new("SELECT v FROM hot", connection);
        long kept = (long)total.ExecuteScalar()!;
        bool holds = commits.Min() > 0 && kept == tries.Length && tries[tries.Length * 99 / 100] <= TriesAim;
        Console.WriteLine("| clients | commits | commits/s | a client's fewest | most | tries p50 | p99 | most |");
        Console.WriteLine("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| {clients} | {tries.Length:#,0} | {(double)tries.Length / seconds:#,0} | {commits.Min():#,0} | {commits.Max():#,0} | {tries[tries.Length / 2]} | {tries[tries.Length * 99 / 100]} | {tries[^1]} |"));
        Console.WriteLine(holds ? "Every client commits, nothing is lost, and 99 of 100 transactions need at most ten tries." : $"The aim is missed; the row counts {kept:#,0} commits.");
        return holds ? 0 : 1;
    }

    private static void Execute(NpgsqlConnection connection, string sql)
    {
        using NpgsqlCommand command = new(sql, connection);
        command.ExecuteNonQuery();
    }
}
