using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>One function of FROM: a set-returning call, or an expression that is one row.</summary>
/// <param name="IsExpanded">The rows' fields are the columns; else the one value is the column.</param>
/// <param name="Given">The types that the query has told for the fields of a record of no type; null: it hasn't, or the function knows them.</param>
internal sealed record FunctionRows(SetCall? Call, CompiledExpression? Scalar, int Width, bool IsExpanded, SqlType[]? Given = null);

/// <summary>Functions in FROM side by side, with an optional row number.</summary>
internal sealed class FunctionScan(FunctionRows[] functions, bool hasOrdinality, string alias, string functionName) : Operator
{
    private readonly IEnumerator<Value[]>?[] _running = new IEnumerator<Value[]>?[functions.Length];
    private QueryContext? _context;
    private long _ordinal;
    private bool _started;

    public override int Width { get; } = functions.Sum(function => function.Width) + (hasOrdinality ? 1 : 0);

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Function Scan";
        node.Title = alias == functionName ? $"Function Scan on {functionName}" : $"Function Scan on {functionName} {alias}";
        node.Attributes["Function Name"] = functionName;
        node.Attributes["Alias"] = alias;
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _ordinal = 0;
        _started = false;
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (!_started)
        {
            for (int index = 0; index < functions.Length; index++)
            {
                _running[index] = functions[index].Call?.Start([], _context!) ?? Single(functions[index]);
            }

            _started = true;
        }

        while (!batch.IsFull && Advance(batch))
        {
            _context!.Tick();
        }

        return batch.Count > 0;
    }

    private IEnumerator<Value[]> Single(FunctionRows function)
    {
        Value value = function.Scalar!.Evaluate([], _context!);
        if (function.Given is not null && !value.IsNull)
        {
            RecordFit.Require(value.Record, function.Given);
        }

        Value[] row = !function.IsExpanded ? [value] : value.IsNull ? new Value[function.Width] : value.Record.Items;
        return ((IEnumerable<Value[]>)[row]).GetEnumerator();
    }

    private bool Advance(RowBatch batch)
    {
        bool any = false;
        Span<Value> into = batch.Append();
        int place = 0;
        for (int index = 0; index < functions.Length; index++)
        {
            FunctionRows function = functions[index];
            Span<Value> own = into.Slice(place, function.Width);
            place += function.Width;
            if (_running[index]?.MoveNext() ?? false)
            {
                any = true;
                Value[] row = _running[index]!.Current;
                if (function.Call is { ReturnsRecords: true })
                {
                    // Its fields are the columns.
                    row = function.Call.FieldsOf(row[0], function.Width);
                }

                row.AsSpan(0, Math.Min(row.Length, own.Length)).CopyTo(own);
            }
            else
            {
                _running[index] = null;
                own.Clear();
            }
        }

        if (!any)
        {
            batch.RemoveLast();
            return false;
        }

        if (hasOrdinality)
        {
            into[^1] = Value.FromInt64(++_ordinal);
        }

        return true;
    }
}
