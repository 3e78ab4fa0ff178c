using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>
/// An aggregate. A strict one is never shown a row with a NULL argument. An ordered-set aggregate
/// (<see cref="DirectArguments"/> not negative) is called as name(direct) WITHIN GROUP (ORDER BY aggregated): its
/// <see cref="FunctionDefinition.Arguments"/> are both together, and it is fed rows in that order.
/// </summary>
public sealed class AggregateFunction : FunctionDefinition
{
    private readonly Func<CallTypes, Func<AggregateState>> _bind;

    public AggregateFunction(int oid, string name, IReadOnlyList<DataType> arguments, DataType result, Func<CallTypes, Func<AggregateState>> bind)
        : base(oid, name, arguments, result)
    {
        _bind = bind;
    }

    /// <summary>Number of direct arguments of an ordered-set aggregate; -1 for an ordinary one.</summary>
    public int DirectArguments { get; init; } = -1;

    /// <summary>A hypothetical-set aggregate: as many direct arguments as sort keys, compared with them.</summary>
    public bool IsHypothetical { get; init; }

    /// <summary>The result doesn't depend on duplicates, so DISTINCT costs nothing (min, max, bool_and).</summary>
    public bool IgnoresDuplicates { get; init; }

    /// <summary>Makes states for a call with these types: one per group.</summary>
    public Func<AggregateState> Bind(CallTypes types) => _bind(types);
}
