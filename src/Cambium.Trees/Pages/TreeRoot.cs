namespace Cambium.Trees.Pages;

/// <summary>A tree as a checkpoint names it: where its root node is written, its levels of branches, its entries.</summary>
public readonly record struct TreeRoot(int File, long Offset, int Length, int Height, long Count);
