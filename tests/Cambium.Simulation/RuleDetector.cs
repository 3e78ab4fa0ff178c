using System.Collections.Concurrent;
using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;

namespace Cambium.Simulation;

/// <summary>
/// The table of validation rules once more, written as plainly as the design's page has it. Without a rule blinded each verdict of the
/// server's own detector is compared with it; with one it is a validator with a planted bug. For the default settings.
/// </summary>
internal sealed class RuleDetector(ValidationRule? blinded = null) : IConflictDetector
{
    private readonly ConflictDetector _detector = new();

    /// <summary>How often each rule was broken. Sessions and the committer look for conflicts at the same time.</summary>
    public ConcurrentDictionary<ValidationRule, int> Broken { get; } = new();

    public Conflict? Find(Transaction transaction, CommitNode commit)
    {
        Conflict? found = _detector.Find(transaction, commit);
        HashSet<ValidationRule> rules = [.. Rules(transaction, commit)];
        if (blinded is null && found is null != (rules.Count == 0))
        {
            throw new InvalidOperationException(
                $"{transaction.Options.Session} against position {commit.Position}: the detector finds {found?.ToString() ?? "nothing"}, the rules say {string.Join(", ", rules)}");
        }

        foreach (ValidationRule rule in rules)
        {
            Broken.AddOrUpdate(rule, 1, static (_, count) => count + 1);
        }

        return rules.Any(rule => rule != blinded) ? found : null;
    }

    private static IEnumerable<ValidationRule> Rules(Transaction transaction, CommitNode commit) =>
        commit.Catalog.SelectMany(change => OfDefinition(transaction, change)).Concat(commit.Tables.SelectMany(changes => OfTable(transaction, changes)));

    private static IEnumerable<ValidationRule> OfDefinition(Transaction transaction, CatalogChange change)
    {
        ReadSet reads = transaction.Reads;
        bool isOwn = transaction.Ddl.State.Changes.ContainsKey(change.Id);
        if (isOwn)
        {
            yield return ValidationRule.Redefinition;
        }

        bool isDependedOn = reads.Definitions.ContainsKey(change.Id) || reads.Find(change.Id) is not null || transaction.Writes.Find(change.Id) is not null;
        if (isDependedOn && (isOwn || !change.IsOfIndexesOnly))
        {
            yield return ValidationRule.Definition;
        }

        HashSet<DefinitionName> before = [.. change.Before?.Names ?? []];
        HashSet<DefinitionName> after = [.. change.After?.Names ?? []];
        HashSet<DefinitionName> names = [.. before, .. after];
        if (change.IsOfIndexesOnly)
        {
            names = before;
            names.SymmetricExceptWith(after);
        }

        if (names.Overlaps(reads.Names.Keys))
        {
            yield return ValidationRule.Name;
        }

        if (reads.Classes.ContainsKey((change.After ?? change.Before)!.NameClass))
        {
            yield return ValidationRule.Listed;
        }
    }

    private static IEnumerable<ValidationRule> OfTable(Transaction transaction, TableChanges changes)
    {
        int id = changes.Table.Table.Id;
        TableReads? reads = transaction.Reads.Find(id);
        TableEdit? edits = transaction.Writes.Find(id);
        if (changes.IsTruncated && (reads is not null || edits is not null))
        {
            yield return ValidationRule.Truncated;
        }

        foreach (RowChange row in changes.Rows.Concat(changes.LoadedRows))
        {
            foreach (ValidationRule rule in OfWrite(edits, row))
            {
                yield return rule;
            }

            foreach (KeyNote note in reads?.Keys ?? [])
            {
                foreach (ValidationRule rule in OfKey(note, changes.Table, row))
                {
                    yield return rule;
                }
            }

            foreach (RangeNote note in reads?.Ranges ?? [])
            {
                foreach (ValidationRule rule in OfRange(note, edits, changes.Table, row))
                {
                    yield return rule;
                }
            }
        }
    }

