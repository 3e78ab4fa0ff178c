namespace Cambium.Sql.Execution.Expressions;

/// <summary>
/// Hands out places in <see cref="QueryContext.Outer"/>: one per outer column a subplan uses, one per CASE operand. Shared by all
/// expressions of a plan.
/// </summary>
internal sealed class SlotAllocator
{
    private readonly Dictionary<object, int> _slots = new(ReferenceEqualityComparer.Instance);

    internal int Count => _slots.Count;

    /// <summary>How often a slot was asked for: what is compiled without asking needs nothing of surrounding rows.</summary>
    internal int Uses { get; private set; }

    /// <summary>The slot of a column or placeholder, the same one each time.</summary>
    internal int SlotOf(object owner)
    {
        Uses++;
        if (!_slots.TryGetValue(owner, out int slot))
        {
            slot = _slots.Count;
            _slots.Add(owner, slot);
        }

        return slot;
    }
}
