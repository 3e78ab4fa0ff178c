using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Statements.Definitions.Inheritance;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_attribute: columns of everything in pg_class.</summary>
internal static class PgAttribute
{
    /// <summary>By their numbers, from -1 down.</summary>
    private static readonly (string Name, DataType Type)[] s_systemColumns =
        [("ctid", DataType.Tid), ("xmin", DataType.Xid), ("cmin", DataType.Cid), ("xmax", DataType.Xid), ("cmax", DataType.Cid), ("tableoid", DataType.OidType)];

    /// <summary>The number of a system column; null for other names.</summary>
    public static int? SystemColumn(string name) => Array.FindIndex(s_systemColumns, column => column.Name == name) is >= 0 and int index ? -1 - index : null;

    /// <summary>Whether a number is that of a system column.</summary>
    public static bool IsSystemColumn(int number) => number < 0 && number >= -s_systemColumns.Length;

    public static void Add(CatalogSnapshot catalog, Definition definition, RowCollector rows)
    {
        switch (definition)
        {
            case TableDefinition table:
                AddTable(catalog, table, rows);
                break;
            case SequenceDefinition sequence:
                Add(sequence.Id, 1, "last_value", DataType.Int8, true, rows);
                Add(sequence.Id, 2, "log_cnt", DataType.Int8, true, rows);
                Add(sequence.Id, 3, "is_called", DataType.Boolean, true, rows);
                AddSystemColumns(sequence.Id, rows);
                break;
            case TypeDefinition { TypeKind: TypeKind.Composite } type:
                for (int number = 1; number <= (type.FieldsEver ?? type.Fields.Length); number++)
                {
                    if (type.FindField(number) is { } field)
                    {
                        Add(DerivedOids.CompositeRelation(type), number, field.Name, field.Type, false, rows).Set("attcollation", Collations.OidOf(field.Collation, field.Type.Type));
                    }
                    else
                    {
                        AddDropped(DerivedOids.CompositeRelation(type), number, rows);
                    }
                }

                break;
        }
    }

    /// <summary>Columns of the system relations.</summary>
    public static void AddBuiltIn(RowCollector rows)
    {
        foreach (RelationFacts facts in RelationFacts.All)
        {
            for (int index = 0; index < facts.Columns.Count; index++)
            {
                CompositeField column = facts.Columns[index];
                Add(facts.Oid, index + 1, column.Name, column.Type, facts.NeverNull[index], rows);
            }

            if (!facts.IsView)
            {
                AddSystemColumns(facts.Oid, rows);
            }
        }
    }

    /// <summary>What every row has by name only; relations without rows of their own have none.</summary>
    private static void AddSystemColumns(long relationId, RowCollector rows)
    {
        for (int index = 0; index < s_systemColumns.Length; index++)
        {
            (string name, DataType type) = s_systemColumns[index];
            Add(relationId, -1 - index, name, type, true, rows).Set("attstattarget", 0);
        }
    }

