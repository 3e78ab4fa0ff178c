using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>WHEN of a trigger: a condition over the old and the new row.</summary>
internal sealed class TriggerCondition
{
    private static readonly ExpressionRules s_rules = new("trigger WHEN conditions") { AllowsSubqueries = false, AllowsParameters = false };

    private readonly SqlSession _session;
    private readonly TableDefinition _table;
    private readonly RowExpression _condition;

    private TriggerCondition(SqlSession session, TableDefinition table, RowExpression condition)
    {
        _session = session;
        _table = table;
        _condition = condition;
    }

    public static TriggerCondition Compile(SqlSession session, TableDefinition table, string sql)
    {
        BindingContext binding = new(session.Names.Reader(), new ParameterTypes(), session.Calls);
        binding.Catalog.IsInDefinition = true;
        binding.CalledFunctions = [];
        BoundExpression bound = Bind(binding, table, SqlParser.ParseExpression(sql), out ConditionRow old, out ConditionRow now);
        return new TriggerCondition(session, table, new Planner(null).Compile(bound, [.. old.Columns, .. now.Columns])) { CallsFunctions = binding.CalledFunctions.Count > 0 };
    }

    /// <summary>It calls functions of users.</summary>
    public bool CallsFunctions { get; private init; }

    public static BoundExpression Bind(BindingContext binding, TableDefinition table, Expression condition, out ConditionRow old, out ConditionRow now)
    {
        (old, now) = (new ConditionRow(table, "old"), new ConditionRow(table, "new"));
        Scope scope = new(null);
        scope.Add(old.Relation);
        scope.Add(now.Relation);
        return new ExpressionBinder(binding, scope, s_rules).BindCondition(condition, "WHEN");
    }

    public bool IsFor(TableDefinition table) => ReferenceEquals(table, _table);

    public bool Holds(Value[]? before, Value[]? after)
    {
        int width = _table.Columns.Length;
        Value[] row = new Value[width * 2];
        before?.CopyTo(row, 0);
        after?.CopyTo(row, width);
        return _condition.IsTrue(row, new QueryContext(_session.Transactions.Engine, _session.Calls, [], _session.Cancellation.Token, _session.Transactions.Engine.StatementView));
    }
}
