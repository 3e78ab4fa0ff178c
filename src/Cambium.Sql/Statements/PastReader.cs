using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>Opens earlier states for the statements of a session.</summary>
/// <param name="parameters">Values of $1, $2, …; null while a statement is only described.</param>
internal sealed class PastReader(SqlSession session, Value[]? parameters) : IPastReader
{
    /// <summary>Microseconds from 1970 to 2000, where PostgreSQL's times begin.</summary>
    private const long EpochMicros = 946_684_800_000_000;

    /// <summary>The state that the AS OF of a transaction names.</summary>
    public static DatabaseRoot Find(SqlSession session, AsOfClause clause)
    {
        PastReader reader = new(session, []);
        BindingContext binding = new(reader.CatalogOf(session.Database.Engine.Root), new ParameterTypes(), session.Calls);
        return reader.Find(clause.Kind, AsOfBinder.BindValue(clause, binding));
    }

    /// <summary>The state of another database that an AS OF names.</summary>
    public static BranchPoint PointOf(SqlSession session, AsOfClause clause)
    {
        PastReader reader = new(session, []);
        BindingContext binding = new(reader.CatalogOf(session.Database.Engine.Root), new ParameterTypes(), session.Calls);
        long value = reader.Evaluate(AsOfBinder.BindValue(clause, binding));
        return clause.Kind == AsOfKind.Commit ? new BranchPoint(value, null) : new BranchPoint(null, UnixMicros(value));
    }

    public PastState Open(AsOfKind kind, BoundExpression value)
    {
        Transaction transaction = session.Transactions.Engine;

        // Only described: which columns there are is told by the newest definitions, until the parameters are known.
        bool isOpen = parameters is null && value.Nodes().Any(static node => node is BoundParameter);
        DatabaseRoot root = isOpen ? session.Database.Engine.Root : Find(kind, value);
        transaction.Reads.NotePast(root.Position);
        return new PastState(transaction, root, CatalogOf(root));
    }

    private CatalogReader CatalogOf(DatabaseRoot root) => new(root.Catalog, null, session.Names.SearchPath, session.Database.SystemTables, session.Roles.RightsOf);

    private DatabaseRoot Find(AsOfKind kind, BoundExpression value)
    {
        long named = Evaluate(value);
        Database database = session.Database.Engine;
        long position = kind == AsOfKind.Commit ? named : database.PositionAt(UnixMicros(named));
        return database.RootAt(position, session.Calls.Memory, session.Cancellation.Token);
    }

    private long Evaluate(BoundExpression value)
    {
        QueryContext context = new(null, session.Calls, parameters ?? [], session.Cancellation.Token);
        Value result = RowExpressions.Compile(value, []).Evaluate([], context);
        if (result.IsNull)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "AS OF must not be null", position: value.Position);
        }

        return result.Int64;
    }

    /// <summary>Infinite times stay the first and the last.</summary>
    private static long UnixMicros(long time) => time is long.MinValue or long.MaxValue ? time : time + EpochMicros;
}
