using OpenTelemetry;
using OpenTelemetry.Metrics;
using OpenTelemetry.Resources;
using OpenTelemetry.Trace;

namespace Cambium.Server.Observability;

/// <summary>
/// Sends traces and metrics of the process to an OpenTelemetry collector. The standard's environment variables say where and how
/// (<c>OTEL_EXPORTER_OTLP_ENDPOINT</c>, <c>OTEL_EXPORTER_OTLP_PROTOCOL</c>, <c>OTEL_SERVICE_NAME</c>, …): the exporter reads them itself.
/// </summary>
internal sealed class TelemetryExport : IDisposable
{
    private readonly TracerProvider _traces;
    private readonly MeterProvider _metrics;

    public TelemetryExport(string version)
    {
        ResourceBuilder resource = ResourceBuilder.CreateDefault().AddService("cambium", serviceVersion: version).AddEnvironmentVariableDetector();
        _traces = Sdk.CreateTracerProviderBuilder().SetResourceBuilder(resource).AddSource(StatementSpan.SourceName).AddOtlpExporter().Build();
        _metrics = Sdk.CreateMeterProviderBuilder().SetResourceBuilder(resource).AddMeter("Cambium.*").AddOtlpExporter().Build();
    }

    /// <summary>Sends what is left.</summary>
    public void Dispose()
    {
        _traces.Dispose();
        _metrics.Dispose();
    }
}
