using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>An index made ready for computing entries.</summary>
internal sealed class IndexRuntime
{
    private readonly ICompiledTable? _compiled;
    private readonly int[] _ordinals;
    private readonly bool _hasExpressions;

    public IndexRuntime(IndexDefinition index, TableDefinition table, ICompiledTable? compiled, Func<ColumnSet, ColumnSet> withSources)
    {
        Index = index;
        _compiled = compiled;
        _ordinals = [.. index.Parts.Select(part => part.IsExpression ? -1 : table.FindColumn(part.ColumnId)!.Ordinal)];
        _hasExpressions = Array.Exists(_ordinals, static ordinal => ordinal < 0);
        ColumnSet columns = ColumnSet.Of([.. index.Parts.Where(static part => !part.IsExpression).Select(static part => part.ColumnId)]);
        if (_hasExpressions || index.PredicateSql is not null)
        {
            columns = columns.Union(compiled!.ColumnsOfIndex(index));
        }

        Columns = withSources(columns);
    }

    public IndexDefinition Index { get; }

    /// <summary>Every column its entries depend on: parts, expressions, predicate, sources of generated columns among them.</summary>
    public ColumnSet Columns { get; }

    /// <summary>Reads what <see cref="EntryOf"/> looks at; the rest of <paramref name="row"/> is left alone.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Read(RowLayout layout, PageSlice image, Value[] row)
    {
        if (_hasExpressions || Index.PredicateSql is not null)
        {
            layout.ReadAll(image, row);
            return;
        }

        foreach (int ordinal in _ordinals)
        {
            row[ordinal] = layout.Read(image, ordinal);
        }
    }

    /// <summary>Whether the row has an entry at all.</summary>
    public bool Covers(ReadOnlySpan<Value> row) => Index.CoversEveryRow || (!Index.IsNominal && _compiled!.InPartialIndex(Index, row));

    /// <summary>
    /// Appends the index columns of a row, without the row key.
    /// </summary>
    /// <returns>Whether the key takes part in uniqueness: no part is NULL, or NULLs aren't distinct.</returns>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public bool AppendKey(ReadOnlySpan<Value> row, ref KeyBuilder key)
    {
        bool hasNull = false;
        if (_hasExpressions)
        {
            Value[] values = new Value[_ordinals.Length];
            _compiled!.IndexKey(Index, row, values);
            for (int i = 0; i < values.Length; i++)
            {
                hasNull |= AppendPart(ref key, i, values[i]);
            }
        }
        else
        {
            for (int i = 0; i < _ordinals.Length; i++)
            {
                hasNull |= AppendPart(ref key, i, row[_ordinals[i]]);
            }
        }

        return !hasNull || Index.NullsNotDistinct;
    }

    /// <summary>Computes the parts' values; false when one is NULL.</summary>
    public bool TryReadParts(ReadOnlySpan<Value> row, Span<Value> values)
    {
        if (_hasExpressions)
        {
            _compiled!.IndexKey(Index, row, values);
        }
        else
        {
            for (int i = 0; i < _ordinals.Length; i++)
            {
                values[i] = row[_ordinals[i]];
            }
        }

        foreach (Value value in values)
        {
            if (value.IsNull)
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>The entry of a row, or null when the index doesn't cover it.</summary>
    public IndexEntry? EntryOf(ReadOnlySpan<Value> row, ReadOnlySpan<byte> rowKey)
    {
        KeyBuilder key = new(stackalloc byte[256]);
        return TryAppendEntry(row, rowKey, ref key, out EntryForm form) ? new IndexEntry(key.ToArray(), form.PrefixLength, form.MustBeUnique, form.IsUniqueEntry) : null;
    }

    /// <summary>The key of a row's entry, put into an empty buffer; false when the index doesn't cover the row.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public bool TryAppendEntry(ReadOnlySpan<Value> row, ReadOnlySpan<byte> rowKey, ref KeyBuilder key, out EntryForm form)
    {
        if (!Covers(row))
        {
            form = default;
            return false;
        }

        bool counts = AppendKey(row, ref key);
        form = new EntryForm(key.Length, Index.IsUnique && counts, Index.HasUniqueEntries && counts);
        if (!form.IsUniqueEntry)
        {
            key.Append(rowKey);
        }

        return key.Length <= TableRuntime.KeyBytesMax ? true : throw TableRuntime.KeyTooLong(Index.Name, key.Length);
    }

    private bool AppendPart(ref KeyBuilder key, int part, in Value value)
    {
        IndexKeyPart definition = Index.Parts[part];
        KeyEncoding.Append(ref key, definition.Type.Type, value, definition.Descending, definition.NullsFirst);
        return value.IsNull;
    }
}
