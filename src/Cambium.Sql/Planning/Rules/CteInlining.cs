using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>CteScan(q), referenced once and not MATERIALIZED => q with its columns renamed.</summary>
internal static class CteInlining
{
    internal static LogicalPlan Apply(LogicalPlan plan)
    {
        if (plan is LogicalCteScan scan && CanInline(scan.Definition))
        {
            Dictionary<PlanColumn, BoundExpression> renamed = scan.Renamed.ToDictionary(static item => item.Column, static item => item.Value);
            LogicalPlan inlined = Apply(scan.Definition.Plan);
            return new LogicalProject(
                renamed.Count == 0 ? inlined : inlined.Rewrite(node => node is BoundColumn column ? renamed.GetValueOrDefault(column.Column) : null),
                [.. scan.Columns.Zip(scan.Definition.Plan.Columns, (column, source) => new Computed(column, new BoundColumn(source)))]);
        }

        return plan.MapInputs(Apply);
    }

    private static bool CanInline(CteDefinition definition) =>
        definition.CanInline && definition.References <= 1 && !definition.IsVolatile && !definition.Plan.Nodes().Any(static node => node is LogicalLock);
}
