using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>A condition of the form key-against-something that an index may serve.</summary>
/// <param name="Condition">The condition itself.</param>
/// <param name="Key">The table's column, or the computed key of an index.</param>
/// <param name="Operator">For comparisons.</param>
/// <param name="Operands">What it is compared with: one, or the items of a list.</param>
internal sealed record KeyTerm(BoundExpression Condition, BoundExpression Key, ComparisonOperator? Operator, IReadOnlyList<BoundExpression> Operands)
{
    /// <summary>The table's column; null: the key is computed.</summary>
    internal PlanColumn? Column => (Key as BoundColumn)?.Column;

    /// <summary>The order by which it compares; null: by bytes.</summary>
    internal TextOrder? Order { get; init; }

    /// <summary>The operand is an array whose elements are the list.</summary>
    internal bool IsArray { get; init; }

    /// <summary>LIKE 'prefix%'.</summary>
    internal string? Prefix { get; init; }

    internal bool IsEquality => Operator == ComparisonOperator.Equal;

    internal bool IsList => Operator is null && Prefix is null;

    internal bool IsRange => Prefix is not null || Operator is ComparisonOperator.Less or ComparisonOperator.LessOrEqual or ComparisonOperator.Greater or ComparisonOperator.GreaterOrEqual;

    /// <summary>What follows from the condition: all that the key says. Null: the condition itself.</summary>
    internal BoundExpression? Implied { get; init; }

    /// <summary>Rows in the index's interval satisfy the condition for sure.</summary>
    internal bool IsExact => Prefix is null && Implied is null;

    /// <summary>The operands can be evaluated when planning.</summary>
    internal bool IsConstant => Operands.All(static operand => operand.Columns().Count == 0 && IsKnown(operand));

    /// <summary>Whether everything in an expression but columns is known when planning.</summary>
    internal static bool IsKnown(BoundExpression expression) => expression.Nodes().All(static node =>
        node is not (BoundParameter or BoundSubquery or BoundCaseOperand) && node is not BoundCall { Function.Volatility: not Functions.Volatility.Immutable });

    /// <summary>Whether the key is what a part of an index holds.</summary>
    /// <param name="form">The index's; null: it has neither computed keys nor a predicate.</param>
    internal bool IsOf(IndexDefinition index, int part, IndexForm? form) => Equals(index.Parts[part].Type.Type.Order, Order) && IsKeyOf(index, part, form);

    private bool IsKeyOf(IndexDefinition index, int part, IndexForm? form) => index.Parts[part].IsExpression
        ? form is not null && Array.Exists(form.Keys[part], Key.SameAs)
        : Column?.Source!.Id == index.Parts[part].ColumnId;

    internal static List<KeyTerm> Find(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, IndexForms forms)
    {
        HashSet<PlanColumn> own = [.. scan.TableColumns];
        List<KeyTerm> terms = [];
        foreach (BoundExpression condition in conditions)
        {
            switch (condition)
            {
                case BoundComparison { Operator: not ComparisonOperator.NotEqual } comparison:
                    Add(comparison, comparison.Left, comparison.Operator, comparison.Right);
                    Add(comparison, comparison.Right, comparison.Operator.Flip(), comparison.Left);
                    break;
                case BoundInList inList:
                    AddList(inList, inList);
                    break;
                case BoundQuantifiedArray { IsAll: false } quantified when KeyOf(quantified.Children[0]) is { } key && IsOutside(quantified.Children[1], own)
                    && quantified.Children[2] is BoundComparison { Operator: ComparisonOperator.Equal } test
                    && Relabel(test.Left) == quantified.LeftValue && Relabel(test.Right) == quantified.Element && Fits(quantified.Element.Type.Type, key):
                    terms.Add(new KeyTerm(condition, key, null, [quantified.Children[1]]) { IsArray = true, Order = test.OperandType.Order });
                    break;
                case BoundCall { SystemSymbol: "~~", Children: [var operand, BoundConstant { Value.IsNull: false, Type.Type.Order: null or { IsDeterministic: true } } pattern] }
                    when KeyOf(operand) is { Type.Type.Form: ValueForm.Text } key && PrefixOf(pattern.Value.Text) is { Length: > 0 } prefix:
                    terms.Add(new KeyTerm(condition, key, null, []) { Prefix = prefix });
                    break;
                case BoundOr or:
                    foreach (BoundComparison bound in CommonBounds(or))
                    {
                        int before = terms.Count;
                        Add(bound, bound.Left, bound.Operator, bound.Right);
                        if (terms.Count > before)
                        {
                            terms[before] = terms[before] with { Condition = or, Implied = bound };
                        }
                    }

                    foreach (BoundInList list in EqualityAlternatives.Common(or))
                    {
                        AddList(list, or);
                    }

                    break;
                case BoundColumn { Type.Type: var type } boolean when type == DataType.Boolean && own.Contains(boolean.Column):
                    terms.Add(new KeyTerm(condition, boolean, ComparisonOperator.Equal, [BoundConstant.True]));
                    break;
                case BoundNot { Operand: BoundColumn { Type.Type: var type } boolean } when type == DataType.Boolean && own.Contains(boolean.Column):
                    terms.Add(new KeyTerm(condition, boolean, ComparisonOperator.Equal, [BoundConstant.False]));
                    break;
            }
        }

        return terms;

        void Add(BoundComparison comparison, BoundExpression side, ComparisonOperator op, BoundExpression other)
        {
            if (KeyOf(side) is { } key && IsOutside(other, own) && Fits(other.Type.Type, key))
            {
                terms.Add(new KeyTerm(comparison, key, op, [other]) { Order = comparison.OperandType.Order });
            }
        }

        void AddList(BoundInList list, BoundExpression condition)
        {
            if (KeyOf(list.Operand) is { } key && list.Items.All(item => IsOutside(item, own) && Fits(item.Type.Type, key)))
            {
                terms.Add(new KeyTerm(condition, key, null, [.. list.Items]) { Order = list.Operand.Type.Type.Order, Implied = condition == list ? null : list });
            }
        }

        BoundExpression? KeyOf(BoundExpression side) =>
            ColumnOf(side, own) is { } column ? new BoundColumn(column) : forms.FindKey(side) ?? (Relabel(side) is var plain && plain != side ? forms.FindKey(plain) : null);
    }

