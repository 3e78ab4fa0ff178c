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
    private DefinitionReader? _reader;

    public CatalogSnapshot Current { get; private set; } = start;

    /// <summary>Takes over one record's writes.</summary>
    /// <returns>What changed; valid until the next call.</returns>
    public IReadOnlyList<CatalogChange> Apply(TableWrites writes, long position)
    {
        _changes.Clear();
        foreach (RowWrite row in writes.Rows.Where(static row => row.Kind == RowWriteKind.Delete))
        {
            ReadOnlySpan<byte> key = row.Key.Span;
            int id = (int)KeyEncoding.Read(ref key, DataType.Int8).Int64;
            _changes.Add(new CatalogChange(id, Current.Find(id), null));
        }

        _reader ??= new DefinitionReader(oid => Current.FindDataType(oid));
        foreach (Definition after in _reader.Read(writes.Rows.Where(static row => row.Kind != RowWriteKind.Delete).Select(Text)))
        {
            _changes.Add(new CatalogChange(after.Id, Current.Find(after.Id), after));
        }

        Current = Current.With(_changes, position);
        return _changes;
    }

    private static ReadOnlyMemory<byte> Text(RowWrite row) =>
        LogValues.Decode(DataType.Text, row.Columns.First(static column => column.ColumnId == CatalogColumns.Definition).After).Memory;
}
