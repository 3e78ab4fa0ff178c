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
            return new LogicalProject(
                Apply(scan.Definition.Plan),
                [.. scan.Columns.Zip(scan.Definition.Plan.Columns, (column, source) => new Computed(column, new BoundColumn(source)))]);
        }

        return plan.Inputs.Count == 0 ? plan : plan.WithInputs([.. plan.Inputs.Select(Apply)]);
    }

    private static bool CanInline(CteDefinition definition) =>
        definition.CanInline && definition.References <= 1 && !definition.Plan.Nodes().Any(node => node is LogicalLock || node.Expressions.Any(Conjuncts.IsVolatile));
}
