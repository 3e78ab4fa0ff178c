using System.Globalization;
using Npgsql;
using NpgsqlTypes;

namespace Cambium.Compatibility.History;

/// <summary>
/// The steps of one client's transactions, as SQL, with what they saw put on record. Keys come from a counter that all clients share, so
/// that those working at the same time meet on the same keys.
/// </summary>
internal sealed class HistorySteps(NpgsqlConnection connection, HistoryTransaction transaction, HistoryKeys keys, Random random)
{
    public const int Lists = 3;
    public const int Registers = 12;
    public const int CounterBits = 60;

    /// <summary>Tables of the history.</summary>
    public const string Schema = """
        CREATE TABLE lists (id int PRIMARY KEY, v text NOT NULL);
        CREATE TABLE registers (id int PRIMARY KEY, v text, w text);
        CREATE TABLE counters (id int PRIMARY KEY, v int8 NOT NULL);
        CREATE TABLE claims (side int, id int, v text NOT NULL, PRIMARY KEY (side, id));
        CREATE TABLE codes (id int8 PRIMARY KEY, code int NOT NULL UNIQUE, v text NOT NULL);
        CREATE TABLE members (id int PRIMARY KEY, grp int NOT NULL, version text NOT NULL, was text, val text, old text);
        CREATE INDEX members_grp ON members (grp);
        INSERT INTO lists SELECT g, '' FROM generate_series(0, 2) g;
        INSERT INTO registers SELECT g, NULL, NULL FROM generate_series(0, 11) g;
        INSERT INTO counters SELECT g, 0 FROM generate_series(0, 499) g;
        """;

    public Task RunAsync(HistoryStep step) => step switch
    {
        HistoryStep.AppendByReading => AppendByReadingAsync(),
        HistoryStep.Append => AppendAsync(),
        HistoryStep.WriteSkew => WriteSkewAsync(),
        HistoryStep.BlindWrite => BlindWriteAsync(),
        HistoryStep.Increment => IncrementAsync(),
        HistoryStep.ReadCounters => ReadCountersAsync(),
        HistoryStep.ClaimKey => ClaimKeyAsync(),
        HistoryStep.TakeCode => TakeCodeAsync(),
        HistoryStep.JoinGroup => JoinGroupAsync(),
        HistoryStep.LeaveGroup => LeaveGroupAsync(),
        HistoryStep.ChangeMember => ChangeMemberAsync(),
        HistoryStep.MoveAndRead => MoveAndReadAsync(),
        HistoryStep.LookAndChange => LookAndChangeAsync(),
        _ => ReadAllAsync(),
    };

    /// <summary>Reads everything there is.</summary>
    public async Task ReadAllAsync()
    {
        foreach (object?[] row in await QueryAsync("SELECT id, v FROM lists"))
        {
            transaction.ListReads.Add(($"list {row[0]}", Split((string)row[1]!)));
        }

        foreach (object?[] row in await QueryAsync("SELECT id, v, w FROM registers"))
        {
            transaction.Reads.Add(($"register {row[0]}.v", (string?)row[1]));
            transaction.Reads.Add(($"register {row[0]}.w", (string?)row[2]));
        }

        foreach (object?[] row in await QueryAsync("SELECT id, v FROM counters WHERE v <> 0"))
        {
            AddCounterRead((int)row[0]!, (long)row[1]!);
        }

        foreach (object?[] row in await QueryAsync("SELECT side, id, v FROM claims"))
        {
            transaction.Reads.Add(($"claim {row[0]}.{row[1]}", (string)row[2]!));
        }

        foreach (object?[] row in await QueryAsync("SELECT code, v FROM codes"))
        {
            transaction.Reads.Add(($"code {row[0]}", (string)row[1]!));
        }

        foreach (object?[] row in await QueryAsync("SELECT id, version, val FROM members"))
        {
            transaction.Reads.Add(($"member {row[0]}", (string)row[1]!));
            transaction.Reads.Add(($"member {row[0]}.val", (string?)row[2]));
        }
    }

    private async Task AppendByReadingAsync()
    {
        int list = random.Next(Lists);
        string before = (string)(await QueryAsync("SELECT v FROM lists WHERE id = $1", list))[0][0]!;
        transaction.ListReads.Add(($"list {list}", Split(before)));
        string value = transaction.NextValue();
        transaction.Appends.Add(($"list {list}", value));
        await ExecuteAsync("UPDATE lists SET v = $1 WHERE id = $2", before.Length == 0 ? value : $"{before},{value}", list);
    }

