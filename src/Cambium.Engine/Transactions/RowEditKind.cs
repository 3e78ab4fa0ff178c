namespace Cambium.Engine.Transactions;

/// <summary>The net change of a row.</summary>
internal enum RowEditKind : byte
{
    /// <summary>Written once, but inserted and deleted again, or rolled back to a savepoint.</summary>
    None,
    Insert,
    Update,
    Delete,
}
