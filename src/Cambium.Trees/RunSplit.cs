namespace Cambium.Trees;

/// <summary>Cuts sorted runs at the same keys into pieces that several threads can merge, each by a <see cref="RunMerge"/>; one behind the other the pieces are all entries in order.</summary>
public static class RunSplit
{
    /// <summary>With so many keys looked at for each piece the largest is seldom half as large again as the mean.</summary>
    private const int SamplesInPiece = 32;

    /// <returns>For each piece a slice of each run, some of them empty. The pieces are about as large as each other.</returns>
    public static SortedRun[][] Cut(IReadOnlyList<SortedRun> runs, int pieces)
    {
        List<byte[]> samples = Sample(runs, pieces * SamplesInPiece);
        SortedRun[][] slices = new SortedRun[pieces][];
        int[] begins = new int[runs.Count];
        for (int piece = 0; piece < pieces; piece++)
        {
            int next = (int)((long)samples.Count * (piece + 1) / pieces);
            int[] ends = [.. runs.Select(run => next < samples.Count ? run.CountBelow(samples[next]) : run.Count)];
            slices[piece] = [.. runs.Select((run, place) => run.Slice(begins[place], ends[place]))];
            begins = ends;
        }

        return slices;
    }

    /// <summary>Keys at even distances in each run, in order.</summary>
    private static List<byte[]> Sample(IReadOnlyList<SortedRun> runs, int count)
    {
        int step = (int)Math.Max(1, runs.Sum(static run => (long)run.Count) / count);
        List<byte[]> samples = [];
        foreach (SortedRun run in runs)
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