    private async Task AppendAsync()
    {
        int list = random.Next(Lists);
        string value = transaction.NextValue();
        transaction.Appends.Add(($"list {list}", value));
        await ExecuteAsync("UPDATE lists SET v = CASE WHEN v = '' THEN $1 ELSE v || ',' || $1 END WHERE id = $2", value, list);
    }

    private async Task WriteSkewAsync()
    {
        int one = random.Next(Registers);
        int other = (one + 1) % Registers;
        string? found = await ReadRegisterAsync(one);
        await ReadRegisterAsync(other);
        await WriteAsync($"register {one}.v", found, true, "UPDATE registers SET v = $1 WHERE id = $2", one);
    }

    private Task BlindWriteAsync()
    {
        int register = random.Next(Registers);
        return WriteAsync($"register {register}.w", null, false, "UPDATE registers SET w = $1 WHERE id = $2", register);
    }

    private async Task IncrementAsync()
    {
        // The next free bit; which value it stands for is a client's secret until it is committed.
        int number = keys.NextBit();
        string value = transaction.NextValue();
        keys.NameBit(number, value);
        transaction.Increments.Add(($"counter {number / CounterBits}", value));
        await ExecuteAsync("UPDATE counters SET v = v + $1 WHERE id = $2", 1L << (number % CounterBits), number / CounterBits);
    }

    private async Task ReadCountersAsync()
    {
        int counter = keys.LastBit / CounterBits;
        long bits = (long)(await QueryAsync("SELECT v FROM counters WHERE id = $1", counter))[0][0]!;
        AddCounterRead(counter, bits);
        int register = random.Next(Registers);
        string? found = await ReadRegisterAsync(register);
        await WriteAsync($"register {register}.v", found, true, "UPDATE registers SET v = $1 WHERE id = $2", register);
    }

    private async Task ClaimKeyAsync()
    {
        int key = keys.Next();
        int side = random.Next(2);
        List<object?[]> found = await QueryAsync("SELECT v FROM claims WHERE side = $1 AND id = $2", 1 - side, key);
        transaction.Reads.Add(($"claim {1 - side}.{key}", found.Count == 0 ? null : (string)found[0][0]!));
        List<object?[]> own = await QueryAsync("SELECT v FROM claims WHERE side = $1 AND id = $2", side, key);
        transaction.Reads.Add(($"claim {side}.{key}", own.Count == 0 ? null : (string)own[0][0]!));
        if (own.Count == 0)
        {
            await WriteAsync($"claim {side}.{key}", null, true, "INSERT INTO claims VALUES ($2, $3, $1)", side, key);
        }
    }

    private async Task TakeCodeAsync()
    {
        int key = keys.Next();
        int side = random.Next(2);
        int code = (key * 2) + side;
        int counterpart = (key * 2) + 1 - side;
        List<object?[]> found = await QueryAsync("SELECT v FROM codes WHERE code = $1", counterpart);
        transaction.Reads.Add(($"code {counterpart}", found.Count == 0 ? null : (string)found[0][0]!));
        List<object?[]> own = await QueryAsync("SELECT v FROM codes WHERE code = $1", code);
        transaction.Reads.Add(($"code {code}", own.Count == 0 ? null : (string)own[0][0]!));
        if (own.Count == 0)
        {
            await WriteAsync($"code {code}", null, true, "INSERT INTO codes VALUES ($2, $3, $1)", keys.NextId(), code);
        }
    }

    private async Task JoinGroupAsync()
    {
        (int one, int other) = TwoGroups();
        await ReadGroupAsync(one);
        await JoinAsync(other);
    }

    private async Task LeaveGroupAsync()
    {
        (int one, int other) = TwoGroups();
        await ReadGroupAsync(one);
        if (keys.MemberOf(other, random) is not { } member)
        {
            await JoinAsync(other);
            return;
        }

        string value = transaction.NextValue();
        List<object?[]> gone = await QueryAsync("DELETE FROM members WHERE id = $1 RETURNING version", member);
        if (gone.Count > 0)
        {
            transaction.Writes.Add(($"member {member}", value, (string)gone[0][0]!, true));
        }
    }

    private async Task ChangeMemberAsync()
    {
        (int one, int other) = TwoGroups();
        await ReadGroupAsync(one);
        if (keys.MemberOf(other, random) is { } member)
        {
            await ChangeAsync(member);
        }
        else
        {
            await JoinAsync(other);
        }
    }

    private async Task MoveAndReadAsync()
    {
        int group = keys.NextId();
        if (keys.MemberOf(TwoGroups().One, random) is not { } member)
        {
            await JoinAsync(TwoGroups().Other);
            return;
        }

        string value = transaction.NextValue();
        List<object?[]> moved = await QueryAsync("UPDATE members SET grp = $1, was = version, version = $2 WHERE id = $3 RETURNING was", group, value, member);
        if (moved.Count > 0)
        {
            transaction.Writes.Add(($"member {member}", value, (string)moved[0][0]!, true));
            transaction.Groups.Add(value, group);
            await ReadGroupAsync(group);
        }
    }

