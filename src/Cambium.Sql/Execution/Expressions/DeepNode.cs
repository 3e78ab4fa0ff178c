using System.Runtime.CompilerServices;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>Stands here and there in a deep expression and asks for stack, so that the other nodes needn't.</summary>
internal sealed class DeepNode(CompiledExpression operand) : CompiledExpression
{
    /// <summary>Levels of evaluation that fit into what the runtime keeps in reserve.</summary>
    internal const int Levels = 50;

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return operand.Evaluate(row, context);
    }
}
