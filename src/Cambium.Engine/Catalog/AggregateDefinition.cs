using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// What makes a user's function an aggregate: the functions it is computed by, as OIDs of users' or built-in ones (0 for none), and its state.
/// </summary>
public sealed record AggregateDefinition
{
    /// <summary>Takes the state and a row's arguments to the next state.</summary>
    public required int TransitionFunction { get; init; }

    /// <summary>May be polymorphic, as the arguments are.</summary>
    public required SqlType StateType { get; init; }

    /// <summary>The first state's text; null for a state that is NULL.</summary>
    public string? InitialValue { get; init; }

    /// <summary>Takes the last state to the result.</summary>
    public int FinalFunction { get; init; }

    /// <summary>The final function is given NULLs in the places of the arguments, by which a polymorphic one knows their types.</summary>
    public bool FinalTakesArguments { get; init; }

    /// <summary>pg_aggregate.aggfinalmodify: r, s or w.</summary>
    public char FinalModify { get; init; } = 'r';

    public int StateSpace { get; init; }

    // What follows is kept for descriptions: states are neither combined nor sent, and moving frames are computed anew.
    public int CombineFunction { get; init; }

    public int SerializeFunction { get; init; }

    public int DeserializeFunction { get; init; }

    public int MovingTransitionFunction { get; init; }

    public int MovingInverseFunction { get; init; }

    public int MovingFinalFunction { get; init; }

    public SqlType? MovingStateType { get; init; }

    public int MovingStateSpace { get; init; }

    public string? MovingInitialValue { get; init; }

    public bool MovingFinalTakesArguments { get; init; }

    public char MovingFinalModify { get; init; } = 'r';

    public int SortOperator { get; init; }

    /// <summary>The functions it is computed by.</summary>
    [JsonIgnore]
    public IEnumerable<int> Functions =>
        new[] { TransitionFunction, FinalFunction, CombineFunction, SerializeFunction, DeserializeFunction, MovingTransitionFunction, MovingInverseFunction, MovingFinalFunction }
            .Where(static function => function != 0);

    /// <summary>Whether a function is one of those it is computed by.</summary>
    public bool Uses(int functionId) => Functions.Contains(functionId);
}
