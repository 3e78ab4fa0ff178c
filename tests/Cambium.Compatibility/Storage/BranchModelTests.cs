using System.Globalization;
using Cambium.Engine.Recovery;
using Cambium.Server.Commands;
using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Compatibility.Storage;

/// <summary>
/// Goal: branches share what they have in common and nothing else. Method: a random history of branching (now or as of a commit), writing,
/// checkpoints, dropping and restarts, beside a model of every database's rows at every position; then what each holds, and which page files
/// there are under which names.
/// </summary>
public sealed class BranchModelTests(ITestOutputHelper output) : IDisposable
{
    private const int Steps = 45;
    private const int DatabasesMax = 6;

    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-branches-").FullName;
    private readonly Dictionary<string, Model> _models = [];
    private CambiumServer? _server;

    /// <summary>What a database holds: rows by position, the newest last.</summary>
    private sealed record Model(SortedDictionary<long, SortedDictionary<int, int>> States)
    {
        public SortedDictionary<int, int> Rows => States.Values.Last();

        public Model BranchAt(long position) => new(new SortedDictionary<long, SortedDictionary<int, int>>(
            new Dictionary<long, SortedDictionary<int, int>> { [position] = States.Last(state => state.Key <= position).Value }));
    }

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Fact]
    public async Task Random_branches_hold_what_they_should_and_own_what_is_theirs()
    {
        int seed = int.TryParse(Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED"), CultureInfo.InvariantCulture, out int given) ? given : Environment.TickCount;
        output.WriteLine($"seed {seed}");
        Random random = new(seed);
        await RestartAsync();
        await ExecuteAsync("cambium", "CREATE TABLE t (id int PRIMARY KEY, n int, c text)");
        await ExecuteAsync("cambium", "CREATE INDEX ON t (n)");
        _models["cambium"] = new Model(new() { [Position("cambium")] = [] });
        int branches = 0;
        for (int step = 0; step < Steps; step++)
        {
            string name = _models.Keys.ElementAt(random.Next(_models.Count));
            switch (step % 10 == 5 ? 6 : random.Next(10))
            {
                case < 4:
                    await WriteAsync(name, random);
                    break;
                case < 6:
                    await ExecuteAsync(name, "CHECKPOINT");
                    break;
                case < 8 when _models.Count < DatabasesMax:
                    await BranchAsync(name, "branch" + ++branches, random);
                    break;
                case 8 when name != "cambium":
                    await DropAsync(name);
                    break;
                case 9:
                    await RestartAsync();
                    break;
            }
        }

        await AssertAllAsync();
        await _server!.DisposeAsync();
        Assert.True(branches >= 2, $"seed {seed}: {branches} branches");
        Assert.Equal(0, CheckCommand.Create().Parse(["--data", _directory]).Invoke());
        AssertFiles();
    }

    private async Task WriteAsync(string name, Random random)
    {
        SortedDictionary<int, int> rows = new(_models[name].Rows);
        int first = random.Next(2000);
        int last = first + random.Next(200);
        int value = random.Next(1000);
        if (random.Next(4) == 0)
        {
            await ExecuteAsync(name, $"DELETE FROM t WHERE id BETWEEN {first} AND {last}");
            Array.ForEach([.. rows.Keys.Where(id => id >= first && id <= last)], id => rows.Remove(id));
        }
        else
        {
            await ExecuteAsync(name, $"INSERT INTO t SELECT i, {value}, repeat('x', 100) FROM generate_series({first}, {last}) i ON CONFLICT (id) DO UPDATE SET n = EXCLUDED.n");
            for (int id = first; id <= last; id++)
            {
                rows[id] = value;
            }
        }

        _models[name].States[Position(name)] = rows;
    }

    private async Task BranchAsync(string origin, string name, Random random)
    {
        SortedDictionary<long, SortedDictionary<int, int>> states = _models[origin].States;
        if (random.Next(2) == 0)
        {
            await ExecuteAsync("cambium", $"CREATE DATABASE {name} FROM {origin}");
            // Other commits than the test's: a database's definition comes to every database.
            string? position = await QueryAsync("cambium", $"SELECT origin_position::text FROM cambium.branches WHERE name = '{name}'");
            _models[name] = _models[origin].BranchAt(long.Parse(position!, CultureInfo.InvariantCulture));
        }
        else
        {
            long position = states.Keys.ElementAt(random.Next(states.Count));
            await ExecuteAsync("cambium", $"CREATE DATABASE {name} FROM {origin} AS OF COMMIT {position}");
            _models[name] = _models[origin].BranchAt(position);
        }
    }

    /// <summary>With a database go the page files that have a name nowhere else, and no others.</summary>
    private async Task DropAsync(string name)
    {
        string folder = Folder(name);
        HashSet<long> own = [.. PageFiles(folder).Select(static file => file.Id)];
        HashSet<long> others = [.. Folders().Where(other => other != folder).SelectMany(PageFiles).Select(static file => file.Id)];
        NpgsqlConnection.ClearAllPools();
        await ExecuteAsync("cambium", $"DROP DATABASE {name}");
        _models.Remove(name);
        HashSet<long> left = [.. Folders().SelectMany(PageFiles).Select(static file => file.Id)];
        Assert.Equal(others.Order(), left.Order());
        Assert.All(own.Except(others), id => Assert.DoesNotContain(id, left));
    }

    private async Task AssertAllAsync()
    {
        foreach ((string name, Model model) in _models)
        {
            string expected = $"{model.Rows.Count} {model.Rows.Sum(static row => (long)row.Key * row.Value)}";
            Assert.Equal(expected, await QueryAsync(name, "SELECT count(*) || ' ' || coalesce(sum(id::bigint * n), 0) FROM t"));
        }
    }

    /// <summary>Each folder has the page files that its checkpoints name and no others.</summary>
    private void AssertFiles()
    {
        foreach (DatabaseFolder folder in DatabaseFolder.List(_directory))
        {
            using CheckpointStore checkpoints = folder.OpenCheckpoints()!;
            IEnumerable<int> named = checkpoints.Earlier.Select(static saved => saved.Checkpoint).Append(checkpoints.Newest!).SelectMany(static checkpoint => checkpoint.Files).Select(static file => file.Number).Distinct();
            Assert.Equal(named.Order(), PageFiles(folder.Path).Select(static file => file.Number).Order());
        }
    }

    private IEnumerable<string> Folders() => DatabaseFolder.List(_directory).Select(static folder => folder.Path);

    private string Folder(string name) => DatabaseFolder.List(_directory).Single(folder => folder.Name == name).Path;

    /// <summary>Page files by their own ids: two names of one file have the same.</summary>
    private static IEnumerable<(int Number, long Id)> PageFiles(string folder)
    {
        foreach (string path in Directory.EnumerateFiles(Path.Combine(folder, "pages"), "*.pages"))
        {
            byte[] header = new byte[64];
            using FileStream stream = new(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
            stream.ReadExactly(header);
            yield return (int.Parse(Path.GetFileNameWithoutExtension(path), CultureInfo.InvariantCulture), BitConverter.ToInt64(header, 32));
        }
    }

    private long Position(string name) => _server!.Databases.Positions().Single(position => position.Name == name).Position;

    private async Task RestartAsync()
    {
        NpgsqlConnection.ClearAllPools();
        if (_server is not null)
        {
            await _server.DisposeAsync();
        }

        _server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory });
        if (_models.Count > 0)
        {
            await AssertAllAsync();
        }
    }

    private string ConnectionString(string database) => _server!.ConnectionString.Replace("Database=cambium", $"Database={database};Pooling=false", StringComparison.Ordinal);

    private async Task ExecuteAsync(string database, string sql)
    {
        await using NpgsqlConnection connection = new(ConnectionString(database));
        await connection.OpenAsync();
        await using NpgsqlCommand command = new(sql, connection);
        await command.ExecuteNonQueryAsync();
    }

    private async Task<string?> QueryAsync(string database, string sql)
    {
        await using NpgsqlConnection connection = new(ConnectionString(database));
        await connection.OpenAsync();
        await using NpgsqlCommand command = new(sql, connection);
        return (string?)await command.ExecuteScalarAsync();
    }
}
