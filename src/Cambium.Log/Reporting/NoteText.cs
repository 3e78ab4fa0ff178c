using System.Text;
using Cambium.Log.Records;

namespace Cambium.Log.Reporting;

/// <summary>Notes and filters in one line, with names where they are known.</summary>
public static class NoteText
{
    /// <example><c>orders: range (customer, placed DESC) from \x01… below \x01…, where qty &lt; 10, columns qty</c></example>
    public static string Format(ReadNote note, LogNames names)
    {
        StringBuilder text = new(names.Table(note.TableId));
        text.Append(": ").Append(note.Kind.ToString().ToLowerInvariant());
        if (note.Kind == NoteKind.Name)
        {
            text.Append(' ').Append(NameOf(note.Lower.Span));
        }
        else if (note.Kind != NoteKind.All)
        {
            text.Append(' ').Append(Index(note, names));
            text.Append(note.Kind == NoteKind.Key ? " = " : " from ").Append(Bound(note.Lower));
            text.Append(note.Kind == NoteKind.Range ? " below " + Bound(note.Upper) : "");
        }

        if (note.Filter is not null)
        {
            text.Append(", where ").Append(Format(note.Filter, note.TableId, names));
        }

        text.Append(", columns ").Append(note.AllColumns ? "all" : string.Join(", ", note.Columns.Select(column => names.Column(note.TableId, column))));
        AppendCount(text, note.OwnRows.Count, "own row");
        AppendCount(text, note.SkippedRows.Count, "skipped row");
        return text.ToString();
    }

    /// <summary>A filter in SQL's words.</summary>
    public static string Format(Filter filter, int tableId, LogNames names)
    {
        string Column(int id) => names.Column(tableId, id);
        string Constant(int id, ReadOnlyMemory<byte> key) => LogValueText.Format(new LogValue(key, default), names.ColumnType(tableId, id));
        string List(IReadOnlyList<Filter> parts, string word, string none) =>
            parts.Count == 0 ? none : "(" + string.Join(word, parts.Select(part => Format(part, tableId, names))) + ")";
        return filter switch
        {
            Filter.Comparison comparison => $"{Column(comparison.ColumnId)} {comparison.Op.Symbol()} {Constant(comparison.ColumnId, comparison.Constant)}",
            Filter.In membership => $"{Column(membership.ColumnId)} IN ({string.Join(", ", membership.Constants.Select(key => Constant(membership.ColumnId, key)))})",
            Filter.IsNull isNull => $"{Column(isNull.ColumnId)} IS NULL",
            Filter.Prefix prefix => $"{Column(prefix.ColumnId)} LIKE {LogValueText.Hex(prefix.Bytes.Span)}%",
            Filter.And and => List(and.Parts, " AND ", "true"),
            Filter.Or or => List(or.Parts, " OR ", "false"),
            Filter.Not not => "NOT " + Format(not.Operand, tableId, names),
            _ => throw new InvalidOperationException($"Unknown filter {filter.GetType().Name}."),
        };
    }

    /// <summary>The name behind set and schema (8 bytes) in a key of the catalog, in quotes.</summary>
    private static string NameOf(ReadOnlySpan<byte> key) => key.Length < 10 ? LogValueText.Hex(key) : '"' + Encoding.UTF8.GetString(key[9..^1]) + '"';

    private static string Index(ReadNote note, LogNames names) => note.IndexId != 0 ? $"computed key of index {note.IndexId}"
        : note.Index.Count == 0 ? "row key"
        : "(" + string.Join(", ", note.Index.Select(column => names.Column(note.TableId, column.ColumnId) + (column.Descending ? " DESC" : ""))) + ")";

    private static string Bound(ReadOnlyMemory<byte> bound) => bound.IsEmpty ? "the end" : LogValueText.Hex(bound.Span);

    private static void AppendCount(StringBuilder text, int count, string noun)
    {
        if (count > 0)
        {
            text.Append(System.Globalization.CultureInfo.InvariantCulture, $", {count} {noun}{(count == 1 ? "" : "s")}");
        }
    }
}
