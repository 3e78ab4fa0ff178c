using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>
/// A statement that reads the past: what AS OF means, and so which definitions count, is known only when it runs. It is analysed
/// anew for each execution.
/// </summary>
/// <param name="described">The plan as far as it is known without parameters.</param>
/// <param name="analyze">Makes the plan for the values of the parameters.</param>
internal sealed class PastPlan(StatementPlan described, Func<Value[], StatementPlan> analyze) : StatementPlan(described.ParameterTypes, described.Columns)
{
    public override Repetition Repetition => described.Repetition;

    public override bool MayWrite(CatalogSnapshot catalog) => described.MayWrite(catalog);

    public override IStatementRun Start(StatementContext context)
    {
        StatementPlan plan = analyze(context.Parameters);
        return PreparedStatement.SameColumns(Columns, plan.Columns)
            ? plan.Start(context)
            : throw SqlErrorException.ResultTypeChanged();
    }
}
