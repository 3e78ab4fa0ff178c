using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;

namespace Cambium.Sql.Planning;

/// <summary>
/// Makes operators of bound queries: rewrites the logical plan by rules, then chooses scans, joins and orders by cost. Cardinalities come
/// from the trees of the transaction; they are guesses, not reads. One planner per statement.
/// </summary>
/// <param name="transaction">Whose trees tell how many rows there are; null: nothing is known.</param>
/// <param name="catalog">Tells which indexes are missing; the transaction's unless given.</param>
public sealed class Planner(Transaction? transaction, CancellationToken cancellation = default, CatalogSnapshot? catalog = null)
{
    private readonly CatalogSnapshot? _catalog = catalog ?? transaction?.Catalog;
    private readonly HashSet<int> _lackedTrees = [];
    private readonly HashSet<int> _missedTrees = [];
    private readonly HashSet<int> _askedParameters = [];

    // One for the whole statement: plans and expressions that run in the same context must not share slots by accident.
    private readonly SlotAllocator _slots = new();

    /// <summary>Trees of missing indexes that would have made the plans much cheaper.</summary>
    public IReadOnlyCollection<int> LackedTrees => _lackedTrees;

    /// <summary>Trees of missing indexes that a plan might have used: no other one makes any difference.</summary>
    public IReadOnlySet<int> MissedTrees => _missedTrees;

    /// <summary>Parameters by whose values partial indexes might have been used, counted from 0.</summary>
    public IReadOnlySet<int> AskedParameters => _askedParameters;

    /// <summary>An executable plan. The tree of operators is new and belongs to the caller.</summary>
    public QueryPlan Plan(BoundQuery query)
    {
        PhysicalPlanner physical = new(new Cardinalities(transaction, _catalog), _slots, cancellation);
        QueryPlan plan = physical.Plan(query);
        _lackedTrees.UnionWith(physical.LackedTrees);
        _missedTrees.UnionWith(physical.MissedTrees);
        _askedParameters.UnionWith(physical.AskedParameters);
        return plan;
    }

    /// <summary>Compiles an expression over rows of the given columns; subqueries in it are planned too.</summary>
    public RowExpression Compile(BoundExpression expression, IReadOnlyList<PlanColumn> row) => Compile(expression, new RowShape(row));

    public RowExpression Compile(BoundExpression expression, RowShape row) =>
        CompileInstance(expression, row, Conjuncts.HasSubquery(expression) ? () => new Planner(null, catalog: _catalog).CompileInstance(expression, row, another: null) : null);

    private RowExpression CompileInstance(BoundExpression expression, RowShape row, Func<RowExpression>? another)
    {
        PhysicalPlanner physical = new(new Cardinalities(transaction, _catalog), _slots, cancellation);
        CompiledExpression compiled = physical.Compiler.Compile(physical.Folding.Fold(expression), row);
        return new RowExpression(compiled, physical.Compiler.Slots, another) { ReadsTables = Conjuncts.ReadsTables(expression) };
    }
}
