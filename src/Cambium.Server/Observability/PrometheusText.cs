using System.Globalization;
using System.Text;

namespace Cambium.Server.Observability;

/// <summary>Prometheus's text format: names of letters, digits and underscores, labels in quotes.</summary>
internal static class PrometheusText
{
    public const string ContentType = "text/plain; version=0.0.4; charset=utf-8";

    public static string CounterName(string name) => name.Replace('.', '_') + "_total";

    public static string Labels(params (string Name, string Value)[] labels) =>
        "{" + string.Join(',', labels.Select(label => $"{label.Name.Replace('.', '_')}=\"{Escape(label.Value)}\"")) + "}";

    public static void Gauge(StringBuilder output, string name, string help, IEnumerable<(string Labels, double Value)> values)
    {
        output.Append(CultureInfo.InvariantCulture, $"# HELP {name} {help}\n# TYPE {name} gauge\n");
        foreach ((string labels, double value) in values)
        {
            output.Append(CultureInfo.InvariantCulture, $"{name}{labels} {value}\n");
        }
    }

    private static string Escape(string text) =>
        text.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\"", "\\\"", StringComparison.Ordinal).Replace("\n", "\\n", StringComparison.Ordinal);
}
