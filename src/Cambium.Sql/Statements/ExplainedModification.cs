using Cambium.Sql.Execution;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Statements.Modification;

namespace Cambium.Sql.Statements;

/// <summary>What EXPLAIN shows of INSERT, UPDATE, DELETE and MERGE, above the query that they change rows by.</summary>
/// <param name="input">That query; null for VALUES.</param>
/// <param name="measured">How long the change took and how many rows it returned; null: it wasn't made.</param>
internal sealed class ExplainedModification(ModificationPlan plan, QueryPlan? input, (TimeSpan Elapsed, long Rows)? measured)
{
    private readonly double _startup = input?.Root.Estimate.Startup ?? 0;
    private readonly double _total = input?.Root.Estimate.Total ?? 0.01;
    private readonly double _rows = plan.Columns is null ? 0 : input?.Root.Estimate.Rows ?? 1;
    private readonly int _width = plan.Columns is null ? 0 : plan.Columns.Count * 8;

    /// <summary>The first line of the text form.</summary>
    public string Line(bool costs, bool timing)
    {
        string line = plan.Title;
        if (costs)
        {
            line += FormattableString.Invariant($"  (cost={_startup:F2}..{_total:F2} rows={_rows:F0} width={_width})");
        }

        if (measured is var (elapsed, rows))
        {
            line += timing
                ? FormattableString.Invariant($" (actual time=0.000..{elapsed.TotalMilliseconds:F3} rows={rows} loops=1)")
                : FormattableString.Invariant($" (actual rows={rows} loops=1)");
        }

        return line;
    }

    /// <summary>The value of "Plan" in the structured forms.</summary>
    public ExplainGroup Node(bool costs, bool timing)
    {
        ExplainGroup node = new();
        node.Add("Node Type", "ModifyTable");
        node.Add("Operation", plan.Operation);
        node.Add("Parallel Aware", false);
        node.Add("Async Capable", false);
        node.Add("Relation Name", plan.Table.Name);
        if (costs)
        {
            node.Add("Startup Cost", _startup, 2);
            node.Add("Total Cost", _total, 2);
            node.Add("Plan Rows", _rows, 0);
            node.Add("Plan Width", _width);
        }

        if (measured is var (elapsed, rows))
        {
            if (timing)
            {
                node.Add("Actual Startup Time", 0, 3);
                node.Add("Actual Total Time", elapsed.TotalMilliseconds, 3);
            }

            node.Add("Actual Rows", rows);
            node.Add("Actual Loops", 1);
        }

        if (input is not null)
        {
            node.Add("Plans", [PlanExplainer.ToGroup(input.Root, costs, measured is not null, timing, "Outer")]);
        }

        return node;
    }
}
