using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>A transaction's changes of the catalog, and what they do to trees.</summary>
public sealed class CatalogEdit
{
    private readonly Transaction _transaction;

    internal CatalogEdit(Transaction transaction) => _transaction = transaction;

    internal CatalogEditState State { get; set; } = CatalogEditState.Empty;

    /// <summary>How often a definition was put or removed so far.</summary>
    internal long EditCount { get; private set; }

    /// <summary>Net changes to be logged.</summary>
    internal CatalogChange[] DurableChanges => State.Changes.IsEmpty ? [] : [.. State.Changes.Values.Where(static change => !IsTemporary(change) && (change.Before ?? change.After) is not null).OrderBy(static change => change.Id)];

    internal CatalogChange[] TemporaryChanges => [.. State.Changes.Values.Where(static change => IsTemporary(change))];

    /// <summary>A new object id; never handed out again, whatever becomes of the transaction.</summary>
    /// <exception cref="SqlErrorException">54000: the last one has been handed out.</exception>
    public int NextId() => _transaction.NextId(SequenceStore.ObjectIds) is var id and <= DerivedOids.IdMax
        ? (int)id
        : throw new SqlErrorException(SqlState.ProgramLimitExceeded, "the database has no object identifiers left");

    /// <summary>The id of a new definition that all databases share.</summary>
    public int NextSharedId()
    {
        SharedState state = _transaction.Catalog.SharedState;
        Put(state with { NextId = state.NextId + 1 });
        return state.NextId;
    }

    /// <summary>The definitions that the transaction has changed so far.</summary>
    public IEnumerable<int> ChangedIds => State.Changes.Keys;

    /// <summary>Whether the transaction changes what all databases share.</summary>
    public bool ChangesShared => State.Changes.ContainsKey(SystemCatalog.SharedStateId);

    /// <summary>A new tree id, for a table or index.</summary>
    public int NextTreeId(bool isTemporary = false) => isTemporary
        ? _transaction.Options.Temporary!.NextTreeId()
        : (int)_transaction.NextId(SequenceStore.TreeIds);

    /// <summary>
    /// Puts a definition: new, or the next version of one that is there. Its name is noted as read; that it is free is the
    /// caller's to test (42P07 and its siblings). Rows aren't touched: a changed layout or new constraint is the caller's to carry
    /// out (<see cref="CreateIndex"/>, <see cref="Rewrite"/>).
    /// </summary>
    /// <returns>The definition as the catalog has it now, with its new version.</returns>
    /// <exception cref="SqlErrorException">0A000: what is permanent can't be of a type that goes with the session.</exception>
    public T Put<T>(T definition)
        where T : Definition
    {
        Definition? before = _transaction.Catalog.Find(definition.Id);
        T after = definition with { Version = (before?.Version ?? 0) + 1 };
        if (after is TableDefinition table)
        {
            after = (T)(Definition)(table with { RowsVersion = before is TableDefinition old && HasSameContent(old, table) ? old.RowsVersion : table.Version });
        }

        if (before is null or FunctionDefinition { IsTemporary: true } && after is FunctionDefinition function && FindTemporaryType(after) is not null)
        {
            after = (T)(Definition)(function with { IsTemporary = true });
        }

        RequireLastingTypes(after);
        _transaction.Reads.NoteCatalog(after.NameClass, after.SchemaId, after.Name);
        NoteRoles(before, after);
        Record(before, after);
        TouchReferenced(before as TableDefinition, after as TableDefinition);
        TouchShared(after);
        TouchSystem(after);
        return after;
    }

    /// <summary>Whoever newly is its owner, has privileges or a policy must still be there.</summary>
    private void NoteRoles(Definition? before, Definition after)
    {
        foreach (int role in after.MeantRoles().Except(before?.MeantRoles() ?? []))
        {
            if (role >= SystemCatalog.FirstUserId)
            {
                _transaction.Reads.NoteCatalog(role);
            }
        }
    }

    /// <summary>Removes a definition; a table's rows and indexes go with it. Dependents are the caller's.</summary>
    public void Remove(int id)
    {
        if (_transaction.Catalog.Find(id) is { } before)
        {
            Record(before, null);
            TouchReferenced(before as TableDefinition, null);
            TouchShared(before);
            TouchSystem(before);
        }
    }

    /// <summary>Removes all that is temporary, in one piece: nothing else can depend on it.</summary>
    public void RemoveTemporary()
    {
        foreach (int id in _transaction.Options.Temporary!.Definitions.Keys.Union(State.Changes.Keys).ToArray())
        {
            if (_transaction.Catalog.Find(id) is { } definition && IsTemporary(definition))
            {
                Remove(id);
            }
        }
    }

