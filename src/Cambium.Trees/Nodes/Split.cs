namespace Cambium.Trees.Nodes;

/// <summary>What an insert made of a node: the node itself, or two with a separator between them.</summary>
internal readonly record struct Split(Node Left, byte[]? Separator, Node? Right);
