namespace Cambium.Simulation;

/// <summary>Orders rows by all their columns, NULLs last, so that answers compare without regard to plans.</summary>
public static class RowOrder
{
    public static int Compare(int?[] left, int?[] right)
    {
        for (int i = 0; i < left.Length; i++)
        {
            int order = (left[i] ?? long.MaxValue).CompareTo(right[i] ?? long.MaxValue);
            if (order != 0)
            {
                return order;
            }
        }

        return 0;
    }
}
