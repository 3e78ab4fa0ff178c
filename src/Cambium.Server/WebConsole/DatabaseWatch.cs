using Cambium.Engine.Transactions;
using Cambium.Log.Graph;
using Cambium.Log.Records;
using Cambium.Log.Reporting;
using Cambium.Server.Commands;
using Cambium.Sql.Sessions;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.WebConsole;

/// <summary>What the console knows of one database: the last two minutes second by second, and the end of its log.</summary>
public sealed class DatabaseWatch : IDisposable
{
    public const int SamplesMax = 120;
    private const int GraphTransactions = 60;
    private const int HotKeysMax = 10;
    private static readonly TimeSpan s_hot = TimeSpan.FromMinutes(2);

    private readonly object _gate = new();
    private readonly Queue<ActivitySample> _samples = new();
    private long _conflicts;
    private long _sampledConflicts;
    private long _sampledPosition;
    private DrawnGraph? _graph;

    /// <param name="verifying">What all databases of a server share: one is verified at a time.</param>
    public DatabaseWatch(SqlDatabase database, object verifying, ILogger log)
    {
        Database = database;
        _sampledPosition = database.Engine.Root.Position;
        database.Engine.Conflicted += Count;
        Verdict = new LogVerdict(database.Name, database.Engine, verifying, log);
    }

    public SqlDatabase Database { get; }

    public LogVerdict Verdict { get; }

    /// <summary>Oldest first.</summary>
    public IReadOnlyList<ActivitySample> Samples
    {
        get
        {
            lock (_gate)
            {
                return [.. _samples];
            }
        }
    }

    /// <summary>Once a second.</summary>
    /// <param name="active">Sessions that run a statement or have a transaction open.</param>
    public void Sample(int active)
    {
        long position = Database.Engine.Root.Position;
        long conflicts = Interlocked.Read(ref _conflicts);
        lock (_gate)
        {
            _samples.Enqueue(new ActivitySample(position - _sampledPosition, conflicts - _sampledConflicts, active));
            if (_samples.Count > SamplesMax)
            {
                _samples.Dequeue();
            }
        }

        (_sampledPosition, _sampledConflicts) = (position, conflicts);
    }

    /// <summary>Where transactions have been losing, worst first.</summary>
    public IReadOnlyList<HotKey> HotKeys()
    {
        DateTimeOffset since = Database.Options.Clock.GetUtcNow() - s_hot;
        return
        [
            .. Database.Engine.RecentConflicts.Where(conflict => conflict.Time >= since)
                .GroupBy(static conflict => (conflict.Table, conflict.Key))
                .Select(static group => new HotKey(
                    group.Key.Table, group.Key.Key, string.Join(", ", group.Select(static conflict => conflict.Column).Where(static column => column.Length > 0).Distinct()),
                    group.Count(), ConflictAdvice.Of(group)[0].Text))
                .OrderByDescending(static key => key.Conflicts).Take(HotKeysMax),
        ];
    }

    /// <summary>The last transactions: drawn anew when the log has grown.</summary>
    public HistoryGraph LastTransactions()
    {
        long last = Database.Engine.Root.Position;
        if (_graph is { } known && known.Position == last)
        {
            return known.Graph;
        }

        HistoryGraph graph = Graph(Math.Max(1, last - GraphTransactions + 1), last);
        _graph = new DrawnGraph(last, graph);
        return graph;
    }

    /// <summary>A stretch of the log, worked out from the stretch alone.</summary>
    public HistoryGraph Graph(long first, long last)
    {
        first = Math.Max(first, Database.Engine.FirstLogPosition);
        HistoryGraphBuilder builder = new(first, isPartial: first > 1, Names());
        foreach (LogRecord record in Database.Engine.ReadLog(first).TakeWhile(record => record.Position <= last))
        {
            builder.Add(record);
        }

        return builder.Graph.Reduced();
    }

    /// <summary>Names of today's tables and columns.</summary>
    public LogNames Names()
    {
        LogNames names = new();
        foreach (Engine.Catalog.TableDefinition table in Database.Engine.Root.Catalog.AllTables)
        {
            names.Define(table.Id, table.Name, table.Columns.Select(static column => (column.Id, column.Name, (string?)column.Type.Format())));
        }

        return names;
    }

    public void Dispose()
    {
        Database.Engine.Conflicted -= Count;
        Verdict.Dispose();
    }

    private void Count(Conflict conflict) => Interlocked.Increment(ref _conflicts);

    private sealed record DrawnGraph(long Position, HistoryGraph Graph);
}
