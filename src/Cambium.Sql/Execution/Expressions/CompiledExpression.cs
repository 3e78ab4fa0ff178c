using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>
/// An expression ready to run on rows of one layout. Keeps no state between calls, so many threads may share it, unless it contains a
/// subquery.
/// </summary>
public abstract class CompiledExpression
{
    /// <summary>Whether it needs neither the session nor the transaction, so that a thread that helps may evaluate it in a context of its own.</summary>
    internal virtual bool IsParallelSafe { get; set; }

    /// <summary>Its value for a row. Errors are thrown as SqlErrorException.</summary>
    public abstract Value Evaluate(ReadOnlySpan<Value> row, QueryContext context);

    /// <summary>Whether a condition holds; unknown is no.</summary>
    public virtual bool IsTrue(ReadOnlySpan<Value> row, QueryContext context) => Evaluate(row, context).IsTrue;
}
