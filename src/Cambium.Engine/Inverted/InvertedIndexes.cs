using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;

namespace Cambium.Engine.Inverted;

/// <summary>A database's inverted indexes, each with the version of its table's definition and gone with it.</summary>
public sealed class InvertedIndexes(InvertedMemory memory)
{
    private readonly ConditionalWeakTable<TableDefinition, ConcurrentDictionary<int, InvertedSlot>> _slots = [];

    /// <param name="source">Makes what its elements are read with, the first time.</param>
    public InvertedSlot Get(TableDefinition table, IndexDefinition index, Func<IElementSource> source)
    {
        ConcurrentDictionary<int, InvertedSlot> slots = _slots.GetValue(table, static _ => new ConcurrentDictionary<int, InvertedSlot>());
        if (slots.TryGetValue(index.Id, out InvertedSlot? slot))
        {
            return slot;
        }

        slot = new InvertedSlot(table.TreeId, source(), memory);
        InvertedSlot kept = slots.GetOrAdd(index.Id, slot);
        if (kept == slot)
        {
            memory.Add(slot);
        }

        return kept;
    }

    /// <summary>What is there of an index, of whichever version of the table; null: nothing.</summary>
    public InvertedIndex? Find(TableDefinition table, IndexDefinition index) =>
        _slots.TryGetValue(table, out ConcurrentDictionary<int, InvertedSlot>? slots) && slots.TryGetValue(index.Id, out InvertedSlot? slot) ? slot.Newest : null;
}
