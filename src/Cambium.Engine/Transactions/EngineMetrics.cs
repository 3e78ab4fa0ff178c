using System.Diagnostics.Metrics;

namespace Cambium.Engine.Transactions;

/// <summary>Counters of one database, under the meter <c>Cambium.Engine</c> with the tag <c>db.namespace</c>.</summary>
internal sealed class EngineMetrics : IDisposable
{
    private readonly Meter _meter;

    /// <param name="conflicts">How conflicts were met.</param>
    /// <param name="queueLength">Requests waiting for the committer.</param>
    public EngineMetrics(string database, object? scope, ConflictCounters conflicts, Func<int> queueLength)
    {
        _meter = new Meter("Cambium.Engine", version: null, tags: [new("db.namespace", database)], scope);
        _meter.CreateObservableGauge("cambium.commit_queue", queueLength);
        Commits = _meter.CreateCounter<long>("cambium.commits");
        foreach ((string name, Func<long> value) in conflicts.All)
        {
            _meter.CreateObservableCounter("cambium." + name, value);
        }

        Batches = _meter.CreateCounter<long>("cambium.batches");
    }

    /// <summary>Counted here too, and not observed where <see cref="DatabaseActivity"/> has it: an exporter sends the last values after the database was closed.</summary>
    public Counter<long> Commits { get; }

    /// <summary>Flushes of the log.</summary>
    public Counter<long> Batches { get; }

    public void Dispose() => _meter.Dispose();
}
