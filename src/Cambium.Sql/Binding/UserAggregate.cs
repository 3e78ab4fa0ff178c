using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Binding;

/// <summary>An aggregate of a user's for a call with certain types, its functions found and its first state read.</summary>
internal static class UserAggregate
{
    internal static AggregateFunction Of(UserFunction function, ResolvedCall resolved, BindingContext context)
    {
        context.Catalog.NoteUse(function);
        context.Access.Add(function, null);
        context.NoteCall(function);
        AggregateDefinition aggregate = function.Aggregate!;
        SqlType[] arguments = [.. resolved.Arguments.Select(argument => argument.Type)];
        DataType state = aggregate.StateType.Type;
        if (state.IsPolymorphic)
        {
            state = new Polymorphism([.. function.ArgumentTypes.Select(type => type.Type)], resolved.Arguments, context.Catalog).Resolve(state);
        }

        ScalarFunction transition = Find(aggregate.TransitionFunction, [state, .. arguments], context, out CallTypes transitionTypes);
        ScalarImplementation? final = null;
        bool isFinalStrict = false;
        int extra = aggregate.FinalTakesArguments ? arguments.Length : 0;
        if (aggregate.FinalFunction != 0)
        {
            ScalarFunction finish = Find(aggregate.FinalFunction, [state, .. arguments.Take(extra)], context, out CallTypes finalTypes);
            final = finish.Bind(finalTypes);
            isFinalStrict = finish.IsStrict;
        }

        Value initial = aggregate.InitialValue is { } text ? TextFormat.Parse(state, text, context.Call.Format) : Value.Null;
        UserAggregateSteps steps = new(transition.Bind(transitionTypes), transition.IsStrict, initial, final, isFinalStrict, extra);
        return new AggregateFunction(
            function.Id, function.Name, [.. arguments.Select(type => type.Type)], resolved.Types.Result.Type, _ => () => new UserAggregateState(steps, arguments.Length))
        {
            IsStrict = transition.IsStrict,
        };
    }

    /// <summary>A function by its OID, for arguments of these types.</summary>
    /// <exception cref="SqlErrorException">42883: it has gone, or there is none for these types.</exception>
    internal static ScalarFunction Find(int oid, IReadOnlyList<SqlType> arguments, BindingContext context, out CallTypes types)
    {
        QualifiedName name = FunctionRegistry.FromOid(oid) is { } builtIn
            ? new QualifiedName([builtIn.Schema, builtIn.Name], default)
            : context.Catalog.Catalog.TryGet(oid, out UserFunction? user)
                ? new QualifiedName([context.Catalog.SchemaName(user), user.Name], default)
                : throw new SqlErrorException(SqlState.UndefinedFunction, FormattableString.Invariant($"function with OID {oid} does not exist"));
        return Resolve(name, arguments, context, out types, out _, out _, oid);
    }

    /// <summary>A function that takes arguments of these types as they are.</summary>
    /// <param name="declared">The result as declared, maybe polymorphic.</param>
    /// <param name="only">The OID of the one that is meant; 0: any of that name.</param>
    /// <exception cref="SqlErrorException">42883: none; 42804: it returns a set, or takes them converted only.</exception>
    internal static ScalarFunction Resolve(
        QualifiedName name, IReadOnlyList<SqlType> arguments, BindingContext context, out CallTypes types, out int oid, out DataType declared, int only = 0)
    {
        BoundExpression[] given = [.. arguments.Select(type => new BoundCaseOperand(type))];
        ResolvedCall call = Resolve(name, given, context, only);
        string signature = $"{name}({string.Join(", ", call.Arguments.Select(static argument => argument.Type.Type.DisplayName))})";
        if (call.Function is SetFunction || call.UserFunction?.ReturnsSet == true)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"function {signature} returns a set");
        }

        if (call.Arguments.Length != given.Length || call.Arguments.Zip(given).Any(static pair => !IsSame(pair.First, pair.Second)))
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"function {signature} requires run-time type coercion");
        }

        types = call.Types;
        if (call.UserFunction is { } user)
        {
            oid = user.Id;
            declared = user.ReturnType.Type;
            context.Catalog.NoteUse(user);
            return UserFunctionBinder.ScalarFunctionOf(user, types);
        }

        oid = call.Function!.Oid;
        declared = call.Function.Result;
        return call.Function as ScalarFunction ?? throw new SqlErrorException(SqlState.WrongObjectType, $"function {signature} is not a plain function");
    }

    /// <summary>The variable arguments of an aggregate are an array already, which its functions take whole.</summary>
    private static ResolvedCall Resolve(QualifiedName name, BoundExpression[] given, BindingContext context, int only)
    {
        ResolvedCall Called(bool withArray) => FunctionResolver.Resolve(name, given, new string?[given.Length], withArray, false, 0, context, oid: only);

        ResolvedCall call;
        try
        {
            call = Called(withArray: false);
        }
        catch (SqlErrorException error) when (error.SqlState == SqlState.UndefinedFunction)
        {
            call = given.Length > 0 && given[^1].Type.Type.Underlying().IsArray
                ? Called(withArray: true)
                : throw new SqlErrorException(SqlState.UndefinedFunction, error.Message, innerException: error);
        }

        return call.Function is null && call.UserFunction is null
            ? throw new SqlErrorException(SqlState.UndefinedFunction, $"function {name}({string.Join(", ", given.Select(static argument => argument.Type.Type.DisplayName))}) does not exist")
            : call;
    }

    /// <summary>The argument itself, or with another name for its type: varchar where text is taken, a domain's base.</summary>
    private static bool IsSame(BoundExpression taken, BoundExpression given) =>
        ReferenceEquals(taken, given) || (taken is BoundCast cast && ReferenceEquals(cast.Operand, given)
            && (cast.Type.Type == given.Type.Type.Underlying()
                || (cast.Type.Type.Underlying().Form == given.Type.Type.Underlying().Form && cast.Type.Type.Form is ValueForm.Text or ValueForm.Array)));
}
