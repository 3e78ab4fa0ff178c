namespace Cambium.Sql.Sessions;

/// <summary>How an execution of a portal ended.</summary>
/// <param name="CommandTag">For <see cref="PortalOutcome.Completed"/>, for example <c>SELECT 3</c>; else empty.</param>
public readonly record struct PortalResult(PortalOutcome Outcome, string CommandTag);
