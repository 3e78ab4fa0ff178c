using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Modification;

/// <summary>A column's default: the next value of its sequence, an expression, or NULL (both null).</summary>
/// <param name="IsIdentity">The sequence is the column's own, for everyone who may insert; else it needs privileges as in a call of nextval.</param>
/// <param name="SeesWrites">It depends on the rows that were written before.</param>
internal readonly record struct ColumnDefault(SequenceDefinition? Sequence, DataType? Type, RowExpression? Expression, bool IsIdentity = false, bool SeesWrites = false)
{
    public Value Evaluate(SqlSession session, QueryContext query)
    {
        if (Sequence is not null)
        {
            if (!IsIdentity)
            {
                session.System.RequireAny(Sequence, Privileges.Usage | Privileges.Update);
            }

            return Value.FromInt64(session.System.NextValue(Sequence));
        }

        return Expression is null ? Value.Null : Expression.Evaluate([], query);
    }
}
