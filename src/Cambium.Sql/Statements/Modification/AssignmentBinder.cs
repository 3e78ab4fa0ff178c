using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Binds SET lists, and finds the increments among their items.</summary>
/// <param name="findColumn">The stored column that a target means.</param>
internal sealed class AssignmentBinder(Func<AssignmentTarget, ColumnDefinition> findColumn, Scope scope, BindingContext binding)
{
    public AssignmentBinder(TableDefinition table, Scope scope, BindingContext binding)
        : this(target => TargetTable.FindColumn(table, target, binding), scope, binding)
    {
    }

    private readonly ExpressionBinder _binder = new(binding, scope, ExpressionRules.Set);
    private readonly List<BoundAssignment> _assignments = [];

    private readonly List<Computed> _rows = [];

    // Columns assigned in parts, which may be named again.
    private readonly HashSet<int> _parts = [];

    /// <summary>Rows that queries give several columns, <c>(a, b) = (SELECT …)</c>: each is computed once for a row that is changed, and assignments take its fields.</summary>
    public IReadOnlyList<Computed> Rows => _rows;

    public IReadOnlyList<BoundAssignment> Bind(IReadOnlyList<Assignment> assignments) => binding.Writing(() => BindAll(assignments));

    /// <summary>The plan over the rows that are changed, with <see cref="Rows"/>.</summary>
    public LogicalPlan WithRows(LogicalPlan plan) => _rows.Count == 0 ? plan : new LogicalProject(plan, [.. plan.Columns.Select(static column => new Computed(column, new BoundColumn(column))), .. _rows]);

    /// <summary>A value that is computed where there is no such plan.</summary>
    public BoundExpression Inline(BoundExpression value) => _rows.Count == 0 ? value
        : value.Rewrite(part => part is BoundColumn column && _rows.FindIndex(row => row.Column == column.Column) is >= 0 and var place ? _rows[place].Value : null);

    private List<BoundAssignment> BindAll(IReadOnlyList<Assignment> assignments)
    {
        foreach (Assignment assignment in assignments)
        {
            if (assignment is ColumnAssignment single)
            {
                Add(single.Target, single.Value);
            }
            else
            {
                BindRow((RowAssignment)assignment);
            }
        }

        return _assignments;
    }

