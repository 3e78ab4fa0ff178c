namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>
/// Finds out what the groups of a match took. Parts take as much as they can (or as little, where they prefer that) from left to right, inside of
/// what the whole takes; each part's own automaton says where it can end.
/// </summary>
/// <remarks>After Henry Spencer's matcher, whose rules PostgreSQL's manual tells (9.7.3.5): the results are the same.</remarks>
internal sealed class RegexDissector(string text, RegexSpan[] groups, bool ignoresCase, CancellationToken cancellation)
{
    /// <summary>Whether a part matches exactly from <paramref name="start"/> to <paramref name="end"/>; its groups are set then.</summary>
    internal bool Dissect(RegexNode node, int start, int end)
    {
        cancellation.ThrowIfCancellationRequested();
        if (!node.HasGroups)
        {
            return IsExact(node, start, end);
        }

        switch (node)
        {
            case RegexGroup group:
                if (!Dissect(group.Operand, start, end))
                {
                    return false;
                }

                groups[group.Number] = new RegexSpan(start, end);
                return true;
            case RegexBackReference reference:
                return Repeats(reference, 1, 1, start, end);
            case RegexRepetition { Operand: RegexBackReference reference } repetition:
                return Repeats(reference, repetition.Min, repetition.Max, start, end);
            case RegexAlternation alternation:
                foreach (RegexNode branch in alternation.Branches)
                {
                    if (IsExact(branch, start, end) && Dissect(branch, start, end))
                    {
                        return true;
                    }

                    Forget(branch);
                }

                return false;
            case RegexRepetition repetition:
                return repetition.Before is { } before ? DissectPair(before, repetition.Operand, start, end) : Iterate(repetition, start, end);
            default:
                IReadOnlyList<RegexNode> parts = ((RegexSequence)node).Parts;
                return DissectPair(parts[0], parts[1], start, end);
        }
    }

    private bool DissectPair(RegexNode first, RegexNode rest, int start, int end)
    {
        bool isShort = first.Preference == RegexPreference.Shortest;
        int middle = isShort ? Shortest(first, start, start, end) : Longest(first, start, end);
        while (middle >= 0)
        {
            if (IsExact(rest, middle, end) && Dissect(first, start, middle) && Dissect(rest, middle, end))
            {
                return true;
            }

            Forget(first);
            Forget(rest);
            if (middle == (isShort ? end : start))
            {
                return false;
            }

            middle = isShort ? Shortest(first, start, middle + 1, end) : Longest(first, start, middle - 1);
        }

        return false;
    }

    /// <summary>Whether the text is what a group took, so many times. A group that took nothing isn't there even no times; empty text is there any number of times.</summary>
    private bool Repeats(RegexBackReference reference, int min, int max, int start, int end)
    {
        RegexSpan span = groups[reference.Group.Number];
        if (!span.IsThere)
        {
            return false;
        }

        if (span.Length == 0)
        {
            return start == end;
        }

        (int times, int left) = Math.DivRem(end - start, span.Length);
        if (left > 0 || times < min || times > max)
        {
            return false;
        }

        for (; start < end; start += span.Length)
        {
            if (string.Compare(text, span.Start, text, start, span.Length, ignoresCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal) != 0)
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Nothing may be no repetition; parts that prefer more rather take it once, so that groups are set.</summary>
    private bool Iterate(RegexRepetition repetition, int start, int end)
    {
        bool isShort = repetition.Operand.Preference == RegexPreference.Shortest;
        bool mayBeNone = repetition.Min == 0 && start == end;
        if ((mayBeNone && isShort) || Divide(repetition, isShort, start, end))
        {
            return true;
        }

        Forget(repetition.Operand);
        return mayBeNone;
    }

    /// <summary>
    /// Divides the text among repetitions, each as long (or short) as possible, giving back from the last one when the rest doesn't work out.
    /// Empty repetitions are used only where the least number can't be reached without.
    /// </summary>
    private bool Divide(RegexRepetition repetition, bool isShort, int start, int end)
    {
        int min = Math.Max(repetition.Min, 1);
        int max = Math.Max(Math.Min(repetition.Max, end - start), min);
        List<int> ends = [start];
        int bound = isShort ? start : end;
        int verified = 0;
        while (true)
        {
            cancellation.ThrowIfCancellationRequested();
            int k = ends.Count;
            int next = isShort
                ? Shortest(repetition.Operand, ends[^1], k == max ? end : LeastEnd(k, ends[^1], bound), end)
                : Longest(repetition.Operand, ends[^1], bound);
            if (next >= 0)
            {
                verified = Math.Min(verified, k - 1);
                bool isNeeded = isShort || next > ends[^1] || MayBeEmpty(k, next);
                ends.Add(next);
                if (next != end && k < max && isNeeded)
                {
                    bound = isShort ? next : end;
                    continue;
                }

                if (next == end && k >= min && Verify(repetition.Operand, ends, ref verified))
                {
                    return true;
                }

                if (next != end && k == max)
                {
                    // The last one stopped short: giving back from it can't help.
                    ends.RemoveAt(k);
                }
            }

            if (!GiveBack(ends, out bound))
            {
                return false;
            }
        }

        bool MayBeEmpty(int count, int place) => count < min && min - count >= end - place;

        int LeastEnd(int count, int previous, int least) => least == previous && least != end && !MayBeEmpty(count, least) ? least + 1 : least;

        bool GiveBack(List<int> places, out int limit)
        {
            while (places.Count > 1)
            {
                int place = places[^1];
                places.RemoveAt(places.Count - 1);
                int previous = places[^1];
                limit = isShort ? place + 1 : place - 1;
                if (isShort ? place < end : place > previous && (limit > previous || MayBeEmpty(places.Count, previous)))
                {
                    return true;
                }
            }

            limit = 0;
            return false;
        }
    }

    /// <summary>Takes the repetitions apart that are not known to work yet.</summary>
    private bool Verify(RegexNode operand, List<int> ends, ref int verified)
    {
        for (; verified < ends.Count - 1; verified++)
        {
            // What an earlier repetition captured is forgotten.
            Forget(operand);
            if (!Dissect(operand, ends[verified], ends[verified + 1]))
            {
                return false;
            }
        }

        return true;
    }

    private void Forget(RegexNode node)
    {
        if (!node.HasGroups)
        {
            return;
        }

        switch (node)
        {
            case RegexGroup group:
                groups[group.Number] = RegexSpan.None;
                Forget(group.Operand);
                break;
            case RegexRepetition repetition:
                Forget(repetition.Operand);
                break;
            case RegexAlternation alternation:
                foreach (RegexNode branch in alternation.Branches)
                {
                    Forget(branch);
                }

                break;
            case RegexSequence sequence:
                foreach (RegexNode part in sequence.Parts)
                {
                    Forget(part);
                }

                break;
        }
    }

    private bool IsExact(RegexNode node, int start, int end) => Longest(node, start, end) == end;

    private int Longest(RegexNode node, int start, int limit) => AutomatonOf(node).Longest(text, start, limit, cancellation);

    private int Shortest(RegexNode node, int start, int least, int limit) => AutomatonOf(node).Shortest(text, start, least, limit, out _, cancellation);

    private static RegexAutomaton AutomatonOf(RegexNode node) => node.Automaton ??= new RegexAutomaton(node);
}
