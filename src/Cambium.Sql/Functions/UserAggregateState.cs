using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>How an aggregate of a user's is computed.</summary>
/// <param name="Initial">The first state; NULL with a strict transition: the first row's argument is.</param>
/// <param name="Final">Null: the last state is the result.</param>
/// <param name="FinalExtra">NULLs that the final function is given behind the state.</param>
internal sealed record UserAggregateSteps(
    ScalarImplementation Transition, bool IsTransitionStrict, Value Initial, ScalarImplementation? Final, bool IsFinalStrict, int FinalExtra);

/// <summary>An aggregate of a user's over one group (advance_transition_function and finalize_aggregate in nodeAgg.c).</summary>
internal sealed class UserAggregateState(UserAggregateSteps steps, int argumentCount) : AggregateState
{
    private readonly Value[] _given = new Value[argumentCount + 1];
    private Value _state = steps.Initial;
    private bool _hasState = !steps.Initial.IsNull || !steps.IsTransitionStrict;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        if (!_hasState)
        {
            _state = arguments[0];
            _hasState = true;
            return;
        }

        if (steps.IsTransitionStrict && _state.IsNull)
        {
            // A strict function isn't called again once it has returned NULL.
            return;
        }

        _given[0] = _state;
        arguments.CopyTo(_given.AsSpan(1));
        _state = steps.Transition(_given, context);
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context)
    {
        if (steps.Final is null)
        {
            return _state;
        }

        if (steps.IsFinalStrict && (_state.IsNull || steps.FinalExtra > 0))
        {
            return Value.Null;
        }

        Value[] given = new Value[steps.FinalExtra + 1];
        given[0] = _state;
        return steps.Final(given, context);
    }
}
