using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions.Uses;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.Statements.Rules;

/// <summary>Binds a rule where no statement is that it applies to: it is made, or somebody asks what it uses.</summary>
internal sealed class RuleBinding
{
    private readonly BindingContext _binding;
    private readonly TableDefinition _relation;
    private readonly RelationUse _old;
    private readonly RelationUse _new;
    private readonly ScopeRelation[] _rows;

    /// <param name="known">What the rule knows of its relation.</param>
    public RuleBinding(TableDefinition relation, ViewName? known, BindingContext binding)
    {
        (_binding, _relation) = (binding, relation);
        binding.KeepsViews = true;
        (_old, ScopeRelation old) = Row("old", known);
        (_new, ScopeRelation after) = Row("new", known);
        _rows = [old, after];
    }

    /// <summary>Binds all of a rule that is there.</summary>
    /// <returns>The relations and columns that it mentions.</returns>
    public static IEnumerable<UsedObject> Uses(TableDefinition relation, RuleDefinition rule, BindingContext binding)
    {
        binding.ViewNames = rule.Names;
        RuleBinding bound = new(relation, rule.Relation, binding);
        RuleBody body = SqlParser.ParseRule(rule.Sql);
        bound.BindCondition(body, rule.Event);
        foreach (Statement action in body.Actions)
        {
            bound.BindAction(action, body);
        }

        return bound.Uses(rule.Names);
    }

    private IEnumerable<UsedObject> Uses(ImmutableArray<ViewName> names)
    {
        StatementAccess access = _binding.Access;
        IEnumerable<UsedObject> own = access.UsedColumns(_old).Concat(access.UsedColumns(_new)).Distinct().Select(columnId => new UsedObject(CatalogOids.PgClass, _relation.Id, columnId));
        return own.Concat(names.Select(static name => name.RelationId).Distinct().SelectMany(id => access.Relations
            .Where(use => use.Table.Id == id).SelectMany(access.UsedColumns).Distinct().DefaultIfEmpty().Select(columnId => new UsedObject(CatalogOids.PgClass, id, columnId)))).Distinct();
    }

    public void BindCondition(RuleBody body, TriggerEvents change)
    {
        if (body.Condition is not { } condition)
        {
            return;
        }

        Scope scope = new(null);
        foreach (ScopeRelation row in _rows.Where(row => row.Name == "old" ? change != TriggerEvents.Insert : change != TriggerEvents.Delete))
        {
            scope.Add(row);
        }

        new ExpressionBinder(_binding, scope, ExpressionRules.Where).BindCondition(condition, "WHERE");
    }

    /// <summary>Binds a command over a row of the relation.</summary>
    /// <returns>What its RETURNING returns.</returns>
    public IReadOnlyList<ResultColumn> BindAction(Statement action, RuleBody body)
    {
        RefuseInWith(action);
        GivenTable rows = new(() => new FromItem(new LogicalValues([], [.. _old.Columns, .. _new.Columns]), [], _rows), body.Span);
        Statement bound = RuleAction.Over(action, rows, _rows[0].Columns.Count, isAlone: body.Condition is null, _binding);
        Planner planner = new(null, catalog: _binding.Catalog.Catalog);
        _binding.ModifyingCteBinder = new ModifyingQueries(_binding, planner).Bind;
        switch (bound)
        {
            case SelectStatement select:
                new QueryBinder(_binding).Bind(select, null);
                return [];
            case NotifyStatement:
                return [];
            default:
                return StatementAnalyzer.BindAsWritten(bound, null, _binding, planner).Columns ?? [];
        }
    }

    /// <exception cref="SqlErrorException">42P17: there is no such row.</exception>
    public void RequireRows(TriggerEvents change)
    {
        if (change == TriggerEvents.Insert && _binding.Access.Reads(_old))
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, "ON INSERT rule cannot use OLD");
        }

        if (change == TriggerEvents.Delete && _binding.Access.Reads(_new))
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, "ON DELETE rule cannot use NEW");
        }
    }

    /// <exception cref="SqlErrorException">0A000: WITH queries stand outside of the rows.</exception>
    private static void RefuseInWith(Statement action)
    {
        IEnumerable<WithClause?> clauses = action switch
        {
            SelectStatement select => [select.With],
            InsertStatement insert => [insert.With, insert.Source?.With],
            UpdateStatement update => [update.With],
            DeleteStatement delete => [delete.With],
            _ => [],
        };
        string[] words = [.. clauses.SelectMany(static with => with?.Tables ?? []).SelectMany(static table => Words.Of(SqlPrinter.Print(table.Statement)))];
        foreach (string row in new[] { "old", "new" }.Where(words.Contains))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot refer to {row.ToUpperInvariant()} within WITH query");
        }
    }

    private (RelationUse Use, ScopeRelation Row) Row(string name, ViewName? known)
    {
        PlanColumn[] columns = TargetTable.Columns(_relation);
        ScopeColumn[] named = [.. columns.Select(static column => new ScopeColumn(column.Name, new BoundColumn(column)))];
        return (new RelationUse(_relation, null, _relation) { Columns = columns }, ViewNames.Shown(known, _relation, new ScopeRelation(name, null, named, []) { RowType = _relation.RowType }));
    }
}
