namespace Cambium.Sql.Binding;

/// <summary>An array or a row, some of whose parts are tested. Children: the value, then the tests, which read their part through its placeholder.</summary>
public sealed class BoundParts(BoundExpression value, IReadOnlyList<BoundParts.Part> parts) : BoundExpression(value.Type, value.Position)
{
    public const int AllElements = -1;

    /// <summary>What is tested.</summary>
    /// <param name="Place">Of a field of a row; <see cref="AllElements"/> of an array.</param>
    /// <param name="Placeholder">Holds the part.</param>
    /// <param name="Test">Fails for a value that is not allowed; its result doesn't matter.</param>
    public readonly record struct Part(int Place, BoundCaseOperand Placeholder, BoundExpression Test);

    public IReadOnlyList<Part> Parts { get; } = parts;

    public override IReadOnlyList<BoundExpression> Children { get; } = [value, .. parts.Select(part => part.Test)];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundParts(children[0], [.. Parts.Select((part, index) => part with { Test = children[index + 1] })]);

    protected override IReadOnlyList<BoundCaseOperand> Places => [.. Parts.Select(static part => part.Placeholder)];

    protected override bool SameNode(BoundExpression other) => Parts.Select(static part => part.Place).SequenceEqual(((BoundParts)other).Parts.Select(static part => part.Place));
}
