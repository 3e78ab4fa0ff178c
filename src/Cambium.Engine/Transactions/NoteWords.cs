using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Log.Records;

namespace Cambium.Engine.Transactions;

/// <summary>What a transaction noted as read and what it wrote, a line each.</summary>
internal static class NoteWords
{
    /// <summary>Lines for the keys of one table before the rest is only counted.</summary>
    private const int KeysMax = 20;

    public static List<string> OfReads(Transaction transaction)
    {
        List<string> lines = [];
        foreach (TableReads reads in transaction.Reads.Tables)
        {
            string table = Name(transaction, reads.Table);
            lines.AddRange(reads.Keys.Take(KeysMax).Select(note => $"{table}: key {RowText.OfKey(reads.Table, note.Index, note.Key)}{Columns(reads.Table, note.Used)}"));
            if (reads.Keys.Count > KeysMax)
            {
                lines.Add(string.Create(CultureInfo.InvariantCulture, $"{table}: {reads.Keys.Count - KeysMax} more keys"));
            }

            lines.AddRange(reads.Ranges.Select(note => $"{table}: {Extent(reads.Table, note)}{Condition(reads.Table, note)}{Columns(reads.Table, note.Used)}"));
            if (reads.IsWidened)
            {
                lines.Add($"{table}: notes past their limit were made coarser");
            }
        }

        if (transaction.Reads.Definitions.Count + transaction.Reads.Names.Count > 0)
        {
            // Whatever calls a function of the system depends on its schema: that tells nothing.
            IEnumerable<Definition> told = transaction.Reads.Definitions.Keys.Where(static id => id != SystemCatalog.PgCatalogSchemaId).Select(transaction.Catalog.Find).OfType<Definition>();
            string definitions = string.Concat(told.Select(static definition => definition.Name + ", "));
            lines.Add($"catalog: {definitions}names looked up");
        }

        return lines;
    }

    public static List<string> OfWrites(Transaction transaction)
    {
        List<string> lines = [];
        foreach (TableEdit edits in transaction.Writes.Tables)
        {
            string table = Name(transaction, edits.Table.Table);
            if (edits.IsTruncated)
            {
                lines.Add($"{table}: all rows truncated");
            }

            IEnumerable<RowEdit> rows = Enumerable.Range(0, edits.Rows.Count).Select(index => edits.Rows[index]).Where(static row => row.State.Kind != RowEditKind.None);
            if (edits.Inserted is { Count: > 0 } inserted)
            {
                int alone = rows.Count(static row => row.State.Kind == RowEditKind.Insert);
                rows = rows.Where(static row => row.State.Kind != RowEditKind.Insert);
                lines.Add($"{table}: {Count(alone + inserted.Count, "row")} {Verb(RowEditKind.Insert)}");
            }

            lines.AddRange(rows.GroupBy(row => (row.State.Kind, Changed: Changed(edits.Table.Table, row))).Select(group =>
                string.Create(CultureInfo.InvariantCulture, $"{table}: {Count(group.Count(), "row")} {Verb(group.Key.Kind)}{group.Key.Changed}")));
        }

        return lines;
    }

    private static string Name(Transaction transaction, TableDefinition table) =>
        transaction.Catalog.TryGet(table.SchemaId, out SchemaDefinition? schema) ? $"{schema.Name}.{table.Name}" : table.Name;

    private static string Verb(RowEditKind kind) => kind switch { RowEditKind.Insert => "inserted", RowEditKind.Delete => "deleted", _ => "updated" };

    private static string Changed(TableDefinition table, RowEdit row)
    {
        if (row.State.Kind != RowEditKind.Update)
        {
            return "";
        }

        List<string> parts = [];
        if (!row.State.Assigned.IsEmpty)
        {
            parts.Add("set " + Names(table, row.State.Assigned));
        }

        if (row.State.HasIncrements)
        {
            parts.Add("increment " + string.Join(", ", row.State.Increments.Items.ToArray().Select(increment => table.FindColumn(increment.ColumnId)?.Name).Distinct()));
        }

        return parts.Count == 0 ? "" : ", " + string.Join(", ", parts);
    }

