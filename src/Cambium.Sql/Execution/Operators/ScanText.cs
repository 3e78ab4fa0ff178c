using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>How EXPLAIN names a scan.</summary>
/// <param name="Relation">"t" or "t alias".</param>
/// <param name="IndexCondition">Without an index the condition on row keys. Null without one.</param>
/// <param name="Filter">Null without one.</param>
internal sealed record ScanText(string Relation, string TableName, string Alias, string? IndexName, string? IndexCondition, string? Filter)
{
    internal void AddTo(ExplainNode node, Operator scan)
    {
        node.Attributes["Relation Name"] = TableName;
        node.Attributes["Alias"] = Alias;
        if (IndexName is not null)
        {
            node.Attributes["Index Name"] = IndexName;
        }

        if (IndexCondition is not null)
        {
            node.Add(IndexName is null ? "TID Cond" : "Index Cond", IndexCondition);
        }

        if (Filter is not null)
        {
            node.Add("Filter", Filter);
            if (scan.Statistics is { } statistics)
            {
                node.Add("Rows Removed by Filter", statistics.RowsRemoved / Math.Max(1, statistics.Loops));
            }
        }
    }
}
