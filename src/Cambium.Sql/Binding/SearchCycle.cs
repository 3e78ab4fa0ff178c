using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>
/// SEARCH and CYCLE of a recursive WITH query: columns added to its start and to its step, which takes their last values from the work table.
/// SEARCH DEPTH FIRST keeps the path of rows, BREADTH FIRST the depth and the row, CYCLE the path and whether the row is on it already.
/// </summary>
internal sealed class SearchCycle
{
    private static readonly ExpressionRules s_rules = ExpressionRules.Where with { Construct = "SEARCH and CYCLE" };

    private readonly CommonTableExpression _table;
    private readonly BindingContext _context;
    private readonly IReadOnlyList<PlanColumn> _columns;
    private readonly BoundExpression[] _marks = [];

    /// <param name="columns">What the query yields without them.</param>
    /// <exception cref="SqlErrorException">42601, 42701, 42804: columns that aren't there, are there already, or can't be.</exception>
    internal SearchCycle(CommonTableExpression table, IReadOnlyList<PlanColumn> columns, BindingContext context)
    {
        (_table, _columns, _context) = (table, columns, context);
        if (table.Search is { } search)
        {
            CheckColumns("search", search.Columns, search.Span.Position);
            CheckName("search sequence", search.SequenceColumn, search.Span.Position);
        }

        if (table.Cycle is { } cycle)
        {
            CheckColumns("cycle", cycle.Columns, cycle.Span.Position);
            CheckName("cycle mark", cycle.MarkColumn, cycle.Span.Position);
            CheckName("cycle path", cycle.PathColumn, cycle.Span.Position);
            CheckDistinct("cycle mark", cycle.MarkColumn, "cycle path", cycle.PathColumn, cycle.Span.Position);
            if (table.Search is { } both)
            {
                CheckDistinct("search sequence", both.SequenceColumn, "cycle mark", cycle.MarkColumn, both.Span.Position);
                CheckDistinct("search sequence", both.SequenceColumn, "cycle path", cycle.PathColumn, both.Span.Position);
            }

            ExpressionBinder binder = new(context, new Scope(null), s_rules);
            _marks =
            [
                cycle.MarkValue is { } value ? binder.Bind(value) : BoundConstant.True,
                cycle.MarkDefault is { } otherwise ? binder.Bind(otherwise) : BoundConstant.False,
            ];
            CommonType.Unify(_marks, "CYCLE", context);
        }
    }

    /// <summary>The start with its columns.</summary>
    internal LogicalProject Start(BoundQuery start)
    {
        Scope scope = Scope([.. start.Columns.Select(column => column.Column)], []);
        List<Computed> items = [.. start.Columns.Select(column => new Computed(new PlanColumn(column.Name, column.Type), new BoundColumn(column.Column)))];
        if (_table.Search is { } search)
        {
            Add(items, search.SequenceColumn, search.IsBreadthFirst ? $"ROW(0::int8, {Fields(search.Columns)})" : $"ARRAY[ROW({Fields(search.Columns)})]", scope);
        }

        if (_table.Cycle is { } cycle)
        {
            Add(items, cycle.MarkColumn, "mark.otherwise", scope);
            Add(items, cycle.PathColumn, $"ARRAY[ROW({Fields(cycle.Columns)})]", scope);
        }

        return new LogicalProject(start.Plan, items);
    }

