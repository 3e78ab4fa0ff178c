using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>An edit of a tree that is remembered but not carried out yet; a null value removes the key.</summary>
internal readonly record struct PendingEdit(byte[] Key, byte[]? Value)
{
    /// <summary>Whether this edit decides about <paramref name="key"/>; then, what is found there.</summary>
    public bool IsOf(ReadOnlySpan<byte> key, out bool found, out PageSlice value)
    {
        found = Value is not null;
        value = found ? new PageSlice(Value!, 0, Value!.Length) : default;
        return key.SequenceEqual(Key);
    }

    public void ApplyTo(TreeEdit edit)
    {
        if (Value is null)
        {
            edit.Remove(Key);
        }
        else
        {
            edit.Set(Key, Value);
        }
    }
}
