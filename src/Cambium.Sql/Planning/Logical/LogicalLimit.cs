using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>Skips <see cref="Offset"/> rows, then passes <see cref="Limit"/> (int8 expressions without columns; null or NULL: no limit).</summary>
/// <param name="tieKeys">WITH TIES: rows equal to the last one in these come along; null otherwise.</param>
public sealed class LogicalLimit(LogicalPlan input, BoundExpression? limit, BoundExpression? offset, IReadOnlyList<BoundSortKey>? tieKeys) : LogicalPlan
{
    public LogicalPlan Input { get; } = input;

    public BoundExpression? Limit { get; } = limit;

    public BoundExpression? Offset { get; } = offset;

    public IReadOnlyList<BoundSortKey>? TieKeys { get; } = tieKeys;

    /// <summary>Whether its first row is one of its input's first: without rows there it has none, and with one it has one. False also where only execution knows.</summary>
    public bool PassesFirst => Offset is null && Limit switch
    {
        null => true,
        BoundConstant count => Passes(count),
        BoundCast { Operand: BoundConstant { Type: var type } count } => type.Type == DataType.Int4 && Passes(count),
        _ => false,
    };

    public override IReadOnlyList<PlanColumn> Columns => Input.Columns;

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [input];

    public override IEnumerable<BoundExpression> Expressions
    {
        get
        {
            if (Limit is not null)
            {
                yield return Limit;
            }

            if (Offset is not null)
            {
                yield return Offset;
            }

            foreach (BoundSortKey key in TieKeys ?? [])
            {
                yield return key.Value;
            }
        }
    }

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalLimit(
            inputs[0], Limit is null ? null : map(Limit), Offset is null ? null : map(Offset),
            TieKeys is null ? null : [.. TieKeys.Select(key => key with { Value = map(key.Value) })]);

    /// <summary>How many rows are read for so many behind so many others: no fewer than none, whatever is wrong with the numbers.</summary>
    internal static long Reach(long limit, long offset) => Math.Min(Math.Max(0, limit), long.MaxValue - Math.Max(0, offset)) + Math.Max(0, offset);

    private static bool Passes(BoundConstant count) => count.Value.IsNull || count.Value.Int64 > 0;
}
