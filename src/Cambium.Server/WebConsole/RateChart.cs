using System.Globalization;
using System.Text;

namespace Cambium.Server.WebConsole;

/// <summary>Two minutes of commits and conflicts per second as an SVG picture.</summary>
internal static class RateChart
{
    private const int Width = 720;
    private const int Height = 140;
    private const int Left = 48;
    private const int Bottom = 20;

    public static string Draw(IReadOnlyList<ActivitySample> samples)
    {
        long top = Nice(samples.Count == 0 ? 1 : samples.Max(static sample => Math.Max(sample.Commits, sample.Conflicts)));
        StringBuilder svg = new();
        svg.Append(CultureInfo.InvariantCulture, $"<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" viewBox=\"0 0 {Width} {Height}\" role=\"img\" aria-label=\"Commits and conflicts per second over the last two minutes\">");
        foreach (int part in new[] { 0, 1, 2 })
        {
            int y = Y(top * part / 2.0, top);
            svg.Append(CultureInfo.InvariantCulture, $"<line class=\"grid\" x1=\"{Left}\" x2=\"{Width}\" y1=\"{y}\" y2=\"{y}\"/><text x=\"{Left - 6}\" y=\"{y + 4}\" text-anchor=\"end\">{top * part / 2.0:0.#}</text>");
        }

        svg.Append(CultureInfo.InvariantCulture, $"<text x=\"{Left}\" y=\"{Height - 4}\">{DatabaseWatch.SamplesMax} s ago</text><text x=\"{Width}\" y=\"{Height - 4}\" text-anchor=\"end\">now</text>");
        svg.Append(Line(samples, top, "commits", static sample => sample.Commits)).Append(Line(samples, top, "conflicts", static sample => sample.Conflicts));
        return svg.Append("</svg>").ToString();
    }

    private static string Line(IReadOnlyList<ActivitySample> samples, long top, string style, Func<ActivitySample, long> value)
    {
        IEnumerable<string> points = samples.Select((sample, index) => string.Create(
            CultureInfo.InvariantCulture,
            $"{Left + ((Width - Left) * (DatabaseWatch.SamplesMax - samples.Count + index) / (DatabaseWatch.SamplesMax - 1))},{Y(value(sample), top)}"));
        return $"<polyline class=\"{style}\" points=\"{string.Join(' ', points)}\"/>";
    }

    private static int Y(double value, long top) => (int)(8 + ((Height - Bottom - 8) * (1 - (value / top))));

    /// <summary>1, 2 or 5 times a power of ten, not below the value.</summary>
    private static long Nice(long value)
    {
        long unit = 1;
        while (unit * 10 <= value)
        {
            unit *= 10;
        }

        return value <= unit ? Math.Max(1, unit) : value <= 2 * unit ? 2 * unit : value <= 5 * unit ? 5 * unit : 10 * unit;
    }
}
