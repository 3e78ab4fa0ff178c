namespace Cambium.Log.Verification;

/// <summary>The database as of the record being verified, its writes included.</summary>
public interface IVerifiedState
{
    /// <summary>The rows this record changed, each once. Valid until the next record.</summary>
    IReadOnlyList<VerifiedChange> Changes { get; }

    /// <summary>The row; null when it doesn't exist.</summary>
    RowImage? FindRow(int tableId, ReadOnlyMemory<byte> key);

    /// <summary>All rows of a table, in no order.</summary>
    IEnumerable<RowImage> Rows(int tableId);
}
