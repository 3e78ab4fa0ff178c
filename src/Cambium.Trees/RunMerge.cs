using System.Runtime.CompilerServices;

namespace Cambium.Trees;

/// <summary>
/// The entries of several sorted runs as one sequence in the order of their keys; of equal keys that of the earlier run is first. Compares heads, which stand in a row,
/// and keys only where those tie. Used by one thread.
/// </summary>
public sealed class RunMerge
{
    private readonly SortedRun[] _runs;
    private readonly HeadMoves?[] _moves;
    private readonly int[] _places;

    // A heap by next entries: the least at 0, those above it at 2i + 1 and 2i + 2.
    private readonly (ulong Head, int Run)[] _heap;
    private int _count;
    private bool _hasBegun;

    public RunMerge(IEnumerable<SortedRun> runs)
    {
        _runs = [.. runs];
        _places = new int[_runs.Length];
        _moves = new HeadMoves?[_runs.Length];
        _heap = new (ulong Head, int Run)[_runs.Length];
        int[] filled = [.. Enumerable.Range(0, _runs.Length).Where(run => _runs[run].Count > 0)];
        if (filled.Length == 0)
        {
            return;
        }

        KeyShape shape = KeyShape.Of([.. filled.Select(run => _runs[run].Shape!)]);
        foreach (int run in filled)
        {
            _moves[run] = _runs[run].Shape!.MovesTo(shape);
            _heap[_count++] = (HeadOf(run), run);
        }

        for (int i = _count - 1; i >= 0; i--)
        {
            Sink(i, _heap[i]);
        }
    }

    /// <summary>Which of the runs has the entry.</summary>
    public int Run => _heap[0].Run;

    /// <summary>The entry's place in it.</summary>
    public int Place => _places[_heap[0].Run];

    /// <returns>False behind the last entry.</returns>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public bool MoveNext()
    {
        if (!_hasBegun)
        {
            _hasBegun = true;
            return _count > 0;
        }

        if (_count == 0)
        {
            return false;
        }

        int run = _heap[0].Run;
        if (++_places[run] < _runs[run].Count)
        {
            Sink(0, (_count > 1 ? HeadOf(run) : 0, run));
        }
        else if (--_count > 0)
        {
            Sink(0, _heap[_count]);
        }

        return _count > 0;
    }

    private ulong HeadOf(int run)
    {
        ulong head = _runs[run].HeadAt(_places[run]);
        return _moves[run] is { } moves ? moves.Apply(head) : head;
    }

    /// <summary>Puts an element where nothing below it is less.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Sink(int at, (ulong Head, int Run) element)
    {
        while (true)
        {
            int child = (2 * at) + 1;
            if (child >= _count)
            {
                break;
            }

            if (child + 1 < _count && IsLess(_heap[child + 1], _heap[child]))
            {
                child++;
            }

            if (!IsLess(_heap[child], element))
            {
                break;
            }

            _heap[at] = _heap[child];
            at = child;
        }

        _heap[at] = element;
    }

    private bool IsLess((ulong Head, int Run) left, (ulong Head, int Run) right) => left.Head != right.Head ? left.Head < right.Head : IsLessByKey(left.Run, right.Run);

    private bool IsLessByKey(int left, int right)
    {
        int comparison = _runs[left].KeyAt(_places[left]).SequenceCompareTo(_runs[right].KeyAt(_places[right]));
        return comparison != 0 ? comparison < 0 : left < right;
    }
}
