using System.Data;
using System.Diagnostics;
using Cambium.Benchmarks.Peers;
using Npgsql;

namespace Cambium.Benchmarks.Contention;

/// <summary>Clients over the wire, each on a thread and connection of its own, that run transactions until a time is over.</summary>
internal static class ContentionClients
{
    private const string SerializationFailure = "40001";
    private const string Deadlock = "40P01";

    public static string ConnectionString(IPeer peer) =>
        $"Host={peer.Host};Port={peer.Port};Username={peer.User};Database={peer.Database};Pooling=false;Server Compatibility Mode=NoTypeLoading;Timeout=60;Command Timeout=120";

    /// <param name="connect">Makes a client's transaction: what it does between BEGIN and COMMIT.</param>
    /// <returns>For each client its transactions in order: tries, and milliseconds from the first BEGIN to the commit.</returns>
    public static (int Tries, double Milliseconds)[][] Run(IPeer peer, int clients, int seconds, Func<int, NpgsqlConnection, Action> connect)
    {
        (int, double)[][] found = new (int, double)[clients][];
        using CountdownEvent ready = new(clients);
        long end = 0;
        Thread[] threads = [.. Enumerable.Range(0, clients).Select(client => new Thread(() =>
        {
            using NpgsqlConnection connection = new(ConnectionString(peer));
            connection.Open();
            Action work = connect(client, connection);
            if (ready.Signal())
            {
                Volatile.Write(ref end, Stopwatch.GetTimestamp() + (seconds * Stopwatch.Frequency));
            }

            ready.Wait();
            while (Volatile.Read(ref end) == 0)
            {
                Thread.Yield();
            }

            List<(int, double)> all = [];
            while (Stopwatch.GetTimestamp() < Volatile.Read(ref end))
            {
                long started = Stopwatch.GetTimestamp();
                int tries = 1;
                for (; !TryRun(connection, work); tries++)
                {
                }

                all.Add((tries, Stopwatch.GetElapsedTime(started).TotalMilliseconds));
            }

            found[client] = [.. all];
        }))];
        Array.ForEach(threads, static thread => thread.Start());
        Array.ForEach(threads, static thread => thread.Join());
        return found;
    }

    private static bool TryRun(NpgsqlConnection connection, Action work)
    {
        using NpgsqlTransaction transaction = connection.BeginTransaction(IsolationLevel.Serializable);
        try
        {
            work();
            transaction.Commit();
            return true;
        }
        catch (PostgresException refused) when (refused.SqlState is SerializationFailure or Deadlock)
        {
            return false;
        }
    }
}
