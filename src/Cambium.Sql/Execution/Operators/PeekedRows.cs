using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>An operator's rows one by one, of which the next can be looked at before it is taken: for those who read as long as rows are equal.</summary>
internal sealed class PeekedRows(Operator input)
{
    private readonly RowBatch _batch = new();
    private QueryContext? _context;
    private int _row;

    /// <summary>The row that <see cref="TryPeek"/> has found.</summary>
    internal ReadOnlySpan<Value> Next => _batch[_row];

    internal void Open(QueryContext context)
    {
        _context = context;
        _row = 0;
        _batch.Clear(input.Width);
        input.Open(context);
    }

    /// <summary>Whether there is another row.</summary>
    /// <param name="rowsWanted">How many to ask for if it has to be read.</param>
    internal bool TryPeek(int rowsWanted)
    {
        if (_row < _batch.Count)
        {
            return true;
        }

        _row = 0;
        _batch.RowsWanted = rowsWanted;
        _context!.CheckCancellation();
        return input.Next(_batch);
    }

    /// <summary>Goes on behind the row.</summary>
    internal void Take() => _row++;

    internal void Release() => _batch.Release();
}
