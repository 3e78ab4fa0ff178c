using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning;

/// <summary>What alternatives joined by OR say is equal to what: the lists that are in them.</summary>
internal static class EqualityAlternatives
{
    /// <summary>
    /// <c>a = 1 OR b OR a = 2</c> is <c>a IN (1, 2) OR b</c>, of constants and parameters.
    /// </summary>
    internal static IReadOnlyList<BoundExpression> Listed(IReadOnlyList<BoundExpression> alternatives)
    {
        List<(BoundComparison First, BoundExpression Key, List<BoundExpression> Items)> lists = [];
        List<BoundExpression> result = [];
        foreach (BoundExpression alternative in alternatives)
        {
            if (alternative is not BoundComparison comparison || !IsOfConstant(comparison))
            {
                result.Add(alternative);
            }
            else if (lists.Find(list => IsAlike(comparison, list.Key, list.Items[0])) is { Items: { } items })
            {
                items.Add(comparison.Right);
            }
            else
            {
                lists.Add((comparison, comparison.Left, [comparison.Right]));
                result.Add(comparison);
            }
        }

        foreach ((BoundComparison first, BoundExpression key, List<BoundExpression> items) in lists.Where(static list => list.Items.Count > 1))
        {
            result[result.IndexOf(first)] = new BoundInList([key, .. items], first.Position);
        }

        return result;
    }

    /// <summary>Of <c>(a = 1 AND b) OR (a = 2 AND c)</c> that a is in (1, 2): for each value that every alternative has equal to something.</summary>
    internal static IEnumerable<BoundInList> Common(BoundOr alternatives)
    {
        List<BoundExpression>[] others = [.. alternatives.Children.Skip(1).Select(Conjuncts.Split)];
        foreach (BoundExpression first in Conjuncts.Split(alternatives.Children[0]))
        {
            if (ItemsOf(first) is not { } known)
            {
                continue;
            }

            List<BoundExpression> items = [.. known.Items];
            if (Array.TrueForAll(others, parts => parts.Exists(part => AddItems(part, known.Key, items))))
            {
                yield return new BoundInList([known.Key, .. items], first.Position);
            }
        }
    }

    /// <summary>
    /// The value that every alternative has equal to a constant, and for each alternative that constant and the rest of what it asks; null: there is no such value.
    /// </summary>
    internal static (BoundExpression Key, (Value Constant, BoundExpression? Others)[] Cases)? Cases(BoundOr alternatives)
    {
        List<BoundExpression>[] split = [.. alternatives.Children.Select(Conjuncts.Split)];
        foreach (BoundComparison first in split[0].OfType<BoundComparison>().Where(IsOfConstant))
        {
            (Value Constant, BoundExpression? Others)[] cases = new (Value, BoundExpression?)[split.Length];
            int count = 0;
            foreach (List<BoundExpression> parts in split)
            {
                int place = parts.FindIndex(part => part is BoundComparison { Right: BoundConstant { Value.IsNull: false } } comparison && IsAlike(comparison, first.Left, first.Right));
                if (place < 0)
                {
                    break;
                }

                cases[count++] = (((BoundConstant)((BoundComparison)parts[place]).Right).Value, Conjuncts.Join([.. parts.Where((_, index) => index != place)]));
            }

            if (count == cases.Length)
            {
                return (first.Left, cases);
            }
        }

        return null;
    }

    private static bool IsOfConstant(BoundComparison comparison) => IsEquality(comparison) && comparison.Right is BoundConstant or BoundParameter && comparison.Left is not (BoundConstant or BoundParameter);

    private static bool IsEquality(BoundComparison comparison) => comparison is { Operator: ComparisonOperator.Equal, OperatorOid: 0 };

    private static (BoundExpression Key, IEnumerable<BoundExpression> Items)? ItemsOf(BoundExpression part) => part switch
    {
        BoundComparison comparison when IsEquality(comparison) => (comparison.Left, [comparison.Right]),
        BoundInList list => (list.Operand, list.Items),
        _ => null,
    };

    private static bool AddItems(BoundExpression part, BoundExpression key, List<BoundExpression> items)
    {
        if (ItemsOf(part) is not { } found || !found.Key.SameAs(key) || found.Items.Any(item => item.Type.Type != items[0].Type.Type))
        {
            return false;
        }

        items.AddRange(found.Items);
        return true;
    }

    private static bool IsAlike(BoundComparison comparison, BoundExpression key, BoundExpression item) =>
        IsOfConstant(comparison) && comparison.Right.Type.Type == item.Type.Type && comparison.Left.SameAs(key);
}