    /// <summary>Adds an index (with ids from <see cref="NextId"/> and <see cref="NextTreeId"/>) and builds it; 23505 when a unique one finds duplicates.</summary>
    /// <returns>The table's new definition.</returns>
    public TableDefinition CreateIndex(TableDefinition table, IndexDefinition index)
    {
        TableDefinition after = Put(table with { Indexes = table.Indexes.Add(index) });
        TableRuntime runtime = _transaction.Database.Runtimes.Get(after, _transaction.Catalog);
        IndexRuntime indexRuntime = runtime.Indexes.Single(other => other.Index.Id == index.Id);
        Tree tree = Tree.Empty;
        ReadRows(after, indexRuntime.Columns, () => tree = IndexBuilder.Build(runtime, indexRuntime, _transaction.GetTree(after.TreeId), _transaction.Database.Memory, _transaction.Cancellation));
        _transaction.Trees.Edit(index.TreeId).Reset(tree);
        State = State with { BuiltTrees = State.BuiltTrees.Add(index.TreeId) };
        return after;
    }

    /// <summary>
    /// Runs what reads all rows of a table whose definition this transaction changes, to build an index or test a constraint. Instead of
    /// being noted, what others write meanwhile is taken in at the commit. A failure did depend on the rows as they are.
    /// </summary>
    /// <param name="columns">Columns that <paramref name="read"/> looks at.</param>
    public void ReadRows(TableDefinition table, in ColumnSet columns, Action read)
    {
        try
        {
            read();
        }
        catch (SqlErrorException)
        {
            _transaction.Reads.NoteAll(table, null, columns);
            throw;
        }

        if (!table.IsTemporary)
        {
            State = State with { FollowedTables = State.FollowedTables.Add(table.Id) };
        }
    }

    /// <summary>
    /// Puts a table whose rows must be written anew: every row of the old definition is handed to <paramref name="convert"/>,
    /// which fills the new one; both in the order of Columns. Tree ids of the table and its indexes are replaced.
    /// </summary>
    /// <param name="converted">Columns that get other values, beside those that are new, generated, or of another type.</param>
    /// <returns>The definition as put.</returns>
    public TableDefinition Rewrite(TableDefinition before, TableDefinition after, RowConversion convert, in ColumnSet converted = default)
    {
        Tree rows = _transaction.GetTree(before.TreeId);
        int treeId = NextTreeId(after.IsTemporary);
        TableDefinition definition = Put(after with
        {
            TreeId = treeId,
            Indexes = [.. after.Indexes.Select(index => index with { TreeId = index.IsPrimary ? treeId : NextTreeId(after.IsTemporary) })],
        });
        _transaction.Reads.NoteAll(before, null, ColumnSet.All);
        TableRuntime runtime = _transaction.Database.Runtimes.Get(definition, _transaction.Catalog);
        if (!definition.IsTemporary)
        {
            _transaction.Writes.Truncate(_transaction.Writes.GetTable(runtime, _transaction.StatementNumber));
        }

        TableWriter writer = _transaction.GetTableWriter(definition);
        ColumnSet given = converted;
        writer.Rewrite(ColumnSet.Of(
            [.. definition.LiveColumns.Where(column => given.Contains(column.Id) || column.GeneratedSql is not null || before.FindColumn(column.Id)?.Type != column.Type).Select(static column => column.Id)]));
        try
        {
            RowLayout layout = before.Layout;
            Value[] old = new Value[before.Columns.Length];
            Value[] row = new Value[definition.Columns.Length];
            TreeCursor cursor = rows.GetCursor();
            for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
            {
                layout.ReadAll(cursor.Value, old);
                Array.Clear(row);
                convert(old, row);
                writer.Insert(row);
            }
        }
        finally
        {
            // What the transaction writes from now on is its own doing.
            writer.Rewrite(null);
        }

        return definition;
    }

    /// <summary>What must be caught up with at the commit.</summary>
    internal TableCatchUp[] CatchUps()
    {
        List<TableCatchUp> catchUps = [];
        foreach (int id in State.FollowedTables.Union(_transaction.Writes.Loads()))
        {
            if (_transaction.Catalog.TryGetTable(id, out TableDefinition? table))
            {
                catchUps.Add(new TableCatchUp(_transaction, _transaction.Database.Runtimes.Get(table, _transaction.Catalog), _transaction.Writes.FindLoad(id)));
            }
        }

        return [.. catchUps];
    }

