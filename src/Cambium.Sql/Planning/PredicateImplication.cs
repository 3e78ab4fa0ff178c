using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Rules;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Planning;

/// <summary>
/// Whether conditions imply the predicate of a partial index, so that all rows that pass them are in it. Sound, not complete: what says the same in the same
/// words, what leaves a value no choice, ranges within ranges, and what no NULL passes.
/// </summary>
internal sealed class PredicateImplication(IReadOnlyList<BoundExpression> conditions)
{
    // One of its own: what fails when it is tried here says nothing about the statement.
    private ConstantFolding? _folding;

    /// <summary>Parameters whose values might have decided.</summary>
    internal HashSet<int> Asked { get; } = [];

    /// <summary>Whether a part of the predicate is true of every row that passes all conditions.</summary>
    internal bool Implies(BoundExpression predicate) => predicate switch
    {
        BoundAnd and => and.Children.All(Implies),
        _ => conditions.Any(condition => Implies(condition, predicate)) || (predicate is BoundOr or && or.Children.Any(Implies)),
    };

    private bool Implies(BoundExpression condition, BoundExpression predicate)
    {
        switch (condition)
        {
            case var same when same.SameAs(predicate):
                return true;
            case BoundAnd and:
                return and.Children.Any(child => Implies(child, predicate));
            case BoundOr or:
                return or.Children.All(child => Implies(child, predicate));
        }

        if (predicate is BoundIsNull { IsNegated: true, Operand: var operand } && operand.Type.Type.Underlying().Kind != TypeKind.Composite && RejectsNull(condition, operand))
        {
            return true;
        }

        foreach (Said said in Sayings(condition))
        {
            if (!predicate.Nodes().Any(said.Side.SameAs))
            {
                continue;
            }

            BoundConstant[] constants = [.. said.Operands.OfType<BoundConstant>()];
            if (constants.Length < said.Operands.Count)
            {
                Asked.UnionWith(said.Operands.SelectMany(static value => value.Nodes()).OfType<BoundParameter>().Select(static parameter => parameter.Index));
            }
            else if (said.Comparison == ComparisonOperator.Equal ? Array.TrueForAll(constants, value => IsTrueWith(predicate, said, value)) : IsWithin(said, constants[0], predicate))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>What a condition says of a value: it equals one of some, or compares so with one.</summary>
    /// <param name="Type">By whose order.</param>
    private sealed record Said(BoundExpression Side, DataType Type, ComparisonOperator Comparison, IReadOnlyList<BoundExpression> Operands);

    private static IEnumerable<Said> Sayings(BoundExpression condition)
    {
        switch (condition)
        {
            case BoundComparison { Operator: not ComparisonOperator.NotEqual } comparison:
                yield return new Said(KeyTerm.Relabel(comparison.Left), comparison.OperandType, comparison.Operator, [comparison.Right]);
                yield return new Said(KeyTerm.Relabel(comparison.Right), comparison.OperandType, comparison.Operator.Flip(), [comparison.Left]);
                break;
            case BoundInList list:
                yield return new Said(KeyTerm.Relabel(list.Operand), list.Operand.Type.Type.Underlying(), ComparisonOperator.Equal, [.. list.Items]);
                break;
            case BoundNot not:
                yield return Is(not.Operand, BoundConstant.False);
                break;
            case BoundBooleanTest { IsNegated: false, Kind: BooleanTestKind.True or BooleanTestKind.False } test:
                yield return Is(test.Operand, test.Kind == BooleanTestKind.True ? BoundConstant.True : BoundConstant.False);
                break;
            case BoundIsNull { IsNegated: false } isNull when isNull.Operand.Type.Type.Underlying().Kind != TypeKind.Composite:
                yield return Is(isNull.Operand, new BoundConstant(Value.Null, isNull.Operand.Type));
                break;
            default:
                yield return Is(condition, BoundConstant.True);
                break;
        }

        static Said Is(BoundExpression side, BoundConstant value) => new(side, DataType.Boolean, ComparisonOperator.Equal, [value]);
    }

    /// <summary>Whether the predicate is true where the side equals that value, whatever else the row holds.</summary>
    private bool IsTrueWith(BoundExpression predicate, Said said, BoundConstant value)
    {
        if (!value.Value.IsNull && (!MayStandFor(value.Type.Type.Underlying(), said.Side.Type.Type.Underlying()) || !(IsIdentity(said.Type) || ComparesOnly(predicate, said))))
        {
            return false;
        }

        BoundConstant given = new(value.Value, said.Side.Type);
        return (_folding ??= new ConstantFolding(CancellationToken.None)).Fold(predicate.Rewrite(node => node.SameAs(said.Side) ? given : null)) is BoundConstant { IsTrue: true };
    }

    /// <summary>Whether a value of one type is one of the other as it lies.</summary>
    private static bool MayStandFor(DataType constant, DataType side) =>
        constant == side || (IsInteger(constant) && IsInteger(side)) || (constant.Form == ValueForm.Text && side.Form == ValueForm.Text);

    private static bool AreAlike(DataType one, DataType other) => one == other && Equals(one.Order, other.Order);

    internal static bool IsInteger(DataType type) => type == DataType.Int2 || type == DataType.Int4 || type == DataType.Int8;

    /// <summary>Whether values that are equal are the same; 1.0 and 1.00, 'a' and 'A' of citext aren't.</summary>
    private static bool IsIdentity(DataType type) => type.Order is null or { IsDeterministic: true } && (IsInteger(type) || type == DataType.Boolean || type == DataType.Text || type == DataType.Varchar || type == DataType.Date
        || type == DataType.Timestamp || type == DataType.TimestampTz || type == DataType.Uuid || type.Kind == TypeKind.Enum);

    /// <summary>Whether all that an expression does with the side is to compare it by the order in which it was said to be equal.</summary>
    private static bool ComparesOnly(BoundExpression expression, Said said)
    {
        return expression switch
        {
            BoundAnd or BoundOr or BoundNot => expression.Children.All(child => ComparesOnly(child, said)),
            BoundComparison { OperandType: var type } when AreAlike(type, said.Type) => expression.Children.All(IsPlain),
            BoundInList { Operand.Type.Type: var type } when AreAlike(type.Underlying(), said.Type) => expression.Children.All(IsPlain),
            BoundIsNull => expression.Children.All(IsPlain),
            _ => IsFree(expression),
        };

        bool IsPlain(BoundExpression operand) => operand.SameAs(said.Side) || IsFree(operand);

        bool IsFree(BoundExpression other) => !other.Nodes().Any(said.Side.SameAs);
    }

    /// <summary>Whether what compares so with a constant compares with another as a predicate says.</summary>
    private static bool IsWithin(Said said, BoundConstant constant, BoundExpression predicate)
    {
        if (predicate is not BoundComparison wanted || !(AreAlike(wanted.OperandType, said.Type) || (IsInteger(wanted.OperandType) && IsInteger(said.Type))))
        {
            return false;
        }

        (ComparisonOperator operation, BoundExpression other) = KeyTerm.Relabel(wanted.Left).SameAs(said.Side) ? (wanted.Operator, wanted.Right)
            : KeyTerm.Relabel(wanted.Right).SameAs(said.Side) ? (wanted.Operator.Flip(), wanted.Left)
            : (ComparisonOperator.Equal, said.Side);
        if (other is not BoundConstant { Value.IsNull: false } bound || constant.Value.IsNull || !ValueComparer.IsComparable(said.Type))
        {
            return false;
        }

        int order = IsInteger(said.Type) ? constant.Value.Int64.CompareTo(bound.Value.Int64) : ValueComparer.Compare(said.Type, constant.Value, bound.Value);
        return (said.Comparison, operation) switch
        {
            (ComparisonOperator.Greater, ComparisonOperator.Greater or ComparisonOperator.GreaterOrEqual or ComparisonOperator.NotEqual) => order >= 0,
            (ComparisonOperator.GreaterOrEqual, ComparisonOperator.Greater or ComparisonOperator.NotEqual) => order > 0,
            (ComparisonOperator.GreaterOrEqual, ComparisonOperator.GreaterOrEqual) => order >= 0,
            (ComparisonOperator.Less, ComparisonOperator.Less or ComparisonOperator.LessOrEqual or ComparisonOperator.NotEqual) => order <= 0,
            (ComparisonOperator.LessOrEqual, ComparisonOperator.Less or ComparisonOperator.NotEqual) => order < 0,
            (ComparisonOperator.LessOrEqual, ComparisonOperator.LessOrEqual) => order <= 0,
            _ => false,
        };
    }

    /// <summary>Whether a condition is not true where the value is NULL.</summary>
    private static bool RejectsNull(BoundExpression condition, BoundExpression value) => condition switch
    {
        BoundAnd and => and.Children.Any(child => RejectsNull(child, value)),
        BoundOr or => or.Children.All(child => RejectsNull(child, value)),
        BoundBooleanTest { IsNegated: false, Kind: BooleanTestKind.True or BooleanTestKind.False } test => IsNullWith(test.Operand, value),
        BoundIsNull { IsNegated: true } isNull => isNull.Operand.Type.Type.Underlying().Kind != TypeKind.Composite && IsNullWith(isNull.Operand, value),
        BoundQuantifiedArray { IsAll: false } quantified => quantified.Children[2] is BoundComparison && IsNullWith(quantified.Children[0], value),
        _ => IsNullWith(condition, value),
    };

    /// <summary>Whether an expression is NULL where the value is.</summary>
    private static bool IsNullWith(BoundExpression expression, BoundExpression value) => expression.SameAs(value) || expression switch
    {
        BoundComparison or BoundNot or BoundCast { IsCalled: false } or BoundCall { Function.IsStrict: true } => expression.Children.Any(child => IsNullWith(child, value)),
        BoundInList list => IsNullWith(list.Operand, value),
        _ => false,
    };
}
