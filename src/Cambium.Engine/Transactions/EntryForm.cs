namespace Cambium.Engine.Transactions;

/// <summary>How the key of an index entry is made up.</summary>
/// <param name="PrefixLength">How many bytes of the key are index columns.</param>
/// <param name="MustBeUnique">No other row may have the same index columns.</param>
/// <param name="IsUniqueEntry">The tree itself keeps it unique: the key is index columns alone.</param>
internal readonly record struct EntryForm(int PrefixLength, bool MustBeUnique, bool IsUniqueEntry);
