using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds WITH queries, recursive ones by starting from their first part's types.</summary>
internal static class CteBinder
{
    /// <summary>The level of a statement's own names. Its WITH queries are around it, where joins and derived tables in FROM look for them.</summary>
    internal static Scope OpenInside(WithClause? with, Scope? outer, BindingContext context)
    {
        Scope around = new(outer);
        if (with is not null)
        {
            Bind(with, around, context);
        }

        return new Scope(around);
    }

    internal static void Bind(WithClause with, Scope scope, BindingContext context)
    {
        HashSet<CommonTableExpression> bound = new(ReferenceEqualityComparer.Instance);
        HashSet<string> names = [];
        foreach (CommonTableExpression table in with.Tables)
        {
            if (!names.Add(table.Name))
            {
                throw new SqlErrorException(
                    SqlState.DuplicateAlias, $"WITH query name \"{table.Name}\" specified more than once", position: table.Span.Position);
            }

            scope.AddLaterCte(table.Name, with.IsRecursive ? () => BindNow(table) : null);
        }

        foreach (CommonTableExpression table in with.Tables)
        {
            if (!bound.Contains(table))
            {
                BindNow(table);
            }
        }

        // What is referred to before its turn is bound when it is: in the order of dependencies.
        CteDefinition BindNow(CommonTableExpression table)
        {
            if (!bound.Add(table))
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, "mutual recursion between WITH items is not implemented", position: table.Span.Position);
            }

