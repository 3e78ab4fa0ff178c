using System.Globalization;
using System.Net;
using System.Text;
using Cambium.Log.Records;
using Cambium.Log.Reporting;

namespace Cambium.Log.Graph;

/// <summary>
/// Draws a stretch of history as SVG: a lane for each session, a bar for each transaction from its first snapshot to its commit, along
/// the positions of the log, and an arrow for each dependency. Needs nothing from outside; follows the reader's light or dark scheme.
/// </summary>
public static class GraphSvg
{
    private const int LabelWidth = 110;
    private const int LaneHeight = 22;
    private const int BarHeight = 12;
    private const int Top = 56;
    private const int WidthWanted = 1400;
    private const int StepMin = 8;
    private const int StepMax = 48;

    private const string Style = """
        .graph { --ink: #1f2933; --faint: #d5dbe1; --bar: #5b8db8; --merged: #58a07c; --again: #c99a3d; --ww: #c2410c; --wr: #2563a8; --rw: #8b3fa8; --paper: #ffffff;
          font: 11px system-ui, sans-serif; background: var(--paper); }
        @media (prefers-color-scheme: dark) { .graph { --ink: #e4e7eb; --faint: #3a444f; --bar: #6fa3d0; --merged: #6dbb95; --again: #dcb45c; --ww: #f08a5d; --wr: #7db3ee; --rw: #cf8fe8; --paper: #14181d; } }
        .graph text { fill: var(--ink); } .graph .lane { stroke: var(--faint); } .graph .tick { stroke: var(--faint); stroke-dasharray: 2 4; }
        .graph .bar { fill: var(--bar); } .graph .merged { fill: var(--merged); } .graph .again { fill: var(--again); } .graph .snapshot { stroke: var(--paper); stroke-width: 2; }
        .graph .arrow { fill: none; stroke-width: 1.2; opacity: .75; } .graph .arrow:hover { stroke-width: 3; opacity: 1; }
        .graph .ww { stroke: var(--ww); } .graph .wr { stroke: var(--wr); } .graph .rw { stroke: var(--rw); stroke-dasharray: 5 3; }
        .graph .head-ww { fill: var(--ww); } .graph .head-wr { fill: var(--wr); } .graph .head-rw { fill: var(--rw); }
        """;

    /// <param name="link">Address of a transaction's own page by its position; null: no links.</param>
    public static string Draw(HistoryGraph graph, Func<long, string>? link = null)
    {
        if (graph.Transactions.Count == 0)
        {
            return """<svg xmlns="http://www.w3.org/2000/svg" class="graph" width="320" height="40" role="img"><text x="10" y="24">No transactions in this stretch.</text></svg>""";
        }

        string[] lanes = [.. graph.Transactions.Select(static transaction => transaction.Session).Distinct()];
        Layout layout = new(graph.Transactions, lanes);
        StringBuilder svg = new();
        Line(svg, $"<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"graph\" viewBox=\"0 0 {layout.Width} {layout.Height}\" width=\"{layout.Width}\" height=\"{layout.Height}\" role=\"img\" aria-labelledby=\"graph-title\">");
        Line(svg, $"<title id=\"graph-title\">{graph.Transactions.Count} transactions of {lanes.Length} sessions, positions {graph.Transactions[0].Position} to {graph.Transactions[^1].Position}, with {graph.Dependencies.Count} dependencies</title>");
        Line(svg, $"<style>{Style}</style>");
        Heads(svg);
        Legend(svg);
        Axis(svg, graph, layout);
        foreach (string lane in lanes)
        {
            int y = layout.Y(lane);
            Line(svg, $"<line class=\"lane\" x1=\"{LabelWidth}\" x2=\"{layout.Width - 10}\" y1=\"{y}\" y2=\"{y}\"/><text x=\"6\" y=\"{y + 4}\">session {WebUtility.HtmlEncode(lane)}</text>");
        }

        foreach (GraphTransaction transaction in graph.Transactions)
        {
            Bar(svg, transaction, layout, link);
        }

        Dictionary<long, GraphTransaction> byPosition = graph.Transactions.ToDictionary(static transaction => transaction.Position);
        foreach (Dependency dependency in graph.Dependencies)
        {
            if (byPosition.TryGetValue(dependency.From, out GraphTransaction? from) && byPosition.TryGetValue(dependency.To, out GraphTransaction? to))
            {
                Arrow(svg, dependency, layout.X(from.Position), layout.Y(from.Session), layout.X(to.Position), layout.Y(to.Session));
            }
        }

        return svg.Append("</svg>\n").ToString();
    }

    /// <summary>ww, wr or rw.</summary>
    public static string Code(DependencyKind kind) => kind switch { DependencyKind.WriteWrite => "ww", DependencyKind.WriteRead => "wr", _ => "rw" };

    private static void Heads(StringBuilder svg)
    {
        foreach (string kind in new[] { "ww", "wr", "rw" })
        {
            Line(svg, $"<defs><marker id=\"head-{kind}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path class=\"head-{kind}\" d=\"M0 0 L8 4 L0 8 z\"/></marker></defs>");
        }
    }

