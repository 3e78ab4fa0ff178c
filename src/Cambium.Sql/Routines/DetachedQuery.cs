using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Routines;

/// <summary>A query in a function's body that reads no tables, planned to be run where no session is.</summary>
internal sealed class DetachedQuery
{
    private readonly QueryPlan _plan;

    private DetachedQuery(QueryPlan plan, IReadOnlyList<ResultColumn> columns)
    {
        _plan = plan;
        Columns = columns;
    }

    public IReadOnlyList<ResultColumn> Columns { get; }

    /// <summary>The function has called itself from within the query, whose operators are at work.</summary>
    public bool IsRunning { get; private set; }

    /// <exception cref="SqlErrorException">0A000: it reads tables.</exception>
    public static DetachedQuery Bind(SelectStatement statement, BindingContext binding, RoutineFrame frame)
    {
        BoundQuery query = new QueryBinder(binding).Bind(statement, null);
        SelfContained.RequireNone(RelationScans.In(query.Plan));
        return new DetachedQuery(frame.Host.NewPlanner(binding).Plan(query), StatementAnalyzer.ResultColumns(query));
    }

    /// <summary>Runs it to its end, or until so many rows have come (0: all).</summary>
    /// <returns>How many came.</returns>
    public long Run(QueryContext context, IRowReceiver receiver, long rowsMax)
    {
        IsRunning = true;
        receiver.Begin(Columns);
        try
        {
            return _plan.Run(context, receiver.Row, rowsMax: rowsMax > 0 ? rowsMax : long.MaxValue);
        }
        finally
        {
            IsRunning = false;
        }
    }
}
