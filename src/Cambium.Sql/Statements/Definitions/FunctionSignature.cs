using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Parameters and result of a new function, tested as PostgreSQL tests them.</summary>
internal static class FunctionSignature
{
    /// <summary>As many as a call may pass.</summary>
    public const int ArgumentsMax = 100;

    /// <returns>A definition with signature and name; the rest is the caller's.</returns>
    /// <exception cref="SqlErrorException">42P13.</exception>
    public static FunctionDefinition Resolve(CreateFunctionStatement statement, StatementContext context)
    {
        RoutineParameter[] parameters = [.. statement.Parameters.Select(parameter => new RoutineParameter(Mode(parameter.Mode), parameter.Name ?? "", TypeOf(statement, parameter, context)))];
        RequireNames(parameters);
        RequireVariadic(statement, parameters);
        RoutineParameter[] inputs = [.. parameters.Where(parameter => parameter.IsInput)];
        if (inputs.Length > ArgumentsMax)
        {
            throw new SqlErrorException(SqlState.TooManyArguments, $"functions cannot have more than {ArgumentsMax} arguments");
        }

        RoutineParameter[] outputs = [.. parameters.Where(parameter => parameter.IsOutput)];
        SqlType result = ResultType(statement, outputs, context);
        RequirePolymorphicInput(inputs, [result, .. outputs.Select(output => output.Type)]);
        if (result.Type == DataType.Trigger && inputs.Length > 0)
        {
            throw Invalid("trigger functions cannot have declared arguments", hint: "The arguments of the trigger can be accessed through TG_NARGS and TG_ARGV instead.");
        }

        if (result.Type == DataType.EventTrigger && inputs.Length > 0)
        {
            throw Invalid("event trigger functions cannot have declared arguments");
        }

        return new FunctionDefinition
        {
            Id = 0,
            Name = statement.Name.Name,
            ArgumentTypes = [.. inputs.Select(parameter => parameter.Type)],
            ArgumentNames = [.. inputs.Select(parameter => parameter.Name)],
            ArgumentDefaults = [.. Defaults(statement, context)],
            Parameters = [.. parameters],
            ReturnType = result,
            ReturnsSet = statement.Returns?.IsSetOf == true,
            IsProcedure = statement.IsProcedure,
            Body = "",
        };
    }

    private static char Mode(ParameterMode mode) => mode switch
    {
        ParameterMode.Out => RoutineParameter.Out,
        ParameterMode.InOut => RoutineParameter.InOut,
        ParameterMode.Variadic => RoutineParameter.Variadic,
        ParameterMode.Table => RoutineParameter.Table,
        _ => RoutineParameter.In,
    };

    /// <summary>What %TYPE means now is what it will mean.</summary>
    private static SqlType Resolve(StatementContext context, TypeName name)
    {
        SqlType type = context.Names.ResolveForUse(name);
        if (name.IsColumnType)
        {
            context.Notice($"type reference {name.Name}%TYPE converted to {type.Type.DisplayName}");
        }

        return type;
    }

    /// <exception cref="SqlErrorException">42P13, 0A000: it is a shell, which only functions in C take and return.</exception>
    private static void RequireDefined(CreateFunctionStatement statement, TypeName type, string noun, string verb, StatementContext context)
    {
        if (type.IsColumnType || type.IsArray || context.Names.FindUserType(type.Name) is not { TypeKind: TypeKind.Shell })
        {
            return;
        }

        if (LanguageUse.GetForUse(context, FunctionCommand.LanguageOf(statement)).Name == "sql")
        {
            throw Invalid($"SQL function cannot {verb} shell type {type.Name}");
        }

        context.Session.Notice(SqlNotice.Notice($"{noun} type {type.Name} is only a shell") with { SqlState = SqlState.WrongObjectType });
        throw new SqlErrorException(SqlState.FeatureNotSupported, $"PL/pgSQL functions cannot {verb} type {type.Name}");
    }

    private static SqlType TypeOf(CreateFunctionStatement statement, FunctionParameter parameter, StatementContext context)
    {
        if (parameter.Type.IsSetOf)
        {
            throw Invalid("functions cannot accept set arguments");
        }

        RequireDefined(statement, parameter.Type, "argument", parameter.Mode is ParameterMode.Out or ParameterMode.Table ? "return" : "accept", context);
        try
        {
            return new SqlType(Resolve(context, parameter.Type).Type);
        }
        catch (SqlErrorException error) when (error.SqlState == SqlState.UndefinedObject)
        {
            throw new SqlErrorException(SqlState.UndefinedObject, $"type {parameter.Type.Name} does not exist");
        }
    }

