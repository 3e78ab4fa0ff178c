using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Statements;

/// <summary>EXECUTE: the prepared statement's own plan with the arguments as parameters.</summary>
internal sealed class ExecutePlan : StatementPlan
{
    private readonly PreparedStatement _prepared;
    private readonly RowExpression[] _arguments;

    private ExecutePlan(PreparedStatement prepared, RowExpression[] arguments, IReadOnlyList<SqlType> parameterTypes)
        : base(parameterTypes, prepared.Columns)
    {
        _prepared = prepared;
        _arguments = arguments;
    }

    public static ExecutePlan Create(ExecuteStatement statement, SqlSession session, BindingContext binding)
    {
        PreparedStatement prepared = session.Prepared.Get(statement.Name);
        IReadOnlyList<SqlType> types = prepared.CurrentPlan().ParameterTypes;

        // A statement without parameters takes any number of arguments and looks at none, as in PostgreSQL.
        if (statement.Arguments.Count != types.Count && types.Count > 0)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError,
                $"wrong number of parameters for prepared statement \"{statement.Name}\"",
                string.Create(CultureInfo.InvariantCulture, $"Expected {types.Count} parameters but got {statement.Arguments.Count}."));
        }

        ExpressionBinder binder = new(binding, new Scope(null), new ExpressionRules("EXECUTE parameters") { AllowsColumns = false, AllowsSubqueries = false });
        RowExpression[] arguments = new RowExpression[types.Count];
        for (int index = 0; index < arguments.Length; index++)
        {
            BoundExpression bound = binder.Bind(statement.Arguments[index]);
            BoundExpression? coerced = Coercion.TryCoerce(bound, types[index], CastContext.Assignment, binding);
            if (coerced is null)
            {
                throw new SqlErrorException(
                    SqlState.DatatypeMismatch,
                    string.Create(
                        CultureInfo.InvariantCulture,
                        $"parameter ${index + 1} of type {bound.Type.Type.DisplayName} cannot be coerced to the expected type {types[index].Format()}"),
                    hint: "You will need to rewrite or cast the expression.");
            }

            arguments[index] = RowExpressions.Compile(coerced, []);
        }

        return new ExecutePlan(prepared, arguments, binding.ResolveParameters());
    }

    public override bool MayWrite(CatalogSnapshot catalog) => _prepared.CurrentPlan().MayWrite(catalog);

    public override IStatementRun Start(StatementContext context)
    {
        (StatementPlan plan, StatementContext inside) = Bind(context);
        return plan.Start(inside);
    }

    /// <summary>The prepared statement's plan, and what it runs with: the values of the arguments.</summary>
    public (StatementPlan Plan, StatementContext Context) Bind(StatementContext context)
    {
        QueryContext query = context.ToQueryContext();
        Value[] values = [.. _arguments.Select(argument => argument.Evaluate([], query))];
        _prepared.CountRun(context.Settings);
        return (_prepared.PlanFor(_prepared.CurrentPlan(), values), new StatementContext(context.Session, _prepared, values) { IsQueryString = context.IsQueryString });
    }
}
