using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>min and max. Keeps a copy of bytes, so that a group doesn't hold a page in memory.</summary>
internal sealed class ExtremeState(ValueComparison compare, int sign, bool isBytes) : AggregateState
{
    private Value _result;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        if (_result.IsNull || compare(arguments[0], _result) * sign > 0)
        {
            _result = isBytes ? Value.FromUtf8(arguments[0].Utf8) : arguments[0];
        }
    }

    public override bool CanMerge => true;

    public override void Merge(AggregateState later, CallContext context)
    {
        Value value = ((ExtremeState)later)._result;
        if (!value.IsNull)
        {
            Add([value], context);
        }
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _result;
}
