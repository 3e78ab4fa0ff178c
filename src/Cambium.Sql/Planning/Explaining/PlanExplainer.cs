using System.Globalization;
using System.Text;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Planning.Explaining;

/// <summary>Writes a plan as EXPLAIN shows it.</summary>
public static class PlanExplainer
{
    /// <summary>The lines of the text form.</summary>
    /// <param name="analyze">Show what was measured; the plan was run instrumented.</param>
    public static IReadOnlyList<string> ToText(Operator root, bool costs = true, bool analyze = false, bool timing = true)
    {
        List<string> lines = [];
        Append(Visible(root), 0, lines, costs, analyze, timing);
        return lines;
    }

    /// <summary>The value of "Plan" in the structured forms.</summary>
    /// <inheritdoc cref="ToText" path="/param"/>
    public static ExplainGroup ToGroup(Operator root, bool costs = true, bool analyze = false, bool timing = true) =>
        Group(Visible(root), null, costs, analyze, timing);

    /// <summary>Projections aren't shown: in PostgreSQL they are part of the node below. Nor is a place where rows could be gathered and aren't.</summary>
    private static Operator Visible(Operator node) => node is ProjectOperator or Gather { Helpers: 0 } ? Visible(node.Children[0]) : node;

    /// <summary>Whether a child is run in parts: its operator, or one that runs in parts itself, gathers what becomes of the child's rows.</summary>
    private static bool RunsInParts(Operator node, bool isParallel, Operator child) =>
        child.Source is { } source && (node.Helpers > 0 || (isParallel && ReferenceEquals(node.Source, source)));

    private static void Append(Operator node, int depth, List<string> lines, bool costs, bool analyze, bool timing, bool isParallel = false)
    {
        ExplainNode shown = new() { IsParallel = isParallel };
        node.Describe(shown);
        depth = Append(node, shown, depth, lines, costs, analyze, timing);
        foreach (Operator child in node.Children)
        {
            Append(Visible(child), depth + 1, lines, costs, analyze, timing, RunsInParts(node, isParallel, child));
        }
    }

    /// <summary>The lines of an operator's steps.</summary>
    /// <returns>Depth of the last one.</returns>
    private static int Append(Operator node, ExplainNode shown, int depth, List<string> lines, bool costs, bool analyze, bool timing)
    {
        StringBuilder line = new();
        line.Append(' ', depth == 0 ? 0 : (depth * 6) - 4).Append(depth == 0 ? "" : "->  ").Append(shown.Title ?? shown.NodeType);
        if (costs)
        {
            line.Append(CultureInfo.InvariantCulture, $"  (cost={node.Estimate.Startup:F2}..{node.Estimate.Total:F2} rows={node.Estimate.Rows:F0} width={node.Width * 8})");
        }

        if (analyze)
        {
            AppendStatistics(node, line, timing);
        }

        lines.Add(line.ToString());
        string indent = new(' ', (depth * 6) + 2);
        foreach ((string name, object value) in shown.Properties)
        {
            lines.Add($"{indent}{name}: {(value is IReadOnlyList<string> list ? string.Join(", ", list) : Convert.ToString(value, CultureInfo.InvariantCulture))}");
        }

        return shown.Next is { } next ? Append(node, next, depth + 1, lines, costs, analyze, timing) : depth;
    }

    private static void AppendStatistics(Operator node, StringBuilder line, bool timing)
    {
        if (node.Statistics is not { Loops: > 0 } statistics)
        {
            line.Append(" (never executed)");
            return;
        }

        double milliseconds = statistics.Elapsed.TotalMilliseconds / statistics.Loops;
        long rows = (long)Math.Round((double)statistics.Rows / statistics.Loops);
        line.Append(timing
            ? string.Create(CultureInfo.InvariantCulture, $" (actual time=0.000..{milliseconds:F3} rows={rows} loops={statistics.Loops})")
            : string.Create(CultureInfo.InvariantCulture, $" (actual rows={rows} loops={statistics.Loops})"));
    }

    private static ExplainGroup Group(Operator node, string? relationship, bool costs, bool analyze, bool timing, bool isParallel = false)
    {
        ExplainNode shown = new() { IsParallel = isParallel };
        node.Describe(shown);
        return Group(node, shown, relationship, costs, analyze, timing);
    }

    private static ExplainGroup Group(Operator node, ExplainNode shown, string? relationship, bool costs, bool analyze, bool timing)
    {
        ExplainGroup group = new();
        group.Add("Node Type", shown.NodeType);
        if (relationship is not null)
        {
            group.Add("Parent Relationship", relationship);
        }

        group.Add("Parallel Aware", shown.IsParallel && node.Children.Count == 0);
        group.Add("Async Capable", false);
        foreach ((string name, string value) in shown.Attributes)
        {
            group.Add(name, value);
        }

        if (costs)
        {
            group.Add("Startup Cost", node.Estimate.Startup, 2);
            group.Add("Total Cost", node.Estimate.Total, 2);
            group.Add("Plan Rows", node.Estimate.Rows, 0);
            group.Add("Plan Width", node.Width * 8);
        }

        if (analyze)
        {
            AddStatistics(node, group, timing);
        }

        foreach ((string name, object value) in shown.Properties)
        {
            switch (value)
            {
                case IReadOnlyList<string> list:
                    group.Add(name, list);
                    break;
                case long number:
                    group.Add(name, number);
                    break;
                default:
                    group.Add(name, Convert.ToString(value, CultureInfo.InvariantCulture) ?? "");
                    break;
            }
        }

        if (shown.Next is { } next)
        {
            group.Add("Plans", [Group(node, next, "Outer", costs, analyze, timing)]);
        }
        else if (node.Children.Count > 0)
        {
            group.Add("Plans", [.. node.Children.Select((child, index) =>
                Group(Visible(child), index == 0 ? "Outer" : "Inner", costs, analyze, timing, RunsInParts(node, shown.IsParallel, child)))]);
        }

        return group;
    }

    private static void AddStatistics(Operator node, ExplainGroup group, bool timing)
    {
        long loops = Math.Max(1, node.Statistics?.Loops ?? 0);
        if (timing)
        {
            group.Add("Actual Startup Time", 0, 3);
            group.Add("Actual Total Time", (node.Statistics?.Elapsed.TotalMilliseconds ?? 0) / loops, 3);
        }

        group.Add("Actual Rows", (node.Statistics?.Rows ?? 0) / loops);
        group.Add("Actual Loops", node.Statistics?.Loops ?? 0);
    }
}
