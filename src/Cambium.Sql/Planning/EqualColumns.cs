using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning;

/// <summary>
/// Columns that conditions set equal, in classes: from a = b and b = c follows a = c, by which a and c can be joined first. Only columns of one
/// type are equal in this sense, and not tids: one read from text may be equal to several (docs/decisions/0025).
/// </summary>
internal sealed class EqualColumns
{
    /// <summary>Of more columns than this, what follows is left out: they are connected well enough.</summary>
    private const int MembersMax = 10;

    private readonly Dictionary<PlanColumn, List<PlanColumn>> _classes = [];

    /// <param name="own">Columns that count.</param>
    internal EqualColumns(IEnumerable<BoundExpression> conditions, IReadOnlySet<PlanColumn> own)
    {
        foreach (BoundExpression condition in conditions)
        {
            if (TryRead(condition, out PlanColumn first, out PlanColumn second) && own.Contains(first) && own.Contains(second))
            {
                Unite(MembersWith(first), MembersWith(second));
            }
        }
    }

    /// <summary>What the condition says belongs to this class; null when it sets no columns equal.</summary>
    internal IReadOnlyList<PlanColumn>? ClassOf(BoundExpression condition) => TryRead(condition, out PlanColumn first, out _) ? _classes.GetValueOrDefault(first) : null;

    /// <summary>The columns that are equal to one, itself among them; null for none.</summary>
    internal IReadOnlyList<PlanColumn>? ClassOf(PlanColumn column) => _classes.GetValueOrDefault(column);

    /// <summary>The equalities that follow from the given ones and are none of them.</summary>
    internal IEnumerable<BoundComparison> Implied(IEnumerable<BoundExpression> given)
    {
        HashSet<(PlanColumn, PlanColumn)> known = [];
        foreach (BoundExpression condition in given)
        {
            if (TryRead(condition, out PlanColumn first, out PlanColumn second))
            {
                known.Add((first, second));
                known.Add((second, first));
            }
        }

        foreach (List<PlanColumn> members in _classes.Values.Distinct().Where(static members => members.Count is > 2 and <= MembersMax))
        {
            for (int first = 0; first < members.Count; first++)
            {
                for (int second = first + 1; second < members.Count; second++)
                {
                    if (!known.Contains((members[first], members[second])))
                    {
                        yield return new BoundComparison(ComparisonOperator.Equal, new BoundColumn(members[first]), new BoundColumn(members[second]));
                    }
                }
            }
        }
    }

    private static bool TryRead(BoundExpression condition, out PlanColumn first, out PlanColumn second)
    {
        if (condition is BoundComparison { Operator: ComparisonOperator.Equal, Left: BoundColumn left, Right: BoundColumn right }
            && left.Type.Type == right.Type.Type && left.Type.Type != DataType.Tid && !ReferenceEquals(left.Column, right.Column))
        {
            (first, second) = (left.Column, right.Column);
            return true;
        }

        (first, second) = (null!, null!);
        return false;
    }

    private List<PlanColumn> MembersWith(PlanColumn column)
    {
        if (!_classes.TryGetValue(column, out List<PlanColumn>? members))
        {
            members = [column];
            _classes.Add(column, members);
        }

        return members;
    }

    private void Unite(List<PlanColumn> first, List<PlanColumn> second)
    {
        if (ReferenceEquals(first, second))
        {
            return;
        }

        foreach (PlanColumn column in second)
        {
            first.Add(column);
            _classes[column] = first;
        }
    }
}
