namespace Cambium.Engine.Inverted;

/// <summary>What all inverted indexes of a server together may take: the one that was used longest ago goes first. Used by any thread.</summary>
public sealed class InvertedMemory(long bytesMax)
{
    /// <summary>Where nobody says.</summary>
    public const long DefaultBytesMax = 64L << 20;

    private readonly object _gate = new();

    // Weak: with a table's definition its indexes go.
    private readonly List<WeakReference<InvertedSlot>> _slots = [];
    private long _clock;

    /// <summary>What one may take.</summary>
    internal long BytesMax => bytesMax;

    /// <summary>All of them go: memory is short, and they can be built again.</summary>
    public void Forget()
    {
        lock (_gate)
        {
            foreach (InvertedSlot slot in Held())
            {
                slot.Forget();
            }
        }
    }

    internal void Add(InvertedSlot slot)
    {
        lock (_gate)
        {
            _slots.Add(new WeakReference<InvertedSlot>(slot));
        }
    }

    /// <summary>A time for a slot that is being used.</summary>
    internal long Tick() => Interlocked.Increment(ref _clock);

    /// <summary>Some slot holds more than before.</summary>
    internal void Balance()
    {
        lock (_gate)
        {
            List<InvertedSlot> held = Held();
            long total = held.Sum(static slot => slot.Bytes);
            foreach (InvertedSlot slot in held.OrderBy(static slot => slot.UsedAt))
            {
                if (total <= bytesMax)
                {
                    break;
                }

                total -= slot.Bytes;
                slot.Forget();
            }
        }
    }

    private List<InvertedSlot> Held()
    {
        List<InvertedSlot> held = [];
        _slots.RemoveAll(reference =>
        {
            if (reference.TryGetTarget(out InvertedSlot? slot))
            {
                held.Add(slot);
                return false;
            }

            return true;
        });
        return held;
    }
}
