using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Binding;

/// <summary>
/// Casts that users have made. They go before ways through text and from element to element, and give way to the system's own. That of a function is bound as a call
/// of it, put into the statement where it can be.
/// </summary>
internal static class UserCasts
{
    /// <summary>The cast of two types that is a user's; null when there is none, or the system has one.</summary>
    /// <param name="source">No domain, as the target.</param>
    public static CastDefinition? Find(DataType source, DataType target, CatalogReader catalog) =>
        source == target || source.IsPseudo || target.IsPseudo || Casts.IsDefined(source, target) ? null : catalog.FindCast(source, target);

    /// <summary>The expression converted; modifiers of the target, unless the function takes them, are still to be applied.</summary>
    public static BoundExpression Apply(CastDefinition cast, BoundExpression expression, SqlType target, bool isExplicit, BindingContext binding)
    {
        binding.NoteCall(cast);
        if (Conversion(cast) is { } conversion)
        {
            return new BoundCast(expression, conversion, target.Type, isExplicit, expression.Position);
        }

        // One that takes the modifier is trusted with it.
        (ScalarFunction function, CallTypes types) = Function(cast, binding);
        SqlType type = types.Arguments.Count > 1 ? target : target.Type;
        return new BoundCast(Call(cast, function, types, expression, target, isExplicit, binding), null, type, isExplicit, expression.Position) { IsCalled = true };
    }

    /// <summary>An array with each element converted by a cast that a user has made for them; null when there is none.</summary>
    public static BoundExpression? OfElements(DataType from, DataType to, BoundExpression expression, bool isExplicit, BindingContext binding)
    {
        if (from.Element is not { } source || to.Element is not { } target || Find(source.Underlying(), target.Underlying(), binding.Catalog) is not { } cast)
        {
            return null;
        }

        binding.NoteCall(cast);
        if (Conversion(cast) is { } conversion)
        {
            return new BoundCast(expression, Coercion.ForElements(conversion, target), to, isExplicit, expression.Position);
        }

        (ScalarFunction function, CallTypes types) = Function(cast, binding);
        ScalarFunction each = new(0, function.Name, [from], to, _ =>
        {
            ScalarImplementation one = function.Bind(types);
            CastFunction element = (in Value value, CallContext call) => one(Arguments(value, types, isExplicit), call);
            CastFunction all = Coercion.ForElements(element, target);
            return (arguments, call) => all(arguments[0], call);
        })
        {
            IsStrict = true,
            HasBody = function.HasBody,
            Volatility = function.Volatility,
        };
        return new BoundCast(new BoundCall(each, [expression], new CallTypes([from], to), expression.Position), null, to, isExplicit, expression.Position) { IsCalled = true };
    }

    /// <summary>The cast that assigns values whose types are only known while running; null when there is none.</summary>
    public static CastFunction? ForAssignment(DataType source, DataType target, CallContext call)
    {
        if (call.System is not SystemInformation { Session: var session })
        {
            return null;
        }

        BindingContext binding = new(session.Names.Reader(), new ParameterTypes(), call);
        if (Find(source, target, binding.Catalog) is not { Context: <= CastContext.Assignment } cast)
        {
            return null;
        }

        if (Conversion(cast) is { } conversion)
        {
            return conversion;
        }

        (ScalarFunction function, CallTypes types) = Function(cast, binding);
        ScalarImplementation one = function.Bind(types);
        return (in Value value, CallContext context) => one(Arguments(value, types, isExplicit: false), context);
    }

    private static CastFunction? Conversion(CastDefinition cast) => cast.Method switch
    {
        CastMethod.Text => Casts.ThroughText(cast.Source.Type, cast.Target.Type),
        CastMethod.Binary => Casts.ThroughBytes(cast.Source.Type, cast.Target.Type),
        _ => null,
    };

    private static Value[] Arguments(in Value value, CallTypes types, bool isExplicit) =>
        [.. new[] { value, Value.FromInt32(-1), Value.FromBoolean(isExplicit) }.Take(types.Arguments.Count)];

    private static BoundExpression Call(
        CastDefinition cast, ScalarFunction function, CallTypes types, BoundExpression expression, SqlType target, bool isExplicit, BindingContext binding)
    {
        BoundExpression[] arguments =
        [
            .. new[]
            {
                Coercion.TryCoerce(expression, types.Arguments[0].Type, CastContext.Explicit, binding) ?? expression,
                new BoundConstant(Value.FromInt32(target.Modifier), DataType.Int4),
                new BoundConstant(Value.FromBoolean(isExplicit), DataType.Boolean),
            }.Take(types.Arguments.Count),
        ];
        BoundExpression call = User(cast, binding) is { } user
            ? UserFunctionBinder.Bind(
                new ResolvedCall(null, user, null, arguments, types), new ExpressionBinder(binding, new Scope(null), binding.DefinitionRules ?? ExpressionRules.SelectList), expression.Position)
            : new BoundCall(function, arguments, types, expression.Position);
        return call.Type.Type == target.Type ? call : Coercion.TryCoerce(call, target.Type, CastContext.Explicit, binding) ?? call;
    }

    private static UserFunction? User(CastDefinition cast, BindingContext binding) => binding.Catalog.Catalog.TryGet(cast.FunctionId, out UserFunction? user) ? user : null;

    /// <summary>The cast's function, with the types it is declared for.</summary>
    private static (ScalarFunction Function, CallTypes Types) Function(CastDefinition cast, BindingContext binding)
    {
        if (User(cast, binding) is { } user)
        {
            UserFunctionBinder.NoteCall(user, binding);
            CallTypes types = new(user.ArgumentTypes, user.ReturnType);
            return (UserFunctionBinder.ScalarFunctionOf(user, types), types);
        }

        ScalarFunction builtIn = FunctionRegistry.FromOid(cast.FunctionId) as ScalarFunction ?? throw new InvalidOperationException("A cast has no function.");
        return (builtIn, new CallTypes([.. builtIn.Arguments.Select(static type => new SqlType(type))], builtIn.Result));
    }
}
