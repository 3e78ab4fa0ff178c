using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Planning;

/// <summary>There is no row to lock where an outer join has none to show, so such tables are refused: asked when joins whose rows can't be missing are inner ones.</summary>
internal static class LockedSides
{
    /// <exception cref="SqlErrorException">0A000.</exception>
    internal static void Check(LogicalLock locked)
    {
        HashSet<PlanColumn> keys = [.. locked.Tables.Select(static table => table.RowKey)];
        if (locked.Wait != LockWait.Foreseen && IsOptional(locked.Input, keys, isOptional: false))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"{LockBinder.NameOf(locked.Strength)} cannot be applied to the nullable side of an outer join");
        }
    }

    private static bool IsOptional(LogicalPlan plan, HashSet<PlanColumn> keys, bool isOptional) => plan switch
    {
        LogicalScan scan => isOptional && keys.Contains(scan.RowKey),
        LogicalJoin { Kind: LogicalJoinKind.Left or LogicalJoinKind.Full } join =>
            IsOptional(join.Left, keys, isOptional || join.Kind == LogicalJoinKind.Full) || IsOptional(join.Right, keys, isOptional: true),
        _ => plan.Inputs.Any(input => IsOptional(input, keys, isOptional)),
    };
}
