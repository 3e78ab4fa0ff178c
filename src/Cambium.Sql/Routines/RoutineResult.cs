using Cambium.Engine.Values;

namespace Cambium.Sql.Routines;

/// <summary>What a call returns.</summary>
/// <param name="Value">The value, or the record of several outputs.</param>
/// <param name="Rows">The rows of a set.</param>
internal readonly record struct RoutineResult(Value Value, IReadOnlyList<Value[]> Rows)
{
    public static readonly RoutineResult Nothing = new(Value.Null, []);

    /// <summary>Not at its end, but at a COMMIT: it goes on from here in the next transaction.</summary>
    public RoutineSuspension? Suspension { get; init; }
}
