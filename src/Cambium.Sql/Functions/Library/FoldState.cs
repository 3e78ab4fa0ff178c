using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Starts with the first value and joins the others to it; NULL without any.</summary>
/// <param name="isAssociative">It doesn't matter in what groups neighbours are joined, and joining them never fails.</param>
internal sealed class FoldState(Func<Value, Value, Value> join, bool isAssociative) : AggregateState
{
    private Value _result;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context) =>
        _result = _result.IsNull ? arguments[0] : join(_result, arguments[0]);

    public override bool CanMerge => isAssociative;

    public override void Merge(AggregateState later, CallContext context)
    {
        Value value = ((FoldState)later)._result;
        if (!value.IsNull)
        {
            Add([value], context);
        }
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _result;
}
