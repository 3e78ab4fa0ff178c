using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;

namespace Cambium.Engine.Transactions;

/// <summary>Finds the row behind an index entry.</summary>
public static class IndexEntries
{
    /// <summary>The row key of an entry: its value in a unique index, otherwise what follows the index columns.</summary>
    public static ReadOnlySpan<byte> RowKeyOf(IndexDefinition index, ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        if (index.IsPrimary)
        {
            return key;
        }

        if (index.HasUniqueEntries)
        {
            return value;
        }

        ReadOnlySpan<byte> rest = key;
        foreach (IndexKeyPart part in index.Parts)
        {
            KeyEncoding.Read(ref rest, part.Type.Type, part.Descending);
        }

        return rest;
    }

    /// <summary>What of the key of a unique index's entry no other entry may begin with: its index columns; empty when one of them is NULL and NULLs are distinct.</summary>
    public static ReadOnlySpan<byte> UniquePrefixOf(IndexDefinition index, ReadOnlySpan<byte> key)
    {
        ReadOnlySpan<byte> rest = key;
        bool hasNull = false;
        foreach (IndexKeyPart part in index.Parts)
        {
            hasNull |= KeyEncoding.Read(ref rest, part.Type.Type, part.Descending).IsNull;
        }

        return hasNull && !index.NullsNotDistinct ? default : key[..^rest.Length];
    }
}
