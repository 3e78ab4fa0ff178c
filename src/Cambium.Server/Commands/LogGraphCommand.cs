using System.CommandLine;
using Cambium.Engine.Verification;
using Cambium.Log.Graph;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Reporting;
using Cambium.Sql.Statements;

namespace Cambium.Server.Commands;

/// <summary><c>cambium log graph</c>: draws which transactions overlapped and which depended on which.</summary>
internal static class LogGraphCommand
{
    private const int CountDefault = 100;

    public static Command Create()
    {
        Option<long?> from = new("--from") { Description = $"First position; default: {CountDefault} before the last." };
        Option<long?> to = new("--to") { Description = "Last position; default: the log's." };
        Option<bool> svg = new("--svg") { Description = "SVG, for a browser; the default." };
        Option<bool> dot = new("--dot") { Description = "Graphviz's language." };
        Option<bool> all = new("--all") { Description = "Also dependencies that follow from others." };
        Command command = new("graph", "Draws a stretch of history: overlapping transactions as bars, dependencies as arrows.") { from, to, svg, dot, all };
        return new LogSource().Attach(command, (log, json, result) =>
            Run(log, json, result.GetValue(from), result.GetValue(to), result.GetValue(dot), result.GetValue(all)));
    }

    private static int Run(LogReader log, bool json, long? from, long? to, bool isDot, bool isAll)
    {
        long last = to ?? long.MaxValue;
        HistoryGraph graph = LogOutput.WithProgress(log, json, "reading", report => Build(log, from, last, report));
        graph = isAll ? graph : graph.Reduced();
        if (json)
        {
            LogOutput.WriteJson(graph);
        }
        else
        {
            Console.Out.Write(isDot ? GraphDot.Write(graph) : GraphSvg.Draw(graph));
        }

        return 0;
    }

    private static HistoryGraph Build(LogReader log, long? from, long last, Action report)
    {
        long first = from ?? Math.Max(1, Math.Min(last, LastPosition(log)) - CountDefault + 1);
        LogEvaluator evaluator = new(new TableExpressionCompiler());
        HistoryGraphBuilder builder = new(first, isPartial: log.FirstPosition > 1, new LogNames(), evaluator);
        foreach (LogBatchRecords batch in log.ReadBatches(1))
        {
            report();
            foreach (LogRecord record in batch.Records.Where(record => record.Position <= last))
            {
                evaluator.Follow(record);
                builder.Add(record);
            }
        }

        return builder.Graph;
    }

    private static long LastPosition(LogReader log)
    {
        long last = 0;
        foreach (LogBatchRecords batch in log.ReadBatches(1))
        {
            last = batch.Records.Count > 0 ? batch.Records[^1].Position : last;
        }

        return last;
    }
}
