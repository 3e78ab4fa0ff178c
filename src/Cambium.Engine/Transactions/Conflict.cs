namespace Cambium.Engine.Transactions;

/// <summary>Why a transaction could not commit: what it had read or written, and who changed it first.</summary>
public sealed record Conflict
{
    /// <summary>Number of the statement whose read or write is affected, from 1; 0 when it isn't known.</summary>
    public int Statement { get; init; }

    /// <summary>The statement's text, if the session gave one.</summary>
    public string StatementText { get; init; } = "";

    /// <summary>Qualified name of the table, or of the object whose definition changed.</summary>
    public string Table { get; init; } = "";

    /// <summary>The row's key as text, like <c>(id)=(42)</c>; empty when no single row is to blame.</summary>
    public string Key { get; init; } = "";

    /// <summary>Names of the columns that both used; empty when the whole row is.</summary>
    public string Column { get; init; } = "";

    /// <summary>Position in the log of the commit that won.</summary>
    public long WinnerPosition { get; init; }

    /// <summary>The winner's session.</summary>
    public string WinnerSession { get; init; } = "";

    /// <summary>What sort of rule was broken.</summary>
    public ConflictKind Kind { get; init; }

    /// <summary>The session that lost.</summary>
    public string Session { get; init; } = "";

    /// <summary>When it was found.</summary>
    public DateTimeOffset Time { get; init; }
}
