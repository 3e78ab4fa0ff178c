using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Starts with the first value and joins the others to it; NULL without any.</summary>
internal sealed class FoldState(Func<Value, Value, Value> join) : AggregateState
{
    private Value _result;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context) =>
        _result = _result.IsNull ? arguments[0] : join(_result, arguments[0]);

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _result;
}
