using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Log.Records;

namespace Cambium.Engine.Transactions;

/// <summary>
/// The table of rules on the design's page on transactions: keys, intervals with filters, definitions and writes against the
/// before- and after-images of one commit. The cost is per changed row: a probe for keys, a look at each interval of the table.
/// </summary>
internal sealed class ConflictDetector : IConflictDetector
{
    /// <inheritdoc/>
    public Conflict? Find(Transaction transaction, CommitNode commit)
    {
        if (commit.Catalog.Length > 0 && FindDefinition(transaction, commit) is { } definition)
        {
            return definition;
        }

        foreach (TableChanges changes in commit.Tables)
        {
            int tableId = changes.Table.Table.Id;
            TableReads? reads = transaction.Reads.Find(tableId);
            TableEdit? edits = transaction.Writes.Find(tableId);
            if (reads is null && edits is null)
            {
                continue;
            }

            ConflictReport report = new(transaction, commit, changes.Table.Table);
            if (changes.IsTruncated || transaction.Options.Conflicts.Granularity == ConflictGranularity.Table)
            {
                return report.OfTable(reads is { Statement: > 0 } ? reads.Statement : edits?.Statement ?? 0, reads is null ? ConflictKind.Write : ConflictKind.RangeRead);
            }

            foreach (RowChange row in changes.Rows)
            {
                if (FindRow(transaction, reads, edits, changes.Table, row, report) is { } conflict)
                {
                    return conflict;
                }
            }

            foreach (RowChange row in changes.LoadedRows)
            {
                if (FindRow(transaction, reads, edits, changes.Table, row, report) is { } conflict)
                {
                    return conflict;
                }
            }
        }

        return null;
    }

    private static Conflict? FindRow(Transaction transaction, TableReads? reads, TableEdit? edits, TableRuntime table, RowChange row, in ConflictReport report) =>
        (edits is null ? null : FindWrite(transaction, edits, row, report)) ?? (reads is null ? null : FindRead(transaction, reads, edits, table, row, report));

    private static Conflict? FindDefinition(Transaction transaction, CommitNode commit)
    {
        foreach (CatalogChange change in commit.Catalog)
        {
            Definition definition = (change.After ?? change.Before)!;
            int? statement = change.IsOfIndexesOnly && !transaction.Ddl.State.Changes.ContainsKey(change.Id) ? null
                : transaction.Reads.Definitions.TryGetValue(change.Id, out int noted) ? noted
                : transaction.Reads.Find(change.Id) is { } reads ? reads.Statement
                : transaction.Writes.Find(change.Id) is { } edits ? edits.Statement
                : transaction.Ddl.State.Changes.ContainsKey(change.Id) ? 0
                : null;
            statement ??= transaction.Reads.Classes.TryGetValue(definition.NameClass, out int listed) ? listed : FindName(transaction.Reads, change);
            if (statement is { } number)
            {
                return new ConflictReport(transaction, commit, definition).OfDefinition(number);
            }
        }

        return null;
    }

    /// <summary>The statement that looked up a name which the object has or had; with only indexes changed, one that came or went.</summary>
    private static int? FindName(ReadSet reads, CatalogChange change)
    {
        if (reads.Names.Count == 0)
        {
            return null;
        }

        IEnumerable<DefinitionName> before = change.Before?.Names ?? [];
        IEnumerable<DefinitionName> after = change.After?.Names ?? [];
        foreach (DefinitionName name in change.IsOfIndexesOnly ? before.Except(after).Concat(after.Except(before)) : before.Concat(after))
        {
            if (reads.Names.TryGetValue(name, out int statement))
            {
                return statement;
            }
        }

        return null;
    }

    private static Conflict? FindWrite(Transaction transaction, TableEdit edits, RowChange row, in ConflictReport report)
    {
        if (edits.IsTruncated)
        {
            return null;
        }

        if (edits.Inserted is { } inserted && inserted.FindEver(row.Key) is >= 0 and int index && row.After is not null)
        {
            return report.OfRow(ConflictKind.InsertedKey, inserted.StatementOf(index), row.Key, ColumnSet.Empty);
        }

        if (edits.Rows.Find(row.Key, row.Hash) is not { } edit)
        {
            return null;
        }

        if (edit.Before is null)
        {
            return row.After is null ? null : report.OfRow(ConflictKind.InsertedKey, edit.Statement, row.Key, ColumnSet.Empty);
        }

        if (edit.State.Kind == RowEditKind.None)
        {
            return null;
        }

        if (row.After is null)
        {
            return report.OfRow(ConflictKind.DeletedRow, edit.Statement, row.Key, ColumnSet.Empty);
        }

        ConflictSettings settings = transaction.Options.Conflicts;
        bool isStrict = settings.WriteConflicts == WriteConflictRule.Strict && (edit.State.Assigned.Overlaps(row.Changed) || edit.State.Kind == RowEditKind.Delete);
        return isStrict || !settings.Merge || settings.Granularity <= ConflictGranularity.Key
            ? report.OfWrite(edit, row)
            : null;
    }

