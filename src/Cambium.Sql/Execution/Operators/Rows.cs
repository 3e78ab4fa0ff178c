using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Moving rows between shapes.</summary>
internal static class Rows
{
    /// <summary>Copies all rows, taking the values at the given places in order.</summary>
    internal static void CopyPlaces(RowBatch from, RowBatch to, int[] places)
    {
        for (int row = 0; row < from.Count; row++)
        {
            CopyPlaces(from[row], to.Append(), places);
        }
    }

    internal static void CopyPlaces(ReadOnlySpan<Value> from, Span<Value> to, int[] places)
    {
        for (int index = 0; index < places.Length; index++)
        {
            to[index] = from[places[index]];
        }
    }
}
