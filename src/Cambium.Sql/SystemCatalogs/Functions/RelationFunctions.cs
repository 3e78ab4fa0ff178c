using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>Smaller facts about relations: what can be updated, where sequences stand.</summary>
internal static class RelationFunctions
{
    private const int CanUpdate = 4;
    private const int CanInsert = 8;
    private const int CanDelete = 16;

    public static void Register(LibraryBuilder library)
    {
        library.Scalar("pg_relation_is_updatable", static (args, ctx) =>
            Value.FromInt32(Changes(ctx, args[0], args[1].Boolean)));
        library.Scalar("pg_column_is_updatable", static (args, ctx) => Value.FromBoolean(args[1].Int32 > 0 && IsUpdatable(ctx, args[0], args[1].Int32, args[2].Boolean)));
        library.Scalar("pg_relation_is_publishable", static (args, ctx) => Value.FromBoolean(IsTable(ctx, args[0])));
        library.Scalar("pg_sequence_last_value", static (args, ctx) => LastValue(ctx, (int)args[0].UInt32));
        library.Scalar("pg_get_serial_sequence", static (args, ctx) => CatalogFunctions.Text(SerialSequence(ctx, args[0].Text, args[1].Text)));
        library.Set("pg_options_to_table", static (args, _) => Options(args[0].Array));
        library.Set("pg_get_keywords", static (_, _) => Keywords());
        library.Set("pg_get_publication_tables", static (args, ctx) => PublishedTables(CatalogFunctions.Catalog(ctx), args[0].Text));
        library.Scalar("age(xid) mxid_age", static (_, _) => Value.FromInt32(0));
        library.Scalar("pg_index_column_has_property", static (args, ctx) => ColumnProperty(ctx, (int)args[0].UInt32, args[1].Int32, args[2].Text));
        library.Scalar("pg_index_has_property", static (args, ctx) => IndexProperty(ctx, (int)args[0].UInt32, args[1].Text));
        library.Scalar("pg_indexam_has_property", static (args, _) =>
        {
            uint oid = args[0].UInt32;
            return AccessMethod.All.FirstOrDefault(method => method.Oid == oid)?.Has(args[1].Text.ToLowerInvariant()) is { } holds ? Value.FromBoolean(holds) : Value.Null;
        });
        library.Scalar("pg_column_compression", static (_, _) => Value.Null);
    }

    private static int Changes(CallContext context, in Value oid, bool includesTriggers)
    {
        CatalogSnapshot catalog = CatalogFunctions.Catalog(context);
        TriggerEvents events = catalog.TryGetTable((int)oid.UInt32, out TableDefinition? table) ? new RelationChanges(catalog, includesTriggers).Of(table) : TriggerEvents.None;
        return (events.HasFlag(TriggerEvents.Update) ? CanUpdate : 0) | (events.HasFlag(TriggerEvents.Insert) ? CanInsert : 0) | (events.HasFlag(TriggerEvents.Delete) ? CanDelete : 0);
    }

    private static bool IsUpdatable(CallContext context, in Value oid, int columnId, bool includesTriggers)
    {
        CatalogSnapshot catalog = CatalogFunctions.Catalog(context);
        return catalog.TryGetTable((int)oid.UInt32, out TableDefinition? table)
            && new RelationChanges(catalog, includesTriggers).IsUpdatable(table, columnId);
    }

    private static bool IsTable(CallContext context, in Value oid) =>
        CatalogFunctions.Catalog(context).TryGetTable((int)oid.UInt32, out TableDefinition? table) && table.Kind == TableKind.Table;

    private static Value LastValue(CallContext context, int id)
    {
        SqlSession session = CatalogFunctions.Session(context);
        if (!session.Names.Catalog.TryGet(id, out SequenceDefinition? sequence))
        {
            return Value.Null;
        }

        (long lastValue, bool isCalled) = session.Transactions.Engine.Sequences.Get(sequence);
        return isCalled ? Value.FromInt64(lastValue) : Value.Null;
    }

