using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>Any statement that is carried out straight from its syntax.</summary>
internal sealed class UtilityPlan(Statement statement, IReadOnlyList<SqlType> parameterTypes, IReadOnlyList<ResultColumn>? columns)
    : StatementPlan(parameterTypes, columns)
{
    public override bool NeedsSnapshot => SnapshotRules.NeedsSnapshot(statement);

    public override bool IsShareable => IsTransactionControl(statement);

    public bool ChangesDefinitions => UtilityStatements.Changes(statement) is not null;

    public override Repetition Repetition => statement switch
    {
        PrepareStatement or DeallocateStatement => Repetition.Once,
        DiscardStatement or CreateDatabaseStatement or DropDatabaseStatement => Repetition.Never,
        _ => Repetition.Again,
    };

    public override bool MayWrite(CatalogSnapshot catalog) => statement is not (ShowStatement or FetchStatement or CopyStatement { IsFrom: false, Query: null or SelectStatement });

    /// <summary>BEGIN, COMMIT and ROLLBACK, which every other statement of a client may be.</summary>
    public static bool IsTransactionControl(Statement statement) => statement is BeginStatement or CommitStatement or RollbackStatement;

    public override IStatementRun Start(StatementContext context) => new UtilityRun(statement, context, Columns);

    private sealed class UtilityRun(Statement statement, StatementContext context, IReadOnlyList<ResultColumn>? columns) : CompleteRun(columns)
    {
        protected override string Execute(IRowReceiver receiver) => UtilityStatements.Execute(statement, context, receiver);
    }
}
