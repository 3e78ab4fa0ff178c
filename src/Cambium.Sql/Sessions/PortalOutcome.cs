namespace Cambium.Sql.Sessions;

public enum PortalOutcome
{
    /// <summary>Ran to its end; the result carries the command tag.</summary>
    Completed,

    /// <summary>The row limit was reached; executing the portal again goes on from there.</summary>
    Suspended,

    /// <summary>The statement was an empty string.</summary>
    Empty,

    /// <summary>A routine in it has come to its COMMIT; it goes on in the next transaction. Nobody but the session sees this.</summary>
    Committing,
}
