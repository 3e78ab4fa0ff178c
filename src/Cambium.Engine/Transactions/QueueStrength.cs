namespace Cambium.Engine.Transactions;

/// <summary>What a transaction says it will do with a row: SELECT … FOR UPDATE and its weaker forms.</summary>
public enum QueueStrength
{
    /// <summary>Needs the row to stay and its key to stay the same.</summary>
    KeyShare,

    /// <summary>Needs the row to stay as it is.</summary>
    Share,

    /// <summary>Will change it, but not its key.</summary>
    NoKeyUpdate,

    /// <summary>Will change or delete it.</summary>
    Update,
}
