using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Skips and passes rows by number; asks its input for no more than it needs.</summary>
/// <param name="ties">WITH TIES: compares two rows by the sort keys; null otherwise.</param>
internal sealed class LimitOperator(Operator input, CompiledExpression? limit, CompiledExpression? offset, RowComparer? ties) : Operator
{
    private readonly RowBatch _input = new();
    private QueryContext? _context;
    private Value[]? _lastRow;
    private long _remaining;
    private long _toSkip;
    private bool _started;
    private bool _ended;

    public override int Width => input.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    public override void Describe(ExplainNode node) => node.NodeType = "Limit";

    public override void Close()
    {
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        if (ties is not null && limit!.Evaluate([], context).IsNull)
        {
            throw new SqlErrorException(SqlState.InvalidRowCountInLimitClause, "row count cannot be null in FETCH FIRST ... WITH TIES clause");
        }

        _remaining = Count(limit, long.MaxValue, SqlState.InvalidRowCountInLimitClause, "LIMIT must not be negative");
        _toSkip = Count(offset, 0, SqlState.InvalidRowCountInResultOffsetClause, "OFFSET must not be negative");
        _started = false;
        _ended = false;
        _lastRow = null;
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        while (!_ended)
        {
            if (_remaining == 0 && ties is null)
            {
                _ended = true;
                input.Close();
                break;
            }

            if (!_started)
            {
                _started = true;
                _toSkip -= _toSkip == 0 ? 0 : input.Skip(_toSkip);
            }

            long wanted = _toSkip > 0 ? _toSkip : Math.Max(1, Math.Min(_remaining, batch.RowsWanted));
            _input.RowsWanted = (int)Math.Min(wanted, RowBatch.RowsMax);
            if (!input.Next(_input))
            {
                _ended = true;
                break;
            }

            Take(batch);
            if (batch.Count > 0)
            {
                return true;
            }

            _context!.CheckCancellation();
        }

        return false;
    }

    private void Take(RowBatch batch)
    {
        for (int row = 0; row < _input.Count; row++)
        {
            if (_toSkip > 0)
            {
                _toSkip--;
                continue;
            }

            ReadOnlySpan<Value> values = _input[row];
            if (_remaining > 0)
            {
                _remaining--;
                batch.Append(values);
                if (_remaining == 0 && ties is not null)
                {
                    _lastRow = values.ToArray();
                }
            }
            else if (_lastRow is not null && ties!.Compare(_lastRow, values) == 0)
            {
                batch.Append(values);
            }
            else
            {
                _ended = true;
                input.Close();
                return;
            }
        }
    }

    private long Count(CompiledExpression? expression, long otherwise, string sqlState, string negative)
    {
        if (expression is null)
        {
            return otherwise;
        }

        Value value = expression.Evaluate([], _context!);
        return value.IsNull ? otherwise : value.Int64 >= 0 ? value.Int64 : throw new SqlErrorException(sqlState, negative);
    }
}
