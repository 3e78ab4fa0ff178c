using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>A call of an immutable function with a body, of constants: computed once per execution, when a row asks for it first.</summary>
internal sealed class ConstantCallNode(CompiledExpression call) : CompiledExpression
{
    private object? _computedFor;
    private Value _computed;

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        if (!ReferenceEquals(_computedFor, context.Execution))
        {
            _computed = call.Evaluate(row, context);
            _computedFor = context.Execution;
        }

        return _computed;
    }
}
