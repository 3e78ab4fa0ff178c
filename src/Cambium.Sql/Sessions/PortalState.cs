using Cambium.Sql.Statements;

namespace Cambium.Sql.Sessions;

/// <summary>How far a portal has run; put aside while its statement is run again from the start.</summary>
internal sealed record PortalState(IStatementRun? Run, bool IsComplete, long Position, SuspendedStatement? Suspended);
