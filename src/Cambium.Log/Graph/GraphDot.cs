using System.Globalization;
using System.Text;

namespace Cambium.Log.Graph;

/// <summary>The dependencies of a stretch of history in Graphviz's language.</summary>
public static class GraphDot
{
    public static string Write(HistoryGraph graph)
    {
        StringBuilder dot = new("digraph history {\n  rankdir=LR; node [shape=box, fontname=\"sans-serif\"];\n");
        foreach (GraphTransaction transaction in graph.Transactions)
        {
            dot.Append(CultureInfo.InvariantCulture, $"  {transaction.Position} [label=\"{transaction.Position}\\nsession {Escape(transaction.Session)}\\n{Escape(transaction.Writes)}\"];\n");
        }

        foreach (Dependency dependency in graph.Dependencies)
        {
            string code = GraphSvg.Code(dependency.Kind);
            string style = dependency.Kind switch { DependencyKind.WriteWrite => "color=orangered", DependencyKind.WriteRead => "color=steelblue", _ => "color=purple, style=dashed" };
            dot.Append(CultureInfo.InvariantCulture, $"  {dependency.From} -> {dependency.To} [label=\"{code} {Escape(dependency.What)}\", {style}];\n");
        }

        return dot.Append("}\n").ToString();
    }

    private static string Escape(string text) => text.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\"", "\\\"", StringComparison.Ordinal);
}
