using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Modification;

namespace Cambium.Sql.Partitions;

/// <summary>
/// The number by which hash partitions are told apart: that of PostgreSQL, so that dumps of partitions fit. Each part of the key is hashed as its type is, or by the function of its operator
/// class. Immutable; any thread.
/// </summary>
internal sealed class PartitionHash
{
    /// <summary>What each function gets as its second argument.</summary>
    public const ulong Seed = 0x7A5B22367996DCFD;

    /// <summary>The number of the function that takes a seed.</summary>
    public const int FunctionNumber = 2;

    private readonly Part[] _parts;
    private readonly Func<QueryContext>? _newContext;

    private PartitionHash(Part[] parts, Func<QueryContext>? newContext)
    {
        _parts = parts;
        _newContext = newContext;
    }

    /// <param name="Type">What it hashes values as.</param>
    /// <param name="Function">Computes the hash of a row that is the key; null: it is the type's own.</param>
    /// <param name="FunctionId">For errors.</param>
    private readonly record struct Part(DataType Type, RowExpression? Function, int FunctionId);

    /// <summary>Of a table that is partitioned by hash; null for others.</summary>
    public static PartitionHash? Of(TableDefinition table, CatalogSnapshot catalog)
    {
        if (table.Partitioning is not { Strategy: PartitionStrategy.Hash } partitioning)
        {
            return null;
        }

        TableExpressionBinder? binder = null;
        PlanColumn[] key = [.. partitioning.Key.Select(static part => new PlanColumn("key", part.Type))];
        Part[] parts =
        [
            .. partitioning.Key.Select((part, place) => FunctionOf(part, catalog) is { } function
                ? new Part(part.OrderType, RowExpressions.Compile((binder ??= new TableExpressionBinder(table, catalog)).Hash(function, new BoundColumn(key[place])), key), function.Id)
                : new Part(part.OrderType, null, 0)),
        ];
        return new PartitionHash(parts, binder is null ? null : binder.NewContext);
    }

    /// <summary>The function by which values of a part are hashed; null: the type's own. A class that lists nothing stands for that.</summary>
    /// <exception cref="SqlErrorException">42P17: its class has none.</exception>
    public static ClassMember? FunctionOf(IndexKeyPart part, CatalogSnapshot catalog)
    {
        if (part.OperatorClassId is not { } id || !catalog.TryGet(id, out OperatorClassDefinition? @class) || (@class.Operators.IsEmpty && @class.Functions.IsEmpty))
        {
            return null;
        }

        return @class.Functions.FirstOrDefault(function => function.Number == FunctionNumber && function.Left == @class.InputType && function.Right == @class.InputType)
            ?? throw new SqlErrorException(
                SqlState.InvalidObjectDefinition,
                $"operator class \"{@class.Name}\" of access method {@class.Method} is missing support function 2 for type {@class.InputType.Type.DisplayName}");
    }

    /// <param name="key">A value for each part.</param>
    public ulong Of(ReadOnlySpan<Value> key)
    {
        ulong hash = 0;
        QueryContext? context = null;
        for (int place = 0; place < key.Length; place++)
        {
            if (!key[place].IsNull)
            {
                Part part = _parts[place];
                ulong own = part.Function is null ? HashFunctions.Extended(part.Type, key[place], Seed) : Call(part, key, context ??= _newContext!());
                hash ^= own + 0x49A0F4DD15E5A8E3 + (hash << 54) + (hash >> 7);
            }
        }

        return hash;
    }

    private static ulong Call(in Part part, ReadOnlySpan<Value> key, QueryContext context)
    {
        Value hash = part.Function!.Evaluate(key, context);
        return !hash.IsNull ? (ulong)hash.Int64 : throw new SqlErrorException(SqlState.InternalError, FormattableString.Invariant($"function {part.FunctionId} returned NULL"));
    }
}
