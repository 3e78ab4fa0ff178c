using Cambium.Engine.Values;
namespace Cambium.Engine.TextSearch;

/// <summary>A node of a tsquery.</summary>
public abstract record TextQueryNode
{
    /// <summary>How strongly it binds: OR 1, AND 2, phrases 3, NOT 4, lexemes 5.</summary>
    internal abstract int Priority { get; }

    /// <summary>The operands, left to right.</summary>
    public abstract IReadOnlyList<TextQueryNode> Children { get; }

    /// <summary>The node and all below it.</summary>
    public IEnumerable<TextQueryNode> All()
    {
        Stack<TextQueryNode> open = new([this]);
        while (open.TryPop(out TextQueryNode? node))
        {
            CancellationPoint.Tick();
            yield return node;
            for (int index = node.Children.Count - 1; index >= 0; index--)
            {
                open.Push(node.Children[index]);
            }
        }
    }
}

/// <summary>A lexeme to be found.</summary>
/// <param name="Weights">Bits of the weights it may have, 1 for D to 8 for A; 0 for any.</param>
/// <param name="IsPrefix">Lexemes that begin so are found too.</param>
public sealed record LexemeNode(string Text, int Weights, bool IsPrefix) : TextQueryNode
{
    internal override int Priority => 5;

    public override IReadOnlyList<TextQueryNode> Children => [];
}

public sealed record NotNode(TextQueryNode Operand) : TextQueryNode
{
    internal override int Priority => 4;

    public override IReadOnlyList<TextQueryNode> Children => [Operand];
}

/// <summary>The right operand follows the left one at that distance in lexemes.</summary>
public sealed record PhraseNode(TextQueryNode Left, TextQueryNode Right, int Distance) : TextQueryNode
{
    /// <summary>PostgreSQL's MAXENTRYPOS.</summary>
    public const int DistanceMax = 16384;

    internal override int Priority => 3;

    public override IReadOnlyList<TextQueryNode> Children => [Left, Right];
}

public sealed record AndNode(TextQueryNode Left, TextQueryNode Right) : TextQueryNode
{
    internal override int Priority => 2;

    public override IReadOnlyList<TextQueryNode> Children => [Left, Right];
}

public sealed record OrNode(TextQueryNode Left, TextQueryNode Right) : TextQueryNode
{
    internal override int Priority => 1;

    public override IReadOnlyList<TextQueryNode> Children => [Left, Right];
}
