namespace Cambium.Log.Verification;

/// <summary>What a record did to one row in net terms; null images mean that it didn't exist.</summary>
public readonly record struct VerifiedChange(int TableId, ReadOnlyMemory<byte> Key, RowImage? Before, RowImage? After);
