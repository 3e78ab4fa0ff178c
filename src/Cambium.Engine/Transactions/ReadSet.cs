using Cambium.Engine.Catalog;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// What a transaction read. Notes name an index by its key expression, so they outlive rebuilds. Reads of temporary tables are
/// dropped. Columns: all that the statement mentions of the table, and those whose order shows.
/// </summary>
public sealed class ReadSet
{
    private readonly WriteSet _writes;
    private readonly Func<int> _statement;
    private readonly Dictionary<int, TableReads> _tables = [];
    private readonly Dictionary<DefinitionName, int> _names = [];
    private readonly Dictionary<int, int> _definitions = [];
    private readonly Dictionary<NameClass, int> _classes = [];
    private readonly HashSet<object> _notedAtOnce = new(ReferenceEqualityComparer.Instance);
    private readonly SortedSet<long> _pastPositions = [];

    internal ReadSet(WriteSet writes, Func<int> statement)
    {
        _writes = writes;
        _statement = statement;
    }

    /// <summary>Nothing was noted yet.</summary>
    public bool IsEmpty => _tables.Count == 0 && _names.Count == 0 && _definitions.Count == 0 && _classes.Count == 0;

    internal Dictionary<int, TableReads>.ValueCollection Tables => _tables.Values;

    /// <summary>Names looked up, with the statement that did so first.</summary>
    internal IReadOnlyDictionary<DefinitionName, int> Names => _names;

    /// <summary>Definitions used, with the statement that did so first.</summary>
    internal IReadOnlyDictionary<int, int> Definitions => _definitions;

    /// <summary>Sets of names that were listed, with the statement that did so first.</summary>
    internal IReadOnlyDictionary<NameClass, int> Classes => _classes;

    /// <summary>Positions read by AS OF: nothing can change there.</summary>
    internal IReadOnlyCollection<long> PastPositions => _pastPositions;

    /// <summary>A row selected by an exact key of a unique index, found or not. <paramref name="index"/> null: by row key. Keys with NULLs are ranges: use <see cref="NoteRange"/>.</summary>
    public void NoteKey(TableDefinition table, IndexDefinition? index, ReadOnlySpan<byte> key, in ColumnSet used)
    {
        if (table.IsTemporary)
        {
            return;
        }

        bool isRowKey = index is null || index.IsPrimary;
        if (!isRowKey && (!index!.HasUniqueEntries || _writes.Find(table.Id) is { OwnRows.Count: > 0 }))
        {
            // Entries end with the row key; or some row was moved to this key by ourselves, which only intervals consider.
            KeyRange range = index.HasUniqueEntries ? KeyRange.Single(key) : KeyRange.Prefix(key);
            NoteRange(table, index, range.Lower, range.Upper, null, used);
            return;
        }

        GetTable(table).AddKey(isRowKey ? null : index, key, used, _statement());
    }

    /// <summary>The interval [lower, upper) of an index's keys; null bounds are open. The arrays must not change afterwards.</summary>
    public void NoteRange(TableDefinition table, IndexDefinition? index, byte[]? lower, byte[]? upper, Filter? filter, in ColumnSet used)
    {
        if (!table.IsTemporary)
        {
            IndexDefinition? secondary = index is { IsPrimary: true } ? null : index;
            Add(table, new RangeNote(false, secondary, new KeyRange(lower, upper), filter, used, _statement(), _writes.Sequence));
        }
    }

    /// <summary>A scan of all rows, of which those matching the filter counted.</summary>
    public void NoteAll(TableDefinition table, Filter? filter, in ColumnSet used)
    {
        if (!table.IsTemporary)
        {
            Add(table, new RangeNote(true, null, KeyRange.All, filter, used, _statement(), _writes.Sequence));
        }
    }

    /// <summary>Told of every name that is looked up, and with a null name of the id of every definition used, noted before or not, the session's own, too.</summary>
    public Action<NameClass, int, string?, int>? CatalogSeen { get; set; }

    /// <summary>A name looked up, found or absent. Nobody else has a say in names of temporary objects.</summary>
    public void NoteCatalog(NameClass nameClass, int schemaId, string name)
    {
        CatalogSeen?.Invoke(nameClass, schemaId, name, 0);
        if (schemaId != SystemCatalog.TemporarySchemaId)
        {
            _names.TryAdd(new DefinitionName(nameClass, schemaId, name), _statement());
        }
    }

    /// <summary>Before the names and definitions of a plan are noted: false if they were before, with this very list.</summary>
    public bool TryBeginCatalogNotes(object list) => _notedAtOnce.Add(list);

    /// <summary>All definitions of these sets of names, listed by a scan of the catalog.</summary>
    public void NoteCatalogAll(params ReadOnlySpan<NameClass> nameClasses)
    {
        foreach (NameClass nameClass in nameClasses)
        {
            _classes.TryAdd(nameClass, _statement());
        }
    }

    /// <summary>A state of the past was read.</summary>
    public void NotePast(long position) => _pastPositions.Add(position);

    /// <summary>A definition whose content was used.</summary>
    public void NoteCatalog(int definitionId)
    {
        CatalogSeen?.Invoke(default, 0, null, definitionId);
        _definitions.TryAdd(definitionId, _statement());
    }

    /// <summary>
    /// A key whose absence or presence a constraint was tested for. Own rows need no care here: what they have in the index was
    /// assigned, or noted as read.
    /// </summary>
    internal void NoteTestedKey(TableDefinition table, IndexDefinition index, ReadOnlySpan<byte> key)
    {
        if (index.IsPrimary || index.HasUniqueEntries)
        {
            if (!table.IsTemporary)
            {
                GetTable(table).AddKey(index.IsPrimary ? null : index, key, ColumnSet.Empty, _statement());
            }
        }
        else
        {
            KeyRange range = KeyRange.Prefix(key);
            NoteRange(table, index, range.Lower, range.Upper, null, ColumnSet.Empty);
        }
    }

    /// <summary>An empty one for a thread that helps with the running statement, whose rows are put to this by <see cref="Add(ReadSet)"/>.</summary>
    public ReadSet ForHelper() => new(_writes, _statement);

    /// <summary>Takes over the rows that a helper has noted.</summary>
    public void Add(ReadSet helper)
    {
        foreach (TableReads other in helper._tables.Values)
        {
            GetTable(other.Table).Add(other);
        }
    }

    /// <summary>Takes a row out of what the running statement noted in its table.</summary>
    /// <param name="rows">The table as the statement saw it.</param>
    internal void Except(TableRuntime table, byte[] rowKey, Tree rows) => Find(table.Table.Id)?.Except(table, rowKey, rows, _statement());

    /// <summary>Forgets the rows the running statement has noted: nobody has seen its answer.</summary>
    internal void ForgetStatement()
    {
        foreach (TableReads table in _tables.Values)
        {
            table.Forget(_statement());
        }
    }

    internal TableReads? Find(int tableId) => _tables.GetValueOrDefault(tableId);

    private void Add(TableDefinition table, RangeNote note)
    {
        if (note.IsNarrow && _writes.Find(table.Id) is { OwnRows.Count: > TableReads.OwnRowsMax })
        {
            note = note with { IsAll = true, Index = null, Range = KeyRange.All, Filter = null, IsWidened = true };
        }

        GetTable(table).AddRange(note);
    }

    private TableReads GetTable(TableDefinition table)
    {
        if (!_tables.TryGetValue(table.Id, out TableReads? reads))
        {
            _tables.Add(table.Id, reads = new TableReads(table));
        }

        return reads;
    }
}
