namespace Cambium.Trees;

/// <summary>A change to one key's value that can be worked out later: recovery defers those whose place would have to be read first.</summary>
/// <param name="key">Owned by the write from now on.</param>
public abstract class DeferredWrite(ReadOnlyMemory<byte> key)
{
    /// <summary>The objects that a write consists of, without its bytes.</summary>
    private const int ObjectBytes = 256;

    public ReadOnlyMemory<byte> Key { get; } = key;

    /// <summary>About what it takes in memory.</summary>
    public virtual long HeldBytes => Key.Length + ObjectBytes;

    /// <summary>The value afterwards; null removes the key.</summary>
    /// <param name="before">The value before; null when the key isn't there.</param>
    public abstract byte[]? Apply(PageSlice? before);
}
