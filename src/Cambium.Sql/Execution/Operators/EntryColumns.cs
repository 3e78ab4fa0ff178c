using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Reads columns out of the keys of a secondary index, where these hold all that is wanted: no row is looked up. Of whole numbers and the like
/// only, whose values come back from a key as they were, without allocation; a numeric's key has no scale, a text's would have to be copied.
/// </summary>
internal sealed class EntryColumns
{
    private readonly (DataType Type, int[] Places)[] _parts;

    private EntryColumns((DataType Type, int[] Places)[] parts) => _parts = parts;

    /// <param name="ordinals">The column at each place; negative for what isn't stored.</param>
    /// <returns>Null: the index doesn't hold all of them.</returns>
    internal static EntryColumns? Of(TableDefinition table, IndexDefinition index, IReadOnlyList<int> ordinals)
    {
        if (index.IsPrimary)
        {
            return null;
        }

        int[] stored = [.. Enumerable.Range(0, ordinals.Count).Where(place => ordinals[place] >= 0)];
        List<(DataType Type, int[] Places)> parts = [];
        HashSet<int> found = [];
        foreach (IndexKeyPart part in index.Parts)
        {
            if (found.Count == stored.Length)
            {
                break;
            }

            if (part.IsExpression || part.Descending || !IsReadBack(part.Type.Type.Form))
            {
                return null;
            }

            int ordinal = table.FindColumn(part.ColumnId)!.Ordinal;
            parts.Add((part.Type.Type, [.. stored.Where(place => ordinals[place] == ordinal && found.Add(place))]));
        }

        return found.Count == stored.Length ? new EntryColumns([.. parts]) : null;
    }

    /// <summary>Whether a key tells a value of that form as it was.</summary>
    internal static bool IsReadBack(ValueForm form) => form is ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.UInt64;

    internal void Read(ReadOnlySpan<byte> key, Span<Value> into)
    {
        foreach ((DataType type, int[] places) in _parts)
        {
            Value value = KeyEncoding.Read(ref key, type);
            foreach (int place in places)
            {
                into[place] = value;
            }
        }
    }
}
