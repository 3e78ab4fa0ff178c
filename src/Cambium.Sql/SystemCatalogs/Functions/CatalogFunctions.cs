using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>The functions that tell of the catalog and of the session, by area.</summary>
internal static class CatalogFunctions
{
    public static void Register(LibraryBuilder library)
    {
        DefinitionFunctions.Register(library);
        PrivilegeFunctions.Register(library);
        VisibilityFunctions.Register(library);
        CommentFunctions.Register(library);
        SizeFunctions.Register(library);
        ObjectAddressFunctions.Register(library);
        EventTriggerFunctions.Register(library);
        RelationFunctions.Register(library);
        PartitionFunctions.Register(library);
        IndexMaintenanceFunctions.Register(library);
        SessionFunctions.Register(library);
        AdvisoryFunctions.Register(library);
        StatisticsFunctions.Register(library);
        ViewFunctions.Register(library);
        HistoryFunctions.Register(library);
        LargeObjectFunctions.Register(library);
    }

    /// <summary>The session a function is called in.</summary>
    /// <exception cref="SqlErrorException">There is none, as where a call of constants is computed before its statement runs: then it isn't.</exception>
    public static SqlSession Session(CallContext context) => context.System is SystemInformation information
        ? information.Session
        : throw new SqlErrorException(SqlState.FeatureNotSupported, "the session cannot be asked where none is");

    public static CatalogSnapshot Catalog(CallContext context) => Session(context).Names.Catalog;

    /// <summary>The catalog, for what is told of one object: that is read. Parts of tables other than indexes are found in whatever table has them.</summary>
    public static CatalogSnapshot Catalog(CallContext context, int id)
    {
        Transaction transaction = Session(context).Transactions.Engine;
        if (transaction.Catalog.TryGet(id, out Definition? _))
        {
            transaction.Reads.NoteCatalog(id);
        }
        else if (transaction.Catalog.TryGetIndex(id, out TableDefinition? table, out _) || transaction.Catalog.TryGetIndex(DerivedOids.IndexOfKey(id), out table, out _))
        {
            transaction.Reads.NoteCatalog(table.Id);
        }
        else
        {
            transaction.Reads.NoteCatalogAll(NameClass.Relation);
        }

        return transaction.Catalog;
    }

    /// <summary>Text or NULL.</summary>
    public static Value Text(string? text) => text is null ? Value.Null : Value.FromText(text);
}
