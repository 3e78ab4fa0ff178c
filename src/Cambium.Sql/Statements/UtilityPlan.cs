using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>Any statement that is carried out straight from its syntax.</summary>
internal sealed class UtilityPlan : StatementPlan
{
    private readonly Statement _statement;

    public UtilityPlan(Statement statement, IReadOnlyList<SqlType> parameterTypes, IReadOnlyList<ResultColumn>? columns)
        : base(parameterTypes, columns)
    {
        _statement = statement;
        LocksRows = ChangesDefinitions || statement is LockStatement;
    }

    public override bool NeedsSnapshot => SnapshotRules.NeedsSnapshot(_statement);

    public override bool IsShareable => IsTransactionControl(_statement);

    public bool ChangesDefinitions => UtilityStatements.Changes(_statement) is not null;

    public override Repetition Repetition => _statement switch
    {
        PrepareStatement or DeallocateStatement => Repetition.Once,
        DiscardStatement or CreateDatabaseStatement or DropDatabaseStatement => Repetition.Never,
        _ => Repetition.Again,
    };

    public override bool MayWrite(CatalogSnapshot catalog) => _statement is not (ShowStatement or FetchStatement or CopyStatement { IsFrom: false, Query: null or SelectStatement });

    /// <summary>BEGIN, COMMIT and ROLLBACK, which every other statement of a client may be.</summary>
    public static bool IsTransactionControl(Statement statement) => statement is BeginStatement or CommitStatement or RollbackStatement;

    public override IStatementRun Start(StatementContext context) => new UtilityRun(_statement, context, Columns);

    private sealed class UtilityRun(Statement statement, StatementContext context, IReadOnlyList<ResultColumn>? columns) : CompleteRun(columns)
    {
        protected override string Execute(IRowReceiver receiver) => UtilityStatements.Execute(statement, context, receiver);
    }
}
