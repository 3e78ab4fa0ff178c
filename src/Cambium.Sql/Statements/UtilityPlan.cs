using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>Any statement that is carried out straight from its syntax.</summary>
internal sealed class UtilityPlan(Statement statement, IReadOnlyList<SqlType> parameterTypes, IReadOnlyList<ResultColumn>? columns)
    : StatementPlan(parameterTypes, columns)
{
    public override bool NeedsSnapshot => SnapshotRules.NeedsSnapshot(statement);

    public override bool IsRepeatable => statement is not (CopyStatement { IsFrom: true } or PrepareStatement or DeallocateStatement or DiscardStatement
        or CreateDatabaseStatement or DropDatabaseStatement);

    public override IStatementRun Start(StatementContext context) => new UtilityRun(statement, context, Columns);

    private sealed class UtilityRun(Statement statement, StatementContext context, IReadOnlyList<ResultColumn>? columns) : CompleteRun(columns)
    {
        protected override string Execute(IRowReceiver receiver) => UtilityStatements.Execute(statement, context, receiver);
    }
}