    /// <summary>The step, yielding the work table's own columns besides: it doesn't go on from rows that close a cycle.</summary>
    /// <exception cref="SqlErrorException">0A000: the work table is not at the top of the step.</exception>
    internal BoundQuery PassOn(BoundQuery step, CteDefinition cte)
    {
        if (step.Plan is not LogicalProject project || Top(project.Input, cte) is not { } work)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported,
                $"with a SEARCH or CYCLE clause, the recursive reference to WITH query \"{cte.Name}\" must be at the top level of its right-hand SELECT",
                position: _table.Span.Position);
        }

        PlanColumn[] added = [.. work.Columns.Skip(_columns.Count)];
        LogicalPlan input = project.Input;
        if (_table.Cycle is not null)
        {
            input = new LogicalFilter(input, Bind("prev.mark <> mark.value", Scope([], added)));
        }

        Computed[] passed = [.. added.Select(column => new Computed(new PlanColumn(column.Name, column.Type), new BoundColumn(column)))];
        return new BoundQuery(
            new LogicalProject(input, [.. project.Items, .. passed]),
            [.. step.Columns, .. passed.Select(item => new OutputColumn(item.Column.Name, item.Column))]);
    }

    /// <summary>The step's columns computed from its rows and the last values.</summary>
    internal LogicalProject Step(LogicalPlan step)
    {
        PlanColumn[] own = [.. step.Columns.Take(_columns.Count)];
        Scope scope = Scope(own, [.. step.Columns.Skip(own.Length)]);
        List<Computed> items = [.. own.Select(column => new Computed(new PlanColumn(column.Name, column.Type), new BoundColumn(column)))];
        if (_table.Search is { } search)
        {
            Add(
                items, search.SequenceColumn,
                search.IsBreadthFirst ? $"ROW(prev.depth + 1, {Fields(search.Columns)})" : $"prev.sequence || ARRAY[ROW({Fields(search.Columns)})]", scope);
        }

        if (_table.Cycle is { } cycle)
        {
            Add(items, cycle.MarkColumn, $"CASE WHEN ROW({Fields(cycle.Columns)}) = ANY (prev.path) THEN mark.value ELSE mark.otherwise END", scope);
            Add(items, cycle.PathColumn, $"prev.path || ARRAY[ROW({Fields(cycle.Columns)})]", scope);
        }

        return new LogicalProject(step, items);
    }

    /// <summary>The work table, where nothing above it but joins and conditions takes rows together.</summary>
    private static LogicalWorkTable? Top(LogicalPlan plan, CteDefinition cte) => plan switch
    {
        LogicalWorkTable work => work.Definition == cte ? work : null,
        LogicalFilter filter => Top(filter.Input, cte),
        LogicalJoin join => Top(join.Left, cte) ?? Top(join.Right, cte),
        _ => null,
    };

    private static string Fields(SyntaxList<string> columns) => string.Join(", ", columns.Select(column => "this." + Identifier.Quote(column)));

    /// <param name="own">The query's own columns of a row.</param>
    /// <param name="added">The last values of those added: sequence, mark, path, as far as there are such.</param>
    private Scope Scope(PlanColumn[] own, PlanColumn[] added)
    {
        Scope scope = new(null);
        scope.Add(new ScopeRelation("this", null, [.. own.Select((column, index) => new ScopeColumn(_columns[index].Name, new BoundColumn(column)))], []));
        if (_marks is [BoundExpression value, BoundExpression otherwise])
        {
            scope.Add(new ScopeRelation("mark", null, [new ScopeColumn("value", value), new ScopeColumn("otherwise", otherwise)], []));
        }

        if (added.Length > 0)
        {
            List<ScopeColumn> last = [];
            if (_table.Search is not null)
            {
                last.Add(new ScopeColumn("sequence", new BoundColumn(added[0])));
                last.Add(new ScopeColumn("depth", new BoundField(new BoundColumn(added[0]), 0, DataType.Int8)));
            }

            if (_table.Cycle is not null)
            {
                last.Add(new ScopeColumn("mark", new BoundColumn(added[^2])));
                last.Add(new ScopeColumn("path", new BoundColumn(added[^1])));
            }

            scope.Add(new ScopeRelation("prev", null, last, []));
        }

        return scope;
    }

    private BoundExpression Bind(string sql, Scope scope) => new ExpressionBinder(_context, scope, s_rules).Bind(SqlParser.ParseExpression(sql));

    private void Add(List<Computed> items, string name, string sql, Scope scope)
    {
        BoundExpression value = Bind(sql, scope);
        items.Add(new Computed(new PlanColumn(name, value.Type), value));
    }

    private void CheckColumns(string clause, SyntaxList<string> columns, int position)
    {
        HashSet<string> seen = [];
        foreach (string name in columns)
        {
            if (_columns.All(column => column.Name != name))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"{clause} column \"{name}\" not in WITH query column list", position: position);
            }

            if (!seen.Add(name))
            {
                throw new SqlErrorException(SqlState.DuplicateColumn, $"{clause} column \"{name}\" specified more than once", position: position);
            }
        }
    }

    private void CheckName(string role, string name, int position)
    {
        if (_columns.Any(column => column.Name == name))
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"{role} column name \"{name}\" already used in WITH query column list", position: position);
        }
    }

    private static void CheckDistinct(string role, string name, string otherRole, string otherName, int position)
    {
        if (name == otherName)
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"{role} column name and {otherRole} column name are the same", position: position);
        }
    }
}
