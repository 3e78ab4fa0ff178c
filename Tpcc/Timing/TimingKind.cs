namespace Tpcc.Timing;

/// <summary>The values of <c>--timing</c>.</summary>
internal enum TimingKind
{
    /// <summary>Clause 5.2.5.</summary>
    Spec,

    /// <summary>StrongDBMS's clerk.</summary>
    Open,

    /// <summary>The same, order number and stock taken last.</summary>
    OpenLate,

    /// <summary>No waiting.</summary>
    None,
}
