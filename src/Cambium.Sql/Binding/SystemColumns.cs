using System.Buffers;
using System.Numerics;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Binding;

/// <summary>
/// The columns every row has by name only. Rows carry no transaction ids: <c>xmin</c> is computed from what the row holds, so it is
/// equal as long as the row is and differs after a change, which is what optimistic clients compare it for. Reading it reads every
/// column of the row. Nothing is ever locked or deleted in place, so <c>xmax</c> is 0, and the command ids are too. <c>ctid</c> is
/// computed from the row's key, see <see cref="RowTid"/>.
/// </summary>
internal static class SystemColumns
{
    /// <summary>Ids below have a meaning of their own in PostgreSQL.</summary>
    private const uint FirstNormalId = 3;

    private static readonly ScalarFunction s_version = new(0, "xmin", [DataType.Any], DataType.Xid, static types => Version(types)) { IsStrict = false };

    private static readonly ScalarFunction s_partition = new(0, "tableoid", [DataType.Bytea], DataType.OidType, static (values, _) => Value.FromUInt32((uint)PartitionedKey.TableOf(values[0].Utf8)));

    /// <summary>What <c>xmax</c> is for a row that was inserted, and for one that an upsert updated: clients tell them apart by it.</summary>
    public static Value Inserted => Value.FromUInt32(0);

    /// <inheritdoc cref="Inserted"/>
    public static Value Updated => Value.FromUInt32(FirstNormalId);

    /// <param name="tableId">The table's id; NULL where an outer join has no row of it.</param>
    /// <param name="columns">All columns of the row.</param>
    /// <param name="updated">The column that says <see cref="Updated"/> or 0; null: always 0.</param>
    public static ScopeColumn[] Of(BoundExpression tableId, IReadOnlyList<PlanColumn> columns, PlanColumn? updated = null)
    {
        BoundExpression[] values = [tableId, .. columns.Select(column => new BoundColumn(column))];
        return
        [
            new("tableoid", tableId),
            new("xmin", VersionOf(values)),
            new("xmax", updated is null ? Zero(DataType.Xid) : new BoundColumn(updated)),
            new("cmin", Zero(DataType.Cid)),
            new("cmax", Zero(DataType.Cid)),
        ];
    }

    /// <summary>The id of the table that stores a partitioned table's row.</summary>
    /// <param name="rowKey">The row's key; NULL where an outer join has no row.</param>
    public static BoundExpression PartitionOf(PlanColumn rowKey) => new BoundCall(s_partition, [new BoundColumn(rowKey)], new CallTypes([DataType.Bytea], DataType.OidType));

    /// <param name="rowKey">The row's key; NULL where an outer join has no row.</param>
    /// <param name="partitions">Those of a partitioned table.</param>
    public static ScopeColumn Tid(TableDefinition table, PlanColumn rowKey, IEnumerable<TableDefinition>? partitions = null)
    {
        if (table.HasParts)
        {
            Dictionary<int, RowTid> parts = (partitions ?? []).ToDictionary(static partition => partition.Id, static partition => new RowTid(partition));
            ScalarFunction ofPart = new(0, "ctid", [DataType.Bytea], DataType.Tid, (values, _) => parts[PartitionedKey.TableOf(values[0].Utf8)].Of(PartitionedKey.KeyOf(values[0].Utf8)));
            return new("ctid", new BoundCall(ofPart, [new BoundColumn(rowKey)], new CallTypes([DataType.Bytea], DataType.Tid)));
        }

        return new("ctid", TidOf(table, new BoundColumn(rowKey)));
    }

    /// <param name="rowKey">The key of a row of a table without parts; NULL: there is no row.</param>
    public static BoundCall TidOf(TableDefinition table, BoundExpression rowKey)
    {
        RowTid tids = new(table);
        ScalarFunction function = new(0, "ctid", [DataType.Bytea], DataType.Tid, (values, _) => tids.Of(values[0].Utf8));
        return new BoundCall(function, [rowKey], new CallTypes([DataType.Bytea], DataType.Tid));
    }

    /// <param name="values">The id of the row's table, then its columns.</param>
    public static BoundCall VersionOf(BoundExpression[] values) => new(s_version, values, new CallTypes([.. values.Select(value => value.Type)], DataType.Xid));

    /// <exception cref="SqlErrorException">42701.</exception>
    public static void RequireOther(TableDefinition relation, string name)
    {
        if (relation.Kind != TableKind.View && IsName(name))
        {
            throw new SqlErrorException(SqlState.DuplicateColumn, $"column name \"{name}\" conflicts with a system column name");
        }
    }

    /// <summary>Whether every relation but views has a column of that name, which no other may have.</summary>
    public static bool IsName(string name) => name is "tableoid" or "xmin" or "cmin" or "xmax" or "cmax" or "ctid";

    /// <summary>Whether an expression is the <c>ctid</c> of the row that <paramref name="rowKey"/> is the key of.</summary>
    public static bool IsTid(BoundExpression expression, PlanColumn rowKey) =>
        expression is BoundCall { Children: [BoundColumn key] } call && ReferenceEquals(key.Column, rowKey) && call.Type.Type == DataType.Tid;

    public static BoundConstant Zero(DataType type) => new(Value.FromUInt32(0), type);

    private static ScalarImplementation Version(CallTypes types) => (values, _) =>
    {
        if (values[0].IsNull)
        {
            return Value.Null;
        }

        ArrayBufferWriter<byte> bytes = new();
        for (int index = 1; index < values.Length; index++)
        {
            bytes.GetSpan(1)[0] = values[index].IsNull ? (byte)0 : (byte)1;
            bytes.Advance(1);
            if (!values[index].IsNull)
            {
                BinaryFormat.Write(types.Arguments[index], values[index], bytes);
            }
        }

        uint checksum = uint.MaxValue;
        foreach (byte item in bytes.WrittenSpan)
        {
            checksum = BitOperations.Crc32C(checksum, item);
        }

        return Value.FromUInt32(checksum < FirstNormalId ? checksum + FirstNormalId : checksum);
    };
}
