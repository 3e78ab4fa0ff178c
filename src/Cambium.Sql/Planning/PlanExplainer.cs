using System.Globalization;
using System.Text;
using System.Text.Json;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Planning;

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

    /// <summary>The value of "Plan" in the JSON form.</summary>
    public static string ToJson(Operator root, bool costs = true, bool analyze = false, bool timing = true)
    {
        using MemoryStream stream = new();
        using (Utf8JsonWriter writer = new(stream, new JsonWriterOptions { Indented = true }))
        {
            Write(Visible(root), null, writer, costs, analyze, timing);
        }

        return Encoding.UTF8.GetString(stream.ToArray());
    }

    /// <summary>Projections aren't shown: in PostgreSQL they are part of the node below.</summary>
    private static Operator Visible(Operator node) => node is ProjectOperator ? Visible(node.Children[0]) : node;

    private static void Append(Operator node, int depth, List<string> lines, bool costs, bool analyze, bool timing)
    {
        ExplainNode shown = new();
        node.Describe(shown);
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

        foreach (Operator child in node.Children)
        {
            Append(Visible(child), depth + 1, lines, costs, analyze, timing);
        }
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

    private static void Write(Operator node, string? relationship, Utf8JsonWriter writer, bool costs, bool analyze, bool timing)
    {
        ExplainNode shown = new();
        node.Describe(shown);
        writer.WriteStartObject();
        writer.WriteString("Node Type", shown.NodeType);
        if (relationship is not null)
        {
            writer.WriteString("Parent Relationship", relationship);
        }

        writer.WriteBoolean("Parallel Aware", false);
        writer.WriteBoolean("Async Capable", false);
        foreach ((string name, string value) in shown.Attributes)
        {
            writer.WriteString(name, value);
        }

        if (costs)
        {
            writer.WriteNumber("Startup Cost", Math.Round(node.Estimate.Startup, 2));
            writer.WriteNumber("Total Cost", Math.Round(node.Estimate.Total, 2));
            writer.WriteNumber("Plan Rows", Math.Round(node.Estimate.Rows));
            writer.WriteNumber("Plan Width", node.Width * 8);
        }

        if (analyze)
        {
            WriteStatistics(node, writer, timing);
        }

        foreach ((string name, object value) in shown.Properties)
        {
            WriteProperty(name, value, writer);
        }

        if (node.Children.Count > 0)
        {
            writer.WriteStartArray("Plans");
            for (int index = 0; index < node.Children.Count; index++)
            {
                Write(Visible(node.Children[index]), index == 0 ? "Outer" : "Inner", writer, costs, analyze, timing);
            }

            writer.WriteEndArray();
        }

        writer.WriteEndObject();
    }

    private static void WriteStatistics(Operator node, Utf8JsonWriter writer, bool timing)
    {
        long loops = Math.Max(1, node.Statistics?.Loops ?? 0);
        if (timing)
        {
            writer.WriteNumber("Actual Startup Time", 0);
            writer.WriteNumber("Actual Total Time", Math.Round((node.Statistics?.Elapsed.TotalMilliseconds ?? 0) / loops, 3));
        }

        writer.WriteNumber("Actual Rows", (node.Statistics?.Rows ?? 0) / loops);
        writer.WriteNumber("Actual Loops", node.Statistics?.Loops ?? 0);
    }

    private static void WriteProperty(string name, object value, Utf8JsonWriter writer)
    {
        switch (value)
        {
            case IReadOnlyList<string> list:
                writer.WriteStartArray(name);
                foreach (string item in list)
                {
                    writer.WriteStringValue(item);
                }

                writer.WriteEndArray();
                break;
            case long number:
                writer.WriteNumber(name, number);
                break;
            default:
                writer.WriteString(name, Convert.ToString(value, CultureInfo.InvariantCulture));
                break;
        }
    }
}
