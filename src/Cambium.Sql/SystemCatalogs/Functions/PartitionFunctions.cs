using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Partitions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>pg_partition_tree and the other functions about partitions.</summary>
internal static class PartitionFunctions
{
    public static void Register(LibraryBuilder library)
    {
        // Immutable to PostgreSQL, but it reads the catalogs.
        library.Scalar(
            "pg_partition_root", static _ => static (args, ctx) => Ancestors(CatalogFunctions.Catalog(ctx), (int)args[0].UInt32) is [.., var root] ? Oid(root) : Value.Null, Volatility.Stable);
        library.Scalar("satisfies_hash_partition", HashPartitionTest.Bind, Volatility.Stable);
        library.Set("pg_partition_ancestors", static (args, ctx) => Ancestors(CatalogFunctions.Catalog(ctx), (int)args[0].UInt32).Select(static id => (Value[])[Oid(id)]));
        library.Set("pg_partition_tree", static (args, ctx) => Tree(CatalogFunctions.Catalog(ctx), (int)args[0].UInt32));
        library.Scalar("pg_get_partkeydef", static (args, ctx) => CatalogFunctions.Text(Key(CatalogFunctions.Session(ctx), (int)args[0].UInt32)));
        library.Scalar("pg_get_partition_constraintdef", static (args, ctx) => CatalogFunctions.Text(Constraint(CatalogFunctions.Session(ctx), (int)args[0].UInt32)));
    }

    private static Value Oid(int id) => Value.FromUInt32((uint)id);

    private static string? Key(SqlSession session, int id) => session.Names.Catalog.TryGetTable(id, out TableDefinition? table) && table.Partitioning is { } partitioning
        ? new PartitionText(session.Format, partitioning).Key(session, table)
        : null;

    private static string? Constraint(SqlSession session, int id) =>
        session.Names.Catalog.TryGetTable(id, out TableDefinition? table) && table.ParentId is not null ? new PartitionConstraintText(session).Print(table) : null;

    /// <summary>The relation and those it is a part of, upwards; none when it has nothing to do with partitions.</summary>
    private static List<int> Ancestors(CatalogSnapshot catalog, int id)
    {
        List<int> found = [];
        if (catalog.TryGetTable(id, out TableDefinition? table) && (table.IsPartitioned || table.ParentId is not null))
        {
            found.AddRange(catalog.GetAncestors(table).Prepend(table).Select(static part => part.Id));
        }
        else if (catalog.TryGetIndex(id, out TableDefinition? owner, out IndexDefinition? index) && (owner.IsPartitioned || index.ParentId is not null))
        {
            for (IndexDefinition? part = index; part is not null; part = part.ParentId is { } above && catalog.TryGetIndex(above, out _, out IndexDefinition? whole) ? whole : null)
            {
                found.Add(part.Id);
            }
        }

        return found;
    }

    private static IEnumerable<Value[]> Tree(CatalogSnapshot catalog, int id)
    {
        if (Ancestors(catalog, id) is not [_, ..] ancestors)
        {
            yield break;
        }

        Queue<(int Id, int? Parent, int Level)> pending = new();
        pending.Enqueue((id, ancestors.Count > 1 ? ancestors[1] : null, 0));
        while (pending.TryDequeue(out (int Id, int? Parent, int Level) next))
        {
            int[] parts = [.. Parts(catalog, next.Id, out bool isLeaf)];
            yield return [Oid(next.Id), next.Parent is { } parent ? Oid(parent) : Value.Null, Value.FromBoolean(isLeaf), Value.FromInt32(next.Level)];
            foreach (int part in parts)
            {
                pending.Enqueue((part, next.Id, next.Level + 1));
            }
        }
    }

    private static IEnumerable<int> Parts(CatalogSnapshot catalog, int id, out bool isLeaf)
    {
        if (catalog.TryGetTable(id, out TableDefinition? table))
        {
            isLeaf = !table.IsPartitioned;
            return (table.Partitioning?.Partitions ?? []).Select(static partition => partition.TableId).Order();
        }

        catalog.TryGetIndex(id, out TableDefinition? owner, out _);
        isLeaf = !owner!.IsPartitioned;
        return (owner.Partitioning?.Partitions ?? []).SelectMany(partition => catalog.TryGetTable(partition.TableId, out TableDefinition? child) ? child.Indexes : [])
            .Where(index => index.ParentId == id).Select(static index => index.Id).Order();
    }
}
