using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>ROW(…): a record of the children's values.</summary>
public sealed class BoundRow(IReadOnlyList<BoundExpression> fields, IReadOnlyList<string> names, SqlType type, int position = 0)
    : BoundExpression(type, position)
{
    /// <summary>Field names: f1, f2, … or the columns' of a whole row.</summary>
    public IReadOnlyList<string> Names { get; } = names;

    /// <summary>The fields before literals without a type became texts: a row type may make something else of them.</summary>
    public IReadOnlyList<BoundExpression> Written { get; init; } = fields;

    /// <summary>How it stands in the text; null where it stands in none.</summary>
    public RowExpression? Syntax { get; init; }

    public override IReadOnlyList<BoundExpression> Children { get; } = fields;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundRow(children, Names, Type, Position);

    protected override bool SameNode(BoundExpression other) => true;
}

/// <summary>A whole row of a relation: a record, also when every field is NULL.</summary>
/// <param name="mayBeAbsent">An outer join may have no row of the relation: then the value is NULL, told by its fields all being so.</param>
public sealed class BoundWholeRow(IReadOnlyList<BoundExpression> fields, IReadOnlyList<string> names, bool mayBeAbsent, SqlType type, int position = 0)
    : BoundExpression(type, position)
{
    public bool MayBeAbsent { get; } = mayBeAbsent;

    public IReadOnlyList<string> Names { get; } = names;

    public override IReadOnlyList<BoundExpression> Children { get; } = fields;

    /// <summary>How many of its last fields the text around doesn't know: <see cref="ScopeRelation.LaterColumns"/>.</summary>
    public int LaterCount { get; init; }

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundWholeRow(children, Names, MayBeAbsent, Type, Position) { LaterCount = LaterCount };

    protected override bool SameNode(BoundExpression other) => ((BoundWholeRow)other).MayBeAbsent == MayBeAbsent;
}

/// <summary>ARRAY[…]; children are elements, or arrays of one less dimension when <see cref="IsNested"/>.</summary>
public sealed class BoundArray(IReadOnlyList<BoundExpression> items, bool isNested, SqlType type, int position = 0) : BoundExpression(type, position)
{
    public bool IsNested { get; } = isNested;

    public override IReadOnlyList<BoundExpression> Children { get; } = items;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundArray(children, IsNested, Type, Position);

    protected override bool SameNode(BoundExpression other) => ((BoundArray)other).IsNested == IsNested;
}

/// <summary>Field <see cref="Index"/> (from 0) of a record.</summary>
public sealed class BoundField(BoundExpression operand, int index, SqlType type, int position = 0) : BoundExpression(type, position)
{
    public BoundExpression Operand { get; } = operand;

    public int Index { get; } = index;

    public override IReadOnlyList<BoundExpression> Children { get; } = [operand];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundField(children[0], Index, Type, Position);

    protected override bool SameNode(BoundExpression other) => ((BoundField)other).Index == Index;
}

/// <summary>
/// Subscripts on an array: an element when no bracket is a slice, else a slice. Children: the array, then lower and upper of each
/// bracket, a missing one standing as a NULL constant that <see cref="HasBound"/> tells from a NULL value.
/// </summary>
public sealed class BoundSubscript(IReadOnlyList<BoundExpression> children, IReadOnlyList<bool> hasBound, bool isSlice, SqlType type, int position = 0)
    : BoundExpression(type, position)
{
    public IReadOnlyList<bool> HasBound { get; } = hasBound;

    public bool IsSlice { get; } = isSlice;

    public override IReadOnlyList<BoundExpression> Children { get; } = children;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundSubscript(children, HasBound, IsSlice, Type, Position);

    protected override bool SameNode(BoundExpression other) =>
        ((BoundSubscript)other).IsSlice == IsSlice && ((BoundSubscript)other).HasBound.SequenceEqual(HasBound);
}