    private static IEnumerable<ValidationRule> OfWrite(TableEdit? edits, RowChange row)
    {
        RowEdit? edit = edits is null || edits.IsTruncated ? null : Enumerable.Range(0, edits.Rows.Count).Select(i => edits.Rows[i]).FirstOrDefault(edit => edit.Key.AsSpan().SequenceEqual(row.Key));
        InsertedRows? packed = edits is null || edits.IsTruncated ? null : edits.Inserted;
        bool isPacked = packed is not null && Enumerable.Range(0, packed.Entries.Count).Any(index => packed.KeyAt(index).SequenceEqual(row.Key));
        if ((isPacked || edit is { Before: null }) && row.After is not null)
        {
            yield return ValidationRule.InsertedKey;
        }
        else if (edit is { Before: not null, State.Kind: not RowEditKind.None } && row.After is null)
        {
            yield return ValidationRule.DeletedRow;
        }
    }

    private static IEnumerable<ValidationRule> OfKey(KeyNote note, TableRuntime table, RowChange row)
    {
        bool before = row.Before is not null && HasKey(note, table, row.Key, row.Before);
        bool after = row.After is not null && HasKey(note, table, row.Key, row.After);
        if (before != after)
        {
            yield return note.Index is null ? ValidationRule.KeyExistence : ValidationRule.IndexKey;
        }
        else if (before && row.Changed.Overlaps(note.Used))
        {
            yield return ValidationRule.KeyColumn;
        }
    }

    private static IEnumerable<ValidationRule> OfRange(RangeNote note, TableEdit? edits, TableRuntime table, RowChange row)
    {
        bool isTouched = !row.IsUpdate || row.Changed.Overlaps(note.Used);
        RowEdit? own = edits?.OwnRows.Find(edit => edit.Key.AsSpan().SequenceEqual(row.Key));
        if (own is not null && note.IsOwn(own) && isTouched)
        {
            yield return ValidationRule.OwnRow;
        }

        bool before = row.Before is not null && IsInside(note, table, row.Key, row.Before);
        bool after = row.After is not null && IsInside(note, table, row.Key, row.After);
        if (before && !after)
        {
            yield return ValidationRule.RowLeft;
        }
        else if (after && !before)
        {
            yield return ValidationRule.RowEntered;
        }
        else if (before && isTouched)
        {
            yield return ValidationRule.RowChanged;
        }
    }

    private static bool HasKey(KeyNote note, TableRuntime table, byte[] rowKey, byte[] image) =>
        (note.Index is null ? rowKey : EntryOf(table, note.Index, rowKey, image)?.Key).AsSpan().SequenceEqual(note.Key);

    private static bool IsInside(RangeNote note, TableRuntime table, byte[] rowKey, byte[] image)
    {
        if (!FilterEvaluator.Matches(note.Filter, new Row(table.Table, image)))
        {
            return false;
        }

        if (note.IsAll || (note.Index is not null && table.FindIndex(note.Index.Id) is null))
        {
            return true;
        }

        byte[]? key = note.Index is null ? rowKey : EntryOf(table, note.Index, rowKey, image)?.Key;
        return key is not null && note.Range.Contains(key);
    }

    private static IndexEntry? EntryOf(TableRuntime table, IndexDefinition index, byte[] rowKey, byte[] image)
    {
        Value[] row = new Value[table.Table.Columns.Length];
        table.Read(image, row);
        return table.FindIndex(index.Id)?.EntryOf(row, rowKey);
    }

    private readonly struct Row(TableDefinition table, byte[] image) : IColumnKeys
    {
        public ReadOnlySpan<byte> GetKey(int columnId) => table.FindColumn(columnId) is { } column
            ? KeyEncoding.Encode(column.Type.Type, table.Layout.Read(RowChange.Slice(image), column.Ordinal))
            : LogValue.Null.Key.Span;
    }
}