    private static void AddTable(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        foreach (ColumnDefinition column in table.Columns)
        {
            if (column.IsDropped)
            {
                AddDropped(table.Id, column.Id, rows);
                continue;
            }

            RowCollector row = Add(table.Id, column.Id, column.Name, column.Type, column.NotNull, rows, column.Dimensions)
                .Set("atthasdef", column.DefaultSql is not null || column.GeneratedSql is not null)
                .Set("attidentity", column.Identity switch { IdentityKind.Always => "a", IdentityKind.ByDefault => "d", _ => "" })
                .Set("attcollation", Collations.OidOf(column.Collation, column.Type.Type))
                .Set("attislocal", table.ParentId is null && !column.IsInherited)
                .Set("attinhcount", table.ParentId is null ? Heirs.CountColumn(catalog, table, column.Name) : 1)
                .Set("attgenerated", column.GeneratedSql is null ? "" : "s").Set("attacl", AccessList.Of(table, catalog, column.Id));
            if (column.Tuning is { } tuning)
            {
                AddTuning(tuning, row);
            }
        }

        if (table.Kind != TableKind.View)
        {
            AddSystemColumns(table.Id, rows);
        }

        foreach (IndexDefinition index in table.Indexes)
        {
            int number = 0;
            IReadOnlyList<string> names = IndexColumnNames.Of(table, index);
            foreach (IndexKeyPart part in index.Parts)
            {
                number++;
                RowCollector row = Add(index.Id, number, names[number - 1], part.Type, false, rows, part.IsExpression ? 0 : Dimensions(table.FindColumn(part.ColumnId)!))
                    .Set("attcollation", Collations.OidOf(part.Collation, part.Type.Type)).Set("attstattarget", index.TuningOf(number).StatisticsTarget ?? -1)
                    .Set("attoptions", index.TuningOf(number).ClassOptions is { IsEmpty: false } options ? [.. options] : null);
                SetKeyType(catalog, index, part, row);
            }

            foreach (int columnId in index.IncludedColumnIds)
            {
                ColumnDefinition column = table.FindColumn(columnId)!;
                Add(index.Id, number + 1, names[number++], column.Type, false, rows, Dimensions(column));
            }
        }
    }

    /// <summary>What a part of an index holds, where that is not what is indexed: its operator class may have a type for that, and hashed values are numbers.</summary>
    private static void SetKeyType(CatalogSnapshot catalog, IndexDefinition index, IndexKeyPart part, RowCollector row)
    {
        OperatorClass? @class = OperatorClasses.Find(OperatorClasses.Of(index.Method, part, catalog), catalog);
        int key = @class is { KeyType: not 0 and var own } ? own : index.Method == "hash" ? DataType.Int4.Oid : part.Type.Type.Oid;
        DataType? element = key == DataType.AnyElement.Oid ? part.Type.Type.Underlying().Element : null;
        if (key != part.Type.Type.Oid && (element is null ? TypeFacts.Find(key) : TypeFacts.Of(element)) is { } facts)
        {
            row.Set("atttypid", element?.Oid ?? key).Set("attlen", facts.Length).Set("atttypmod", -1).Set("attbyval", facts.IsByValue).Set("attalign", facts.Align).Set("attstorage", facts.Storage);
        }
    }

    private static int Dimensions(ColumnDefinition column) => column.Dimensions ?? (column.Type.Type.IsArray ? 1 : 0);

    private static void AddDropped(long relationId, int number, RowCollector rows) =>
        rows.Add().Set("attrelid", relationId).Set("attname", FormattableString.Invariant($"........pg.dropped.{number}........"))
            .Set("attnum", number).Set("attisdropped", true).Set("attislocal", true).Set("attcacheoff", -1).Set("atttypmod", -1);

    private static void AddTuning(ColumnTuning tuning, RowCollector row)
    {
        row.Set("attstattarget", tuning.StatisticsTarget ?? -1).Set("attcompression", tuning.Compression ?? "").Set("attoptions", tuning.Options.IsEmpty ? null : [.. tuning.Options]);
        if (tuning.Storage is { } storage)
        {
            row.Set("attstorage", storage);
        }
    }

    private static RowCollector Add(long relationId, int number, string name, SqlType type, bool notNull, RowCollector rows, int? dimensions = null)
    {
        TypeFacts facts = TypeFacts.Of(type.Type);
        return rows.Add().Set("attrelid", relationId).Set("attname", name).Set("atttypid", type.Type.Oid).Set("attstattarget", -1)
            .Set("attlen", type.Type.FixedSize).Set("attnum", number).Set("attndims", dimensions ?? (type.Type.IsArray ? 1 : 0)).Set("attcacheoff", -1)
            .Set("atttypmod", type.Modifier).Set("attbyval", facts.IsByValue).Set("attalign", facts.Align).Set("attstorage", facts.Storage)
            .Set("attnotnull", notNull).Set("attislocal", true).Set("attcollation", Collations.OidOf(null, type.Type));
    }
}
