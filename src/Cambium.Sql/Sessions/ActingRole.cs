namespace Cambium.Sql.Sessions;

/// <summary>Who a part of a statement acts for, whatever the session's settings say.</summary>
/// <param name="IsDefiner">It is a SECURITY DEFINER function, or called by one: it stays who it is.</param>
/// <param name="IsRestricted">It runs what another user wrote: it leaves nothing behind in the session, nor anything for the end of the transaction.</param>
internal sealed record ActingRole(string Name, bool IsDefiner, bool IsRestricted);
