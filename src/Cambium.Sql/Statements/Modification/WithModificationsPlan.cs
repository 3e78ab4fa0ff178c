using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Statements.Modification;

/// <summary>A statement after the modifications of its WITH clause, which run first and hand their rows to it.</summary>
internal sealed class WithModificationsPlan(IReadOnlyList<(CteDefinition Definition, ModificationPlan Plan)> queries, StatementPlan main)
    : StatementPlan(main.ParameterTypes, main.Columns)
{
    public StatementPlan Main => main;

    public override IStatementRun Start(StatementContext context)
    {
        context.SeparateModifications();
        context.Pin();
        foreach ((CteDefinition definition, ModificationPlan plan) in queries)
        {
            RowSpool spool = new();
            QueryContext query = context.ToQueryContext();
            plan.Run(context, query, spool);
            foreach ((CteDefinition computed, RowList shared) in query.CteRows)
            {
                if (computed.IsShared)
                {
                    context.Provide(computed, shared);
                }
            }

            RowList rows = new(definition.Columns.Count, query.Memory);
            foreach (Value[] row in spool.Rows)
            {
                rows.Add(row);
            }

            context.Provide(definition, rows);
        }

        return main.Start(context);
    }
}