            CteDefinition cte = BindTable(table, with.IsRecursive, scope, context);
            Take(cte, scope, context);
            cte.IsShared = !cte.IsModifying && with.Tables.Any(other => other.Statement is not SelectStatement)
                && (cte.IsVolatile || cte.LocksRows);
            context.Ctes.Add(cte);
            scope.AddCte(cte);
            scope.RemoveLaterCte(table.Name);
            return cte;
        }
    }

    /// <summary>Finds what the query takes from around it; what isn't a column gets one.</summary>
    private static void Take(CteDefinition cte, Scope scope, BindingContext context)
    {
        List<Computed> taken = [];
        cte.Plan = cte.Plan.Rewrite(ToColumn);
        cte.RecursivePlan = cte.RecursivePlan?.Rewrite(ToColumn);
        HashSet<PlanColumn> columns = cte.Plan.FreeColumns();
        columns.UnionWith(cte.RecursivePlan?.FreeColumns() ?? []);
        columns.ExceptWith(taken.Select(static item => item.Column));
        cte.Taken = [.. columns.Select(static column => new Computed(column, new BoundColumn(column))), .. taken];

        BoundColumn? ToColumn(BoundExpression node)
        {
            if (!IsOutside(node))
            {
                return null;
            }

            int known = taken.FindIndex(item => item.Value.SameAs(node));
            if (known < 0)
            {
                known = taken.Count;
                taken.Add(new Computed(new PlanColumn("outer", node.Type), node));
            }

            return new BoundColumn(taken[known].Column, node.Position);
        }

        bool IsOutside(BoundExpression node) => node switch
        {
            BoundAggregate aggregate => scope.IsWithin(aggregate.Owner),
            BoundGrouping grouping => scope.IsWithin(grouping.Owner),
            BoundParameter => context.IsInlined,
            _ => false,
        };
    }

    private static CteDefinition BindTable(CommonTableExpression table, bool isRecursive, Scope scope, BindingContext context)
    {
        if (table.Statement is not SelectStatement select)
        {
            CteDefinition modifying = (scope.Parent is null or { HoldsRuleRows: true } ? context.ModifyingCteBinder?.Invoke(table, scope) : null) ?? throw new SqlErrorException(
                SqlState.FeatureNotSupported, "WITH clause containing a data-modifying statement must be at the top level", position: table.Span.Position);
            modifying.IsModifying = true;
            return modifying;
        }

        CteDefinition cte = new(table.Name)
        {
            IsMaterialized = table.Materialization switch
            {
                CteMaterialization.Materialized => true,
                CteMaterialization.NotMaterialized => false,
                _ => null,
            },
        };
        if (isRecursive && select.Body is SetOperationBody { Operator: SetOperator.Union } union && TryBindRecursive(cte, table, select, union, scope, context))
        {
            return cte;
        }

        if (table.Search is not null || table.Cycle is not null)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "WITH query is not recursive", position: table.Span.Position);
        }

        Scope around = new(scope);
        if (isRecursive)
        {
            cte.RefusedReference = ($"recursive query \"{cte.Name}\" does not have the form non-recursive-term UNION [ALL] recursive-term", table.Span.Position);
            around.AddCte(cte);
        }

        BoundQuery query = new QueryBinder(context).Bind(select, around);
        cte.RefusedReference = null;
        cte.Plan = query.Plan;
        cte.Columns = Rename(table, query);
        return cte;
    }

    private static bool TryBindRecursive(
        CteDefinition cte, CommonTableExpression table, SelectStatement select, SetOperationBody union, Scope scope, BindingContext context)
    {
        Scope own = new(scope);
        own.AddCte(cte);
        Scope inner = new(own);
        if (select.With is { } with)
        {
            cte.RefusedReference = ($"recursive reference to query \"{cte.Name}\" must not appear within a subquery", null);
            Bind(with, inner, context);
        }

        QueryBinder queries = new(context);
        cte.RefusedReference = ($"recursive reference to query \"{cte.Name}\" must not appear within its non-recursive term", null);
        BoundQuery start = queries.BindBody(union.Left, inner, keepsUnknown: false);
        cte.RefusedReference = null;
        cte.Columns = Rename(table, start);
        SearchCycle? added = table.Search is null && table.Cycle is null ? null : new SearchCycle(table, cte.Columns, context);
        LogicalPlan first = start.Plan;
        if (added is not null)
        {
            first = added.Start(start);
            cte.AddedColumns = first.Columns.Count - cte.Columns.Count;
            cte.Columns = [.. cte.Columns, .. first.Columns.Skip(cte.Columns.Count)];
        }

        cte.IsBeingBound = true;
        BoundQuery step;
        try
        {
            step = queries.BindBody(union.Right, inner, keepsUnknown: true);
        }
        catch (SqlErrorException error) when (cte.References > 1 && error.SqlState == SqlState.AmbiguousColumn)
        {
            throw MoreThanOnce(cte);
        }

        cte.IsBeingBound = false;
        if (cte.References == 0)
        {
            return false;
        }

        CheckReferences(cte, step.Plan);
        CheckAggregates(cte, step);
        CheckShape(cte, select, union, start, step, context);
        cte.References = 0;
        SqlType[] types = [.. cte.Columns.Select(column => column.Type)];
        cte.Plan = first;
        LogicalPlan next = SetOperationBinder.Convert(added?.PassOn(step, cte) ?? step, types, "UNION", context);
        cte.RecursivePlan = added?.Step(next) ?? next;
        cte.IsDistinct = !union.IsAll;
        return true;
    }

    private static void CheckShape(CteDefinition cte, SelectStatement select, SetOperationBody union, BoundQuery start, BoundQuery step, BindingContext context)
    {
        if (select.OrderBy.Count > 0)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "ORDER BY in a recursive query is not implemented", position: select.OrderBy[0].Value.Span.Position);
        }

        if ((select.Offset ?? select.Limit) is { } limit)
        {
            string clause = select.Offset is not null ? "OFFSET" : "LIMIT";
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"{clause} in a recursive query is not implemented", position: limit.Span.Position);
        }

        if (select.Locking.Count > 0)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "FOR UPDATE/SHARE in a recursive query is not implemented");
        }

        if (cte.References > 1)
        {
            throw MoreThanOnce(cte);
        }

        if (start.Columns.Count != step.Columns.Count)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "each UNION query must have the same number of columns", position: union.Right.Span.Position);
        }

        for (int index = 0; index < start.Columns.Count; index++)
        {
            SqlType first = start.Columns[index].Type;
            SqlType next = step.Columns[index].Type;
            if (next.Type != DataType.Unknown && first != next && CommonType.Unify(
                    [new BoundColumn(start.Columns[index].Column), new BoundColumn(step.Columns[index].Column)], "UNION", context) is var overall && overall != first)
            {
                throw new SqlErrorException(
                    SqlState.DatatypeMismatch,
                    $"recursive query \"{cte.Name}\" column {(index + 1).ToString(System.Globalization.CultureInfo.InvariantCulture)} has type {first.Format()} in non-recursive term but type {overall.Format()} overall",
                    hint: "Cast the output of the non-recursive term to the correct type.", position: union.Left.Span.Position);
            }

            Collations.RequireSame(start.Columns[index].Column, step.Columns[index].Column, $"recursive query \"{cte.Name}\" column {(index + 1).ToString(System.Globalization.CultureInfo.InvariantCulture)}", union.Left.Span.Position, context);
        }
    }

    private static SqlErrorException MoreThanOnce(CteDefinition cte) => new(
        SqlState.InvalidRecursion, $"recursive reference to query \"{cte.Name}\" must not appear more than once", position: cte.StepReferences[1]);

    /// <summary>An aggregate over the last step's rows would always yield one more: the recursion would not end.</summary>
    private static void CheckAggregates(CteDefinition cte, BoundQuery step)
    {
        // A subquery of FROM, which ends in a projection, may be grouped.
        bool Reads(LogicalPlan plan) => plan is LogicalWorkTable work ? work.Definition == cte : plan is not LogicalProject && plan.Inputs.Any(Reads);

        if (step.Plan.Nodes().OfType<LogicalAggregate>().FirstOrDefault(aggregate => aggregate.Aggregates.Count > 0 && aggregate.Inputs.Any(Reads)) is { } refused)
        {
            throw new SqlErrorException(
                SqlState.InvalidRecursion, "aggregate functions are not allowed in a recursive query's recursive term", position: refused.Aggregates.Min(static item => item.Value.Position));
        }
    }

    /// <summary>
    /// A step must hold for each of its rows alone: no reference where a row that is missing changes the result. As in PostgreSQL, a WITH query of
    /// the step is judged by what is in it, wherever it is read.
    /// </summary>
    private static void CheckReferences(CteDefinition cte, LogicalPlan plan)
    {
        foreach (LogicalPlan node in plan.Nodes())
        {
            (string place, IEnumerable<LogicalPlan> parts) = node switch
            {
                LogicalJoin { Kind: LogicalJoinKind.Left } join => ("an outer join", [join.Right]),
                LogicalJoin { Kind: LogicalJoinKind.Right } join => ("an outer join", [join.Left]),
                LogicalJoin { Kind: LogicalJoinKind.Full } join => ("an outer join", [join]),
                LogicalSetOperation { Operator: SetOperator.Except } except => ("EXCEPT", except.IsAll ? [except.Right, except.Left] : [except.Right]),
                LogicalSetOperation { Operator: SetOperator.Intersect, IsAll: true } intersect => ("INTERSECT", [intersect]),
                _ => ("", Array.Empty<LogicalPlan>()),
            };
            Refuse(place, parts);
            Refuse("a subquery", node.Expressions.SelectMany(expression => expression.Nodes()).OfType<BoundSubquery>().Select(static subquery => subquery.Plan));

            if (node is LogicalCteScan { Definition: { RecursivePlan: null } inner } && WorkTableUse.Reads(inner.Plan, cte))
            {
                CheckReferences(cte, inner.Plan);
            }
        }

        void Refuse(string place, IEnumerable<LogicalPlan> parts)
        {
            if (parts.Select(part => WorkTableUse.FindHere(part, cte)).OfType<LogicalWorkTable>().FirstOrDefault() is { } reference)
            {
                throw new SqlErrorException(
                    SqlState.InvalidRecursion, $"recursive reference to query \"{cte.Name}\" must not appear within {place}", position: reference.Position);
            }
        }
    }

    private static PlanColumn[] Rename(CommonTableExpression table, BoundQuery query)
    {
        if (table.Columns.Count > query.Columns.Count)
        {
            string available = query.Columns.Count.ToString(System.Globalization.CultureInfo.InvariantCulture);
            string specified = table.Columns.Count.ToString(System.Globalization.CultureInfo.InvariantCulture);
            throw new SqlErrorException(
                SqlState.InvalidColumnReference, $"WITH query \"{table.Name}\" has {available} columns available but {specified} columns specified",
                position: table.Span.Position);
        }

        return
        [
            .. query.Columns.Select((column, index) => column.Column.Passed(index < table.Columns.Count ? table.Columns[index] : column.Name)),
        ];
    }
}
