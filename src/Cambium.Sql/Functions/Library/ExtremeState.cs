using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>min and max. Keeps a copy of bytes, so that a group doesn't hold a page in memory.</summary>
/// <param name="takesLater">Of equal values the later one: 3.00 and not 3.0. Where equal values are the same, the first is as good.</param>
internal sealed class ExtremeState(ValueComparison compare, int sign, bool isBytes, bool takesLater) : AggregateState
{
    private readonly int _threshold = takesLater ? 0 : 1;
    private Value _result;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        if (_result.IsNull || Math.Sign(compare(arguments[0], _result)) * sign >= _threshold)
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
