namespace Cambium.Log.Records;

/// <summary>A row as a filter sees it.</summary>
public interface IColumnKeys
{
    /// <summary>The column's key encoding; the NULL marker when the row has no such column.</summary>
    ReadOnlySpan<byte> GetKey(int columnId);
}
