using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.SystemCatalogs;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Binding;

/// <summary>Calls of functions that definitions know by their ids.</summary>
internal static class SupportCall
{
    /// <param name="functionId">A user's function or the system's own.</param>
    /// <param name="arguments">One for each that the function takes.</param>
    /// <param name="binder">What it may call is told by its rules.</param>
    public static BoundExpression Bind(int functionId, BoundExpression[] arguments, ExpressionBinder binder)
    {
        if (binder.Context.Catalog.Catalog.TryGet(functionId, out UserFunction? user))
        {
            SqlType[] types = [.. user.ArgumentTypes];
            return UserFunctionBinder.Bind(new ResolvedCall(null, user, null, Converted(types), new CallTypes(types, user.ReturnType)), binder, 0);
        }

        ScalarFunction function = FunctionRegistry.FromOid(functionId) as ScalarFunction ?? throw new SqlErrorException(
            SqlState.FeatureNotSupported, $"function {SupportFunction.FromOid(functionId)?.Name} of the system can't be called");
        BoundExpression[] converted = Converted([.. function.Arguments.Select(static type => new SqlType(type))]);
        return new BoundCall(function, converted, new CallTypes([.. converted.Select(static argument => argument.Type)], function.Result));

        BoundExpression[] Converted(SqlType[] types) =>
            [.. arguments.Select((argument, place) => types[place].Type.IsPolymorphic ? argument : Coercion.Implicit(argument, types[place].Type, binder.Context))];
    }
}
