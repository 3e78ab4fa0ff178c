using System.Globalization;
using System.Text;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Planning.Explaining;

/// <summary>Writes a plan as EXPLAIN shows it.</summary>
/// <remarks>
/// As in PostgreSQL, subqueries that are computed once (InitPlan) stand before an operator's inputs, those that depend on its rows (SubPlan) behind
/// them. Both are numbered in the order in which they are shown.
/// </remarks>
public sealed class PlanExplainer
{
    private readonly bool _costs;
    private readonly bool _analyze;
    private readonly bool _timing;
    private readonly List<string> _lines = [];
    private int _subplans;

    private PlanExplainer(bool costs, bool analyze, bool timing)
    {
        _costs = costs;
        _analyze = analyze;
        _timing = timing;
    }

    /// <summary>The lines of the text form.</summary>
    /// <param name="analyze">Show what was measured; the plan was run instrumented.</param>
    public static IReadOnlyList<string> ToText(Operator root, bool costs = true, bool analyze = false, bool timing = true)
    {
        PlanExplainer explainer = new(costs, analyze, timing);
        explainer.Append(root, 0, isParallel: false);
        return explainer._lines;
    }

    /// <summary>The value of "Plan" in the structured forms.</summary>
    /// <inheritdoc cref="ToText" path="/param"/>
    /// <param name="relationship">To what stands above it; null: nothing does.</param>
    public static ExplainGroup ToGroup(Operator root, bool costs = true, bool analyze = false, bool timing = true, string? relationship = null) =>
        new PlanExplainer(costs, analyze, timing).Group(root, relationship, isParallel: false);

    /// <summary>Projections aren't shown: in PostgreSQL they are part of the node below. Nor is a place where rows could be gathered and aren't.</summary>
    private static Operator Visible(Operator node) => node is ProjectOperator or Gather { Helpers: 0 } ? Visible(node.Children[0]) : node;

    /// <summary>Whether a child is run in parts: its operator, or one that runs in parts itself, gathers what becomes of the child's rows.</summary>
    private static bool RunsInParts(Operator node, bool isParallel, Operator child) =>
        child.Source is { } source && (node.Helpers > 0 || (isParallel && ReferenceEquals(node.Source, source)));

    /// <summary>The operator that is shown for one, and the subqueries of all that it is shown for.</summary>
    private static (Operator Shown, IReadOnlyList<Subplan> Subplans) Show(Operator node)
    {
        List<Subplan> subplans = [.. node.Subplans];
        for (Operator shown = Visible(node); !ReferenceEquals(node, shown);)
        {
            node = node.Children[0];
            subplans.AddRange(node.Subplans);
        }

        return (node, subplans);
    }

    /// <param name="indent">Of the operator's own line.</param>
    private void Append(Operator operation, int indent, bool isParallel)
    {
        (Operator node, IReadOnlyList<Subplan> subplans) = Show(operation);
        ExplainNode shown = new() { IsParallel = isParallel };
        node.Describe(shown);
        indent = AppendSteps(node, shown, indent);
        AppendSubplans(subplans, isCorrelated: false, indent);
        foreach (Operator child in node.Children)
        {
            Append(child, Inside(indent), RunsInParts(node, isParallel, Visible(child)));
        }

        AppendSubplans(subplans, isCorrelated: true, indent);
    }

    private void AppendSubplans(IReadOnlyList<Subplan> subplans, bool isCorrelated, int indent)
    {
        foreach (Subplan subplan in subplans.Where(subplan => subplan.IsCorrelated == isCorrelated))
        {
            _lines.Add(new string(' ', Inside(indent)) + NextName(isCorrelated));
            Append(subplan.Plan, Inside(indent) + 2, isParallel: false);
        }
    }

    private string NextName(bool isCorrelated) => string.Create(CultureInfo.InvariantCulture, $"{(isCorrelated ? "SubPlan" : "InitPlan")} {++_subplans}");

    /// <summary>Where properties and inputs of an operator begin.</summary>
    private static int Inside(int indent) => indent == 0 ? 2 : indent + 6;

    /// <summary>The lines of an operator's steps.</summary>
    /// <returns>Where the last one begins.</returns>
    private int AppendSteps(Operator node, ExplainNode shown, int indent)
    {
        StringBuilder line = new();
        line.Append(' ', indent).Append(indent == 0 ? "" : "->  ").Append(shown.Title ?? shown.NodeType);
        if (_costs)
        {
            line.Append(CultureInfo.InvariantCulture, $"  (cost={node.Estimate.Startup:F2}..{node.Estimate.Total:F2} rows={node.Estimate.Rows:F0} width={node.Width * 8})");
        }

        if (_analyze)
        {
            AppendStatistics(node, line, _timing);
        }

        _lines.Add(line.ToString());
        string inside = new(' ', Inside(indent));
        foreach ((string name, object value) in shown.Properties)
        {
            _lines.Add($"{inside}{name}: {(value is IReadOnlyList<string> list ? string.Join(", ", list) : Convert.ToString(value, CultureInfo.InvariantCulture))}");
        }

        return shown.Next is { } next ? AppendSteps(node, next, Inside(indent)) : indent;
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

    /// <param name="subplan">Its name, of a subquery.</param>
    private ExplainGroup Group(Operator operation, string? relationship, bool isParallel, string? subplan = null)
    {
        (Operator node, IReadOnlyList<Subplan> subplans) = Show(operation);
        ExplainNode shown = new() { IsParallel = isParallel };
        node.Describe(shown);
        return Group(node, shown, relationship, subplans, subplan);
    }

    private ExplainGroup Group(Operator node, ExplainNode shown, string? relationship, IReadOnlyList<Subplan> subplans, string? subplan)
    {
        ExplainGroup group = new();
        group.Add("Node Type", shown.NodeType);
        if (relationship is not null)
        {
            group.Add("Parent Relationship", relationship);
        }

        if (subplan is not null)
        {
            group.Add("Subplan Name", subplan);
        }

        group.Add("Parallel Aware", shown.IsParallel && node.Children.Count == 0);
        group.Add("Async Capable", false);
        foreach ((string name, string value) in shown.Attributes)
        {
            group.Add(name, value);
        }

        if (_costs)
        {
            group.Add("Startup Cost", node.Estimate.Startup, 2);
            group.Add("Total Cost", node.Estimate.Total, 2);
            group.Add("Plan Rows", node.Estimate.Rows, 0);
            group.Add("Plan Width", node.Width * 8);
        }

        if (_analyze)
        {
            AddStatistics(node, group, _timing);
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

        ExplainGroup[] plans = shown.Next is { } next
            ? [Group(node, next, "Outer", subplans, null)]
            : [
                .. Groups(subplans, isCorrelated: false),
                .. node.Children.Select((child, index) => Group(child, index == 0 ? "Outer" : "Inner", RunsInParts(node, shown.IsParallel, Visible(child)))),
                .. Groups(subplans, isCorrelated: true),
            ];
        if (plans.Length > 0)
        {
            group.Add("Plans", plans);
        }

        return group;
    }

    private IEnumerable<ExplainGroup> Groups(IReadOnlyList<Subplan> subplans, bool isCorrelated) => subplans
        .Where(subplan => subplan.IsCorrelated == isCorrelated)
        .Select(subplan => Group(subplan.Plan, isCorrelated ? "SubPlan" : "InitPlan", isParallel: false, NextName(isCorrelated)));

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
