using System.Globalization;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Crash;

/// <summary>
/// The client of the <see cref="KillBattery"/> that asks for checkpoints, makes, writes and drops branches, and remembers what the database was at times of the past: as of these it
/// must be the same after every kill, for as long as the log is kept.
/// </summary>
internal sealed class BatteryObserver(Random random)
{
    private const int BranchesMax = 3;
    private const int MomentsMax = 6;
    private const string Digest = "SELECT (SELECT n FROM total{0}) || ' ' || (SELECT count(*) FROM journal{0}) || ' ' || (SELECT count(*) || ' ' || coalesce(sum(a), 0) FROM w0{0})";

    private static readonly string[] s_refusals = ["40001", "53200", "53100", "57014", "57P01", "57P03"];

    private readonly Dictionary<string, Branch> _branches = [];
    private readonly List<(string Time, string Digest)> _moments = [];
    private string? _making;
    private string? _dropping;
    private int _made;

    /// <param name="Digest">What it began with; nobody changes that.</param>
    /// <param name="Marks">Rows that were written to it since, and acknowledged.</param>
    private sealed record Branch(string Digest, int Marks);

    /// <summary>What was looked at in the past, and how much of it was kept.</summary>
    public (int Seen, int Gone) Moments { get; private set; }

    public int BranchesMade => _made;

    public void Work(ServerProcess server)
    {
        try
        {
            using NpgsqlConnection connection = new(server.ConnectionString);
            connection.Open();
            while (true)
            {
                try
                {
                    Step(server, connection);
                }
                catch (PostgresException exception) when (s_refusals.Contains(exception.SqlState))
                {
                    _making = _dropping = null;
                }

                Thread.Sleep(random.Next(60));
            }
        }
        catch (Exception exception) when (exception is (NpgsqlException and not PostgresException) or IOException or InvalidOperationException)
        {
            // The kill.
        }
    }

    /// <summary>After a restart: branches that were acknowledged are there and hold what they did, and so does the past.</summary>
    public void Check(ServerProcess server, NpgsqlConnection connection)
    {
        HashSet<string> there = [];
        using (NpgsqlCommand command = new("SELECT name FROM cambium.branches", connection))
        using (NpgsqlDataReader reader = command.ExecuteReader())
        {
            while (reader.Read())
            {
                there.Add(reader.GetString(0));
            }
        }

        if (_making is not null && there.Contains(_making))
        {
            _branches[_making] = ReadBranch(server, _making);
        }

        if (_dropping is not null && !there.Contains(_dropping))
        {
            _branches.Remove(_dropping);
        }

        _making = _dropping = null;
        Assert.Equal(_branches.Keys.Order(StringComparer.Ordinal), there.Order(StringComparer.Ordinal));
        foreach ((string name, Branch branch) in _branches.ToArray())
        {
            Branch found = ReadBranch(server, name);
            Assert.Equal($"{name}: {branch.Digest}", $"{name}: {found.Digest}");
            Assert.InRange(found.Marks, branch.Marks, branch.Marks + 1);
            _branches[name] = found;
        }

        foreach ((string Time, string Digest) moment in _moments.ToArray())
        {
            Look(connection, moment);
        }
    }

    private void Step(ServerProcess server, NpgsqlConnection connection)
    {
        switch (random.Next(10))
        {
            case < 3:
                Query(connection, "CHECKPOINT");
                break;
            case < 5:
                string time = Query(connection, "SELECT clock_timestamp()::text")!;
                string digest = Query(connection, string.Format(CultureInfo.InvariantCulture, Digest, $" AS OF TIMESTAMP '{time}'"))!;
                AssertWhole(digest);
                _moments.Add((time, digest));
                if (_moments.Count > MomentsMax)
                {
                    _moments.RemoveAt(random.Next(_moments.Count));
                }

                break;
            case 5 when _moments.Count > 0:
                Look(connection, _moments[random.Next(_moments.Count)]);
                break;
            case 6 when _branches.Count < BranchesMax:
                Make(server, connection);
                break;
            case 7 when _branches.Count > 0:
                string gone = _branches.Keys.ElementAt(random.Next(_branches.Count));
                _dropping = gone;
                Query(connection, $"DROP DATABASE {gone}");
                _branches.Remove(gone);
                _dropping = null;
                break;
            case > 7 when _branches.Count > 0:
                string name = _branches.Keys.ElementAt(random.Next(_branches.Count));
                using (NpgsqlConnection branch = Open(server, name))
                {
                    Query(branch, "INSERT INTO mark VALUES (0)");
                    _branches[name] = _branches[name] with { Marks = _branches[name].Marks + 1 };
                }

                break;
            default:
                break;
        }
    }

    private void Make(ServerProcess server, NpgsqlConnection connection)
    {
        (string Time, string Digest)? moment = _moments.Count > 0 && random.Next(2) == 0 ? _moments[random.Next(_moments.Count)] : null;
        string name = string.Create(CultureInfo.InvariantCulture, $"branch{++_made}");
        _making = name;
        try
        {
            Query(connection, $"CREATE DATABASE {name} FROM cambium" + (moment is { } past ? $" AS OF TIMESTAMP '{past.Time}'" : ""));
        }
        catch (PostgresException exception) when (moment is not null && exception.SqlState == "72000")
        {
            _making = null;
            return;
        }

        Branch made = ReadBranch(server, name);
        if (moment is not null)
        {
            Assert.Equal(moment.Value.Digest, made.Digest);
        }

        _branches.Add(name, made);
        _making = null;
    }

    private static Branch ReadBranch(ServerProcess server, string name)
    {
        using NpgsqlConnection branch = Open(server, name);
        string digest = Query(branch, string.Format(CultureInfo.InvariantCulture, Digest, ""))!;
        AssertWhole(digest);
        return new Branch(digest, int.Parse(Query(branch, "SELECT count(*)::text FROM mark")!, CultureInfo.InvariantCulture));
    }

    private void Look(NpgsqlConnection connection, (string Time, string Digest) moment)
    {
        try
        {
            Assert.Equal(moment.Digest, Query(connection, string.Format(CultureInfo.InvariantCulture, Digest, $" AS OF TIMESTAMP '{moment.Time}'")));
            Moments = (Moments.Seen + 1, Moments.Gone);
        }
        catch (PostgresException exception) when (exception.SqlState is "72000" or "53200")
        {
            Moments = (Moments.Seen, Moments.Gone + 1);
            if (exception.SqlState == "72000")
            {
                _moments.Remove(moment);
            }
        }
    }

    /// <summary>Each transaction counts itself and notes itself in the journal: half of one would show.</summary>
    private static void AssertWhole(string digest)
    {
        string[] parts = digest.Split(' ');
        Assert.True(parts[0] == parts[1], "a transaction is there in part: " + digest);
    }

    private static NpgsqlConnection Open(ServerProcess server, string database)
    {
        NpgsqlConnection connection = new(server.ConnectionString.Replace("Database=cambium", "Database=" + database, StringComparison.Ordinal));
        connection.Open();
        return connection;
    }

    private static string? Query(NpgsqlConnection connection, string sql)
    {
        using NpgsqlCommand command = new(sql, connection) { CommandTimeout = 0 };
        return command.ExecuteScalar() as string;
    }
}
