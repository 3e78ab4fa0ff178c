using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning;

namespace Cambium.Sql.Statements;

/// <summary>
/// The operators of one query. They keep buffers and belong to one execution at a time, so idle ones are kept for the next
/// and another is made when more executions than ever before overlap.
/// </summary>
internal sealed class PlanPool(BoundQuery query, QueryPlan first)
{
    /// <summary>As many as can run at once, and some whose thread has lost its processor or waits in line for a row.</summary>
    private static readonly int s_idleMax = Math.Clamp(8 * Environment.ProcessorCount, 32, 128);

    /// <summary>Steps of any of the plans: what they read is the same.</summary>
    private readonly Operator _shape = first.Root;

    private readonly QueryPlan _first = first;
    private QueryPlan? _idle = first;
    private QueryPlan?[]? _others;

    public BoundQuery Query { get; } = query;

    /// <summary>What running it is supposed to cost.</summary>
    public double Cost { get; } = first.Cost;

    /// <inheritdoc cref="QueryPlan.ThrowIfConstantFails"/>
    public void ThrowIfConstantFails() => _first.ThrowIfConstantFails();

    /// <summary>One of its operators reads the table, by itself or by one of its indexes.</summary>
    public bool Reads(TableDefinition table) => Reads(_shape, tree => tree == table.TreeId || table.Indexes.Any(index => index.TreeId == tree));

    /// <summary>One of its operators reads the index; a primary key's has no tree of its own.</summary>
    public bool Reads(IndexDefinition index) => !index.IsPrimary && Reads(_shape, tree => tree == index.TreeId);

    /// <param name="transaction">Whose trees tell how many rows there are, should another plan have to be made.</param>
    public QueryPlan Rent(Transaction transaction)
    {
        if (_idle is not null && Interlocked.Exchange(ref _idle, null) is { } idle)
        {
            return idle;
        }

        foreach (ref QueryPlan? other in _others.AsSpan())
        {
            if (other is not null && Interlocked.Exchange(ref other, null) is { } kept)
            {
                return kept;
            }
        }

        return new Planner(transaction).Plan(Query);
    }

    public void Return(QueryPlan plan)
    {
        if (_idle is null && Interlocked.CompareExchange(ref _idle, plan, null) is null)
        {
            return;
        }

        // Two who make it at once: what one of them keeps there is lost, and made again.
        foreach (ref QueryPlan? other in (_others ??= new QueryPlan?[s_idleMax]).AsSpan())
        {
            if (other is null && Interlocked.CompareExchange(ref other, plan, null) is null)
            {
                return;
            }
        }
    }

    private static bool Reads(Operator step, Predicate<int> isMeant) =>
        step.TreesRead.Any(tree => isMeant(tree)) || step.Children.Any(child => Reads(child, isMeant)) || step.Subplans.Any(subplan => Reads(subplan.Plan, isMeant));
}