    private void BindRow(RowAssignment assignment)
    {
        if (assignment.Source is RowExpression row)
        {
            (Expression Item, BoundExpression? Value)[] items = [.. row.Items.SelectMany(item => WildcardBinder.ExpandItem(item, _binder))];
            if (items.Length != assignment.Targets.Count)
            {
                throw Mismatch(assignment);
            }

            foreach ((AssignmentTarget target, (Expression item, BoundExpression? value)) in assignment.Targets.Zip(items))
            {
                if (value is null)
                {
                    Add(target, item);
                }
                else
                {
                    AddBound(target, value, null);
                }
            }
        }
        else if (assignment.Source is ScalarSubqueryExpression subquery)
        {
            BoundQuery query = new QueryBinder(binding).Bind(subquery.Query, scope);
            if (query.Columns.Count != assignment.Targets.Count)
            {
                throw Mismatch(assignment);
            }

            BoundRow all = new([.. query.Columns.Select(static column => new BoundColumn(column.Column))], [.. query.Columns.Select(static column => column.Column.Name)], DataType.Record);
            LogicalProject rows = new(query.Plan, [new Computed(new PlanColumn("row", all.Type), all)]);
            PlanColumn given = new("row", all.Type);
            _rows.Add(new Computed(given, new BoundSubquery(SubqueryKind.Scalar, rows, null, all.Type, subquery.Span.Position)));
            for (int index = 0; index < query.Columns.Count; index++)
            {
                AddBound(assignment.Targets[index], new BoundField(new BoundColumn(given), index, query.Columns[index].Column.Type, subquery.Span.Position), null);
            }
        }
        else
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported,
                "source for a multiple-column UPDATE item must be a sub-SELECT or ROW() expression",
                position: assignment.Source.Span.Position);
        }
    }

    private static SqlErrorException Mismatch(RowAssignment assignment) =>
        new(SqlState.SyntaxError, "number of columns does not match number of values", position: assignment.Source.Span.Position);

    private void Add(AssignmentTarget target, Expression value) => AddBound(target, value is DefaultExpression ? null : _binder.Bind(value), value);

    private void AddBound(AssignmentTarget target, BoundExpression? value, Expression? syntax)
    {
        ColumnDefinition column = findColumn(target);
        int earlier = _assignments.FindIndex(other => other.Column.Id == column.Id);
        bool isPart = target.Path.Count > 0;
        if (earlier >= 0 && !(isPart && _parts.Contains(column.Id)))
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, $"multiple assignments to same column \"{column.Name}\"", position: target.Span.Position);
        }

        if (isPart)
        {
            RefuseGenerated(column);
            _parts.Add(column.Id);
            BoundExpression whole = earlier >= 0 ? _assignments[earlier].Value! : CurrentOf(column);
            value = new PartAssignment(_binder, target).Bind(whole, value);
            value = Coercion.Assign(value, column.Type, column.Name, binding);
            if (earlier >= 0)
            {
                _assignments.RemoveAt(earlier);
            }
        }
        else if (value is not null)
        {
            RefuseGenerated(column);
            value = Coercion.Assign(value, column.Type, column.Name, binding);
        }

        _assignments.Add(new BoundAssignment(column, value, value is null ? null : FindIncrement(column, syntax, value)));
    }

    /// <summary>The column of the row being changed: the first relation in scope is the target.</summary>
    private BoundExpression CurrentOf(ColumnDefinition column) => scope.Relations
        .SelectMany(static relation => relation.Columns)
        .Select(static candidate => candidate.Value)
        .FirstOrDefault(candidate => candidate is BoundColumn stored && ReferenceEquals(stored.Column.Source, column))
        ?? scope.Relations[0].Columns.First(candidate => candidate.Name == column.Name).Value;

    /// <exception cref="SqlErrorException">428C9: the column's value is the server's to compute.</exception>
    internal static void RefuseGenerated(ColumnDefinition column)
    {
        string? detail = column.GeneratedSql is not null ? $"Column \"{column.Name}\" is a generated column."
            : column.Identity == IdentityKind.Always ? $"Column \"{column.Name}\" is an identity column defined as GENERATED ALWAYS."
            : null;
        if (detail is not null)
        {
            throw new SqlErrorException(SqlState.GeneratedAlways, $"column \"{column.Name}\" can only be updated to DEFAULT", detail);
        }
    }

    /// <summary>
    /// c + e, c - e, c * e, e + c, e * c with c the assigned column of the row itself, not that of excluded or of the table joined to itself.
    /// Whether c is used elsewhere too is the statement's to find out.
    /// </summary>
    private BoundIncrement? FindIncrement(ColumnDefinition column, Expression? syntax, BoundExpression value)
    {
        if (syntax is not BinaryExpression || FindCall(value) is not { Children.Count: 2 } call)
        {
            return null;
        }

        IncrementOperator? op = call.Symbol switch
        {
            "+" => IncrementOperator.Add,
            "-" => IncrementOperator.Subtract,
            "*" => IncrementOperator.Multiply,
            _ => null,
        };
        int side = CurrentOf(call.Children[0], column) is not null ? 0 : CurrentOf(call.Children[1], column) is not null && op != IncrementOperator.Subtract ? 1 : -1;
        if (op is null || side < 0)
        {
            return null;
        }

        PlanColumn current = CurrentOf(call.Children[side], column)!;
        BoundExpression operand = call.Children[1 - side];
        if (operand.Columns().Any(used => used.Table?.Id == current.Table!.Id && ReferenceEquals(used.Table, current.Table)))
        {
            return null;
        }

        PlanColumn operandColumn = new("operand" + column.Id.ToString(CultureInfo.InvariantCulture), operand.Type);
        BoundExpression whole = value.Rewrite(node => ReferenceEquals(node, operand) ? new BoundColumn(operandColumn) : null);

        // It is applied again at the commit, without a session: what depends on settings (timestamptz + interval: the time zone) can't be.
        return whole.Nodes().Any(node => node is BoundCall { Function.Volatility: not Functions.Volatility.Immutable })
            ? null
            : new BoundIncrement(op.Value, current, operand, operandColumn, whole);
    }

    private static BoundCall? FindCall(BoundExpression value) => value switch
    {
        BoundCall { SystemSymbol: not null } call => call,
        BoundCast cast => FindCall(cast.Operand),
        _ => null,
    };

    private PlanColumn? CurrentOf(BoundExpression expression, ColumnDefinition column) => expression switch
    {
        BoundColumn bound when bound.Column.Source?.Id == column.Id && scope.Relations[0].Columns.Any(candidate =>
            candidate.Value is BoundColumn own && ReferenceEquals(own.Column, bound.Column)) => bound.Column,
        BoundCast cast => CurrentOf(cast.Operand, column),
        _ => null,
    };
}
