using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Modification;

/// <summary>
/// A view that stands for rows of one table, so that changing its rows is changing the table's:
/// <code>
/// CREATE VIEW v AS SELECT id, b + 1 AS c FROM t WHERE a > 0
/// UPDATE v SET id = 5 WHERE c = 3   =>   UPDATE t SET id = 5 WHERE a > 0 AND b + 1 = 3
/// </code>
/// The view's columns are expressions over a row of the table; statements bind their names to them. A view over such a view is one too.
/// </summary>
internal sealed class UpdatableView
{
    private readonly List<Level> _levels = [];

    /// <summary>What the statement does with the view of each level, where privileges are asked for.</summary>
    private readonly List<RelationUse> _uses = [];

    private IReadOnlyList<ScopeColumn> _systemColumns = [];

    /// <summary>The same with the table.</summary>
    public RelationUse? TableUse { get; set; }

    private UpdatableView(TableDefinition table) => Table = table;

    /// <param name="Known">What the view knows of the relation in its FROM.</param>
    /// <param name="Below">That relation.</param>
    private sealed record Level(TableDefinition View, SelectBody Body, NamedTable From, ViewName? Known, TableDefinition Below);

    /// <summary>The table whose rows are changed.</summary>
    public TableDefinition Table { get; private set; }

    /// <summary>The view named in the statement.</summary>
    public TableDefinition View => _levels[0].View;

    /// <summary>Rows of the table's heirs and partitions aren't among the view's.</summary>
    public bool IsOnly => _levels[^1].From.IsOnly;

    /// <summary>The role that the table is changed as: the owner of the view over it.</summary>
    private int? BaseRole(int? user) => _levels[^1].View.IsSecurityInvoker ? user : _levels[^1].View.OwnerId;

    /// <param name="isEnd">Whether a view below is where its rows are changed; null: none is, only a table.</param>
    /// <exception cref="SqlErrorException">55000: the view, or one below it, isn't simple enough; 42P17: it reads itself.</exception>
    public static UpdatableView Find(TableDefinition view, BindingContext binding, ViewChange change, Predicate<TableDefinition>? isEnd = null)
    {
        UpdatableView found = new(view);
        while (found.Table.Kind == TableKind.View && (found._levels.Count == 0 || isEnd is null || !isEnd(found.Table)))
        {
            TableDefinition current = found.Table;
            if (found._levels.Exists(level => level.View.Id == current.Id))
            {
                throw FromBinder.InfiniteRecursion(current);
            }

            SelectStatement query = ViewNames.Query(current);
            if (ViewObstacle.Of(query) is { } obstacle)
            {
                throw change.NotUpdatable(current, obstacle);
            }

            SelectBody body = (SelectBody)query.Body;
            NamedTable from = (NamedTable)body.From[0];
            binding.ViewNames = current.ViewNames;
            found.Table = ViewNames.FindRelation(binding, from.Name, out ViewName? known) as TableDefinition is { Kind: TableKind.Table or TableKind.View } below
                ? below
                : throw change.NotUpdatable(current, ViewObstacle.NotOneTable);
            binding.ViewNames = [];
            found._levels.Add(new Level(current, body, from, known, found.Table));
        }

        return found;
    }

    /// <summary>The view over its table's row; null when its rows can't be changed.</summary>
    /// <param name="isEnd">As with <see cref="Find"/>.</param>
    public static BoundView? TryBind(TableDefinition view, CatalogSnapshot catalog, Predicate<TableDefinition>? isEnd = null)
    {
        BindingContext binding = new(DefinitionNames.ReaderFor(view, catalog), new ParameterTypes(), CallContext.Detached());
        try
        {
            UpdatableView found = Find(view, binding, ViewChange.Update, isEnd);
            return found.Bind(TargetTable.WithSystemColumns(found.Table), binding, ViewChange.Update);
        }
        catch (SqlErrorException)
        {
            return null;
        }
    }

    /// <summary>The privileges that the statement needs on the views, and as whom on the table.</summary>
    /// <returns>The use of the view named.</returns>
    public RelationUse AddUses(BindingContext binding, Privileges required)
    {
        int? role = binding.ViewOwner;
        foreach (Level level in _levels)
        {
            RelationUse use = binding.Access.Add(level.View, role, level.View, []);
            use.Required = required;
            _uses.Add(use);
            role = level.View.IsSecurityInvoker ? binding.User : level.View.OwnerId;
        }

        return _uses[0];
    }

    /// <summary>Binds something of the table in the place where the view names it.</summary>
    public T InPlace<T>(BindingContext binding, Func<T> bind) => binding.InDefinition(BaseRole(binding.User), bind);

