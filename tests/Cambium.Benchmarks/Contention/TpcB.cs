using Cambium.Benchmarks.Peers;
using Npgsql;
using NpgsqlTypes;

namespace Cambium.Benchmarks.Contention;

/// <summary>pgbench's TPC-B-like transaction, prepared, one round trip a statement; a refused one is tried again until it commits.</summary>
internal sealed class TpcB(IPeer peer)
{
    private const int Scale = 10;
    private const int AccountsPerBranch = 100_000;
    private const int TellersPerBranch = 10;

    public void Prepare()
    {
        using NpgsqlConnection connection = new(ContentionClients.ConnectionString(peer));
        connection.Open();
        foreach (string statement in (string[])
        [
            "CREATE TABLE pgbench_branches (bid int NOT NULL, bbalance int, filler char(88))",
            "CREATE TABLE pgbench_tellers (tid int NOT NULL, bid int, tbalance int, filler char(84))",
            "CREATE TABLE pgbench_accounts (aid int NOT NULL, bid int, abalance int, filler char(84))",
            "CREATE TABLE pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))",
            $"INSERT INTO pgbench_branches SELECT b, 0, NULL FROM generate_series(1, {Scale}) b",
            $"INSERT INTO pgbench_tellers SELECT t, (t - 1) / {TellersPerBranch} + 1, 0, NULL FROM generate_series(1, {Scale * TellersPerBranch}) t",
            $"INSERT INTO pgbench_accounts SELECT a, (a - 1) / {AccountsPerBranch} + 1, 0, '' FROM generate_series(1, {Scale * AccountsPerBranch}) a",
            "ALTER TABLE pgbench_branches ADD PRIMARY KEY (bid)",
            "ALTER TABLE pgbench_tellers ADD PRIMARY KEY (tid)",
            "ALTER TABLE pgbench_accounts ADD PRIMARY KEY (aid)",
            "ANALYZE",
        ])
        {
            using NpgsqlCommand command = new(statement, connection) { CommandTimeout = 600 };
            command.ExecuteNonQuery();
        }
    }

    public Measurement Run(int clients, int seconds)
    {
        (int Tries, double Milliseconds)[] all = [.. ContentionClients.Run(peer, clients, seconds, Connect).SelectMany(static client => client)];
        double[] times = [.. all.Select(static done => done.Milliseconds).Order()];
        return new Measurement(
            (double)all.Length / seconds, (double)all.Sum(static done => done.Tries - 1) / seconds, times.Length == 0 ? double.NaN : times[times.Length * 99 / 100]);
    }

    private static Action Connect(int client, NpgsqlConnection connection)
    {
        Random random = new(client);
        NpgsqlCommand account = Prepare(connection, "UPDATE pgbench_accounts SET abalance = abalance + $1 WHERE aid = $2", 2);
        NpgsqlCommand balance = Prepare(connection, "SELECT abalance FROM pgbench_accounts WHERE aid = $1", 1);
        NpgsqlCommand teller = Prepare(connection, "UPDATE pgbench_tellers SET tbalance = tbalance + $1 WHERE tid = $2", 2);
        NpgsqlCommand branch = Prepare(connection, "UPDATE pgbench_branches SET bbalance = bbalance + $1 WHERE bid = $2", 2);
        NpgsqlCommand history = Prepare(connection, "INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) VALUES ($1, $2, $3, $4, CURRENT_TIMESTAMP)", 4);
        return () =>
        {
            int aid = random.Next(Scale * AccountsPerBranch) + 1;
            int tid = random.Next(Scale * TellersPerBranch) + 1;
            int bid = random.Next(Scale) + 1;
            int delta = random.Next(-5000, 5001);
            Execute(account, delta, aid);
            Execute(balance, aid);
            Execute(teller, delta, tid);
            Execute(branch, delta, bid);
            Execute(history, tid, bid, aid, delta);
        };
    }

    private static NpgsqlCommand Prepare(NpgsqlConnection connection, string sql, int parameters)
    {
        NpgsqlCommand command = new(sql, connection);
        for (int i = 0; i < parameters; i++)
        {
            command.Parameters.Add(new NpgsqlParameter<int> { NpgsqlDbType = NpgsqlDbType.Integer });
        }

        command.Prepare();
        return command;
    }

    private static void Execute(NpgsqlCommand command, params ReadOnlySpan<int> values)
    {
        for (int i = 0; i < values.Length; i++)
        {
            ((NpgsqlParameter<int>)command.Parameters[i]).TypedValue = values[i];
        }

        command.ExecuteNonQuery();
    }
}
