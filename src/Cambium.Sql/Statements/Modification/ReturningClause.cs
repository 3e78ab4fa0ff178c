using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Rules;
using Cambium.Sql.Syntax;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Statements.Modification;

/// <summary>RETURNING: expressions over each changed row.</summary>
internal sealed class ReturningClause
{
    private readonly BoundExpression[] _bound;
    private RowExpression[] _compiled = [];

    private ReturningClause(BoundExpression[] bound, ResultColumn[] columns)
    {
        _bound = bound;
        Columns = columns;
    }

    public IReadOnlyList<ResultColumn> Columns { get; }

    public bool ReadsTables => _bound.Any(Conjuncts.ReadsTables);

    /// <summary>What it reads of the row.</summary>
    public IReadOnlySet<PlanColumn> UsedColumns
    {
        get
        {
            HashSet<PlanColumn> used = [];
            foreach (BoundExpression expression in _bound)
            {
                expression.CollectColumns(used);
            }

            return used;
        }
    }

    /// <summary>What is returned, unless it has been replaced.</summary>
    public IReadOnlyList<BoundExpression> Values => _bound;

    /// <summary>Null when nothing is returned.</summary>
    public static ReturningClause? Bind(SyntaxList<SelectItem> items, Scope scope, BindingContext binding)
    {
        if (items.Count == 0)
        {
            return null;
        }

        if (items is [{ Value: RuleReturning rule }])
        {
            return rule.Bind(scope, binding);
        }

        ExpressionBinder binder = new(binding, scope, ExpressionRules.Returning);
        List<BoundExpression> bound = [];
        List<ResultColumn> columns = [];
        foreach (SelectItem item in items)
        {
            if (item.Value is WildcardExpression or FieldWildcard)
            {
                foreach (ScopeColumn column in WildcardBinder.Expand(item.Value, binder))
                {
                    Add(column.Name, column.Value);
                }
            }
            else
            {
                BoundExpression value = binder.Bind(item.Value);
                binding.NoteOutput(item);
                Add(OutputNames.Of(item, value), Coercion.ResolveUnknown(value, binding));
            }
        }

        return new ReturningClause([.. bound], [.. columns]);

        void Add(string name, BoundExpression value)
        {
            bound.Add(value);
            ColumnOrigin origin = (value as BoundColumn)?.Column.Origin ?? default;
            columns.Add(new ResultColumn(name, value.Type, origin.RelationOid, (short)origin.Number));
        }
    }

    public void Compile(IReadOnlyList<PlanColumn> layout)
    {
        RowShape shape = new(layout);
        _compiled = [.. _bound.Select(expression => RowExpressions.Compile(expression, shape))];
    }

    public void Deliver(ReadOnlySpan<Value> row, QueryContext query, IRowReceiver receiver)
    {
        Value[] output = new Value[_compiled.Length];
        for (int index = 0; index < output.Length; index++)
        {
            output[index] = _compiled[index].Evaluate(row, query);
        }

        receiver.Row(output);
    }
}
