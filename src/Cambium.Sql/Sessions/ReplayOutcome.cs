namespace Cambium.Sql.Sessions;

/// <summary>What came of running a transaction's statements again.</summary>
internal enum ReplayOutcome
{
    /// <summary>The new run has taken the place of the old one.</summary>
    Done,

    /// <summary>An answer that was sent would be another now; the old run goes on.</summary>
    Differs,

    /// <summary>Not allowed, or not possible here and now; the old run goes on.</summary>
    Unable,
}
