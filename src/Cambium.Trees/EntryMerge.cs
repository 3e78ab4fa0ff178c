namespace Cambium.Trees;

/// <summary>
/// Merges a tree and sorted runs in pieces, cut at the same keys, that several threads may take; one behind the other they are all entries in order.
/// </summary>
public sealed class EntryMerge
{
    private const int EntriesBetweenLooks = 1024;

    /// <summary>With so many keys looked at for each piece the largest is seldom half as large again as the mean.</summary>
    private const int SamplesInPiece = 32;

    private readonly Tree _tree;
    private readonly IReadOnlyList<SortedRun> _runs;
    private readonly byte[][] _cuts;

    // For each run where each piece ends in it. Found once, before there are threads: a run is read by one at a time.
    private readonly int[][] _ends;

    /// <param name="pieces">There may be fewer.</param>
    public EntryMerge(Tree tree, IReadOnlyList<SortedRun> runs, int pieces)
    {
        _tree = tree;
        _runs = runs;
        List<byte[]> samples = Sample(pieces * SamplesInPiece);
        _cuts = [.. Enumerable.Range(1, pieces - 1).Select(piece => samples.Count * piece / pieces).Where(static place => place > 0).Distinct().Select(place => samples[place])];
        _ends = [.. runs.Select(run => (int[])[.. _cuts.Select(cut => run.CountBelow(cut)), run.Count])];
    }

    /// <summary>How many pieces there are, about as large as each other.</summary>
    public int Count => _cuts.Length + 1;

    /// <summary>How many entries the pieces have together.</summary>
    public long EntryCount => _tree.Count + _runs.Sum(static run => (long)run.Count);

    /// <summary>Makes a tree of a piece. Other threads may merge others meanwhile.</summary>
    /// <param name="cancellation">Looked at now and then.</param>
    /// <param name="duplicate">A key that two entries have, if it can't be done.</param>
    public bool TryMerge(int piece, CancellationToken cancellation, out Tree merged, out byte[]? duplicate)
    {
        TreeBuilder builder = new();
        SortedRun[] runs = [.. _runs.Zip(_ends, (run, ends) => run.Slice(piece == 0 ? 0 : ends[piece - 1], ends[piece]))];
        RunMerge entries = new(runs);
        TreeCursor cursor = _tree.GetCursor();
        bool inRuns = entries.MoveNext();
        bool inTree = (piece == 0 ? cursor.SeekFirst() : cursor.Seek(_cuts[piece - 1])) && IsBelowEnd(cursor.Key, piece);
        for (long count = 1; inRuns || inTree; count++)
        {
            if (count % EntriesBetweenLooks == 0)
            {
                cancellation.ThrowIfCancellationRequested();
            }

            ReadOnlySpan<byte> key = inRuns ? runs[entries.Run].KeyAt(entries.Place) : default;
            bool isOfTree = !inRuns || (inTree && cursor.Key.SequenceCompareTo(key) < 0);
            key = isOfTree ? cursor.Key : key;
            if (!builder.TryAppend(key, isOfTree ? cursor.Value.Span : runs[entries.Run].ValueAt(entries.Place)))
            {
                duplicate = key.ToArray();
                merged = Tree.Empty;
                return false;
            }

            if (isOfTree)
            {
                inTree = cursor.MoveNext() && IsBelowEnd(cursor.Key, piece);
            }
            else
            {
                inRuns = entries.MoveNext();
            }
        }

        duplicate = null;
        merged = builder.Finish();
        return true;
    }

    private bool IsBelowEnd(ReadOnlySpan<byte> key, int piece) => piece == _cuts.Length || key.SequenceCompareTo(_cuts[piece]) < 0;

    /// <summary>Keys at even distances, in order.</summary>
    private List<byte[]> Sample(int count)
    {
        int step = (int)Math.Max(1, EntryCount / count);
        List<byte[]> samples = [];
        TreeCursor cursor = _tree.GetCursor();
        for (long rank = step / 2; rank < _tree.Count; rank += step)
        {
            cursor.SeekRank(rank);
            samples.Add(cursor.Key.ToArray());
        }

        foreach (SortedRun run in _runs)
        {
            for (int place = step / 2; place < run.Count; place += step)
            {
                samples.Add(run.KeyAt(place).ToArray());
            }
        }

        samples.Sort(static (left, right) => left.AsSpan().SequenceCompareTo(right));
        return samples;
    }
}
