using Cambium.Sql.Functions;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Binding;

/// <summary>The overload chosen for a call.</summary>
/// <param name="Function">The built-in function, or null.</param>
/// <param name="UserFunction">The user's function, or null.</param>
/// <param name="Cast">The call was a type's name used as a conversion.</param>
/// <param name="Arguments">Converted, in declared order, defaults filled in, variadic ones gathered.</param>
/// <param name="Types">The types to bind the function with.</param>
internal sealed record ResolvedCall(
    FunctionDefinition? Function, UserFunction? UserFunction, BoundExpression? Cast, BoundExpression[] Arguments, CallTypes Types);