    private static void Legend(StringBuilder svg)
    {
        (string Class, string Text)[] bars = [("bar", "committed"), ("merged", "merged onto newer rows"), ("again", "refreshed or run again")];
        int x = 6;
        foreach ((string style, string text) in bars)
        {
            Line(svg, $"<rect class=\"{style}\" x=\"{x}\" y=\"8\" width=\"22\" height=\"{BarHeight}\" rx=\"2\"/><text x=\"{x + 28}\" y=\"18\">{text}</text>");
            x += 46 + (text.Length * 6);
        }

        (string Class, string Text)[] arrows = [("ww", "overwrote (ww)"), ("wr", "was read by (wr)"), ("rw", "had read what was overwritten (rw)")];
        foreach ((string style, string text) in arrows)
        {
            Line(svg, $"<path class=\"arrow {style}\" d=\"M{x} 14 H{x + 24}\" marker-end=\"url(#head-{style})\"/><text x=\"{x + 32}\" y=\"18\">{text}</text>");
            x += 50 + (text.Length * 6);
        }
    }

    private static void Axis(StringBuilder svg, HistoryGraph graph, Layout layout)
    {
        int every = Math.Max(1, 90 / layout.Step);
        for (int index = 0; index < graph.Transactions.Count; index += every)
        {
            GraphTransaction transaction = graph.Transactions[index];
            int x = layout.X(transaction.Position);
            string time = LogValueText.Time(transaction.CommitTimeMicros);
            string clock = time.Length > 23 ? time[11..23] : time;
            Line(svg, $"<line class=\"tick\" x1=\"{x}\" x2=\"{x}\" y1=\"{Top - 8}\" y2=\"{layout.Height - 8}\"/><text x=\"{x}\" y=\"{Top - 22}\" text-anchor=\"middle\">{transaction.Position}</text><text x=\"{x}\" y=\"{Top - 11}\" text-anchor=\"middle\" opacity=\".7\">{clock}</text>");
        }
    }

    private static void Bar(StringBuilder svg, GraphTransaction transaction, Layout layout, Func<long, string>? link)
    {
        int end = layout.X(transaction.Position);
        int start = Math.Min(layout.X(transaction.FirstSnapshot) + 2, end - 4);
        int y = layout.Y(transaction.Session) - (BarHeight / 2);
        string style = (transaction.Flags & (RecordFlags.Refreshed | RecordFlags.Replayed)) != 0 ? "again" : transaction.Flags.HasFlag(RecordFlags.Merged) ? "merged" : "bar";
        string title = $"{transaction.Position}: {transaction.User}, session {transaction.Session}; snapshot {transaction.FirstSnapshot}"
            + (transaction.Snapshot == transaction.FirstSnapshot ? "" : $", at last {transaction.Snapshot}")
            + $"; {(transaction.Writes.Length == 0 ? "no writes" : transaction.Writes)}; {transaction.NoteCount} notes; {LogValueText.Time(transaction.CommitTimeMicros)}";
        string bar = $"<rect class=\"{style}\" x=\"{start}\" y=\"{y}\" width=\"{end - start}\" height=\"{BarHeight}\" rx=\"2\"><title>{WebUtility.HtmlEncode(title)}</title></rect>";
        if (transaction.Snapshot > transaction.FirstSnapshot && layout.X(transaction.Snapshot) is var x && x > start && x < end)
        {
            bar += $"<line class=\"snapshot\" x1=\"{x}\" x2=\"{x}\" y1=\"{y}\" y2=\"{y + BarHeight}\"/>";
        }

        Line(svg, link is null ? bar : $"<a href=\"{WebUtility.HtmlEncode(link(transaction.Position))}\">{bar}</a>");
    }

    /// <summary>From commit to commit; within a lane in an arc above it.</summary>
    private static void Arrow(StringBuilder svg, Dependency dependency, int x1, int y1, int x2, int y2)
    {
        string code = Code(dependency.Kind);
        int bend = y1 == y2 ? y1 - 16 : (y1 + y2) / 2;
        string path = y1 == y2 ? $"M{x1} {y1 - 5} Q{(x1 + x2) / 2} {bend} {x2} {y2 - 6}" : $"M{x1} {y1} C{x1 + 14} {bend} {x2 - 14} {bend} {x2} {y2 + (y1 < y2 ? -6 : 6)}";
        Line(svg, $"<path class=\"arrow {code}\" d=\"{path}\" marker-end=\"url(#head-{code})\"><title>{dependency.From} {code} {dependency.To}: {WebUtility.HtmlEncode(dependency.What)}</title></path>");
    }

    private static void Line(StringBuilder svg, FormattableString text) => svg.Append(text.ToString(CultureInfo.InvariantCulture)).Append('\n');

    private static void Line(StringBuilder svg, string text) => svg.Append(text).Append('\n');

    private sealed class Layout
    {
        private readonly Dictionary<string, int> _lanes;
        private readonly long _first;

        public Layout(IReadOnlyList<GraphTransaction> transactions, string[] lanes)
        {
            _lanes = lanes.Select(static (lane, index) => (lane, index)).ToDictionary(static pair => pair.lane, static pair => pair.index);
            _first = transactions[0].Position - 1;
            long positions = transactions[^1].Position - _first;
            Step = (int)Math.Clamp((WidthWanted - LabelWidth) / Math.Max(1, positions), StepMin, StepMax);
            Width = (int)Math.Max(LabelWidth + ((positions + 1) * Step) + 20, 900);
            Height = Top + (lanes.Length * LaneHeight) + 16;
        }

        public int Step { get; }

        public int Width { get; }

        public int Height { get; }

        /// <summary>What began before the stretch begins at its left edge.</summary>
        public int X(long position) => LabelWidth + (int)(Math.Max(position - _first, 0) * Step);

        public int Y(string session) => Top + (_lanes[session] * LaneHeight) + (LaneHeight / 2);
    }
}
