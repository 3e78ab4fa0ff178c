using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds joins: ON, USING, NATURAL, and the columns they merge.</summary>
internal sealed class JoinBinder(BindingContext context, FromBinder items)
{
    internal FromItem Bind(JoinedTable join, Scope outside)
    {
        FromItem left = items.BindItem(join.Left, outside);
        Scope visible = new(outside.Parent);
        visible.Relations.AddRange(outside.Relations);
        visible.Joined.AddRange(outside.Joined);
        visible.Columns.AddRange(outside.Columns);
        left.AddTo(visible);
        visible.Refused.AddRange(outside.Refused);
        if (join.Kind is JoinKind.Right or JoinKind.Full)
        {
            visible.Refused.AddRange(left.Relations.Select(static relation => new RefusedRelation(relation, "The combining JOIN type must be INNER or LEFT for a LATERAL reference.")));
        }

        FromItem right = items.BindItem(join.Right, visible);
        foreach (ScopeRelation relation in right.Relations)
        {
            FromBinder.RefuseDuplicate(relation, left.Relations);
        }

        FromItem joined = join.IsNatural || join.Using.Count > 0 ? BindUsing(join, left, right) : BindOn(join, left, right, outside);
        return join.Alias is { } alias ? Rename(joined, alias) : joined;
    }

    private static FromItem Rename(FromItem joined, TableAlias alias)
    {
        if (alias.Columns.Count > joined.Columns.Count)
        {
            throw new SqlErrorException(
                SqlState.InvalidColumnReference,
                FormattableString.Invariant($"join expression \"{alias.Name}\" has {joined.Columns.Count} columns available but {alias.Columns.Count} columns specified"));
        }

        ScopeColumn[] columns =
        [
            .. joined.Columns.Select((column, index) => index < alias.Columns.Count ? column with { Name = alias.Columns[index] } : column),
        ];
        return new FromItem(joined.Plan, new ScopeRelation(alias.Name, null, columns, [])) { Hidden = [.. joined.Relations, .. joined.Hidden] };
    }

    private static LogicalPlan Join(JoinKind kind, FromItem left, FromItem right, BoundExpression? condition)
    {
        LogicalJoinKind logical = kind switch
        {
            JoinKind.Left => LogicalJoinKind.Left,
            JoinKind.Right => LogicalJoinKind.Right,
            JoinKind.Full => LogicalJoinKind.Full,
            _ => LogicalJoinKind.Inner,
        };
        LogicalJoin join = new(logical, left.Plan, right.Plan, condition);
        // Columns have identity, so a right join is a left join the other way round.
        return logical == LogicalJoinKind.Right ? new LogicalJoin(LogicalJoinKind.Left, right.Plan, left.Plan, condition) : join;
    }

    private FromItem BindOn(JoinedTable join, FromItem left, FromItem right, Scope outside)
    {
        BoundExpression? condition = null;
        if (join.On is { } on)
        {
            Scope scope = new(outside.Parent);
            scope.HiddenRelations.AddRange(outside.HiddenRelations.Concat(outside.Relations));
            left.AddTo(scope);
            right.AddTo(scope);
            context.ScopesInFrom?.TryAdd(join, scope);
            condition = new ExpressionBinder(context, scope, ExpressionRules.Join).BindCondition(on, "JOIN/ON");
        }

        return new FromItem(
            Join(join.Kind, left, right, condition),
            [.. left.Columns, .. right.Columns],
            Relations(join.Kind, left, right)) { IsJoin = true, Hidden = [.. left.Hidden, .. right.Hidden] };
    }

    private static List<ScopeRelation> Relations(JoinKind kind, FromItem left, FromItem right)
    {
        bool isLeftOptional = kind is JoinKind.Right or JoinKind.Full;
        bool isRightOptional = kind is JoinKind.Left or JoinKind.Full;
        return
        [
            .. left.Relations.Select(relation => isLeftOptional ? relation with { MayBeAbsent = true } : relation),
            .. right.Relations.Select(relation => isRightOptional ? relation with { MayBeAbsent = true } : relation),
        ];
    }

    private FromItem BindUsing(JoinedTable join, FromItem left, FromItem right)
    {
        int position = join.Span.Position;
        IEnumerable<string> names = join.IsNatural
            ? left.Columns.Select(column => column.Name).Distinct().Where(name => right.Columns.Any(column => column.Name == name))
            : join.Using;
        List<ScopeColumn> merged = [];
        List<BoundExpression> conditions = [];
        foreach (string name in names.ToArray())
        {
            if (merged.Any(column => column.Name == name))
            {
                throw new SqlErrorException(SqlState.DuplicateColumn, $"column name \"{name}\" appears more than once in USING clause", position: position);
            }

            BoundExpression leftValue = Find(left, name, "left", position);
            BoundExpression rightValue = Find(right, name, "right", position);
            context.Access.AddColumns(leftValue);
            context.Access.AddColumns(rightValue);
            merged.Add(new ScopeColumn(name, Merge(join.Kind, leftValue, rightValue)));
            conditions.Add(OperatorBinder.Equal(leftValue, rightValue, position, context));
        }

        BoundExpression? condition = conditions.Count switch
        {
            0 => null,
            1 => conditions[0],
            _ => new BoundAnd(conditions, position),
        };
        HashSet<string> gone = [.. merged.Select(column => column.Name)];
        List<ScopeRelation> relations = Relations(join.Kind, left, right);
        if (join.UsingAlias is { } usingAlias)
        {
            ScopeRelation named = new(usingAlias, null, merged, []);
            FromBinder.RefuseDuplicate(named, relations);
            relations.Add(named);
        }

        return new FromItem(
            Join(join.Kind, left, right, condition),
            [.. merged, .. left.Columns.Where(column => !gone.Contains(column.Name)), .. right.Columns.Where(column => !gone.Contains(column.Name))],
            relations) { IsJoin = true, Hidden = [.. left.Hidden, .. right.Hidden] };
    }

    private BoundExpression Merge(JoinKind kind, BoundExpression left, BoundExpression right)
    {
        BoundExpression[] both = [left, right];
        SqlType type = CommonType.Unify(both, "JOIN/USING", context);

        // Of columns of different types, the merged one has that of neither's modifier.
        both = [.. both.Select(side => side.Type.Type == type.Type && side.Type.Modifier >= 0 && type.Modifier < 0 ? new BoundCast(side, null, type, isExplicit: false, side.Position) : side)];
        return kind switch
        {
            JoinKind.Right => both[1],
            JoinKind.Full => new BoundCoalesce(both, type),
            JoinKind.Inner when left.Type != type && right.Type == type => right, // the one that is as it was
            _ => both[0],
        };
    }

    private static BoundExpression Find(FromItem item, string name, string side, int position)
    {
        ScopeColumn[] found = [.. item.Columns.Where(column => column.Name == name)];
        return found.Length switch
        {
            1 => found[0].Value,
            0 => throw new SqlErrorException(
                SqlState.UndefinedColumn, $"column \"{name}\" specified in USING clause does not exist in {side} table", position: position),
            _ => throw new SqlErrorException(
                SqlState.AmbiguousColumn, $"common column name \"{name}\" appears more than once in {side} table", position: position),
        };
    }
}
