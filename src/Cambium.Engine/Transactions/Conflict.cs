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

    /// <summary>The unique or primary key by which the row was found or tested; empty when it was none.</summary>
    public string Constraint { get; init; } = "";

    /// <summary>What the loser had read.</summary>
    public ReadScope Scope { get; init; }

    /// <summary>The loser had read so much that its notes had become coarser than what it read.</summary>
    public bool IsWidened { get; init; }

    /// <summary>The loser had used every column of the row, as SELECT * does.</summary>
    public bool UsedAllColumns { get; init; }

    /// <summary>The loser has itself set the columns in question of that row to values it worked out from them.</summary>
    public bool IsReadAndAssigned { get; init; }

    /// <summary>Position in the log of the commit that won.</summary>
    public long WinnerPosition { get; init; }

    /// <summary>The winner's session.</summary>
    public string WinnerSession { get; init; } = "";

    /// <summary>The role that committed it.</summary>
    public string WinnerUser { get; init; } = "";

    /// <summary>The statement by which it did, if it is still known.</summary>
    public string WinnerStatement { get; init; } = "";

    /// <summary>What sort of rule was broken.</summary>
    public ConflictKind Kind { get; init; }

    /// <summary>The session that lost.</summary>
    public string Session { get; init; } = "";

    /// <summary>The role that lost.</summary>
    public string User { get; init; } = "";

    /// <summary>What others who lost likewise line up for; null when it was about a definition.</summary>
    public ContendedRow? Row { get; init; }

    /// <summary>Key of the row that was to blame; null when no single row is.</summary>
    internal byte[]? RowKey { get; init; }

    /// <summary>When it was found.</summary>
    public DateTimeOffset Time { get; init; }

    /// <summary>What would have avoided it.</summary>
    public ConflictRemedy Remedy => Kind == ConflictKind.InsertedKey ? ConflictRemedy.Sequence
        : IsReadAndAssigned ? ConflictRemedy.Increment
        : Kind == ConflictKind.Write ? ConflictRemedy.BlindWrite
        : Scope == ReadScope.Scan ? ConflictRemedy.Index
        : UsedAllColumns && Column.Length > 0 ? ConflictRemedy.Columns
        : ConflictRemedy.None;
}