    private static string Extent(TableDefinition table, RangeNote note)
    {
        if (note.IsAll)
        {
            return "all rows";
        }

        IndexDefinition? index = note.Index ?? table.PrimaryKey;
        if (index is null)
        {
            return "an interval of rows";
        }

        string columns = string.Join(", ", index.Parts.Select(part => part.ExpressionSql ?? table.FindColumn(part.ColumnId)!.Name));
        if (note.Range.Lower is { } prefix && KeyEncoding.PrefixSuccessor(prefix) is { } after && after.AsSpan().SequenceEqual(note.Range.Upper))
        {
            return $"({columns}) = {Bound(index, prefix)}";
        }

        string from = note.Range.Lower is { } lower ? " from " + Bound(index, lower) : "";
        string below = note.Range.Upper is { } upper ? " below " + Bound(index, upper) : "";
        return $"({columns}){(from.Length + below.Length == 0 ? " everywhere" : from + below)}";
    }

    /// <summary>The values of a key or of its first part; bytes where a bound lies between values.</summary>
    private static string Bound(IndexDefinition index, ReadOnlySpan<byte> key)
    {
        byte[] bytes = key.ToArray();
        List<string> values = [];
        try
        {
            foreach (IndexKeyPart part in index.Parts)
            {
                if (key.IsEmpty)
                {
                    break;
                }

                values.Add(RowText.OfValue(part.Type, KeyEncoding.Read(ref key, part.Type.Type, part.Descending)));
            }
        }
        catch (Exception exception) when (exception is ArgumentException or InvalidDataException or IndexOutOfRangeException or OverflowException)
        {
            return "\\x" + Convert.ToHexString(bytes);
        }

        return $"({string.Join(", ", values)})";
    }

    private static string Condition(TableDefinition table, RangeNote note) => note.Filter is null ? "" : ", where " + FilterText(table, note.Filter);

    private static string FilterText(TableDefinition table, Filter filter)
    {
        string Column(int id) => table.FindColumn(id)?.Name ?? "?";
        string Constant(int id, ReadOnlyMemory<byte> key)
        {
            ReadOnlySpan<byte> rest = key.Span;
            SqlType type = table.FindColumn(id)!.Type;
            return RowText.OfValue(type, KeyEncoding.Read(ref rest, type.Type));
        }

        return filter switch
        {
            Filter.Comparison comparison => $"{Column(comparison.ColumnId)} {comparison.Op.Symbol()} {Constant(comparison.ColumnId, comparison.Constant)}",
            Filter.In list => $"{Column(list.ColumnId)} IN ({string.Join(", ", list.Constants.Select(constant => Constant(list.ColumnId, constant)))})",
            Filter.IsNull isNull => $"{Column(isNull.ColumnId)} IS NULL",
            Filter.Prefix prefix => $"{Column(prefix.ColumnId)} LIKE {System.Text.Encoding.UTF8.GetString(prefix.Bytes.Span[1..])}%",
            Filter.And and => and.Parts.Count == 1 ? FilterText(table, and.Parts[0]) : $"({string.Join(" AND ", and.Parts.Select(part => FilterText(table, part)))})",
            Filter.Or or => $"({string.Join(" OR ", or.Parts.Select(part => FilterText(table, part)))})",
            Filter.Not not => $"NOT {FilterText(table, not.Operand)}",
            _ => throw new InvalidOperationException($"Unknown filter {filter.GetType().Name}."),
        };
    }

    private static string Columns(TableDefinition table, in ColumnSet used) => used.IsEmpty ? ", its existence" : ", columns " + Names(table, used);

    private static string Names(TableDefinition table, in ColumnSet columns)
    {
        ColumnSet wanted = columns;
        return wanted.IsAll ? "all" : string.Join(", ", table.LiveColumns.Where(column => wanted.Contains(column.Id)).Select(static column => column.Name));
    }

    private static string Count(int count, string noun) => string.Create(CultureInfo.InvariantCulture, $"{count} {noun}{(count == 1 ? "" : "s")}");
}
