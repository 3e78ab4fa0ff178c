using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Cambium.Benchmarks.Peers;
using Npgsql;

namespace Cambium.Benchmarks.Reports;

/// <summary>
/// <c>reports</c>: TPC-H's questions and everyday ones over the same rows in PostgreSQL and Cambium, one Markdown table with the first time, the
/// best of several, and their ratio. The two take turns question by question, and their answers must be the same.
/// </summary>
internal static class SetQueryReport
{
    private const int FirstPort = 15410;
    private static readonly TimeSpan StatementPatience = TimeSpan.FromMinutes(10);

    public static Command Command()
    {
        Option<string> binaries = new("--postgres") { Description = "Directory of PostgreSQL's programs.", DefaultValueFactory = _ => "/usr/lib/postgresql/15/bin" };
        Option<double> scale = new("--scale") { Description = "Scale factor: 1 is six million lineitems.", DefaultValueFactory = _ => 0.1 };
        Option<int> runs = new("--runs") { Description = "Runs of each question.", DefaultValueFactory = _ => 3 };
        Option<string[]> only = new("--only") { Description = "Names of questions, like Q5.", DefaultValueFactory = _ => [], AllowMultipleArgumentsPerToken = true };
        Command command = new("reports", "PostgreSQL and Cambium side by side: TPC-H and everyday reports.") { binaries, scale, runs, only };
        command.SetAction(result => Run(result.GetValue(binaries)!, result.GetValue(scale), result.GetValue(runs), result.GetValue(only)!));
        return command;
    }

    private static int Run(string binaries, double scale, int runs, string[] only)
    {
        using IPeer postgres = new PostgresPeer(binaries, FirstPort, isSerializable: true);
        using IPeer cambium = new CambiumPeer(FirstPort + 1);
        using NpgsqlConnection left = Open(postgres);
        using NpgsqlConnection right = Open(cambium);
        Console.WriteLine("| question | PostgreSQL first, ms | PostgreSQL best, ms | Cambium first, ms | Cambium best, ms | PostgreSQL / Cambium |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: |");
        (TimeSpan inPostgres, TimeSpan inCambium) = (Load(left, scale), Load(right, scale));
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"| load, indexes, analyze | {inPostgres.TotalMilliseconds:0} | | {inCambium.TotalMilliseconds:0} | | {inPostgres / inCambium:0.00} |"));

        double logarithms = 0;
        int questions = 0;
        int different = 0;
        foreach ((string name, string sql) in NamedQueries.All())
        {
            if (only.Length > 0 && !only.Contains(name.Split(' ')[0]))
            {
                continue;
            }

            Timing peer = Timing.None;
            Timing own = Timing.None;
            for (int run = 0; run < runs; run++)
            {
                peer = peer.With(Ask(left, sql, out string expected));
                own = own.With(Ask(right, sql, out string answer));
                if (run == 0 && answer != expected)
                {
                    different++;
                    Console.WriteLine($"{name}: the answers differ");
                }
            }

            double ratio = peer.Best / own.Best;
            (logarithms, questions) = (logarithms + Math.Log(ratio), questions + 1);
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"| {name} | {peer.First.TotalMilliseconds:0.0} | {peer.Best.TotalMilliseconds:0.0} | {own.First.TotalMilliseconds:0.0} | {own.Best.TotalMilliseconds:0.0} | {ratio:0.00} |"));
        }

        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"| geometric mean | | | | | {Math.Exp(logarithms / questions):0.00} |"));
        return different;
    }

    private static NpgsqlConnection Open(IPeer peer)
    {
        NpgsqlConnection connection = new($"Host=127.0.0.1;Port={peer.Port};Username={peer.User};Database={peer.Database};Server Compatibility Mode=NoTypeLoading;Command Timeout={StatementPatience.TotalSeconds}");
        connection.Open();
        return connection;
    }

    private static TimeSpan Load(NpgsqlConnection connection, double scale)
    {
        long start = Stopwatch.GetTimestamp();
        foreach (string statement in NamedQueries.Load(scale))
        {
            using NpgsqlCommand command = new(statement, connection);
            command.ExecuteNonQuery();
        }

        return Stopwatch.GetElapsedTime(start);
    }

    private static TimeSpan Ask(NpgsqlConnection connection, string sql, out string answer)
    {
        long start = Stopwatch.GetTimestamp();
        using NpgsqlCommand command = new(sql, connection) { AllResultTypesAreUnknown = true };
        using NpgsqlDataReader reader = command.ExecuteReader();
        StringWriter rows = new(CultureInfo.InvariantCulture);
        while (reader.Read())
        {
            for (int column = 0; column < reader.FieldCount; column++)
            {
                rows.Write(reader.IsDBNull(column) ? "NULL" : reader.GetString(column));
                rows.Write('|');
            }

            rows.WriteLine();
        }

        answer = rows.ToString();
        return Stopwatch.GetElapsedTime(start);
    }

    /// <param name="First">The first run, which plans and warms up.</param>
    /// <param name="Best">The shortest.</param>
    private readonly record struct Timing(TimeSpan First, TimeSpan Best)
    {
        public static Timing None => default;

        public Timing With(TimeSpan run) => First == default ? new Timing(run, run) : this with { Best = run < Best ? run : Best };
    }
}
