using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>rank, dense_rank, percent_rank and cume_dist of a row that isn't there, among rows that come sorted.</summary>
internal sealed class HypotheticalState(string function, CallTypes types) : AggregateState
{
    private readonly List<Value[]> _rows = [];

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context) => _rows.Add(arguments.ToArray());

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context)
    {
        long before = 0;
        long notAfter = 0;
        long distinctBefore = 0;
        for (int i = 0; i < _rows.Count; i++)
        {
            int order = Compare(_rows[i], direct);
            notAfter += order <= 0 ? 1 : 0;
            if (order < 0)
            {
                before++;
                distinctBefore += i == 0 || Compare(_rows[i - 1], _rows[i]) != 0 ? 1 : 0;
            }
        }

        return function switch
        {
            "rank" => Value.FromInt64(before + 1),
            "dense_rank" => Value.FromInt64(distinctBefore + 1),
            "percent_rank" => Value.FromDouble(_rows.Count == 0 ? 0 : (double)before / _rows.Count),
            _ => Value.FromDouble((notAfter + 1.0) / (_rows.Count + 1)),
        };
    }

    private int Compare(ReadOnlySpan<Value> left, ReadOnlySpan<Value> right)
    {
        for (int i = 0; i < left.Length; i++)
        {
            AggregateOrder order = types.Order.Count > i ? types.Order[i] : default;
            DataType type = types.Arguments[types.Arguments.Count - left.Length + i].Type;
            int result;
            if (left[i].IsNull || right[i].IsNull)
            {
                result = left[i].IsNull.CompareTo(right[i].IsNull) * (order.NullsFirst ? -1 : 1);
            }
            else
            {
                result = ValueComparer.Compare(type, left[i], right[i]) * (order.Descending ? -1 : 1);
            }

            if (result != 0)
            {
                return result;
            }
        }

        return 0;
    }
}
