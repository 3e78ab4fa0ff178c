using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Modification;

/// <summary>A column's default: the next value of its sequence, an expression, or NULL (both null).</summary>
internal readonly record struct ColumnDefault(SequenceDefinition? Sequence, DataType? Type, RowExpression? Expression)
{
    public Value Evaluate(SqlSession session, QueryContext query)
    {
        if (Sequence is not null)
        {
            return Value.FromInt64(session.System.NextValue(Sequence));
        }

        return Expression is null ? Value.Null : Expression.Evaluate([], query);
    }
}
