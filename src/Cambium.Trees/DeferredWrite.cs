namespace Cambium.Trees;

/// <summary>A change to one key's value that can be worked out later: recovery defers those whose leaf would have to be read first.</summary>
public abstract class DeferredWrite
{
    /// <summary>The value afterwards; null removes the key.</summary>
    /// <param name="before">The value before; null when the key isn't there.</param>
    public abstract byte[]? Apply(PageSlice? before);
}
