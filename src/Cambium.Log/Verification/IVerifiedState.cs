namespace Cambium.Log.Verification;

/// <summary>The database as of the record being verified, its writes included.</summary>
public interface IVerifiedState
{
    /// <summary>The row; null when it doesn't exist.</summary>
    RowImage? FindRow(int tableId, ReadOnlyMemory<byte> key);
}