    private async Task LookAndChangeAsync()
    {
        if (keys.MemberOf(TwoGroups().One, random) is not { } member)
        {
            await JoinAsync(TwoGroups().Other);
            return;
        }

        List<object?[]> found = await QueryAsync("SELECT version FROM members WHERE id = $1", member);
        if (found.Count > 0)
        {
            transaction.Reads.Add(($"member {member}", (string)found[0][0]!));
            await ChangeAsync(member);
        }
    }

    private async Task JoinAsync(int group)
    {
        int id = keys.NextId();
        string value = transaction.NextValue();
        transaction.Writes.Add(($"member {id}", value, null, true));
        transaction.Groups.Add(value, group);
        await ExecuteAsync("INSERT INTO members (id, grp, version) VALUES ($1, $2, $3)", id, group, value);
        keys.Propose(group, id);
    }

    private async Task ChangeAsync(int member)
    {
        string value = transaction.NextValue();
        List<object?[]> changed = await QueryAsync("UPDATE members SET old = val, val = $1 WHERE id = $2 RETURNING old", value, member);
        if (changed.Count > 0)
        {
            transaction.Writes.Add(($"member {member}.val", value, (string?)changed[0][0], true));
        }
    }

    private async Task ReadGroupAsync(int group)
    {
        Dictionary<string, string> members = [];
        foreach (object?[] row in await QueryAsync("SELECT id, version, val FROM members WHERE grp = $1", group))
        {
            members.Add($"member {row[0]}", (string)row[1]!);
            transaction.Reads.Add(($"member {row[0]}.val", (string?)row[2]));
        }

        transaction.PredicateReads.Add((group, members));
    }

    private async Task<string?> ReadRegisterAsync(int register)
    {
        string? found = (string?)(await QueryAsync("SELECT v FROM registers WHERE id = $1", register))[0][0];
        transaction.Reads.Add(($"register {register}.v", found));
        return found;
    }

    /// <summary>Puts a new value (the statement's first parameter) into a cell.</summary>
    private async Task WriteAsync(string cell, string? previous, bool knowsPrevious, string sql, params object[] others)
    {
        string value = transaction.NextValue();
        transaction.Writes.Add((cell, value, previous, knowsPrevious));
        await ExecuteAsync(sql, [value, .. others]);
    }

    private (int One, int Other) TwoGroups()
    {
        int pair = keys.Next() / 4 * 2;
        return random.Next(2) == 0 ? (pair, pair + 1) : (pair + 1, pair);
    }

    private void AddCounterRead(int counter, long bits)
    {
        HashSet<string> found = [];
        for (int bit = 0; bit < CounterBits; bit++)
        {
            if ((bits & (1L << bit)) != 0)
            {
                found.Add(keys.NameOfBit((counter * CounterBits) + bit));
            }
        }

        transaction.CounterReads.Add(($"counter {counter}", found));
    }

    private static string[] Split(string list) => list.Length == 0 ? [] : list.Split(',');

    private async Task ExecuteAsync(string sql, params object[] parameters)
    {
        await using NpgsqlCommand command = Command(sql, parameters);
        await command.ExecuteNonQueryAsync();
    }

    private async Task<List<object?[]>> QueryAsync(string sql, params object[] parameters)
    {
        await using NpgsqlCommand command = Command(sql, parameters);
        await using NpgsqlDataReader reader = await command.ExecuteReaderAsync();
        List<object?[]> rows = [];
        while (await reader.ReadAsync())
        {
            object?[] row = new object?[reader.FieldCount];
            for (int i = 0; i < row.Length; i++)
            {
                row[i] = await reader.IsDBNullAsync(i) ? null : reader.GetValue(i);
            }

            rows.Add(row);
        }

        return rows;
    }

    private NpgsqlCommand Command(string sql, object[] parameters)
    {
        NpgsqlCommand command = new(sql, connection);
        foreach (object parameter in parameters)
        {
            command.Parameters.Add(new NpgsqlParameter
            {
                Value = parameter,
                NpgsqlDbType = parameter switch
                {
                    int => NpgsqlDbType.Integer,
                    long => NpgsqlDbType.Bigint,
                    string => NpgsqlDbType.Text,
                    _ => throw new ArgumentException(string.Create(CultureInfo.InvariantCulture, $"no type for {parameter}"), nameof(parameters)),
                },
            });
        }

        return command;
    }
}
