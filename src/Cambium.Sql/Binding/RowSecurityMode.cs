namespace Cambium.Sql.Binding;

/// <summary>What becomes of row-level security where something is bound.</summary>
public enum RowSecurityMode
{
    /// <summary>Policies hold.</summary>
    On,

    /// <summary>row_security is off: a statement that policies would hold for is refused.</summary>
    Off,

    /// <summary>Nothing bound here is run: definitions are looked at, or printed.</summary>
    Ignored,
}
