using System.Globalization;
using Cambium.Benchmarks.Peers;
using Npgsql;

namespace Cambium.Benchmarks.Storage;

/// <summary>The same tables in a file of SQLite's, by Debian's command <c>sqlite3</c>.</summary>
internal sealed class Sqlite : IDisposable
{
    private readonly string _directory = Path.Combine(Path.GetTempPath(), "cambium-sqlite-" + Guid.NewGuid().ToString("N"));

    private Sqlite() => Directory.CreateDirectory(_directory);

    public long FileBytes => new FileInfo(File).Length;

    private string File => Path.Combine(_directory, "tpcc.db");

    /// <summary>Copies the tables of TPC-C, with their primary keys and indexes.</summary>
    public static Sqlite From(IPeer peer)
    {
        Sqlite sqlite = new();
        using NpgsqlConnection connection = StorageReport.Open(peer);
        foreach (string table in StorageReport.Tables)
        {
            string csv = Path.Combine(sqlite._directory, table + ".csv");
            using (StreamWriter writer = new(csv))
            using (TextReader reader = connection.BeginTextExport($"COPY {table} TO STDOUT (FORMAT csv)"))
            {
                writer.Write(reader.ReadToEnd());
            }

            sqlite.Execute(Definition(connection, table), $".mode csv", $".import {csv} {table}");
            System.IO.File.Delete(csv);
        }

        foreach (string index in Ask(connection, $"SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename IN ({Names()}) AND indexname NOT LIKE '%pkey'"))
        {
            sqlite.Execute(index.Replace(" USING btree", "", StringComparison.Ordinal).Replace("public.", "", StringComparison.Ordinal));
        }

        sqlite.Execute("VACUUM");
        return sqlite;
    }

    /// <summary>The time a query takes in a process of its own, by that process.</summary>
    public TimeSpan Time(string sql) => Times(sql, runs: 1)[0];

    /// <summary>The time its second run takes.</summary>
    public TimeSpan TimeAgain(string sql) => Times(sql, runs: 2)[1];

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    private static string Names() => string.Join(',', StorageReport.Tables.Select(static table => $"'{table}'"));

    private static string Definition(NpgsqlConnection connection, string table)
    {
        IEnumerable<string> columns = Ask(connection, $"SELECT column_name || ' ' || CASE WHEN data_type LIKE '%int%' THEN 'integer' WHEN data_type = 'numeric' THEN 'numeric' ELSE 'text' END FROM information_schema.columns WHERE table_name = '{table}' ORDER BY ordinal_position");
        IEnumerable<string> key = Ask(connection, $"SELECT column_name FROM information_schema.key_column_usage u JOIN information_schema.table_constraints c USING (constraint_name) WHERE c.table_name = '{table}' AND c.constraint_type = 'PRIMARY KEY' ORDER BY u.ordinal_position");
        string primaryKey = string.Join(", ", key);
        return primaryKey.Length == 0
            ? $"CREATE TABLE {table} ({string.Join(", ", columns)})"
            : $"CREATE TABLE {table} ({string.Join(", ", columns)}, PRIMARY KEY ({primaryKey})) WITHOUT ROWID";
    }

    private static List<string> Ask(NpgsqlConnection connection, string sql)
    {
        List<string> found = [];
        using NpgsqlCommand command = new(sql, connection);
        using NpgsqlDataReader reader = command.ExecuteReader();
        while (reader.Read())
        {
            found.Add(reader.GetString(0));
        }

        return found;
    }

    private TimeSpan[] Times(string sql, int runs)
    {
        // Statements on the command line aren't timed, those in a file are.
        string script = Path.Combine(_directory, "timed.sql");
        System.IO.File.WriteAllText(script, ".timer on\n" + string.Concat(Enumerable.Repeat(sql + ";\n", runs)));
        string output = Execute($".read {script}");
        return [.. output.Split('\n').Where(static line => line.StartsWith("Run Time: real", StringComparison.Ordinal))
            .Select(static line => TimeSpan.FromSeconds(double.Parse(line.Split(' ', StringSplitOptions.RemoveEmptyEntries)[3], CultureInfo.InvariantCulture)))];
    }

    private string Execute(params string[] commands) => Shell.Run("sqlite3", ["-batch", File, .. commands]);
}
