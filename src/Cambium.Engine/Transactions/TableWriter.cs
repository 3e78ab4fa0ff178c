using System.Diagnostics.CodeAnalysis;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>Writes rows of one table; rows are in the order of <see cref="TableDefinition.Columns"/>.</summary>
public sealed class TableWriter
{
    public ReadOnlySpan<Value> LastRow => throw new NotImplementedException();

    public byte[] Insert(ReadOnlySpan<Value> row) => throw new NotImplementedException();

    public bool TryInsert(ReadOnlySpan<Value> row, IReadOnlyList<IndexDefinition>? arbiters, [NotNullWhen(true)] out byte[]? rowKey, out InsertConflict conflict) => throw new NotImplementedException();

    public byte[]? Update(ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> newRow, in ColumnSet changed, IReadOnlyList<ColumnIncrement>? increments = null) => throw new NotImplementedException();

    public bool Delete(ReadOnlySpan<byte> rowKey) => throw new NotImplementedException();

    public bool TryRead(ReadOnlySpan<byte> rowKey, Span<Value> row) => throw new NotImplementedException();
}
