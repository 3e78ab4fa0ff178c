using Cambium.Engine.Values;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// UNION ALL, or parts of a table, whose inputs come in one order: merged, so that the whole comes in it, too. Of equal rows those of the earlier input come first.
/// Nothing is read of an input beyond what is asked for soon.
/// </summary>
/// <param name="places">Per input, the place of each output column.</param>
/// <param name="keys">What all inputs are ordered by, in places of the output.</param>
/// <param name="chosen">Says at each opening which inputs to read; null: all.</param>
internal sealed class MergeAppend(Operator[] inputs, int[][] places, int width, SortKey[] keys, IReadOnlyList<string> keyTexts, Func<QueryContext, bool[]>? chosen = null) : Operator
{
    private readonly RowComparer _comparer = new(keys);
    private readonly Run[] _runs = [.. inputs.Select((input, index) => new Run(index, input, places[index], [.. keys.Select(key => places[index][key.Place])]))];

    // The runs that have a row, as a heap: the first has the row that comes next.
    private readonly Run[] _heap = new Run[inputs.Length];
    private QueryContext? _context;
    private int _count;
    private bool _isStarted;

    // Whether the first row of all has been handed over.
    private bool _isTaken;

    public override int Width => width;

    public override IReadOnlyList<Operator> Children => inputs;

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Merge Append";
        node.Add("Sort Key", keyTexts);
    }

    public override void Close()
    {
        foreach (Run run in _runs)
        {
            run.Batch.Release();
        }

        _count = 0;
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        Close();
        _context = context;
        _isStarted = false;
        _isTaken = false;
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (!_isStarted)
        {
            _isStarted = true;
            Start();
        }

        // Behind a row that was handed over the next is looked for only when it is asked for.
        while (!batch.IsFull && _count > 0 && (!_isTaken || Advance()))
        {
            Run first = _heap[0];
            Rows.CopyPlaces(first.Row, batch.Append(), first.Places);
            _isTaken = true;
            _context!.Tick();
        }

        return batch.Count > 0;
    }

    private void Start()
    {
        bool[]? isChosen = chosen?.Invoke(_context!);
        foreach (Run run in _runs)
        {
            if (isChosen is null || isChosen[run.Number])
            {
                run.Open(_context!);
                if (run.MoveNext())
                {
                    _heap[_count++] = run;
                }
            }
        }

        for (int place = (_count / 2) - 1; place >= 0; place--)
        {
            Sift(place);
        }
    }

    /// <summary>Goes on behind the first row.</summary>
    /// <returns>False: there are no more.</returns>
    private bool Advance()
    {
        _isTaken = false;
        if (!_heap[0].MoveNext())
        {
            _heap[0] = _heap[--_count];
        }

        Sift(0);
        return _count > 0;
    }

    private void Sift(int place)
    {
        while ((2 * place) + 1 is var child && child < _count)
        {
            child += child + 1 < _count && IsBefore(_heap[child + 1], _heap[child]) ? 1 : 0;
            if (!IsBefore(_heap[child], _heap[place]))
            {
                return;
            }

            (_heap[place], _heap[child]) = (_heap[child], _heap[place]);
            place = child;
        }
    }

    private bool IsBefore(Run left, Run right)
    {
        ReadOnlySpan<Value> leftRow = left.Row;
        ReadOnlySpan<Value> rightRow = right.Row;
        for (int key = 0; key < keys.Length; key++)
        {
            int result = _comparer.Compare(key, leftRow[left.Keys[key]], rightRow[right.Keys[key]]);
            if (result != 0)
            {
                return result < 0;
            }
        }

        return left.Number < right.Number;
    }

    /// <summary>An input and how far it is read.</summary>
    /// <param name="Keys">Where the keys are in its rows.</param>
    private sealed record Run(int Number, Operator Input, int[] Places, int[] Keys)
    {
        private const int RowsFirst = 2;

        private int _row;

        internal RowBatch Batch { get; } = new();

        internal ReadOnlySpan<Value> Row => Batch[_row];

        internal void Open(QueryContext context)
        {
            Input.Open(context);
            Batch.Clear(Input.Width);
            Batch.RowsWanted = RowsFirst;
            _row = -1;
        }

        /// <summary>Reads twice as many rows each time: few where few are wanted, and full batches soon.</summary>
        internal bool MoveNext()
        {
            if (++_row < Batch.Count)
            {
                return true;
            }

            _row = 0;
            bool any = Input.Next(Batch);
            Batch.RowsWanted = Math.Min(RowBatch.RowsMax, Batch.RowsWanted * 2);
            return any;
        }
    }
}
