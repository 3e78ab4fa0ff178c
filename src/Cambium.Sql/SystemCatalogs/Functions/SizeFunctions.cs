using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>Sizes, estimated from the number of entries of the trees: what is in memory has no files to measure.</summary>
internal static class SizeFunctions
{
    private const int PageSize = 8192;
    private const int RowBytesGuess = 100;
    private const int EntryBytesGuess = 24;

    public static void Register(LibraryBuilder library)
    {
        library.Scalar("pg_relation_size", static (args, ctx) => args.Length == 1 || IsMain(args[1].Text) ? Size(ctx, args[0].UInt32, heap: true, indexes: false) : Value.FromInt64(0));
        library.Scalar("pg_table_size", static (args, ctx) => Size(ctx, args[0].UInt32, heap: true, indexes: false));
        library.Scalar("pg_indexes_size", static (args, ctx) => Size(ctx, args[0].UInt32, heap: false, indexes: true));
        library.Scalar("pg_total_relation_size", static (args, ctx) => Size(ctx, args[0].UInt32, heap: true, indexes: true));
        library.Scalar("pg_database_size pg_tablespace_size", static (_, ctx) => Value.FromInt64(DatabaseSize(CatalogFunctions.Session(ctx))));
        library.Scalar("pg_relation_filenode", static (args, ctx) =>
            CatalogFunctions.Catalog(ctx).TryGetTable((int)args[0].UInt32, out TableDefinition? table) && table.Kind != TableKind.View
                ? Value.FromUInt32((uint)table.TreeId)
                : Value.Null);
        library.Scalar("pg_relation_filepath", static (_, _) => Value.Null);
        library.Scalar("pg_tablespace_location", static (_, _) => Value.FromText(""));
    }

    /// <summary>How many rows a table has that takes so many pages.</summary>
    public static long RowsOfPages(long pages) => pages * PageSize / RowBytesGuess;

    public static long EntriesOfPages(long pages) => pages * PageSize / EntryBytesGuess;

    /// <summary>Of a relation's files only the one of its rows is there.</summary>
    private static bool IsMain(string fork) => fork is "main" or "fsm" or "vm" or "init"
        ? fork == "main"
        : throw new SqlErrorException(SqlState.InvalidParameterValue, "invalid fork name", hint: "Valid fork names are \"main\", \"fsm\", \"vm\", and \"init\".");

    private static long DatabaseSize(SqlSession session) => session.Names.Catalog.Tables
        .Where(table => table.Kind != TableKind.View)
        .Sum(table => HeapSize(session, table) + IndexesSize(session, table));

    private static Value Size(CallContext context, uint oid, bool heap, bool indexes)
    {
        SqlSession session = CatalogFunctions.Session(context);
        CatalogSnapshot catalog = session.Names.Catalog;
        if (catalog.TryGetTable((int)oid, out TableDefinition? table))
        {
            long size = heap && table.Kind != TableKind.View ? HeapSize(session, table) : 0;
            return Value.FromInt64(size + (indexes ? IndexesSize(session, table) : 0));
        }

        if (catalog.TryGetIndex((int)oid, out TableDefinition? of, out IndexDefinition? found))
        {
            return Value.FromInt64(heap ? IndexSize(session, of, found) : 0);
        }

        if (catalog.TryGet((int)oid, out SequenceDefinition? _))
        {
            return Value.FromInt64(PageSize);
        }

        return RelationFacts.Find((int)oid) is null ? Value.Null : Value.FromInt64(0);
    }

    private static long HeapSize(SqlSession session, TableDefinition table) => session.Transactions.Engine.GetTree(table.TreeId).Count == 0 ? 0 : Pages(session, table.TreeId, RowBytesGuess);

    private static long IndexesSize(SqlSession session, TableDefinition table) => table.Indexes.Sum(index => IndexSize(session, table, index));

    /// <summary>What is in a partitioned index is in its parts.</summary>
    private static long IndexSize(SqlSession session, TableDefinition table, IndexDefinition index) =>
        table.IsPartitioned || session.Transactions.Engine.Catalog.IsMissing(index) ? 0 : Pages(session, index.TreeId, EntryBytesGuess);

    private static long Pages(SqlSession session, int treeId, int bytesPerEntry)
    {
        long bytes = session.Transactions.Engine.GetTree(treeId).Count * bytesPerEntry;
        return Math.Max(1, (bytes + PageSize - 1) / PageSize) * PageSize;
    }
}
