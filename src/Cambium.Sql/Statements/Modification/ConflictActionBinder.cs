using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Binds ON CONFLICT: infers the unique indexes meant, binds SET and WHERE over the existing row and <c>excluded</c>.</summary>
/// <param name="security">What holds for the rows of the table; null for nothing.</param>
internal sealed class ConflictActionBinder(BindingContext binding, TableDefinition table, ScopeRelation target, IReadOnlyList<PlanColumn> layout, RelationUse use,
    BoundView? view, RowSecurity? security)
{
    /// <summary>What the row that was to be inserted is called.</summary>
    public const string Excluded = "excluded";

    public ConflictAction Bind(OnConflictClause clause, Scope outer, ColumnDefaults defaults, ReturningClause? returning)
    {
        IReadOnlyList<IndexDefinition>? arbiters = clause.Target is null ? null : Infer(clause.Target);
        UpdatableView.NoteColumns(view, use, [.. (arbiters ?? []).SelectMany(index => index.Parts).Where(part => !part.IsExpression).Select(part => part.ColumnId)], static use => use.Selected);
        if (clause.Assignments is null)
        {
            return new ConflictAction(table, arbiters, null, null, null, ColumnSet.Empty);
        }

        if (arbiters is null)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError,
                "ON CONFLICT DO UPDATE requires inference specification or constraint name",
                hint: "For example, ON CONFLICT (column_name).",
                position: clause.Span.Position);
        }

        if (arbiters.Any(index => !index.Exclusions.IsEmpty))
        {
            throw new SqlErrorException(SqlState.WrongObjectType, "ON CONFLICT DO UPDATE not supported with exclusion constraints");
        }

        PlanColumn[] excluded = TargetTable.Columns(table);
        Scope scope = new(outer);
        scope.Add(target);
        ScopeRelation proposed = TargetTable.Relation(Excluded, excluded);
        proposed = view is null ? proposed : view.Source.Bind(proposed, binding, ViewChange.Insert).Relation(Excluded, null, []);
        scope.Add(ViewNames.Shown(binding, use.Table, proposed));

        // Who reads what was proposed must be allowed to read the columns it was proposed for.
        RelationUse ofProposed = binding.Access.Add(use.Table, use.Role, use.Read, []);
        ofProposed.Required = Privileges.None;
        ofProposed.Values = [.. proposed.Columns.Select(column => column.Value)];
        AssignmentBinder assigned = new(FindColumn, scope, binding);
        IReadOnlyList<BoundAssignment> assignments = assigned.Bind(clause.Assignments);
        assignments = view?.Defaulted(assignments) ?? assignments;
        UpdatableView.Require(view, use, Privileges.Update);
        UpdatableView.NoteColumns(view, use, [.. assignments.Select(assignment => assignment.Column.Id)], static use => use.Updated);
        BoundExpression? where = clause.Where is null
            ? null
            : new ExpressionBinder(binding, scope, ExpressionRules.Where).BindCondition(clause.Where, "WHERE");
        HashSet<PlanColumn> used = where?.Columns() is { } columns ? [.. columns] : [];
        used.UnionWith(returning?.UsedColumns ?? new HashSet<PlanColumn>());
        bool reads = binding.Access.Reads(use);
        ScopeRelation row = TargetTable.Relation(table, [.. layout.Where(static column => column.Source is not null)]);
        PolicyChecks? existing = security is null ? null : PolicyChecks.OfExisting(security, PolicyDefinition.Update, reads, "new row", row, binding).Compile(layout);
        PolicyChecks? policies = security is null ? null : PolicyChecks.OfNew(security, PolicyDefinition.Update, reads, row, binding).Compile(layout);
        ViewChecks? visible = ViewChecks.OfExisting(view, layout);
        foreach (Computed given in assigned.Rows)
        {
            given.Value.CollectColumns(used);
        }

        used.UnionWith(visible?.UsedColumns ?? []);
        used.UnionWith(existing?.UsedColumns ?? []);
        used.UnionWith(policies?.UsedColumns ?? []);
        assignments = view is null && security is null ? IncrementRules.Apply(table, assignments, used, binding) : [.. assignments.Select(assignment => assignment with { Increment = null })];
        foreach (BoundAssignment assignment in assignments)
        {
            CompiledAssignments.InputOf(assignment)?.CollectColumns(used);
        }

        PlanColumn[] rows = [.. layout, .. ModificationBinder.RowLayout(table, excluded)];
        return new ConflictAction(
            table,
            arbiters,
            CompiledAssignments.Compile(assignments, defaults),
            new AssignmentInputs(assignments, assigned.Rows, rows),
            where is null ? null : RowExpressions.Compile(where, rows),
            ColumnSet.Of([.. used.Where(layout.Contains).Select(column => column.Source!.Id)]))
        {
            Visible = visible,
            Existing = existing,
            Policies = policies,
        };
    }

    private ColumnDefinition FindColumn(AssignmentTarget assigned) => view?.FindColumn(assigned, ViewChange.Insert) ?? TargetTable.FindColumn(table, assigned, binding);

    private ColumnDefinition FindKey(string name, int position)
    {
        ColumnDefinition? column = view is null
            ? ViewNames.FindColumn(binding, table, name)
            : view.Columns.Where(candidate => candidate.Name == name).Select(view.ColumnOf).FirstOrDefault();
        return column ?? throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{name}\" does not exist", position: position);
    }

    /// <summary>A condition or key over the table's columns, which has another name in the statement than in its definitions.</summary>
    private BoundExpression Condition(Expression condition, ScopeRelation relation, ExpressionRules rules)
    {
        Scope scope = new(null);
        scope.Add(relation);
        return new ExpressionBinder(binding, scope, rules).Bind(condition);
    }

    private IReadOnlyList<IndexDefinition> Infer(ConflictTarget conflictTarget)
    {
        if (conflictTarget.Constraint is { } name)
        {
            IndexDefinition named = table.Indexes.FirstOrDefault(index => index.IsConstraint && index.Constrains && index.Name == name)
                ?? throw (ConstraintNames.IsTaken(table, name)
                    ? new SqlErrorException(SqlState.WrongObjectType, "constraint in ON CONFLICT clause has no associated index")
                    : new SqlErrorException(SqlState.UndefinedObject, $"constraint \"{name}\" for table \"{table.Name}\" does not exist"));
            binding.NotePlace(conflictTarget.Span, true, catalog => catalog.TryGetIndex(named.Id, out _, out IndexDefinition? now) ? Identifier.Quote(now.Name) : null);
            return [named];
        }

        List<int> columns = [];
        List<(string? Text, BoundExpression Bound)> expressions = [];
        foreach (IndexElement element in conflictTarget.Elements)
        {
            if (element.Value is ColumnReference { Parts.Count: 1 } reference)
            {
                columns.Add(FindKey(reference.Parts[0], element.Span.Position).Id);
            }
            else
            {
                string written = SqlPrinter.Print(element.Value);
                bool isKept = table.Indexes.Any(index => index.Parts.Any(part => part.ExpressionSql == written));

                // Names of a view's columns mean something else in the table's definitions.
                string? text = view is not null ? null : isKept ? written : KeptNames.Written(table, written, binding);
                expressions.Add((text, Condition(element.Value, target, ExpressionRules.Inference)));
            }
        }

        ScopeRelation own = view is null
            ? new ScopeRelation(table.Name, null, target.Columns, [])
            : TargetTable.Relation(table, [.. layout.Where(static column => column.Source is not null)]);
        PredicateImplication? given = conflictTarget.Where is { } predicate
            ? new PredicateImplication(Conjuncts.Split(Condition(predicate, target, ExpressionRules.Inference)))
            : null;
        IndexDefinition[] found =
        [
            .. table.Indexes.Where(index => index.IsUnique
                && columns.ToHashSet().SetEquals(index.Parts.Where(part => !part.IsExpression).Select(part => part.ColumnId))
                && AreThose([.. index.Parts.Where(part => part.IsExpression).Select(part => part.ExpressionSql!)])
                && Implies(index.PredicateSql)),
        ];

        // Written in the same way, or the same when bound: a cast may be written that the index leaves to the server.
        bool AreThose(string[] parts) =>
            Array.TrueForAll(parts, part => expressions.Exists(expression => IsThat(expression.Text, expression.Bound, part)))
            && expressions.TrueForAll(expression => Array.Exists(parts, part => IsThat(expression.Text, expression.Bound, part)));

        bool IsThat(string? text, BoundExpression bound, string part) =>
            text == part || bound.SameAs(Stored(part, ExpressionRules.Index));

        BoundExpression Stored(string sql, ExpressionRules rules) => binding.InDefinition(binding.ViewOwner, () => Condition(SqlParser.ParseExpression(sql), own, rules));

        // What is asked for implies the index's condition when it says all of it.
        bool Implies(string? condition) => condition is null
            || (given is not null && Conjuncts.Split(Stored(condition, ExpressionRules.IndexPredicate)).TrueForAll(given.Implies));

        return found.Length > 0 ? found : throw new SqlErrorException(
            SqlState.InvalidColumnReference, "there is no unique or exclusion constraint matching the ON CONFLICT specification");
    }
}
