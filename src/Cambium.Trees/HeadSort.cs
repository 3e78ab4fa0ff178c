using System.Buffers;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Cambium.Trees;

/// <summary>
/// Sorts numbers and the places that belong to them, by digits from the lowest on. Only bits in which the numbers differ cost anything: a hundred thousand
/// keys of a column of integers are two passes.
/// </summary>
internal static class HeadSort
{
    private const int DigitBits = 11;
    private const int Digits = 1 << DigitBits;

    /// <summary>For fewer, counting digits takes longer than comparing.</summary>
    private const int LengthMin = Digits;

    /// <summary>Sorts both by <paramref name="heads"/>; of equal numbers the one with the lower place is first.</summary>
    /// <param name="order">As long as the heads, ascending; or empty.</param>
    /// <remarks>Optimised at once: it runs a few times, long each time, and would be done before the runtime found out.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    internal static void Sort(Span<ulong> heads, Span<int> order)
    {
        if (heads.Length < LengthMin)
        {
            SortFew(heads, order);
            return;
        }

        ulong varying = 0;
        foreach (ulong head in heads)
        {
            varying |= head ^ heads[0];
        }

        ulong[] otherHeads = ArrayPool<ulong>.Shared.Rent(heads.Length);
        int[] otherOrder = order.IsEmpty ? [] : ArrayPool<int>.Shared.Rent(heads.Length);
        Span<ulong> fromHeads = heads, toHeads = otherHeads.AsSpan(0, heads.Length);
        Span<int> fromOrder = order, toOrder = otherOrder.AsSpan(0, order.Length);
        Span<int> ends = stackalloc int[Digits];
        while (varying != 0)
        {
            int shift = BitOperations.TrailingZeroCount(varying);
            ends.Clear();
            foreach (ulong head in fromHeads)
            {
                ends[(int)(head >> shift) & (Digits - 1)]++;
            }

            int end = 0;
            for (int digit = 0; digit < ends.Length; digit++)
            {
                (ends[digit], end) = (end, end + ends[digit]);
            }

            for (int i = 0; i < fromHeads.Length; i++)
            {
                ulong head = fromHeads[i];
                int place = ends[(int)(head >> shift) & (Digits - 1)]++;
                toHeads[place] = head;
                if (i < fromOrder.Length)
                {
                    toOrder[place] = fromOrder[i];
                }
            }

            Span<ulong> heads0 = fromHeads;
            fromHeads = toHeads;
            toHeads = heads0;
            Span<int> order0 = fromOrder;
            fromOrder = toOrder;
            toOrder = order0;
            varying = shift + DigitBits < 64 ? varying >> (shift + DigitBits) << (shift + DigitBits) : 0;
        }

        if (fromHeads != heads)
        {
            fromHeads.CopyTo(heads);
            fromOrder.CopyTo(order);
        }

        ArrayPool<ulong>.Shared.Return(otherHeads);
        if (!order.IsEmpty)
        {
            ArrayPool<int>.Shared.Return(otherOrder);
        }
    }

    private static void SortFew(Span<ulong> heads, Span<int> order)
    {
        if (order.IsEmpty)
        {
            heads.Sort();
            return;
        }

        heads.Sort(order);
        for (int start = 0, end; start < heads.Length; start = end)
        {
            end = start + 1;
            while (end < heads.Length && heads[end] == heads[start])
            {
                end++;
            }

            if (end - start > 1)
            {
                order[start..end].Sort();
            }
        }
    }
}
