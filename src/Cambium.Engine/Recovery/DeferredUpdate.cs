using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.Recovery;

/// <summary>An update of a row as the log has it: the columns that changed, with their values afterwards.</summary>
internal sealed class DeferredUpdate(TableDefinition table, ReadOnlyMemory<byte> key, IReadOnlyList<ColumnWrite> columns) : DeferredWrite(key)
{
    public override byte[]? Apply(PageSlice? before)
    {
        if (before is not { } row)
        {
            throw new InvalidDataException($"The log updates a row of table \"{table.Name}\" that doesn't exist there.");
        }

        Value[] values = new Value[table.Columns.Length];
        table.Layout.ReadAll(row, values);
        LoggedRow.SetColumns(table, columns, values);
        return LoggedRow.Encode(table, values);
    }
}