    /// <summary>Goes back to a savepoint. That what is taken back had succeeded was told, and did depend on the rows.</summary>
    internal void RestoreTo(CatalogEditState saved)
    {
        foreach (int id in State.FollowedTables.Except(saved.FollowedTables))
        {
            if (_transaction.Snapshot.Catalog.TryGetTable(id, out TableDefinition? table))
            {
                _transaction.Reads.NoteAll(table, null, ColumnSet.All);
            }
        }

        State = saved;
    }

    private static bool IsTemporary(CatalogChange change) => (change.After ?? change.Before) switch
    {
        TableDefinition table => table.IsTemporary,
        SequenceDefinition sequence => sequence.IsTemporary,
        FunctionDefinition { IsTemporary: true } => true,
        { } other => other.SchemaId == SystemCatalog.TemporarySchemaId,
        null => false,
    };

    private static bool IsTemporary(Definition definition) => IsTemporary(new CatalogChange(definition.Id, null, definition));

    /// <summary>The log must be readable by others.</summary>
    private void RequireLastingTypes(Definition definition)
    {
        if (!IsTemporary(definition) && FindTemporaryType(definition) is { } type)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "permanent objects of temporary types are not supported", $"Type \"{type.Name}\" goes with the session, \"{definition.Name}\" does not.");
        }
    }

    private Definition? FindTemporaryType(Definition definition) =>
        TypeUsers.TypesOf(definition).Select(type => _transaction.Catalog.FindDefinition(type.Type)).FirstOrDefault(static type => type is not null && IsTemporary(type));

    /// <summary>Whether two versions differ in plain indexes only, which are no constraint.</summary>
    private static bool HasSameContent(TableDefinition left, TableDefinition right)
    {
        return DefinitionJson.Write(Content(left)).AsSpan().SequenceEqual(DefinitionJson.Write(Content(right)));

        static TableDefinition Content(TableDefinition table) => table with { Indexes = table.Indexes.RemoveAll(static index => !index.Constrains), Version = 0, RowsVersion = 0 };
    }

    private void Record(Definition? before, Definition? after)
    {
        int id = (after ?? before)!.Id;
        LineUp(before, after);
        EditCount++;
        Definition? first = State.Changes.TryGetValue(id, out CatalogChange earlier) ? earlier.Before : before;
        State = State with { Changes = State.Changes.SetItem(id, new CatalogChange(id, first, after)) };
        _transaction.ApplyCatalog([new CatalogChange(id, before, after)]);
    }

    /// <summary>For the definition, and for the names that it takes.</summary>
    private void LineUp(Definition? before, Definition? after)
    {
        if (_transaction.Options.Definitions is not { } queue || IsTemporary((after ?? before)!))
        {
            return;
        }

        if (before is not null && !State.Changes.ContainsKey(before.Id))
        {
            queue.Enter(before.OwnName);
        }

        foreach (DefinitionName name in after?.Names.Except(before?.Names ?? []) ?? [])
        {
            queue.Enter(name);
        }
    }

    private void TouchShared(Definition changed)
    {
        if (changed.IsShared)
        {
            SharedState state = _transaction.Catalog.SharedState;
            Put(state with { Epoch = state.Epoch + 1 });
        }
    }

    /// <summary>Whoever has used anything of the system depends on the schema it is in.</summary>
    private void TouchSystem(Definition changed)
    {
        if (changed is SystemPrivileges && _transaction.Catalog.TryGet(SystemCatalog.PgCatalogSchemaId, out SchemaDefinition? schema))
        {
            Put(schema);
        }
    }

    /// <summary>
    /// A table whose referencing keys change gets a new version too: a concurrent writer of its rows knows nothing of the new
    /// key and must conflict.
    /// </summary>
    private void TouchReferenced(TableDefinition? before, TableDefinition? after)
    {
        ImmutableArray<ForeignKeyDefinition> old = before?.ForeignKeys ?? [];
        ImmutableArray<ForeignKeyDefinition> now = after?.ForeignKeys ?? [];
        if (old.SequenceEqual(now))
        {
            return;
        }

        foreach (int id in old.Concat(now).Select(static key => key.ReferencedTableId).Distinct())
        {
            if (id != (after ?? before)!.Id && _transaction.Catalog.TryGetTable(id, out TableDefinition? referenced))
            {
                Record(referenced, referenced with { Version = referenced.Version + 1, RowsVersion = referenced.Version + 1 });
            }
        }
    }
}
