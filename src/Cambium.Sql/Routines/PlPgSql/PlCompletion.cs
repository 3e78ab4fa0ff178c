namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>How a statement ended.</summary>
internal enum PlCompletion
{
    /// <summary>The next one follows.</summary>
    Next,

    /// <summary>EXIT: leaves the loop or block of <see cref="PlFrame.Label"/>, the innermost loop when that is null.</summary>
    Exit,
    Continue,
    Return,

    /// <summary>COMMIT: the routine is left and goes on here in the next transaction (<see cref="PlFrame.Leave"/>).</summary>
    Suspend,
}
