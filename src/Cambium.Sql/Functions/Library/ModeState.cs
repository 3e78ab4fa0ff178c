using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>mode(): the value with the longest run, the rows coming sorted; the first of equally frequent ones.</summary>
internal sealed class ModeState(DataType type) : AggregateState
{
    private Value _best;
    private long _bestCount;
    private Value _current;
    private long _currentCount;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        if (_currentCount > 0 && ValueComparer.Equals(type, _current, arguments[0]))
        {
            _currentCount++;
        }
        else
        {
            (_current, _currentCount) = (arguments[0], 1);
        }

        if (_currentCount > _bestCount)
        {
            (_best, _bestCount) = (_current, _currentCount);
        }
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _best;
}
