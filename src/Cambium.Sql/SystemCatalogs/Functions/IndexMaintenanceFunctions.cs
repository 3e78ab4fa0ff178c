using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>
/// brin_summarize_range, gin_clean_pending_list and the like: nothing waits to be put into an index, so they test what they are given as PostgreSQL does, and have done nothing.
/// </summary>
internal static class IndexMaintenanceFunctions
{
    /// <summary>The number that stands for all ranges, behind the last block there can be.</summary>
    private const long BlockMax = uint.MaxValue;

    public static void Register(LibraryBuilder library)
    {
        library.Scalar("brin_summarize_new_values", static (args, ctx) => Done(ctx, args[0], "brin", Value.FromInt32(0)));
        library.Scalar("brin_summarize_range", static (args, ctx) => OfBlock(ctx, args, Value.FromInt32(0)));
        library.Scalar("brin_desummarize_range", static (args, ctx) => OfBlock(ctx, args, Value.FromText("")));
        library.Scalar("gin_clean_pending_list", static (args, ctx) => Done(ctx, args[0], "gin", Value.FromInt64(0)));
    }

    private static Value OfBlock(CallContext ctx, ReadOnlySpan<Value> args, in Value answer) => args[1].Int64 is >= 0 and <= BlockMax
        ? Done(ctx, args[0], "brin", answer)
        : throw new SqlErrorException(SqlState.NumericValueOutOfRange, FormattableString.Invariant($"block number out of range: {args[1].Int64}"));

    /// <exception cref="SqlErrorException">XX000: no such relation; 42809: not an index of the method; 42501.</exception>
    private static Value Done(CallContext ctx, in Value relation, string method, in Value answer)
    {
        SqlSession session = CatalogFunctions.Session(ctx);
        int id = (int)relation.UInt32;
        if (!session.Names.Catalog.TryGetIndex(id, out TableDefinition? table, out IndexDefinition? index))
        {
            string? other = session.Names.Catalog.TryGet(id, out Definition? definition) ? definition.Name : RelationFacts.Find(id)?.Name;
            throw other is null
                ? new SqlErrorException(SqlState.InternalError, FormattableString.Invariant($"could not open relation with OID {relation.UInt32}"))
                : new SqlErrorException(SqlState.WrongObjectType, $"\"{other}\" is not an index");
        }

        if (index.Method != method)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{index.Name}\" is not a {method.ToUpperInvariant()} index");
        }

        return session.Roles.Rights.Owns(table) ? answer : throw RoleRights.NotOwner("index", index.Name);
    }
}
