using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// One version of a table's definition made ready for writing rows: compiled expressions, ordinals and the columns that each
/// constraint depends on. Immutable; used by sessions and the committer at once.
/// </summary>
internal sealed class TableRuntime
{
    /// <summary>Longest key the trees take, in bytes.</summary>
    public const int KeyBytesMax = 8192;

    private readonly int[] _primaryOrdinals;
    private readonly ColumnSet[] _generatedSources;

    public TableRuntime(TableDefinition table, CatalogSnapshot catalog, IExpressionCompiler compiler)
    {
        Table = table;
        Layout = table.Layout;
        bool hasExpressions = table.IsPartitioned || !table.Checks.IsEmpty
            || table.Columns.Any(static column => column.GeneratedSql is not null && !column.IsDropped)
            || table.ForeignKeys.Any(static key => key.OnDelete == ReferentialAction.SetDefault || key.OnUpdate == ReferentialAction.SetDefault)
            || table.Indexes.Any(static index => index.PredicateSql is not null || !index.Exclusions.IsEmpty || index.Parts.Any(static part => part.IsExpression));
        Compiled = hasExpressions ? compiler.Compile(table, catalog) : null;

        GeneratedColumns = [.. table.Columns.Where(static column => column.GeneratedSql is not null && !column.IsDropped)];
        _generatedSources = [.. GeneratedColumns.Select(column => Compiled!.ColumnsOfGenerated(column))];
        NotNullOrdinals = [.. table.Columns.Where(static column => column.NotNull && !column.IsDropped).Select(static column => column.Ordinal)];
        CheckColumns = [.. table.Checks.Select((_, check) => WithSources(Compiled!.ColumnsOfCheck(check)))];
        CheckOrder = [.. Enumerable.Range(0, table.Checks.Length).OrderBy(check => table.Checks[check].Name, StringComparer.Ordinal)];
        NeedsSession = [.. table.Checks.Select((_, check) => Compiled!.NeedsSession(check))];
        _primaryOrdinals = table.PrimaryKey is { } primary ? [.. primary.Parts.Select(part => table.FindColumn(part.ColumnId)!.Ordinal)] : [];
        PrimaryColumns = WithSources(ColumnSet.Of([.. _primaryOrdinals.Select(ordinal => table.Columns[ordinal].Id)]));
        Indexes = [.. table.Indexes.Where(static index => !index.IsPrimary).Select(index => new IndexRuntime(index, table, Compiled, WithSources))];

        ColumnSet keyed = PrimaryColumns;
        foreach (IndexRuntime index in Indexes)
        {
            keyed = index.Index.Constrains ? keyed.Union(index.Columns) : keyed;
        }

        foreach (ForeignKeyDefinition key in table.ForeignKeys)
        {
            keyed = keyed.Union(WithSources(ColumnSet.Of(key.ColumnIds.AsSpan())));
        }

        foreach (ReferencingKey key in catalog.GetReferencing(table.Id))
        {
            keyed = keyed.Union(WithSources(ColumnSet.Of(key.ReferencedColumnIds.AsSpan())));
        }

        for (int check = 0; check < CheckColumns.Length; check++)
        {
            keyed = NeedsSession[check] ? keyed.Union(CheckColumns[check]) : keyed;
        }

        KeyColumns = keyed;
    }

    public TableDefinition Table { get; }

    public RowLayout Layout { get; }

    public ICompiledTable? Compiled { get; }

    /// <summary>All indexes but the primary one.</summary>
    public IndexRuntime[] Indexes { get; }

    public ColumnDefinition[] GeneratedColumns { get; }

    public int[] NotNullOrdinals { get; }

    /// <summary>Per check the columns it depends on, sources of generated columns included.</summary>
    public ColumnSet[] CheckColumns { get; }

    /// <summary>The checks as rows are tested by them: by their names, so that the same one of several is told wherever they were made.</summary>
    public int[] CheckOrder { get; }

    /// <summary>Per check whether only the session that writes a row can test it.</summary>
    public bool[] NeedsSession { get; }

    public ColumnSet PrimaryColumns { get; }

    /// <summary>
    /// Columns of unique and foreign keys on either side, and of checks that need a session: an increment of one of them is an ordinary read and write, since a key
    /// can't be tested before its value is known.
    /// </summary>
    public ColumnSet KeyColumns { get; }

    public static SqlErrorException KeyTooLong(string index, int length) => new(
        SqlState.ProgramLimitExceeded,
        string.Create(CultureInfo.InvariantCulture, $"index row size {length} exceeds maximum {KeyBytesMax} for index \"{index}\""));

