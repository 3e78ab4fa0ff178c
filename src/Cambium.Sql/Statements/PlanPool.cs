using Cambium.Engine.Transactions;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning;

namespace Cambium.Sql.Statements;

/// <summary>
/// The operators of one query. They keep buffers and belong to one execution at a time, so an idle one is kept for the next
/// and another is made when executions overlap.
/// </summary>
internal sealed class PlanPool(BoundQuery query, QueryPlan first)
{
    private QueryPlan? _idle = first;

    public BoundQuery Query { get; } = query;

    /// <param name="transaction">Whose trees tell how many rows there are, should another plan have to be made.</param>
    public QueryPlan Rent(Transaction transaction) => Interlocked.Exchange(ref _idle, null) ?? new Planner(transaction).Plan(Query);

    public void Return(QueryPlan plan) => Interlocked.CompareExchange(ref _idle, plan, null);
}
