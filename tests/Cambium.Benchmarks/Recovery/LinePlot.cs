using System.Globalization;
using System.Text;

namespace Cambium.Benchmarks.Recovery;

/// <summary>Lines over time as SVG, one panel under the other.</summary>
internal sealed class LinePlot
{
    private const int Width = 720;
    private const int Height = 220;
    private const int Left = 70;
    private const int Top = 34;
    private static readonly string[] s_colours = ["#2563a8", "#c2410c", "#2f7d4f"];

    private readonly StringBuilder _panels = new();
    private int _count;

    /// <param name="lines">Name, values at equal distances, and the place of a mark on the time axis.</param>
    /// <param name="seconds">What the time axis spans.</param>
    public void Add(string title, IReadOnlyList<(string Name, double[] Values, double? Mark)> lines, double seconds)
    {
        double highest = Math.Max(1, lines.Max(static line => line.Values.Max()));
        int y = _count++ * (Height + Top + 30);
        Append($"<g transform='translate({Left},{y + Top})'><text x='0' y='-16' font-size='14'>{title}</text>");
        for (int step = 0; step <= 4; step++)
        {
            double level = Height - (Height * step / 4.0);
            Append($"<line x1='0' x2='{Width}' y1='{level:0.#}' y2='{level:0.#}' stroke='#ddd'/><text x='-8' y='{level + 4:0.#}' text-anchor='end'>{highest * step / 4:N0}</text>");
            Append($"<text x='{Width * step / 4}' y='{Height + 16}' text-anchor='middle'>{seconds * step / 4:0.#} s</text>");
        }

        for (int index = 0; index < lines.Count; index++)
        {
            (string name, double[] values, double? mark) = lines[index];
            string points = string.Join(' ', values.Select((value, place) => string.Create(CultureInfo.InvariantCulture, $"{Width * (place + 1.0) / values.Length:0.#},{Height - (Height * value / highest):0.#}")));
            Append($"<polyline fill='none' stroke='{s_colours[index]}' stroke-width='2' points='0,{Height} {points}'/>");
            Append($"<text x='{180 + (170 * index)}' y='-16' fill='{s_colours[index]}'>{name}</text>");
            if (mark is { } at && at <= seconds)
            {
                Append($"<line x1='{Width * at / seconds:0.#}' x2='{Width * at / seconds:0.#}' y1='0' y2='{Height}' stroke='{s_colours[index]}' stroke-dasharray='4 4'/>");
            }
        }

        Append($"</g>");
    }

    public void Save(string path) => File.WriteAllText(path, string.Create(
        CultureInfo.InvariantCulture,
        $"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {Width + Left + 20} {_count * (Height + Top + 30)}' font-family='sans-serif' font-size='11'><rect width='100%' height='100%' fill='white'/>{_panels}</svg>\n"));

    private void Append(FormattableString text) => _panels.Append(text.ToString(CultureInfo.InvariantCulture)).Append('\n');
}
