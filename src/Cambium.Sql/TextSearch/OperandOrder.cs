using Cambium.Engine.TextSearch;

namespace Cambium.Sql.TextSearch;

/// <summary>
/// The words of a query in order, each once. Of operands with the same word one counts, and whether that stands for a prefix matters: it is the first that PostgreSQL's sort leaves of them, which is why it is this sort
/// (Bentley and McIlroy, "Engineering a Sort Function", with a test whether a part is in order already).
/// </summary>
internal static class OperandOrder
{
    private const int InsertionMax = 6;
    private const int MedianOfNineMin = 41;

    public static LexemeNode[] Distinct(TextQueryNode root)
    {
        // Queries are kept there from the right to the left.
        LexemeNode[] operands = [.. root.All().OfType<LexemeNode>().Reverse()];
        Sort(operands);
        return [.. operands.DistinctBy(static operand => operand.Text)];
    }

    private static void Sort(Span<LexemeNode> part)
    {
        while (!IsSorted(part))
        {
            if (part.Length <= InsertionMax)
            {
                InsertionSort(part);
                return;
            }

            Swap(part, 0, Pivot(part));
            (int less, int greater) = Partition(part);
            Sort(part[..less]);
            part = part[^greater..];
        }
    }

    private static bool IsSorted(Span<LexemeNode> part)
    {
        for (int index = 1; index < part.Length; index++)
        {
            if (Compare(part, index - 1, index) > 0)
            {
                return false;
            }
        }

        return true;
    }

    private static void InsertionSort(Span<LexemeNode> part)
    {
        for (int end = 1; end < part.Length; end++)
        {
            for (int index = end; index > 0 && Compare(part, index - 1, index) > 0; index--)
            {
                Swap(part, index, index - 1);
            }
        }
    }

    private static int Pivot(Span<LexemeNode> part)
    {
        (int low, int middle, int high) = (0, part.Length / 2, part.Length - 1);
        if (part.Length == InsertionMax + 1)
        {
            return middle;
        }

        if (part.Length >= MedianOfNineMin)
        {
            int step = part.Length / 8;
            low = Median(part, low, low + step, low + (2 * step));
            middle = Median(part, middle - step, middle, middle + step);
            high = Median(part, high - (2 * step), high - step, high);
        }

        return Median(part, low, middle, high);
    }

    private static int Median(Span<LexemeNode> part, int a, int b, int c) => Compare(part, a, b) < 0
        ? Compare(part, b, c) < 0 ? b : Compare(part, a, c) < 0 ? c : a
        : Compare(part, b, c) > 0 ? b : Compare(part, a, c) < 0 ? a : c;

    /// <summary>Brings what is less than the first to the left, what is greater to the right, and what equals it between them; returns how many are less and greater.</summary>
    private static (int Less, int Greater) Partition(Span<LexemeNode> part)
    {
        // What equals the pivot is gathered at both ends first.
        (int leftEqual, int left, int right, int rightEqual) = (1, 1, part.Length - 1, part.Length - 1);
        while (true)
        {
            for (; left <= right && Compare(part, left, 0) is var order and <= 0; left++)
            {
                if (order == 0)
                {
                    Swap(part, leftEqual++, left);
                }
            }

            for (; left <= right && Compare(part, right, 0) is var order and >= 0; right--)
            {
                if (order == 0)
                {
                    Swap(part, right, rightEqual--);
                }
            }

            if (left > right)
            {
                break;
            }

            Swap(part, left++, right--);
        }

        SwapRanges(part, 0, left, Math.Min(leftEqual, left - leftEqual));
        SwapRanges(part, left, part.Length, Math.Min(rightEqual - right, part.Length - rightEqual - 1));
        return (left - leftEqual, rightEqual - right);
    }

    /// <summary>Exchanges the first of a range with the last before its end.</summary>
    private static void SwapRanges(Span<LexemeNode> part, int start, int end, int count)
    {
        for (int index = 0; index < count; index++)
        {
            Swap(part, start + index, end - count + index);
        }
    }

    private static void Swap(Span<LexemeNode> part, int one, int other) => (part[one], part[other]) = (part[other], part[one]);

    private static int Compare(Span<LexemeNode> part, int one, int other) => string.CompareOrdinal(part[one].Text, part[other].Text);
}
