using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>An empty query string.</summary>
internal sealed class EmptyPlan() : StatementPlan([], null)
{
    public override bool NeedsSnapshot => false;

    public override IStatementRun Start(StatementContext context) => new EmptyRun();

    private sealed class EmptyRun() : CompleteRun(null)
    {
        protected override string Execute(IRowReceiver receiver) => "";
    }
}