    /// <summary>The set with the sources of the generated columns in it.</summary>
    public ColumnSet WithSources(ColumnSet columns)
    {
        ColumnSet result = columns;
        for (int i = 0; i < GeneratedColumns.Length; i++)
        {
            if (columns.Contains(GeneratedColumns[i].Id))
            {
                result = result.Union(_generatedSources[i]);
            }
        }

        return result;
    }

    /// <summary>The set with the generated columns that depend on it.</summary>
    public ColumnSet WithDependents(ColumnSet changed)
    {
        ColumnSet result = changed;
        for (int i = 0; i < GeneratedColumns.Length; i++)
        {
            if (_generatedSources[i].Overlaps(changed))
            {
                result = result.With(GeneratedColumns[i].Id);
            }
        }

        return result;
    }

    /// <summary>Columns whose values aren't kept as the same bytes in two rows.</summary>
    public ColumnSet Differences(ReadOnlySpan<Value> before, ReadOnlySpan<Value> after)
    {
        ColumnSet columns = ColumnSet.Empty;
        foreach (ColumnDefinition column in Table.LiveColumns)
        {
            columns = Layout.AreSame(column.Ordinal, before[column.Ordinal], after[column.Ordinal]) ? columns : columns.With(column.Id);
        }

        return columns;
    }

    /// <summary>The secondary index with that id; null when this version has none.</summary>
    public IndexRuntime? FindIndex(int id) => Array.Find(Indexes, index => index.Index.Id == id);

    public void ComputeGenerated(Span<Value> row)
    {
        if (GeneratedColumns.Length > 0)
        {
            Compiled!.ComputeGenerated(row);
        }
    }

    public void AppendPrimaryKey(ReadOnlySpan<Value> row, ref KeyBuilder key)
    {
        for (int i = 0; i < _primaryOrdinals.Length; i++)
        {
            IndexKeyPart part = Table.PrimaryKey!.Parts[i];
            KeyEncoding.Append(ref key, part.Type.Type, row[_primaryOrdinals[i]], part.Descending, part.NullsFirst);
        }

        if (key.Length > KeyBytesMax)
        {
            throw KeyTooLong(Table.PrimaryKey!.Name, key.Length);
        }
    }

    /// <summary>Whether a row passes a check; what only a session can test has been tested by the one that wrote the row.</summary>
    public bool Passes(int check, ReadOnlySpan<Value> row) => NeedsSession[check] || Compiled!.PassesCheck(check, row);

    /// <summary>Whether a row has no NULL where none may be and passes every check.</summary>
    public bool PassesAll(ReadOnlySpan<Value> row)
    {
        foreach (int ordinal in NotNullOrdinals)
        {
            if (row[ordinal].IsNull)
            {
                return false;
            }
        }

        for (int i = 0; i < CheckColumns.Length; i++)
        {
            if (!Passes(i, row))
            {
                return false;
            }
        }

        return true;
    }

    public void Read(byte[] image, Span<Value> row) => Layout.ReadAll(new PageSlice(image, 0, image.Length), row);

    /// <summary>Columns in which two images of a row differ in any way a client could see.</summary>
    public ColumnSet Difference(byte[] before, byte[] after)
    {
        PageSlice left = new(before, 0, before.Length);
        PageSlice right = new(after, 0, after.Length);
        ColumnSet changed = ColumnSet.Empty;
        foreach (ColumnDefinition column in Table.Columns)
        {
            if (!column.IsDropped && !ValueImage.IsSame(column.Type.Type, Layout.Read(left, column.Ordinal), Layout.Read(right, column.Ordinal)))
            {
                changed = changed.With(column.Id);
            }
        }

        return changed;
    }

    /// <summary>The same, looking only at the columns in <paramref name="among"/>.</summary>
    public ColumnSet Difference(byte[] before, byte[] after, in ColumnSet among)
    {
        if (among.IsAll)
        {
            return Difference(before, after);
        }

        PageSlice left = new(before, 0, before.Length);
        PageSlice right = new(after, 0, after.Length);
        ColumnSet changed = ColumnSet.Empty;
        foreach (int id in among.Ids)
        {
            ColumnDefinition column = Table.FindColumn(id)!;
            if (!ValueImage.IsSame(column.Type.Type, Layout.Read(left, column.Ordinal), Layout.Read(right, column.Ordinal)))
            {
                changed = changed.With(id);
            }
        }

        return changed;
    }
}
