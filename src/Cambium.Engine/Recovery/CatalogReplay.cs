using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;

namespace Cambium.Engine.Recovery;

/// <summary>Follows the definitions through the records of a log.</summary>
internal sealed class CatalogReplay
{
    private readonly List<CatalogChange> _changes = [];
    private readonly Func<ReadOnlyMemory<byte>, Definition> _reader;

    public CatalogReplay(CatalogSnapshot start)
    {
        Catalog = start;
        _reader = DefinitionJson.CreateReader(oid => FindType(oid));
    }

    public CatalogSnapshot Catalog { get; private set; }

    /// <summary>Applies what a record writes to the catalog.</summary>
    /// <returns>The changes; good until the next call.</returns>
    public IReadOnlyList<CatalogChange> Apply(TableWrites writes, long position)
    {
        _changes.Clear();
        foreach (RowWrite row in writes.Rows)
        {
            ReadOnlySpan<byte> key = row.Key.Span;
            int id = (int)KeyEncoding.Read(ref key, DataType.Int8).Int64;
            Definition? before = Catalog.Find(id);
            Definition? after = null;
            if (row.Kind != RowWriteKind.Delete)
            {
                Value json = LogValues.Decode(DataType.Text, row.Columns[0].After);
                after = _reader(json.Memory);
            }

            _changes.Add(new CatalogChange(id, before, after));
        }

        Catalog = Catalog.With(_changes, position);
        return _changes;
    }

    /// <summary>A type may be defined by the same record as the columns that have it.</summary>
    private DataType? FindType(int oid)
    {
        foreach (CatalogChange change in _changes)
        {
            if (change.After is TypeDefinition type && (type.Id == oid || type.ArrayId == oid))
            {
                return type.Id == oid ? type.DataType : type.DataType.Array;
            }
        }

        return Catalog.FindDataType(oid);
    }
}
