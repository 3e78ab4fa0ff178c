using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Log.Records;

namespace Cambium.Engine.Transactions;

/// <summary>A row's image as filters see it.</summary>
internal readonly struct ImageKeys(TableDefinition table, byte[] image) : IColumnKeys
{
    private static readonly byte[] s_null = [LogValue.NullMarker];

    public ReadOnlySpan<byte> GetKey(int columnId)
    {
        if (table.FindColumn(columnId) is not { } column)
        {
            return s_null;
        }

        KeyBuilder key = new(new byte[32]);
        KeyEncoding.Append(ref key, column.Type.Type, table.Layout.Read(RowChange.Slice(image), column.Ordinal));
        return key.WrittenSpan;
    }
}
