using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Verifies a root: trees are sound, rows decode and lie under their keys, every index holds exactly the entries of its rows,
/// no constraint is broken. Reads everything; runs beside commits.
/// </summary>
public sealed class DatabaseCheck
{
    private const int ProblemsMax = 100;

    private readonly Database _database;
    private readonly DatabaseRoot _root;
    private readonly List<string> _problems = [];

    private DatabaseCheck(Database database, DatabaseRoot root)
    {
        _database = database;
        _root = root;
    }

    /// <summary>Checks the newest root.</summary>
    /// <returns>What is wrong: every page that can't be read, and some hundred other findings; empty for a sound database.</returns>
    public static IReadOnlyList<string> Run(Database database) => Run(database, database.Root);

    /// <summary>Checks a root of the database, present or past.</summary>
    /// <inheritdoc cref="Run(Database)" path="/returns"/>
    public static IReadOnlyList<string> Run(Database database, DatabaseRoot root)
    {
        DatabaseCheck check = new(database, root);
        foreach (TableDefinition table in check._root.Catalog.AllTables.Where(static table => table.Kind != TableKind.View))
        {
            check.CheckTable(table);
        }

        check.CheckOrphans();
        return check._problems;
    }

    private void CheckTable(TableDefinition table)
    {
        Tree rows = _root.GetTree(table.TreeId);
        TableRuntime runtime = _database.Runtimes.Get(table, _root.Catalog);
        bool[] isSound = [.. runtime.Indexes.Select(index => CheckTree(_root.GetTree(index.Index.TreeId), $"index {index.Index.Name}"))];
        if (!CheckTree(rows, $"table {table.Name}"))
        {
            return;
        }

        long[] entries = new long[runtime.Indexes.Length];
        Value[] row = new Value[table.Columns.Length];
        TreeCursor cursor = rows.GetCursor();
        for (bool more = cursor.SeekFirst(); more && _problems.Count < ProblemsMax; more = cursor.MoveNext())
        {
            byte[] key = cursor.Key.ToArray();
            try
            {
                table.Layout.ReadAll(cursor.Value, row);
                CheckRow(runtime, key, row);
                CheckEntries(runtime, key, row, isSound, entries);
                CheckForeignKeys(table, key, row);
            }
            catch (Exception exception) when (exception is not OutOfMemoryException)
            {
                Report($"table {table.Name}, row {Convert.ToHexString(key)}: {exception.Message}");
            }
        }

        for (int i = 0; i < entries.Length; i++)
        {
            if (_root.Catalog.IsMissing(runtime.Indexes[i].Index))
            {
                continue;
            }

            Tree index = _root.GetTree(runtime.Indexes[i].Index.TreeId);
            if (isSound[i] && index.Count != entries[i])
            {
                Report($"index {runtime.Indexes[i].Index.Name} has {index.Count} entries, the rows of {table.Name} make {entries[i]}");
            }
        }
    }

    private void CheckRow(TableRuntime table, byte[] key, Value[] row)
    {
        if (table.Table.PrimaryKey is not null)
        {
            Rows.KeyBuilder expected = new(stackalloc byte[256]);
            table.AppendPrimaryKey(row, ref expected);
            if (!expected.WrittenSpan.SequenceEqual(key))
            {
                Report($"table {table.Table.Name}: row {RowText.OfRow(table.Table, row)} lies under another key");
            }
        }

        foreach (int ordinal in table.NotNullOrdinals)
        {
            if (row[ordinal].IsNull)
            {
                Report($"table {table.Table.Name}: NULL in column {table.Table.Columns[ordinal].Name} of {RowText.OfRow(table.Table, row)}");
            }
        }

        for (int i = 0; i < table.CheckColumns.Length; i++)
        {
            if (!table.Table.Checks[i].IsNotValid && !table.Passes(i, row))
            {
                Report($"table {table.Table.Name}: {RowText.OfRow(table.Table, row)} violates {table.Table.Checks[i].Name}");
            }
        }

        if (table.GeneratedColumns.Length > 0)
        {
            Value[] computed = [.. row];
            table.ComputeGenerated(computed);
            foreach (ColumnDefinition column in table.GeneratedColumns)
            {
                if (!ValueImage.IsSame(column.Type.Type, row[column.Ordinal], computed[column.Ordinal]))
                {
                    Report($"table {table.Table.Name}: generated column {column.Name} of {RowText.OfRow(table.Table, row)} is stale");
                }
            }
        }
    }

    private void CheckEntries(TableRuntime table, byte[] key, Value[] row, bool[] isSound, long[] counts)
    {
        for (int i = 0; i < counts.Length; i++)
        {
            IndexRuntime index = table.Indexes[i];
            if (!isSound[i] || _root.Catalog.IsMissing(index.Index) || index.EntryOf(row, key) is not { } entry)
            {
                continue;
            }

            counts[i]++;
            Tree tree = _root.GetTree(index.Index.TreeId);
            if (!tree.TryGet(entry.Key, out PageSlice value) || !value.Span.SequenceEqual(IndexEntry.ValueOf(index, key)))
            {
                Report($"index {index.Index.Name} lacks the entry of {RowText.OfRow(table.Table, row)}");
            }

            if (entry is { MustBeUnique: true, IsUniqueEntry: false } && tree.CountRange(KeyRange.Prefix(entry.Prefix)) > 1)
            {
                Report($"unique index {index.Index.Name} has {RowText.OfKey(table.Table, index.Index, entry.Prefix)} twice");
            }
        }
    }

    private void CheckForeignKeys(TableDefinition table, byte[] key, Value[] row)
    {
        if (table.ForeignKeys.IsEmpty)
        {
            return;
        }

        ForeignKeyReader reader = new(new Transaction(_database, TransactionOptions.Default, _root));
        foreach (ForeignKeyDefinition foreignKey in table.ForeignKeys.Where(static foreignKey => !foreignKey.IsNotValid))
        {
            try
            {
                if (reader.NeedsParent(table, foreignKey, row, out Value[] values) && !reader.HasParent(table, foreignKey, values))
                {
                    Report($"table {table.Name}: row {RowText.OfRow(table, row)} has no parent for {foreignKey.Name}");
                }
            }
            catch (SqlErrorException error)
            {
                Report($"table {table.Name}, row {Convert.ToHexString(key)}: {error.Message}");
            }
        }
    }

    /// <summary>Every tree belongs to a table or index.</summary>
    private void CheckOrphans()
    {
        HashSet<int> known = [TokenTree.Id, .. _root.Catalog.AllTables.SelectMany(static table => table.Indexes.Select(static index => index.TreeId).Append(table.TreeId))];
        foreach ((int id, Tree tree) in _root.Trees.All)
        {
            if (!known.Contains(id))
            {
                Report($"tree {id} with {tree.Count} entries belongs to nothing");
            }
        }
    }

    private bool CheckTree(Tree tree, string name)
    {
        TreeCheck check = TreeCheck.Run(tree);
        foreach (string problem in check.Problems)
        {
            if (check.IsDamaged)
            {
                _problems.Add($"{name}: {problem}");
            }
            else
            {
                Report($"{name}: {problem}");
            }
        }

        return check.Problems.Count == 0;
    }

    private void Report(string problem)
    {
        if (_problems.Count < ProblemsMax)
        {
            _problems.Add(problem);
        }
    }
}
