using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Partitions;
using Cambium.Sql.Statements.Definitions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>satisfies_hash_partition(table, modulus, remainder, key…): whether a partition of that bound would take the key.</summary>
internal static class HashPartitionTest
{
    /// <summary>Arguments before the key.</summary>
    private const int BeforeKey = 3;

    public static ScalarImplementation Bind(CallTypes types) => (args, ctx) =>
    {
        if (args[0].IsNull || args[1].IsNull || args[2].IsNull)
        {
            return Value.False;
        }

        (int modulus, int remainder) = (args[1].Int32, args[2].Int32);
        RequireBound(modulus, remainder);
        CatalogSnapshot catalog = CatalogFunctions.Catalog(ctx);
        TableDefinition table = Table(catalog, args[0].UInt32);
        Value[] key = types.IsVariadicArray ? Items(types, args[BeforeKey], table.Partitioning!) : Values(types, args, table.Partitioning!);
        return Value.FromBoolean(PartitionHash.Of(table, catalog)!.Of(key) % (ulong)modulus == (ulong)remainder);
    };

    private static void RequireBound(int modulus, int remainder)
    {
        string? fault = modulus <= 0 ? "modulus for hash partition must be an integer value greater than zero"
            : remainder < 0 ? "remainder for hash partition must be an integer value greater than or equal to zero"
            : remainder >= modulus ? "remainder for hash partition must be less than modulus"
            : null;
        if (fault is not null)
        {
            throw Invalid(fault);
        }
    }

    private static TableDefinition Table(CatalogSnapshot catalog, uint oid)
    {
        if (!catalog.TryGetTable((int)oid, out TableDefinition? table))
        {
            string? other = catalog.TryGetIndex((int)oid, out _, out IndexDefinition? index) ? index.Name
                : catalog.TryGet((int)oid, out SequenceDefinition? sequence) ? sequence.Name
                : RelationFacts.Find((int)oid)?.Name;
            throw other is not null ? NotHashed(other) : new SqlErrorException(SqlState.InternalError, FormattableString.Invariant($"could not open relation with OID {oid}"));
        }

        return table.Partitioning?.Strategy == PartitionStrategy.Hash ? table : throw NotHashed(table.Name);
    }

    private static Value[] Values(CallTypes types, ReadOnlySpan<Value> args, Partitioning partitioning)
    {
        RequireCount(partitioning, args.Length - BeforeKey);
        for (int part = 0; part < partitioning.Key.Length; part++)
        {
            (DataType wanted, DataType given) = (partitioning.Key[part].Type.Type, types.Arguments[BeforeKey + part].Type);
            if (!CastCommand.IsBinaryCoercible(given, wanted))
            {
                throw Invalid(FormattableString.Invariant($"column {part + 1} of the partition key has type {wanted.DisplayName}, but supplied value is of type {given.DisplayName}"));
            }
        }

        return [.. args[BeforeKey..]];
    }

    private static Value[] Items(CallTypes types, in Value array, Partitioning partitioning)
    {
        DataType given = types.Arguments[BeforeKey].Type.Underlying().Element!;
        for (int part = 0; part < partitioning.Key.Length; part++)
        {
            if (partitioning.Key[part].Type.Type is var wanted && wanted != given)
            {
                throw Invalid(FormattableString.Invariant($"column {part + 1} of the partition key has type \"{wanted.DisplayName}\", but supplied value is of type \"{given.DisplayName}\""));
            }
        }

        Value[] items = array.IsNull ? [] : [.. array.Array.Items];
        RequireCount(partitioning, items.Length);
        return items;
    }

    private static void RequireCount(Partitioning partitioning, int count)
    {
        if (count != partitioning.Key.Length)
        {
            throw Invalid(FormattableString.Invariant($"number of partitioning columns ({partitioning.Key.Length}) does not match number of partition keys provided ({count})"));
        }
    }

    private static SqlErrorException NotHashed(string name) => Invalid($"\"{name}\" is not a hash partitioned table");

    private static SqlErrorException Invalid(string message) => new(SqlState.InvalidParameterValue, message);
}
