using Cambium.Sql.Routines;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Sessions;

/// <summary>A CALL or DO that has committed: how it goes on in the next transaction, with the plan it began with.</summary>
internal sealed record SuspendedStatement(StatementPlan Plan, RoutineSuspension Routine);
