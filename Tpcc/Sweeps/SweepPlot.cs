using System.Globalization;
using System.Net;
using System.Text;
using Tpcc.Runs;
using Tpcc.Timing;

namespace Tpcc.Sweeps;

/// <summary>The series as a picture: a line for each target, the ceiling dashed, the simulated rules dotted, published figures as circles.</summary>
internal static class SweepPlot
{
    private const int Width = 800;
    private const int Height = 480;
    private const int Margin = 60;
    private const int Gridlines = 5;

    private static readonly string[] Colours = ["#1b6e3c", "#b3541e", "#3a5ba0", "#7a3b8f", "#8a8a2b"];

    public static string Draw(IReadOnlyList<RunResult> results)
    {
        RunResult[] byClerks = [.. results.OrderBy(result => result.Clerks)];
        (int Clerks, double Figure)[] ceiling =
            [.. byClerks.DistinctBy(result => result.Clerks).Where(result => result.NewOrdersCeiling is not null).Select(result => (result.Clerks, SweepTable.CeilingFigure(result)!.Value))];
        (int Clerks, double Figure)[] published = results[0].Timing is TimingKind.Open or TimingKind.OpenLate
            ? [.. PublishedFigures.PublishedClerks.Where(clerks => clerks <= byClerks[^1].Clerks).Select(clerks => (clerks, (double)PublishedFigures.PublishedMax(clerks)!.Value))]
            : [];
        double clerksMax = byClerks[^1].Clerks;
        double figureMax = NiceCeiling(ceiling.Concat(published).Select(point => point.Figure).Concat(byClerks.Select(SweepTable.Figure)).Max());
        (double X, double Y) Place((int Clerks, double Figure) point) =>
            (Margin + point.Clerks / clerksMax * (Width - 2 * Margin), Height - Margin - point.Figure / figureMax * (Height - 2 * Margin));

        var svg = new StringBuilder();
        svg.Append(CultureInfo.InvariantCulture, $"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {Width} {Height}\" font-family=\"sans-serif\" font-size=\"12\">\n");
        svg.Append("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n");
        for (int line = 0; line <= Gridlines; line++)
        {
            double figure = figureMax * line / Gridlines;
            double y = Place((0, figure)).Y;
            svg.Append(CultureInfo.InvariantCulture, $"<line x1=\"{Margin}\" y1=\"{y:0.#}\" x2=\"{Width - Margin}\" y2=\"{y:0.#}\" stroke=\"#ddd\"/>\n");
            svg.Append(CultureInfo.InvariantCulture, $"<text x=\"{Margin - 6}\" y=\"{y + 4:0.#}\" text-anchor=\"end\">{figure:N0}</text>\n");
        }

        foreach (int clerks in byClerks.Select(result => result.Clerks).Distinct())
        {
            svg.Append(CultureInfo.InvariantCulture, $"<text x=\"{Place((clerks, 0)).X:0.#}\" y=\"{Height - Margin + 16}\" text-anchor=\"middle\">{clerks}</text>\n");
        }

        svg.Append(CultureInfo.InvariantCulture, $"<text x=\"{Width / 2}\" y=\"{Height - 14}\" text-anchor=\"middle\">clerks</text>\n");
        svg.Append(CultureInfo.InvariantCulture, $"<text x=\"{Margin}\" y=\"24\">New orders {SweepTable.Unit(ceiling.Length > 0)}, {results[0].Warehouses} warehouse(s), timing {results[0].Timing}</text>\n");
        AppendLine(svg, ceiling.Select(Place), "#888", "stroke-dasharray=\"6 4\"");
        foreach (string rule in published.Length > 0 ? PublishedFigures.Rules : [])
        {
            (int Clerks, double Figure)[] simulated =
            [
                .. byClerks.Select(result => result.Clerks).Distinct().Where(clerks => PublishedFigures.Simulate(rule, clerks) is not null)
                    .Select(clerks => (clerks, (double)PublishedFigures.Simulate(rule, clerks)!.Value)),
            ];
            AppendLine(svg, simulated.Select(Place), "#bbb", "stroke-dasharray=\"2 3\"");
            if (simulated.Length > 0 && Place(simulated[^1]) is var (x, y))
            {
                svg.Append(CultureInfo.InvariantCulture, $"<text x=\"{x - 4:0.#}\" y=\"{y - 4:0.#}\" text-anchor=\"end\" fill=\"#888\">{rule}</text>\n");
            }
        }

        foreach ((int index, IGrouping<string, RunResult> target) in byClerks.GroupBy(result => result.Target).Select((group, index) => (index, group)))
        {
            string colour = Colours[index % Colours.Length];
            AppendLine(svg, target.Select(result => Place((result.Clerks, SweepTable.Figure(result)))), colour, "");
            svg.Append(CultureInfo.InvariantCulture, $"<text x=\"{Margin + 10}\" y=\"{Margin + 16 * index}\" fill=\"{colour}\">{WebUtility.HtmlEncode(target.Key)}</text>\n");
        }

        foreach ((double x, double y) in published.Select(Place))
        {
            svg.Append(CultureInfo.InvariantCulture, $"<circle cx=\"{x:0.#}\" cy=\"{y:0.#}\" r=\"4\" fill=\"none\" stroke=\"#c00\"><title>published</title></circle>\n");
        }

        return svg.Append("</svg>\n").ToString();
    }

    private static void AppendLine(StringBuilder svg, IEnumerable<(double X, double Y)> points, string colour, string attributes)
    {
        string path = string.Join(' ', points.Select(point => string.Create(CultureInfo.InvariantCulture, $"{point.X:0.#},{point.Y:0.#}")));
        if (path.Length > 0)
        {
            svg.Append(CultureInfo.InvariantCulture, $"<polyline points=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" {attributes}/>\n");
        }
    }

    /// <summary>The next of 1, 2, 5, 10, … times a power of ten.</summary>
    private static double NiceCeiling(double value)
    {
        double power = Math.Pow(10, Math.Floor(Math.Log10(Math.Max(value, 1))));
        return new[] { 1, 2, 5, 10 }.Select(step => step * power).First(nice => nice >= value);
    }
}
