using System.Globalization;
using System.Text;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Crash;

/// <summary>
/// One client of the <see cref="KillBattery"/>: transactions on a table of its own, each of which notes its number in the journal and counts itself in a row that all share.
/// After a kill the journal says whether the one under way was committed; the table must be as it was then, whole.
/// </summary>
internal sealed class BatteryWriter(int id, Random random)
{
    private static readonly string[] s_refusals = ["40001", "53200", "53100", "54000", "57014", "57P01", "57P03"];

    private BatteryTable _acknowledged = BatteryTable.Create("w" + id.ToString(CultureInfo.InvariantCulture));
    private BatteryTable? _unknown;
    private long _number;

    public long Acknowledged => Interlocked.Read(ref _number);

    /// <summary>What was refused for want of room or because of others, and not done.</summary>
    public int Refused { get; private set; }

    public string CreateSql => _acknowledged.CreateSql;

    /// <summary>Works until the server is gone.</summary>
    /// <exception cref="PostgresException">It answered with an error that it shouldn't have.</exception>
    public void Work(string connectionString)
    {
        try
        {
            using NpgsqlConnection connection = new(connectionString);
            connection.Open();
            while (true)
            {
                try
                {
                    if (random.Next(4) == 0)
                    {
                        (string sql, string answer) = _acknowledged.Ask(random);
                        Assert.Equal((sql, answer), (sql, Query(connection, sql)));
                    }
                    else
                    {
                        Transact(connection);
                    }
                }
                catch (PostgresException exception) when (s_refusals.Contains(exception.SqlState))
                {
                    // Nothing of it was done, and it says so.
                    _unknown = null;
                    Refused++;
                    Rollback(connection);
                }
            }
        }
        catch (Exception exception) when (exception is (NpgsqlException and not PostgresException) or IOException or InvalidOperationException)
        {
            // The kill: a transaction on its way to COMMIT may or may not be there.
        }
    }

    /// <summary>Compares what is there after a restart with what may be, and goes on from it.</summary>
    public void Check(NpgsqlConnection connection)
    {
        string journal = Query(connection, Sql($"SELECT count(*) || ' ' || coalesce(max(number), 0) FROM journal WHERE writer = {id}"));
        bool isUnknownThere = _unknown is not null && journal == Sql($"{_number + 1} {_number + 1}");
        if (isUnknownThere)
        {
            _acknowledged = _unknown!;
            _number++;
        }

        _unknown = null;
        Assert.Equal(Sql($"{_acknowledged.Name}: {_number} {_number}"), $"{_acknowledged.Name}: {journal}");
        Assert.Equal(string.Join(' ', _acknowledged.Indexes), Query(connection, $"SELECT coalesce(string_agg(indexname, ' ' ORDER BY indexname COLLATE \"C\"), '') FROM pg_indexes WHERE tablename = '{_acknowledged.Name}' AND indexname NOT LIKE '%pkey'"));
        AssertRows(connection);
        for (int question = 0; question < 3; question++)
        {
            (string sql, string answer) = _acknowledged.Ask(random);
            Assert.Equal((sql, answer), (sql, Query(connection, sql)));
        }
    }

    private void AssertRows(NpgsqlConnection connection)
    {
        using NpgsqlCommand command = new($"SELECT id, a::int, b, {(_acknowledged.HasD ? "d" : "7")} FROM {_acknowledged.Name} ORDER BY id", connection) { CommandTimeout = 0 };
        using NpgsqlDataReader reader = command.ExecuteReader();
        foreach ((int key, BatteryTable.Row row) in _acknowledged.Rows)
        {
            Assert.True(reader.Read(), Sql($"{_acknowledged.Name}: row {key} is gone"));
            string expected = Sql($"{key} {row.A} {row.B} {(_acknowledged.HasD ? row.D : 7)}");
            string found = Sql($"{reader.GetInt32(0)} {reader.GetInt32(1)} {reader.GetString(2)} {reader.GetInt32(3)}");
            Assert.Equal($"{_acknowledged.Name}: {expected}", $"{_acknowledged.Name}: {found}");
        }

        Assert.False(reader.Read(), $"{_acknowledged.Name}: a row that nobody wrote");
    }

    private void Transact(NpgsqlConnection connection)
    {
        BatteryTable after = _acknowledged;
        StringBuilder sql = new("BEGIN");
        for (int left = random.Next(1, 4); left > 0; left--)
        {
            (string change, after) = after.Change(random);
            sql.Append(';').Append(change);
        }

        bool isGivenUp = random.Next(15) == 0;
        sql.Append(Sql($";INSERT INTO journal VALUES ({id}, {_number + 1});UPDATE total SET n = n + 1 WHERE id = 1"));
        Execute(connection, sql.ToString());
        if (isGivenUp)
        {
            Execute(connection, "ROLLBACK");
            return;
        }

        _unknown = after;
        Execute(connection, "COMMIT");
        _acknowledged = after;
        _unknown = null;
        Interlocked.Increment(ref _number);
    }

    private static void Rollback(NpgsqlConnection connection) => Execute(connection, "ROLLBACK");

    private static void Execute(NpgsqlConnection connection, string sql)
    {
        using NpgsqlCommand command = new(sql, connection) { CommandTimeout = 0 };
        command.ExecuteNonQuery();
    }

    private static string Query(NpgsqlConnection connection, string sql)
    {
        using NpgsqlCommand command = new(sql, connection) { CommandTimeout = 0 };
        return (string)command.ExecuteScalar()!;
    }

    private static string Sql(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
