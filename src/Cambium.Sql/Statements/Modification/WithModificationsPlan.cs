using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Modification;

/// <summary>A statement after the modifications of its WITH clause, which run first and hand their rows to it.</summary>
internal sealed class WithModificationsPlan(IReadOnlyList<(CteDefinition Definition, ModificationPlan Plan)> queries, StatementPlan main)
    : StatementPlan(main.ParameterTypes, main.Columns)
{
    public StatementPlan Main => main;

    public override bool WorksOn(TableDefinition table) => main.WorksOn(table) || queries.Any(query => query.Plan.WorksOn(table));

    public override bool WorksOn(TableDefinition table, IndexDefinition index) => main.WorksOn(table, index) || queries.Any(query => query.Plan.WorksOn(table, index));

    public override IStatementRun Start(StatementContext context)
    {
        context.SeparateModifications();
        context.Pin();
        RelationsInUse.Use use = context.Session.InUse.Enter(this);
        try
        {
            Modify(context);
            return main.Start(context);
        }
        finally
        {
            context.Session.InUse.Leave(use);
        }
    }

    private void Modify(StatementContext context)
    {
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
    }
}
