using System.Buffers;
using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>Rows and keys as the DETAIL of an error shows them.</summary>
internal static class RowText
{
    /// <summary><c>(a, b)=(1, x)</c> for columns of a row.</summary>
    public static string OfColumns(TableDefinition table, ReadOnlySpan<int> columnIds, ReadOnlySpan<Value> values, SessionFormat? format = null)
    {
        StringBuilder names = new();
        StringBuilder texts = new();
        for (int i = 0; i < columnIds.Length; i++)
        {
            ColumnDefinition column = table.FindColumn(columnIds[i])!;
            names.Append(i == 0 ? "" : ", ").Append(column.Name);
            texts.Append(i == 0 ? "" : ", ").Append(OfValue(column.Type, values[i], format));
        }

        return $"({names})=({texts})";
    }

    /// <summary><c>(a, "B", lower(c))=(1, 2, x)</c> for the index columns of a key; of the row key when <paramref name="index"/> is null.</summary>
    /// <param name="compiled">Shows its expressions; null where it has none, or their plain text will do.</param>
    /// <param name="row">The row whose key it is, which has the values as they were written: a key has what equal ones have in common. Empty where there is none.</param>
    public static string OfKey(TableDefinition table, IndexDefinition? index, ReadOnlySpan<byte> key, ICompiledTable? compiled = null, ReadOnlySpan<Value> row = default, SessionFormat? format = null)
    {
        index ??= table.PrimaryKey;
        if (index is null)
        {
            return "";
        }

        StringBuilder names = new();
        StringBuilder texts = new();
        foreach (IndexKeyPart part in index.Parts)
        {
            names.Append(names.Length == 0 ? "" : ", ").Append(NameOf(part, table, compiled));
            Value value = KeyEncoding.Read(ref key, part.Type.Type, part.Descending);
            texts.Append(texts.Length == 0 ? "" : ", ").Append(OfValue(part.Type, row.IsEmpty || part.IsExpression ? value : row[table.FindColumn(part.ColumnId)!.Ordinal], format));
        }

        return $"({names})=({texts})";
    }

    /// <summary>The same for the values of the parts.</summary>
    public static string OfParts(TableDefinition table, IndexDefinition index, ReadOnlySpan<Value> values, ICompiledTable? compiled, SessionFormat? format = null)
    {
        List<string> names = [];
        List<string> texts = [];
        for (int i = 0; i < values.Length; i++)
        {
            IndexKeyPart part = index.Parts[i];
            names.Add(NameOf(part, table, compiled));
            texts.Add(OfValue(part.Type, values[i], format));
        }

        return $"({string.Join(", ", names)})=({string.Join(", ", texts)})";
    }

    private static string NameOf(IndexKeyPart part, TableDefinition table, ICompiledTable? compiled) =>
        !part.IsExpression ? Identifier.Quote(table.FindColumn(part.ColumnId)!.Name) : compiled?.ShowPart(part) ?? part.ExpressionSql!;

    /// <summary><c>(1, null, x)</c>: a whole row without its dropped columns; <c>(a, c) = (1, x)</c> where some aren't shown.</summary>
    /// <param name="isShown">By place; null: all are.</param>
    public static string OfRow(TableDefinition table, ReadOnlySpan<Value> row, bool[]? isShown = null, SessionFormat? format = null)
    {
        StringBuilder names = new();
        StringBuilder texts = new();
        foreach (ColumnDefinition column in table.Columns)
        {
            if (!column.IsDropped && isShown?[column.Ordinal] != false)
            {
                names.Append(names.Length == 0 ? "" : ", ").Append(column.Name);
                texts.Append(texts.Length == 0 ? "" : ", ").Append(OfValue(column.Type, row[column.Ordinal], format));
            }
        }

        return isShown is null ? $"({texts})" : $"({names}) = ({texts})";
    }

    public static string OfValue(SqlType type, in Value value, SessionFormat? format = null)
    {
        if (value.IsNull)
        {
            return "null";
        }

        ArrayBufferWriter<byte> writer = new();
        TextFormat.Write(type, value, writer, format ?? SessionFormat.Default);
        return Encoding.UTF8.GetString(writer.WrittenSpan);
    }
}