    /// <summary>The view over a row of the table.</summary>
    /// <param name="row">The table as a relation of live columns.</param>
    /// <exception cref="SqlErrorException">55000: the view returns aggregates or the like.</exception>
    public BoundView Bind(ScopeRelation row, BindingContext binding, ViewChange change) => InPlace(binding, () =>
    {
        IReadOnlyList<ScopeColumn> columns = row.Columns;
        _systemColumns = row.SystemColumns;
        List<(TableDefinition View, BoundExpression Condition)> conditions = [];
        Dictionary<int, Engine.Catalog.ColumnDefinition> defaults = [];
        List<(TableDefinition View, string Column)> computedDefaults = [];
        for (int index = _levels.Count - 1; index >= 0; index--)
        {
            (TableDefinition view, SelectBody body, NamedTable from, ViewName? known, TableDefinition below) = _levels[index];
            string name = from.Alias?.Name ?? from.Name.Name;
            binding.ViewNames = view.ViewNames;
            Scope scope = new(null);
            ScopeRelation shown = ViewNames.Shown(known, below, row with { Columns = columns });
            scope.Add(shown with { Name = name, Schema = from.Alias is null ? from.Name.Schema : null, Columns = FromBinder.Rename(shown.Columns, from.Alias, name) });
            ExpressionBinder binder = new(binding, scope, ExpressionRules.SelectList);
            BoundExpression[] values = [.. body.Items.SelectMany(item => item.Value is WildcardExpression or FieldWildcard
                ? WildcardBinder.Expand(item.Value, binder).Select(column => column.Value)
                : [Coercion.ResolveUnknown(binder.Bind(item.Value), binding)])];
            if (ViewObstacle.Of(values, scope) is { } obstacle)
            {
                throw change.NotUpdatable(view, obstacle);
            }

            if (body.Where is { } where)
            {
                conditions.Add((view, new ExpressionBinder(binding, scope, ExpressionRules.Where).BindCondition(where, "WHERE")));
            }

            foreach ((Engine.Catalog.ColumnDefinition column, BoundExpression value) in view.LiveColumns.Zip(values))
            {
                if (column.DefaultSql is not null && value is BoundColumn { Column.Source: { } source })
                {
                    defaults[source.Id] = column;
                }
                else if (column.DefaultSql is not null)
                {
                    computedDefaults.Add((view, column.Name));
                }
            }

            columns = [.. view.LiveColumns.Zip(values, (column, value) => new ScopeColumn(column.Name, value))];
            if (index < _uses.Count && _uses[index].Values.Count == 0)
            {
                _uses[index].Values = values;
            }
        }

        return new BoundView(this, columns, conditions) { Defaults = defaults, ComputedDefaults = computedDefaults };
    });

    /// <summary>Whether a value is a system column of the row that the view was bound over last.</summary>
    public bool IsSystemColumn(BoundExpression value) => _systemColumns.Any(column => ReferenceEquals(column.Value, value));

    /// <summary>More privileges are needed on what was named, and on all below it.</summary>
    public static void Require(BoundView? view, RelationUse use, Privileges privileges)
    {
        foreach (RelationUse concerned in view is null ? [use] : view.Source._uses.Append(view.Source.TableUse!))
        {
            concerned.Required |= privileges;
        }
    }

    /// <summary>What a statement does with columns of the table needs privileges on them, and on the columns that they are of each view on the way.</summary>
    /// <param name="view">Null: the statement names the table.</param>
    /// <param name="use">What was named.</param>
    /// <param name="columnIds">The table's.</param>
    /// <param name="concerned">The set of a use that they belong to.</param>
    public static void NoteColumns(BoundView? view, RelationUse use, IReadOnlyCollection<int> columnIds, Func<RelationUse, HashSet<int>> concerned)
    {
        concerned(view?.Source.TableUse ?? use).UnionWith(columnIds);
        foreach (RelationUse ofView in view?.Source._uses ?? [])
        {
            concerned(ofView).UnionWith(ofView.Table.LiveColumns.Zip(ofView.Values)
                .Where(column => BoundView.ColumnOf(view!.Source.Table, column.Second) is { } source && columnIds.Contains(source.Id)).Select(static column => column.First.Id));
        }
    }

    /// <summary>
    /// Which conditions a new row must meet: those of a view WITH CHECK OPTION, with CASCADED also those of the views below it.
    /// </summary>
    public bool IsChecked(TableDefinition view)
    {
        foreach (Level level in _levels)
        {
            if (level.View.ViewOptions == "CASCADED" || (level.View == view && level.View.ViewOptions == "LOCAL"))
            {
                return true;
            }

            if (level.View == view)
            {
                return false;
            }
        }

        return false;
    }
}
