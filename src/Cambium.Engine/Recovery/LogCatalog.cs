using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Log.Records;

namespace Cambium.Engine.Recovery;

/// <summary>The catalog as a log's writes to table 0 build it, record by record.</summary>
/// <param name="start">The catalog before the first record.</param>
internal sealed class LogCatalog(CatalogSnapshot start)
{
    private readonly List<CatalogChange> _changes = [];
    private Func<ReadOnlyMemory<byte>, Definition>? _reader;

    public CatalogSnapshot Current { get; private set; } = start;

    /// <summary>Takes over one record's writes.</summary>
    /// <returns>What changed; valid until the next call.</returns>
    public IReadOnlyList<CatalogChange> Apply(TableWrites writes, long position)
    {
        _changes.Clear();
        foreach (RowWrite row in writes.Rows)
        {
            ReadOnlySpan<byte> key = row.Key.Span;
            int id = (int)KeyEncoding.Read(ref key, DataType.Int8).Int64;
            Definition? after = row.Kind == RowWriteKind.Delete ? null : Read(row);
            _changes.Add(new CatalogChange(id, Current.Find(id), after));
        }

        Current = Current.With(_changes, position);
        return _changes;
    }

    private Definition Read(RowWrite row)
    {
        ColumnWrite json = row.Columns.First(static column => column.ColumnId == CatalogColumns.Definition);
        _reader ??= DefinitionJson.CreateReader(FindType);
        return _reader(LogValues.Decode(DataType.Text, json.After).Memory);
    }

    /// <summary>A definition may use a type that the same record makes.</summary>
    private DataType? FindType(int oid)
    {
        foreach (CatalogChange change in _changes)
        {
            if (change.After is TypeDefinition type && (type.Id == oid || type.ArrayId == oid))
            {
                return type.Id == oid ? type.DataType : type.DataType.Array;
            }

            if (change.After is TableDefinition table && (table.Id == oid || TableDefinition.OfRow(oid) == table.Id))
            {
                return oid == table.RowArrayId ? table.RowType.Array : table.RowType;
            }
        }

        return Current.FindDataType(oid);
    }
}
