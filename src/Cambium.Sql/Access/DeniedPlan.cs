using Cambium.Engine.Errors;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Access;

/// <summary>A statement whose user lacks a privilege: it can be prepared and described, and fails when it is run.</summary>
internal sealed class DeniedPlan(StatementPlan plan, SqlErrorException error) : StatementPlan(plan.ParameterTypes, plan.Columns)
{
    public override IStatementRun Start(StatementContext context) =>
        throw new SqlErrorException(error.SqlState, error.Message, error.Detail, error.Hint, error.Position, error);
}