    private static Conflict? FindRead(Transaction transaction, TableReads reads, TableEdit? edits, TableRuntime table, RowChange row, in ConflictReport report)
    {
        ConflictGranularity granularity = transaction.Options.Conflicts.Granularity;
        bool usesColumns = granularity >= ConflictGranularity.Column;
        if (reads.FindKey(null, row.Key, row.Hash) is { } note && (!row.IsUpdate || !usesColumns || row.Changed.Overlaps(note.Used)))
        {
            return report.OfKey(note, row);
        }

        if (reads.KeyedIndexes.Count > 0 && FindIndexKey(reads, table, row, usesColumns) is { } indexNote)
        {
            return report.OfKey(indexNote, row);
        }

        if (reads.Ranges.Count == 0)
        {
            return null;
        }

        // Neither where an own row lies nor, below the granularity of predicates, what filters say narrows a note.
        RowEdit? own = edits is null ? null : FindOwn(edits, row);
        foreach (RangeNote range in own is null && granularity == ConflictGranularity.Predicate ? reads.RangesNear(row) : reads.Ranges)
        {
            bool isTouched = !row.IsUpdate || row.Changed.Overlaps(range.Used);
            if (granularity == ConflictGranularity.Key || (own is not null && isTouched && range.IsOwn(own)))
            {
                return report.OfRange(range, row);
            }

            bool matchesBefore = row.Before is not null && Matches(range, table, row.Key, row.Before, granularity);
            bool matchesAfter = row.After is not null && Matches(range, table, row.Key, row.After, granularity);
            if (matchesBefore != matchesAfter || (matchesBefore && isTouched))
            {
                return report.OfRange(range, row);
            }
        }

        return null;
    }

    private static RowEdit? FindOwn(TableEdit edits, RowChange row)
    {
        foreach (RowEdit edit in edits.OwnRows)
        {
            if (edit.Hash == row.Hash && edit.Key.AsSpan().SequenceEqual(row.Key))
            {
                return edit;
            }
        }

        return null;
    }

    /// <summary>A noted key of a secondary unique index that the row has before or after, if it came, went or changed what was used.</summary>
    private static KeyNote? FindIndexKey(TableReads reads, TableRuntime table, RowChange row, bool usesColumns)
    {
        foreach (IndexDefinition keyed in reads.KeyedIndexes)
        {
            if (table.FindIndex(keyed.Id) is not { } index)
            {
                continue;
            }

            IndexEntry? before = row.Before is null ? null : EntryOf(table, index, row.Key, row.Before);
            IndexEntry? after = row.After is null ? null : EntryOf(table, index, row.Key, row.After);
            bool isSameKey = before is not null && before.HasSameKey(after);
            if (Find(before) is { } note && (!isSameKey || !usesColumns || row.Changed.Overlaps(note.Used)))
            {
                return note;
            }

            if (!isSameKey && Find(after) is { } moved)
            {
                return moved;
            }

            KeyNote? Find(IndexEntry? entry) => entry is { IsUniqueEntry: true } ? reads.FindKey(keyed, entry.Key, KeyHash.Of(entry.Key)) : null;
        }

        return null;
    }

    /// <summary>Whether a row with that image lies in the interval, and passes its filter.</summary>
    internal static bool Matches(RangeNote note, TableRuntime table, byte[] rowKey, byte[] image, ConflictGranularity granularity)
    {
        if (!note.IsAll)
        {
            if (note.Index is null)
            {
                if (!note.Range.Contains(rowKey))
                {
                    return false;
                }
            }
            else if (table.FindIndex(note.Index.Id) is { } index && (EntryOf(table, index, rowKey, image) is not { } entry || !note.Range.Contains(entry.Key)))
            {
                return false;
            }
        }

        return granularity < ConflictGranularity.Predicate || FilterEvaluator.Matches(note.Filter, new ImageKeys(table.Table, image));
    }

    private static IndexEntry? EntryOf(TableRuntime table, IndexRuntime index, byte[] rowKey, byte[] image)
    {
        Value[] row = new Value[table.Table.Columns.Length];
        table.Read(image, row);
        return index.EntryOf(row, rowKey);
    }
}
