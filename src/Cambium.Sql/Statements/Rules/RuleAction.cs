using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Rules;

/// <summary>
/// A command of a rule, as it is carried out for the rows of a statement: they become its first item of FROM.
/// <code>
/// INSERT INTO log VALUES (new.a, 'x')   =>   INSERT INTO log SELECT new.a, 'x' FROM rows
/// UPDATE t SET a = new.a WHERE …        =>   UPDATE t SET a = new.a FROM rows WHERE …
/// </code>
/// </summary>
internal static class RuleAction
{
    /// <summary>Values become outputs of a query, whose names nobody gave.</summary>
    private const string Unnamed = "*VALUES*";

    /// <param name="width">How many columns <c>old.*</c> and <c>new.*</c> are.</param>
    /// <param name="isAlone">There is one row, which is computed of nothing, and no condition.</param>
    public static Statement Over(Statement action, GivenTable rows, int width, bool isAlone, BindingContext binding) => action switch
    {
        SelectStatement select => Over(select, rows, isAlone),
        InsertStatement insert => Over(insert, rows, width, isAlone, binding),
        UpdateStatement update => update with { From = [rows, .. update.From.Select(Behind)] },
        DeleteStatement delete => delete with { Using = [rows, .. delete.Using.Select(Behind)] },
        _ => action,
    };

    /// <summary>Queries in the command's FROM may name the rows.</summary>
    private static TableReference Behind(TableReference item) => item switch
    {
        DerivedTable derived => derived with { IsLateral = true },
        JoinedTable join => join with { Left = Behind(join.Left), Right = Behind(join.Right) },
        _ => item,
    };

    private static SelectStatement Over(SelectStatement query, GivenTable rows, bool isAlone) => query.Body switch
    {
        SelectBody select => query with { Body = select with { From = [rows, .. select.From.Select(Behind)] } },
        ValuesBody values => query with { Body = Over(values, rows) },
        NestedQueryBody nested => query with { Body = nested with { Query = Over(nested.Query, rows, isAlone) } },
        _ when isAlone => query,
        _ => throw new SqlErrorException(SqlState.FeatureNotSupported, "conditional UNION/INTERSECT/EXCEPT statements are not implemented"),
    };

    private static InsertStatement Over(InsertStatement insert, GivenTable rows, int width, bool isAlone, BindingContext binding)
    {
        if (insert.Source is null)
        {
            return insert with { Source = Query(new SelectBody(null, [], null, [rows], null, null, null, null, [], insert.Span)) };
        }

        if (insert.Source is not { Body: ValuesBody values, With: null, OrderBy.Count: 0, Limit: null, Offset: null } source)
        {
            return insert with { Source = Over(insert.Source, rows, isAlone) };
        }

        IReadOnlyList<AssignmentTarget> targets = insert.Columns.Count > 0 ? insert.Columns : Columns(insert, binding);
        RowExpression Assigned(RowExpression row) => RuleAction.Assigned(row, targets, width, insert, binding);
        if (values.Rows.Count > 1)
        {
            return insert with { Source = source with { Body = Over(values with { Rows = [.. values.Rows.Select(Assigned)] }, rows) } };
        }

        // A query has no DEFAULT: the column is left out.
        RowExpression only = values.Rows[0];
        HashSet<int> left = [.. Placed(only, width).Where(static placed => placed.Item is DefaultExpression).Select(static placed => placed.Index)];
        int count = only.Items.Sum(item => Width(item, width));
        return insert with
        {
            Columns = left.Count == 0 ? insert.Columns : [.. targets.Take(count).Where((_, index) => !left.Contains(index))],
            Source = source with { Body = Row(Assigned(only) with { Items = [.. Assigned(only).Items.Where((_, index) => only.Items[index] is not DefaultExpression)] }, rows) },
        };
    }

    /// <summary>A row whose values are of the types of the columns that they are for, as literals are in VALUES and aren't in a query.</summary>
    private static RowExpression Assigned(RowExpression row, IReadOnlyList<AssignmentTarget> targets, int width, InsertStatement insert, BindingContext binding)
    {
        Expression Value(Expression item, int index)
        {
            if (item is WildcardExpression or FieldWildcard || index >= targets.Count || targets[index].Path.Count > 0)
            {
                return item;
            }

            return new GivenValue(
                binder =>
                {
                    ColumnDefinition column = TargetTable.FindColumn(TargetTable.FindChangeable(insert.Table, binding), targets[index], binding);
                    return item is DefaultExpression ? ColumnDefaults.Bind(column, binding, null) : Coercion.Assign(binder.Bind(item), column.Type, column.Name, binding);
                },
                item.Span);
        }

        return row with { Items = [.. Placed(row, width).Select(placed => Value(placed.Item, placed.Index))] };
    }

    /// <summary>The items of a row with the places of their first values.</summary>
    private static IEnumerable<(Expression Item, int Index)> Placed(RowExpression row, int width)
    {
        int index = 0;
        foreach (Expression item in row.Items)
        {
            yield return (item, index);
            index += Width(item, width);
        }
    }

    /// <summary>How many values an item is: rows are the only relations that VALUES can name.</summary>
    private static int Width(Expression item, int width) => item is WildcardExpression ? width : 1;

    private static SelectStatement Query(SelectBody body) => new(null, body, [], null, false, null, [], body.Span);

    private static SelectBody Row(RowExpression row, GivenTable rows) =>
        new(null, [.. row.Items.Select(static item => new SelectItem(item, Unnamed, item.Span))], null, [rows], null, null, null, null, [], row.Span);

    private static SelectBody Over(ValuesBody values, GivenTable rows)
    {
        DerivedTable table = new(new SelectStatement(null, values, [], null, false, null, [], values.Span), true, new TableAlias(Unnamed, [], values.Span), values.Span);
        return new SelectBody(null, [new SelectItem(new WildcardExpression([Unnamed], values.Span), null, values.Span)], null, [rows, table], null, null, null, null, [], values.Span);
    }

    /// <summary>The columns of the relation that an INSERT without a list means.</summary>
    private static AssignmentTarget[] Columns(InsertStatement insert, BindingContext binding)
    {
        TableDefinition? relation = ViewNames.FindRelation(binding, insert.Table, out ViewName? known) as TableDefinition;
        IEnumerable<string> names = known?.Columns.Select(static column => column.Name) ?? relation?.LiveColumns.Select(static column => column.Name) ?? [];
        return [.. names.Select(name => new AssignmentTarget(name, [], insert.Span))];
    }
}