    private static string? SerialSequence(CallContext context, string relation, string columnName)
    {
        SqlSession session = CatalogFunctions.Session(context);
        int id = (int)RegistryNames.Require(session, DataType.Regclass, relation);
        if (!session.Names.Catalog.TryGetTable(id, out TableDefinition? table))
        {
            return null;
        }

        ColumnDefinition column = table.FindColumn(columnName)
            ?? throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{columnName}\" of relation \"{table.Name}\" does not exist");
        SequenceDefinition? sequence = session.Names.Catalog.Uses.SequencesOf(table.Id).FirstOrDefault(candidate => candidate.OwnerColumnId == column.Id);
        return sequence is null ? null : $"{Identifier.Quote(session.Names.SchemaName(sequence.SchemaId))}.{Identifier.Quote(sequence.Name)}";
    }

    private static IEnumerable<Value[]> Options(ArrayValue options)
    {
        foreach (Value option in options.Items.Where(option => !option.IsNull))
        {
            string[] parts = option.Text.Split('=', 2);
            yield return [Value.FromText(parts[0]), parts.Length > 1 ? Value.FromText(parts[1]) : Value.Null];
        }
    }

    private static IEnumerable<Value[]> PublishedTables(CatalogSnapshot catalog, string publication)
    {
        foreach ((TableDefinition table, PublishedTable? published) in PgPublication.Tables(catalog, publication))
        {
            IEnumerable<int> columns = published is { ColumnIds.IsEmpty: false } ? published.ColumnIds : table.LiveColumns.Select(static column => column.Id);
            Value[] attributes = [.. columns.Select(static id => Value.FromInt32(id))];
            yield return
            [
                Value.FromUInt32((uint)table.Id),
                Value.FromArray(new ArrayValue(DataType.Int2, [attributes.Length], [0], attributes)),
                published?.WhereSql is { } where ? Value.FromText(where) : Value.Null,
            ];
        }
    }

    private static IEnumerable<Value[]> Keywords()
    {
        foreach ((string word, KeywordClass keywordClass, bool isBareLabel) in KeywordTable.All)
        {
            (string code, string description) = keywordClass switch
            {
                KeywordClass.Unreserved => ("U", "unreserved"),
                KeywordClass.ColumnName => ("C", "unreserved (cannot be function or type name)"),
                KeywordClass.TypeOrFunctionName => ("T", "reserved (can be function or type name)"),
                _ => ("R", "reserved"),
            };
            yield return [Value.FromText(word), Value.FromText(code), Value.FromBoolean(isBareLabel), Value.FromText(description), Value.FromText(isBareLabel ? "can be bare label" : "requires AS")];
        }
    }

    private static Value IndexProperty(CallContext context, int id, string property) => !CatalogFunctions.Catalog(context).TryGetIndex(id, out _, out IndexDefinition? index)
        ? Value.Null
        : property.ToLowerInvariant() switch
        {
            "clusterable" => Value.FromBoolean(AccessMethod.Find(index.Method) is { CanCluster: true }),
            "index_scan" => Value.FromBoolean(AccessMethod.Find(index.Method) is { CanStepRows: true }),
            "backward_scan" => Value.FromBoolean(AccessMethod.Find(index.Method) is { CanGoBack: true }),
            "bitmap_scan" => Value.True,
            _ => Value.Null,
        };

    private static Value ColumnProperty(CallContext context, int id, int number, string property)
    {
        if (!CatalogFunctions.Catalog(context).TryGetIndex(id, out TableDefinition? table, out IndexDefinition? index) || number < 1
            || number > index.Parts.Length + index.IncludedColumnIds.Length || AccessMethod.Find(index.Method) is not { } method)
        {
            return Value.Null;
        }

        bool isKey = number <= index.Parts.Length;
        IndexKeyPart? part = isKey ? index.Parts[number - 1] : null;
        bool isOrdered = isKey && method.CanOrder;
        DataType? type = part is null or { IsExpression: true } ? null : table.Columns.First(column => column.Id == part.ColumnId).Type.Type;
        return property.ToLowerInvariant() switch
        {
            "asc" => isKey ? Value.FromBoolean(isOrdered && !part!.Descending) : Value.Null,
            "desc" => isKey ? Value.FromBoolean(isOrdered && part!.Descending) : Value.Null,
            "nulls_first" => isKey ? Value.FromBoolean(isOrdered && part!.NullsFirst) : Value.Null,
            "nulls_last" => isKey ? Value.FromBoolean(isOrdered && !part!.NullsFirst) : Value.Null,
            "orderable" => Value.FromBoolean(isOrdered),
            "search_array" => isKey ? Value.FromBoolean(method.FindsArrays) : Value.Null,
            "search_nulls" => isKey ? Value.FromBoolean(method.FindsNulls) : Value.Null,
            // Of gist and spgist that is a matter of the class.
            "returnable" or "distance_orderable" when !isKey && !method.CanReturn => Value.Null,
            "returnable" => Value.FromBoolean(method.CanReturn || (method.CanInclude && (type == DataType.Point || type == DataType.Box))),
            "distance_orderable" => Value.FromBoolean(!method.CanReturn && method.CanInclude && (type == DataType.Point || type == DataType.Box || type == DataType.Polygon)),
            _ => Value.Null,
        };
    }
}