    private static void RequireNames(RoutineParameter[] parameters)
    {
        for (int index = 0; index < parameters.Length; index++)
        {
            RoutineParameter parameter = parameters[index];

            // An input and an output may share a name.
            if (parameter.Name.Length > 0 && Array.Exists(
                parameters[..index], other => other.Name == parameter.Name && ((other.IsInput && parameter.IsInput) || (other.IsOutput && parameter.IsOutput))))
            {
                throw Invalid($"parameter name \"{parameter.Name}\" used more than once");
            }
        }
    }

    private static void RequireVariadic(CreateFunctionStatement statement, RoutineParameter[] parameters)
    {
        int place = Array.FindIndex(parameters, parameter => parameter.Mode == RoutineParameter.Variadic);
        if (place < 0)
        {
            return;
        }

        if (Array.Exists(parameters[(place + 1)..], parameter => parameter.IsInput || statement.IsProcedure))
        {
            throw Invalid(statement.IsProcedure ? "VARIADIC parameter must be the last parameter" : "VARIADIC parameter must be the last input parameter");
        }

        DataType type = parameters[place].Type.Type;
        if (!type.IsArray && type.Oid is not (2277 or 5078) && type != DataType.Any)
        {
            throw Invalid("VARIADIC parameter must be an array");
        }
    }

    private static SqlType ResultType(CreateFunctionStatement statement, RoutineParameter[] outputs, StatementContext context)
    {
        if (statement.IsProcedure)
        {
            return outputs.Length > 0 ? DataType.Record : DataType.Void;
        }

        SqlType? said = outputs.Length == 0 ? default(SqlType?) : outputs.Length == 1 ? outputs[0].Type : (SqlType)DataType.Record;
        if (statement.Returns is null)
        {
            return said ?? throw Invalid("function result type must be specified");
        }

        RequireDefined(statement, statement.Returns, "return", "return", context);
        SqlType returns = new(Resolve(context, statement.Returns).Type);
        return said is { } expected && expected.Type != returns.Type
            ? throw Invalid($"function result type must be {expected.Type.DisplayName} because of OUT parameters")
            : returns;
    }

    private static bool IsCompatible(DataType type) => type.Name.StartsWith("anycompatible", StringComparison.Ordinal);

    private static bool IsRange(DataType type) => type.Oid is 3831 or 4537 or 4538 or 5080;

    private static void RequirePolymorphicInput(RoutineParameter[] inputs, IEnumerable<SqlType> results)
    {
        foreach (SqlType result in results.Where(result => result.Type.IsPolymorphic))
        {
            bool isCompatible = IsCompatible(result.Type);
            bool isRange = IsRange(result.Type);
            if (!Array.Exists(inputs, input => input.Type.Type.IsPolymorphic && IsCompatible(input.Type.Type) == isCompatible && (!isRange || IsRange(input.Type.Type))))
            {
                string family = isRange
                    ? isCompatible ? "anycompatiblerange or anycompatiblemultirange" : "anyrange or anymultirange"
                    : isCompatible
                    ? "anycompatible, anycompatiblearray, anycompatiblenonarray, anycompatiblerange, or anycompatiblemultirange"
                    : "anyelement, anyarray, anynonarray, anyenum, anyrange, or anymultirange";
                throw Invalid("cannot determine result data type", $"A result of type {result.Type.DisplayName} requires at least one input of type {family}.");
            }
        }
    }

    private static IEnumerable<string> Defaults(CreateFunctionStatement statement, StatementContext context)
    {
        bool hasDefault = false;
        foreach (FunctionParameter parameter in statement.Parameters)
        {
            bool isInput = parameter.Mode is ParameterMode.In or ParameterMode.InOut or ParameterMode.Variadic;
            if (parameter.Default is null)
            {
                if (hasDefault && (isInput || (statement.IsProcedure && parameter.Mode == ParameterMode.Out)))
                {
                    throw Invalid(statement.IsProcedure && !isInput
                        ? "procedure OUT parameters cannot appear after one with a default value"
                        : "input parameters after one with a default value must also have defaults");
                }

                continue;
            }

            if (!isInput)
            {
                throw Invalid("only input parameters can have default values");
            }

            hasDefault = true;
            yield return Default(parameter, context);
        }
    }

    private static string Default(FunctionParameter parameter, StatementContext context)
    {
        BindingContext binding = context.NewBinding(keepsCalls: true);
        BoundExpression value = new ExpressionBinder(binding, new Scope(null), ExpressionRules.Default).Bind(parameter.Default!);
        SqlType type = context.Names.Resolve(parameter.Type);
        if (!type.Type.IsPolymorphic && Coercion.TryCoerce(value, new SqlType(type.Type), CastContext.Assignment, binding) is null)
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch, $"argument of DEFAULT must be type {type.Type.DisplayName}, not type {value.Type.Type.DisplayName}", position: parameter.Default!.Span.Position);
        }

        return DefinitionExpressions.Print(parameter.Default!, binding);
    }

    private static SqlErrorException Invalid(string message, string? detail = null, string? hint = null) => new(SqlState.InvalidFunctionDefinition, message, detail, hint);
}