    /// <summary>
    /// What all alternatives say of one value: of <c>a &gt; x OR (a = x AND b &gt; y)</c>, which a comparison of rows is, that a isn't less than x.
    /// </summary>
    private static IEnumerable<BoundComparison> CommonBounds(BoundOr alternatives)
    {
        List<List<BoundComparison>> others = [.. alternatives.Children.Skip(1).Select(static child => Comparisons(child).ToList())];
        foreach (BoundComparison first in Comparisons(alternatives.Children[0]))
        {
            if (Direction(first.Operator) is { } direction && others.TrueForAll(comparisons => comparisons.Exists(
                other => (other.Operator == ComparisonOperator.Equal || Direction(other.Operator) == direction) && other.Left.SameAs(first.Left) && other.Right.SameAs(first.Right))))
            {
                yield return new BoundComparison(direction, first.Left, first.Right, first.Position);
            }
        }

        static IEnumerable<BoundComparison> Comparisons(BoundExpression alternative) => Conjuncts.Split(alternative).OfType<BoundComparison>().SelectMany(
            static comparison => (BoundComparison[])[comparison, new BoundComparison(comparison.Operator.Flip(), comparison.Right, comparison.Left, comparison.Position)]);

        static ComparisonOperator? Direction(ComparisonOperator op) => op switch
        {
            ComparisonOperator.Less or ComparisonOperator.LessOrEqual => ComparisonOperator.LessOrEqual,
            ComparisonOperator.Greater or ComparisonOperator.GreaterOrEqual => ComparisonOperator.GreaterOrEqual,
            _ => null,
        };
    }

    /// <summary>The column behind a conversion that changes nothing, if it is one of the table's.</summary>
    internal static PlanColumn? ColumnOf(BoundExpression expression, HashSet<PlanColumn> own) =>
        Relabel(expression) is BoundColumn column && own.Contains(column.Column) ? column.Column : null;

    /// <summary>The fixed beginning of a LIKE pattern that is nothing but a beginning and %; of others what stands before the first wildcard.</summary>
    internal static string PrefixOf(string pattern)
    {
        StringBuilder prefix = new();
        for (int index = 0; index < pattern.Length && pattern[index] is not ('%' or '_'); index++)
        {
            if (pattern[index] == '\\' && ++index == pattern.Length)
            {
                break;
            }

            prefix.Append(pattern[index]);
        }

        return prefix.ToString();
    }

    /// <summary>A <see cref="KeyOperand"/>, or a <see cref="KeyList"/>.</summary>
    internal object ToKey(ExpressionCompiler compiler)
    {
        RowShape none = new(0);
        if (IsArray)
        {
            return new KeyList([], new KeyOperand(compiler.Compile(Operands[0], none), Operands[0].Type.Type.Underlying().Element!.Underlying()));
        }

        KeyOperand[] operands = [.. Operands.Select(operand => new KeyOperand(compiler.Compile(operand, none), operand.Type.Type.Underlying()))];
        return IsList ? new KeyList(operands, null) : operands[0];
    }

    /// <summary>The expression behind conversions that change nothing, but for the order of its values.</summary>
    internal static BoundExpression Relabel(BoundExpression expression)
    {
        while (expression is BoundCast { Type.Modifier: -1, IsCalled: false } cast
            && (cast.Collation is not null || ChangesNothing(cast.Operand.Type.Type.Underlying(), cast.Type.Type.Underlying())))
        {
            expression = cast.Operand;
        }

        return expression;
    }

    private static bool ChangesNothing(DataType from, DataType to) => (IsText(from) && IsText(to)) || (from == DataType.Cidr && to == DataType.Inet);

    private static bool IsText(DataType type) =>
        type.Category == DataTypeCategory.String && (type.Form == ValueForm.Text || (type.Form == ValueForm.CollatedText && !type.IsPadded));

    private static bool IsOutside(BoundExpression expression, HashSet<PlanColumn> own) => !expression.Columns().Overlaps(own) && !Conjuncts.IsVolatile(expression);

    private static bool Fits(DataType operand, BoundExpression key) => KeyConstants.AreCompatible(operand.Underlying(), key.Type.Type.Underlying());
}
