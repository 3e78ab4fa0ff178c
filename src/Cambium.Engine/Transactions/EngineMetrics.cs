using System.Diagnostics.Metrics;

namespace Cambium.Engine.Transactions;

/// <summary>Counters of one database, under the meter <c>Cambium.Engine</c> with the tag <c>db.namespace</c>.</summary>
internal sealed class EngineMetrics : IDisposable
{
    private readonly Meter _meter;

    /// <param name="queueLength">Requests waiting for the committer.</param>
    public EngineMetrics(string database, object? scope, Func<int> queueLength)
    {
        _meter = new Meter("Cambium.Engine", version: null, tags: [new("db.namespace", database)], scope);
        _meter.CreateObservableGauge("cambium.commit_queue", queueLength);
        Commits = _meter.CreateCounter<long>("cambium.commits");
        Conflicts = _meter.CreateCounter<long>("cambium.conflicts");
        Merges = _meter.CreateCounter<long>("cambium.merges");
        Refreshes = _meter.CreateCounter<long>("cambium.refreshes");
        QueueWaits = _meter.CreateCounter<long>("cambium.queue_waits");
        Batches = _meter.CreateCounter<long>("cambium.batches");
    }

    public Counter<long> Commits { get; }

    public Counter<long> Conflicts { get; }

    /// <summary>Commits whose edits went onto rows that others had changed.</summary>
    public Counter<long> Merges { get; }

    /// <summary>Snapshots moved forward between statements.</summary>
    public Counter<long> Refreshes { get; }

    /// <summary>Times a transaction waited in line for a row.</summary>
    public Counter<long> QueueWaits { get; }

    /// <summary>Flushes of the log.</summary>
    public Counter<long> Batches { get; }

    public void Dispose() => _meter.Dispose();
}
