using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

internal sealed class PhysicalPlanner : ISubqueryPlanner
{
    internal PhysicalPlanner(Cardinalities cardinalities, CancellationToken cancellation)
    {
        Cardinalities = cardinalities;
        Cancellation = cancellation;
        Compiler = new ExpressionCompiler(new SlotAllocator(), this);
    }

    internal Cardinalities Cardinalities { get; }

    internal CancellationToken Cancellation { get; }

    internal ExpressionCompiler Compiler { get; }

    internal QueryPlan Plan(BoundQuery query) => throw new NotSupportedException(query.ToString());

    public (Operator Plan, RowShape Shape) PlanSubquery(LogicalPlan plan) => throw new NotSupportedException();
}
