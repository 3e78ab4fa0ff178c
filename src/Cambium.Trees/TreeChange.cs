namespace Cambium.Trees;

/// <summary>
/// One difference between two versions of a tree: inserted (<paramref name="Before"/> is null), removed
/// (<paramref name="After"/> is null) or given another value.
/// </summary>
public readonly record struct TreeChange(byte[] Key, PageSlice? Before, PageSlice? After);
