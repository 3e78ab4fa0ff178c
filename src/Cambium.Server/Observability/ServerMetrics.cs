using System.Diagnostics.Metrics;

namespace Cambium.Server.Observability;

/// <summary>Counters of one server, under the meter <c>Cambium.Server</c>. Cheap while nobody listens.</summary>
public sealed class ServerMetrics : IDisposable
{
    private readonly Meter _meter;

    /// <param name="scope">Tells listeners which server of the process it is.</param>
    public ServerMetrics(object scope)
    {
        _meter = new Meter("Cambium.Server", version: null, tags: [], scope);
        Connections = _meter.CreateCounter<long>("cambium.connections", description: "Connections accepted since the start.");
        Statements = _meter.CreateCounter<long>("cambium.statements", description: "Query strings and portals executed.");
        StatementDuration = _meter.CreateHistogram<double>("db.server.operation.duration", "s", "Time that query strings and portals took, by their first word.");
        Errors = _meter.CreateCounter<long>("cambium.errors", description: "Errors told to clients, by SQLSTATE.");
    }

    public Counter<long> Connections { get; }

    public Counter<long> Statements { get; }

    public Counter<long> Errors { get; }

    /// <summary>In seconds, tagged by the conventions for databases.</summary>
    public Histogram<double> StatementDuration { get; }

    public void Dispose() => _meter.Dispose();
}
