namespace Cambium.Sql.Statements;

/// <summary>What becomes of a statement when its transaction's statements are run again.</summary>
internal enum Repetition
{
    /// <summary>A rollback takes back all it did, so it is run again.</summary>
    Again,

    /// <summary>What it did belongs to the session and outlives a rollback; it says nothing about data, and isn't run again.</summary>
    Once,

    /// <summary>What it did outlives a rollback: the transaction can't be run again.</summary>
    Never,
}
