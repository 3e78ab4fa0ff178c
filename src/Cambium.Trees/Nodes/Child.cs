namespace Cambium.Trees.Nodes;

/// <summary>A branch's reference to a child, and the number of entries below it.</summary>
internal record struct Child(Node Node, long Count);
