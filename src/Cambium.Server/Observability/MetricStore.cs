using System.Collections.Concurrent;
using System.Diagnostics.Metrics;
using System.Globalization;
using System.Text;

namespace Cambium.Server.Observability;

/// <summary>
/// Adds up the counters of one server's meters, its own and its engines', asks for those that are observed, and prints them as Prometheus
/// reads them.
/// </summary>
public sealed class MetricStore : IDisposable
{
    private readonly ConcurrentDictionary<string, Series> _series = new(StringComparer.Ordinal);
    private readonly MeterListener _listener = new();

    /// <param name="scope">Meters of this scope are heard.</param>
    public MetricStore(object scope)
    {
        _listener.InstrumentPublished = (instrument, listener) =>
        {
            if (ReferenceEquals(instrument.Meter.Scope, scope) && instrument is Counter<long> or ObservableCounter<long> or ObservableGauge<int>)
            {
                // Shown from the start, with 0, so that a rate can be taken over the first count.
                string? database = DatabaseOf(instrument.Meter);
                listener.EnableMeasurementEvents(instrument, database);
                if (instrument.Name != "cambium.errors")
                {
                    Find(instrument, database, []);
                }
            }
        };
        _listener.SetMeasurementEventCallback<long>((instrument, value, tags, state) => Take(Find(instrument, (string?)state, tags), instrument, value));
        _listener.SetMeasurementEventCallback<int>((instrument, value, tags, state) => Take(Find(instrument, (string?)state, tags), instrument, value));
        _listener.Start();
    }

    public void WriteTo(StringBuilder output)
    {
        _listener.RecordObservableInstruments();
        foreach (IGrouping<string, Series> metric in _series.Values.GroupBy(series => series.Name).OrderBy(group => group.Key, StringComparer.Ordinal))
        {
            output.Append(CultureInfo.InvariantCulture, $"# HELP {metric.Key} {metric.First().Description}\n# TYPE {metric.Key} {metric.First().Type}\n");
            foreach (Series series in metric.OrderBy(series => series.Labels, StringComparer.Ordinal))
            {
                output.Append(CultureInfo.InvariantCulture, $"{series.Name}{series.Labels} {series.Value}\n");
            }
        }
    }

    public void Dispose() => _listener.Dispose();

    private static string? DatabaseOf(Meter meter) =>
        meter.Tags?.FirstOrDefault(tag => tag.Key == "db.namespace").Value as string;

    private Series Find(Instrument instrument, string? database, ReadOnlySpan<KeyValuePair<string, object?>> tags)
    {
        string labels = Labels(database, tags);
        string key = instrument.Name + labels;
        return _series.TryGetValue(key, out Series? series)
            ? series
            : _series.GetOrAdd(key, instrument is ObservableGauge<int>
                ? new Series("gauge", instrument.Name.Replace('.', '_'), labels, instrument.Description ?? instrument.Name)
                : new Series("counter", PrometheusText.CounterName(instrument.Name), labels, instrument.Description ?? instrument.Name));
    }

    /// <summary>An observed instrument tells its whole value each time, a counter what has come to it.</summary>
    private static void Take(Series series, Instrument instrument, long value)
    {
        if (instrument.IsObservable)
        {
            series.Set(value);
        }
        else
        {
            series.Add(value);
        }
    }

    private static string Labels(string? database, ReadOnlySpan<KeyValuePair<string, object?>> tags)
    {
        if (tags.Length == 0)
        {
            return database is null ? "" : PrometheusText.Labels(("datname", database));
        }

        List<(string, string)> labels = database is null ? [] : [("datname", database)];
        foreach ((string name, object? value) in tags)
        {
            labels.Add((name, value?.ToString() ?? ""));
        }

        return PrometheusText.Labels([.. labels]);
    }

    /// <param name="type">counter or gauge.</param>
    private sealed class Series(string type, string name, string labels, string description)
    {
        private long _value;

        public string Type { get; } = type;

        public string Name { get; } = name;

        public string Labels { get; } = labels;

        public string Description { get; } = description;

        public long Value => Interlocked.Read(ref _value);

        public void Set(long value) => Interlocked.Exchange(ref _value, value);

        public void Add(long value) => Interlocked.Add(ref _value, value);
    }
}
