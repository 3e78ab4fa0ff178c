using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Rows that are sorted when all are in, stably: equal rows keep the order they came in. With a limit only that many of the best are kept.</summary>
internal sealed class SortedRows
{
    /// <summary>Above this a bounded heap no longer pays.</summary>
    internal const long TopRowsMax = 100_000;

    private readonly RowComparer _comparer;
    private readonly QueryContext _context;
    private readonly RowList _rows;
    private readonly long _top;

    // With a limit a heap whose root is the worst of the rows kept.
    private readonly PriorityQueue<int, int>? _worst;
    private readonly List<int> _arrivals = [];
    private SortEntry[] _order = [];
    private int _arrival;

    /// <param name="top">Rows wanted at most; <see cref="long.MaxValue"/>: all.</param>
    /// <param name="context">Of the thread that adds rows and sorts them.</param>
    internal SortedRows(int width, RowComparer comparer, long top, QueryContext context)
    {
        _comparer = comparer;
        _context = context;
        _rows = new RowList(width, context.Memory);
        _top = top;
        if (top <= TopRowsMax)
        {
            _worst = new PriorityQueue<int, int>(Comparer<int>.Create((left, right) =>
            {
                int result = comparer.Compare(_rows[right], _rows[left]);
                return result != 0 ? result : _arrivals[right].CompareTo(_arrivals[left]);
            }));
        }
    }

    /// <summary>Rows that are all there already.</summary>
    internal SortedRows(RowList rows, RowComparer comparer, QueryContext context)
    {
        _comparer = comparer;
        _context = context;
        _rows = rows;
        _top = long.MaxValue;
    }

    /// <summary>Known after <see cref="Complete"/>.</summary>
    internal int Count => _order.Length;

    /// <summary>A row by its place in the order.</summary>
    internal ReadOnlySpan<Value> this[int place] => _rows[_order[place].Row];

    /// <summary>The worst of the rows kept, when there are as many as wanted.</summary>
    internal ReadOnlySpan<Value> Worst => _rows[_worst!.Peek()];

    internal void Add(RowBatch batch)
    {
        if (_worst is null)
        {
            _rows.AddAll(batch);
            return;
        }

        for (int row = 0; row < batch.Count; row++)
        {
            AddToTop(batch[row]);
        }
    }

    /// <summary>With a limit.</summary>
    /// <returns>False: there are enough that are no worse.</returns>
    internal bool AddToTop(ReadOnlySpan<Value> row)
    {
        int arrival = _arrival++;
        if (_worst!.Count < _top)
        {
            _rows.Add(row);
            _arrivals.Add(arrival);
            _worst.Enqueue(_rows.Count - 1, _rows.Count - 1);
            return true;
        }

        if (_top == 0 || _comparer.Compare(row, Worst) >= 0)
        {
            return false;
        }

        int place = _worst.Dequeue();
        row.CopyTo(_rows.Writable(place));
        _arrivals[place] = arrival;
        _worst.Enqueue(place, place);
        return true;
    }

    /// <summary>Sorts: all rows are in.</summary>
    internal void Complete()
    {
        if (_worst is not null)
        {
            _order = new SortEntry[_worst.Count];
            for (int index = _order.Length - 1; index >= 0; index--)
            {
                _order[index] = EntryOf(_worst.Dequeue());
            }

            return;
        }

        _context.Memory?.Take(2L * _rows.Count * SortEntry.Bytes);
        _order = new SortEntry[_rows.Count];
        for (int row = 0; row < _order.Length; row++)
        {
            _order[row] = EntryOf(row);
        }

        _order = SortEntry.Sort(_order, _context);
        if (!_comparer.Prefix.IsWhole)
        {
            SortEqual();
        }
    }

    /// <summary>Whether a row comes before one of other rows that are sorted by the same keys.</summary>
    internal bool IsBefore(int place, SortedRows other, int otherPlace)
    {
        ref readonly SortEntry left = ref _order[place];
        ref readonly SortEntry right = ref other._order[otherPlace];
        return left.HasSamePrefix(right)
            ? !_comparer.Prefix.IsWhole && _comparer.Compare(_rows[left.Row], other._rows[right.Row]) < 0
            : left.CompareTo(right) < 0;
    }

    private SortEntry EntryOf(int row) => new(_comparer.Prefix.Of(_rows[row]), row);

    /// <summary>Rows of which the prefix doesn't tell.</summary>
    private void SortEqual()
    {
        for (int start = 0, end; start < _order.Length; start = end)
        {
            end = start + 1;
            while (end < _order.Length && _order[start].HasSamePrefix(_order[end]))
            {
                end++;
            }

            if (end - start > 1)
            {
                _order.AsSpan(start, end - start).Sort(CompareRows);
            }
        }
    }

    private int CompareRows(SortEntry left, SortEntry right)
    {
        _context.Tick();
        int result = _comparer.Compare(_rows[left.Row], _rows[right.Row]);
        return result != 0 ? result : left.Row.CompareTo(right.Row);
    }
}
