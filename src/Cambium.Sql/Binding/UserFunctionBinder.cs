using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Binding;

/// <summary>
/// Expands calls of functions written in SQL: the body becomes a subquery over one row that holds the arguments.
/// </summary>
internal static class UserFunctionBinder
{
    private const int DepthMax = 32;

    internal static BoundExpression BindScalar(UserFunction function, IReadOnlyList<BoundExpression> arguments, ExpressionBinder binder, int position)
    {
        if (function.ReturnsSet)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"set-returning function {function.Name} is only supported in FROM", position: position);
        }

        if (function.IsProcedure)
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"{function.Name}() is a procedure", hint: "To call a procedure, use CALL.", position: position);
        }

        BoundQuery body = BindBody(function, arguments, binder.Context, position);
        if (function.ReturnType.Type == DataType.Void)
        {
            return new BoundSubquery(SubqueryKind.Scalar, body.Plan, null, DataType.Void, position);
        }

        if (body.Columns.Count != 1)
        {
            throw new SqlErrorException(
                SqlState.InvalidFunctionDefinition, $"return type mismatch in function declared to return {function.ReturnType.Type.DisplayName}", position: position);
        }

        // Only the first row counts.
        LogicalLimit first = new(body.Plan, new BoundConstant(Value.FromInt64(1), DataType.Int8), null, null);
        BoundSubquery result = new(SubqueryKind.Scalar, first, null, body.Columns[0].Type, position);
        BoundExpression converted = Coercion.TryCoerce(result, function.ReturnType, CastContext.Assignment, binder.Context) ?? result;
        if (!function.IsStrict || arguments.Count == 0)
        {
            return converted;
        }

        BoundExpression anyNull = arguments.Count == 1
            ? new BoundIsNull(arguments[0], false)
            : new BoundOr([.. arguments.Select(argument => new BoundIsNull(argument, false))]);
        return new BoundCase(null, [anyNull, new BoundConstant(Value.Null, function.ReturnType), converted], function.ReturnType, position);
    }

    /// <summary>The rows of the function's last statement, arguments put in.</summary>
    internal static BoundQuery BindBody(UserFunction function, IReadOnlyList<BoundExpression> arguments, BindingContext context, int position)
    {
        if (function.Language != "sql")
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"language \"{function.Language}\" is not supported", position: position);
        }

        if (context.ViewDepth >= DepthMax)
        {
            throw new SqlErrorException(
                SqlState.StatementTooComplex, $"function {function.Name} is expanded too deeply", hint: "Recursive SQL functions are not supported.", position: position);
        }

        context.Catalog.NoteUse(function);
        context.Access.Add(function, context.FunctionRole);
        IReadOnlyList<Statement> statements = SqlParser.ParseScript(function.Body);
        if (statements.Count != 1 || statements[0] is not SelectStatement select)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"function {function.Name}: only a single query is supported as the body of a function", position: position);
        }

        PlanColumn[] columns = [.. function.ArgumentTypes.Select((type, index) => new PlanColumn(ArgumentName(function, index), type))];
        Scope scope = new(null);
        ScopeColumn[] named = [.. columns.Where(column => column.Name.Length > 0).Select(column => new ScopeColumn(column.Name, new BoundColumn(column)))];
        scope.Add(new ScopeRelation(function.Name, null, named, []));
        ParameterTypes parameters = new([.. function.ArgumentTypes.Select(type => (SqlType?)type)]);
        BindingContext inner = new(context.Catalog, parameters, context.Call) { Cancellation = context.Cancellation, ViewDepth = context.ViewDepth + 1, Access = context.Access };
        BoundQuery body = new QueryBinder(inner).Bind(select, scope);
        LogicalPlan plan = body.Plan.Rewrite(node => node is BoundParameter parameter ? new BoundColumn(columns[parameter.Index]) : null);
        LogicalProject row = new(LogicalValues.OneRow(), [.. columns.Zip(arguments, (column, argument) => new Computed(column, argument))]);
        LogicalJoin joined = new(LogicalJoinKind.Inner, row, plan, null);
        return new BoundQuery(
            new LogicalProject(joined, [.. body.Columns.Select(column => new Computed(column.Column, new BoundColumn(column.Column)))]), body.Columns);
    }

    private static string ArgumentName(UserFunction function, int index) => index < function.ArgumentNames.Length ? function.ArgumentNames[index] : "";
}
