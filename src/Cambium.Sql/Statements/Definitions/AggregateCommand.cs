using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE AGGREGATE (DefineAggregate and AggregateCreate in PostgreSQL).</summary>
internal sealed class AggregateCommand
{
    private static readonly string[] s_names =
    [
        "sfunc", "sfunc1", "stype", "stype1", "sspace", "finalfunc", "finalfunc_extra", "finalfunc_modify", "combinefunc", "serialfunc", "deserialfunc", "initcond", "initcond1",
        "msfunc", "minvfunc", "mstype", "msspace", "mfinalfunc", "mfinalfunc_extra", "mfinalfunc_modify", "minitcond", "sortop", "parallel", "hypothetical", "basetype",
    ];

    private readonly CreateAggregateStatement _statement;
    private readonly StatementContext _context;
    private readonly BindingContext _binding;

    private AggregateCommand(CreateAggregateStatement statement, StatementContext context)
    {
        _statement = statement;
        _context = context;
        _binding = context.NewBinding();
    }

    public static string Execute(CreateAggregateStatement statement, StatementContext context)
    {
        int schemaId = RelationNames.CreationSchema(context, statement.Name, isTemporary: false);
        FunctionDefinition function = new AggregateCommand(statement, context).Build() with
        {
            Id = context.Transaction.Ddl.NextId(),
            SchemaId = schemaId,
            OwnerId = context.Session.Roles.CurrentId,
        };
        function = DefaultPrivilegesCommand.Apply(context, function);
        FunctionDefinition? existing = FunctionNames.FindNamesake(context, function, schemaId, function.Name);
        if (existing is not null)
        {
            RequireReplaceable(statement, existing, function, context);
            function = function with { Id = existing.Id, OwnerId = existing.OwnerId, Grants = existing.Grants, Comment = existing.Comment };
        }

        context.Transaction.Ddl.Put(function);
        return "CREATE AGGREGATE";
    }

    private static void RequireReplaceable(CreateAggregateStatement statement, FunctionDefinition existing, FunctionDefinition function, StatementContext context)
    {
        context.Rights.RequireOwner(existing);
        if (!statement.OrReplace)
        {
            throw new SqlErrorException(SqlState.DuplicateFunction, $"function \"{function.Name}\" already exists with same argument types");
        }

        if (existing.Aggregate is null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, "cannot change routine kind", $"\"{function.Name}\" is {FunctionCommand.KindOf(existing)}.");
        }

        if (existing.ReturnType.Type != function.ReturnType.Type)
        {
            string signature = FunctionObject.Signature(function, Identifier.Quote(function.Name));
            throw new SqlErrorException(SqlState.InvalidFunctionDefinition, "cannot change return type of existing function", hint: $"Use DROP AGGREGATE {signature} first.");
        }
    }

    private FunctionDefinition Build()
    {
        foreach (AggregateOption option in _statement.Options.Where(option => !s_names.Contains(option.Name)))
        {
            _context.Session.Notice(SqlNotice.Warning(SqlState.SyntaxError, $"aggregate attribute \"{option.Name}\" not recognized"));
        }

        if (_statement.IsOrderedSet || Flag("hypothetical"))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "ordered-set aggregates of users are not supported", position: _statement.Span.Position);
        }

        TypeName stateName = Find("stype")?.Type ?? Find("stype1")?.Type ?? throw Invalid("aggregate stype must be specified");
        QualifiedName transitionName = Function("sfunc") ?? Function("sfunc1") ?? throw Invalid("aggregate sfunc must be specified");
        RequireMoving();
        RoutineParameter[] parameters = Parameters();
        SqlType[] arguments = [.. parameters.Select(parameter => parameter.Type)];
        SqlType state = Type(stateName, arguments, "cannot determine transition data type", "A result of type {0} requires at least one input of type {1}.");
        string? initial = Text("initcond") ?? Text("initcond1");
        ScalarFunction transition = Support(transitionName, [state, .. arguments], out int transitionId, out SqlType next);
        RequireState(next, state, transitionName, "transition function");
        if (transition.IsStrict && initial is null && (arguments.Length == 0 || arguments[0].Type.Underlying() != state.Type.Underlying()))
        {
            throw Invalid("must not omit initial value when transition function is strict and transition type is not compatible with input type");
        }

        AggregateDefinition aggregate = new()
        {
            TransitionFunction = transitionId,
            StateType = state,
            InitialValue = initial,
            StateSpace = Number("sspace"),
            FinalTakesArguments = Flag("finalfunc_extra"),
            FinalModify = Modify("finalfunc_modify"),
        };
        SqlType result = state;
        if (Function("finalfunc") is { } finalName)
        {
            Support(finalName, aggregate.FinalTakesArguments ? [state, .. arguments] : [state], out int finalId, out result);
            aggregate = aggregate with { FinalFunction = finalId };
        }

        aggregate = WithParallel(aggregate, state, arguments);
        aggregate = WithMoving(aggregate, arguments, result);
        if (initial is not null && !state.Type.IsPolymorphic)
        {
            // A value that can't be read is told now.
            TextFormat.Parse(state, initial, _binding.Call.Format);
        }

        return new FunctionDefinition
        {
            Id = 0,
            Name = _statement.Name.Name,
            ArgumentTypes = [.. arguments],
            ArgumentNames = [.. parameters.Select(parameter => parameter.Name)],
            Parameters = [.. parameters],
            ReturnType = result,
            Volatility = 'i',
            Parallel = Parallel(),
            Language = "internal",
            Body = "",
            Aggregate = aggregate,
        };
    }

    private AggregateDefinition WithParallel(AggregateDefinition aggregate, SqlType state, SqlType[] arguments)
    {
        if (Function("combinefunc") is { } combineName)
        {
            Support(combineName, [state, state], out int combineId, out SqlType combined);
            RequireState(combined, state, combineName, "combine function");
            aggregate = aggregate with { CombineFunction = combineId };
        }

        if (Function("serialfunc") is not null || Function("deserialfunc") is not null)
        {
            throw Invalid("serialization functions may be specified only when the aggregate transition data type is internal");
        }

        if (Find("sortop")?.Operator is { } symbol)
        {
            aggregate = aggregate with { SortOperator = SortOperator(symbol, arguments) };
        }

        return aggregate;
    }

    private int SortOperator(OperatorName symbol, SqlType[] arguments)
    {
        if (arguments is not [var argument])
        {
            throw Invalid("sort operator can only be specified for single-argument aggregates");
        }

        return OperatorRegistry.Find(symbol.Symbol).FirstOrDefault(candidate => candidate.Left == argument.Type && candidate.Right == argument.Type)?.Oid
            ?? _binding.Catalog.FindOperators(symbol.Schema, symbol.Symbol).FirstOrDefault(candidate => candidate.Takes(argument.Type, argument.Type))?.Id
            ?? throw new SqlErrorException(SqlState.UndefinedFunction, $"operator does not exist: {argument.Type.DisplayName} {symbol.Symbol} {argument.Type.DisplayName}");
    }

    /// <exception cref="SqlErrorException">42P13: some of the options for moving frames are there and others not.</exception>
    private void RequireMoving()
    {
        if (Find("mstype") is not null)
        {
            foreach (string needed in (string[])["msfunc", "minvfunc"])
            {
                _ = Function(needed) ?? throw Invalid($"aggregate {needed} must be specified when mstype is specified");
            }

            return;
        }

        foreach (string unneeded in (string[])["msfunc", "minvfunc", "mfinalfunc", "msspace", "minitcond"])
        {
            if (Find(unneeded) is not null)
            {
                throw Invalid($"aggregate {unneeded} must not be specified without mstype");
            }
        }
    }

    private AggregateDefinition WithMoving(AggregateDefinition aggregate, SqlType[] arguments, SqlType result)
    {
        if (Find("mstype")?.Type is not { } stateName)
        {
            return aggregate;
        }

        SqlType state = Type(stateName, arguments, "cannot determine transition data type", "A result of type {0} requires at least one input of type {1}.");
        QualifiedName forwardName = Function("msfunc")!;
        QualifiedName inverseName = Function("minvfunc")!;
        ScalarFunction forward = Support(forwardName, [state, .. arguments], out int forwardId, out SqlType next);
        RequireState(next, state, forwardName, "transition function");
        ScalarFunction inverse = Support(inverseName, [state, .. arguments], out int inverseId, out SqlType before);
        RequireState(before, state, inverseName, "inverse transition function");
        if (forward.IsStrict != inverse.IsStrict)
        {
            throw Invalid("strictness of aggregate's forward and inverse transition functions must match");
        }

        bool extra = Flag("mfinalfunc_extra");
        int finalId = 0;
        SqlType movingResult = state;
        if (Function("mfinalfunc") is { } finalName)
        {
            Support(finalName, extra ? [state, .. arguments] : [state], out finalId, out movingResult);
        }

        return movingResult.Type != result.Type
            ? throw Invalid($"moving-aggregate implementation returns type {movingResult.Type.DisplayName}, but plain implementation returns type {result.Type.DisplayName}")
            : aggregate with
            {
                MovingTransitionFunction = forwardId,
                MovingInverseFunction = inverseId,
                MovingFinalFunction = finalId,
                MovingStateType = state,
                MovingStateSpace = Number("msspace"),
                MovingInitialValue = Text("minitcond"),
                MovingFinalTakesArguments = extra,
                MovingFinalModify = Modify("mfinalfunc_modify"),
            };
    }

    private RoutineParameter[] Parameters()
    {
        if (_statement.Parameters is null)
        {
            AggregateOption old = Find("basetype") ?? throw Invalid("aggregate input type must be specified");
            bool isNone = string.Equals(old.Text ?? (old.Type is { IsArray: false, Name: { Schema: null, Name: var word } } ? word : null), "any", StringComparison.OrdinalIgnoreCase);
            return isNone ? [] : [new RoutineParameter(RoutineParameter.In, "", _context.Names.ResolveForUse(old.Type ?? throw Invalid("aggregate input type must be specified")).Type)];
        }

        if (Find("basetype") is not null)
        {
            throw Invalid("basetype is redundant with aggregate input type specification");
        }

        return
        [
            .. _statement.Parameters.Select(parameter => new RoutineParameter(
                parameter.Mode switch
                {
                    ParameterMode.In => RoutineParameter.In,
                    ParameterMode.Variadic => RoutineParameter.Variadic,
                    _ => throw new SqlErrorException(SqlState.FeatureNotSupported, "aggregates cannot have output arguments", position: parameter.Span.Position),
                },
                parameter.Name ?? "", new SqlType(_context.Names.ResolveForUse(parameter.Type).Type))),
        ];
    }

    private SqlType Type(TypeName name, SqlType[] arguments, string message, string detail)
    {
        DataType type = _context.Names.ResolveForUse(name).Type;
        if (type.IsPolymorphic)
        {
            bool isCompatible = AggregateStandIns.IsCompatible(type);
            if (!arguments.Any(argument => argument.Type.IsPolymorphic && AggregateStandIns.IsCompatible(argument.Type) == isCompatible))
            {
                string family = isCompatible
                    ? "anycompatible, anycompatiblearray, anycompatiblenonarray, anycompatiblerange, or anycompatiblemultirange"
                    : "anyelement, anyarray, anynonarray, anyenum, anyrange, or anymultirange";
                throw Invalid(message, string.Format(System.Globalization.CultureInfo.InvariantCulture, detail, type.DisplayName, family));
            }
        }
        else if (type.IsPseudo)
        {
            throw Invalid($"aggregate transition data type cannot be {type.DisplayName}");
        }

        return type;
    }

    private ScalarFunction Support(QualifiedName name, IReadOnlyList<SqlType> arguments, out int oid, out SqlType result)
    {
        ScalarFunction function;
        CallTypes types;
        DataType declared;
        try
        {
            function = UserAggregate.Resolve(name, [.. arguments.Select(AggregateStandIns.Of)], _binding, out types, out oid, out declared);
        }
        catch (SqlErrorException error) when (error.SqlState == SqlState.UndefinedFunction)
        {
            throw new SqlErrorException(
                SqlState.UndefinedFunction, $"function {name}({string.Join(", ", arguments.Select(static type => type.Type.DisplayName))}) does not exist", innerException: error);
        }

        result = declared.IsPolymorphic && arguments.Any(static argument => argument.Type.IsPolymorphic) ? AggregateStandIns.Polymorphic(types.Result.Type, arguments) : types.Result.Type;
        return function;
    }

    private static void RequireState(SqlType returned, SqlType state, QualifiedName name, string role)
    {
        if (returned.Type != state.Type)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"return type of {role} {name} is not {state.Type.DisplayName}");
        }
    }

    private AggregateOption? Find(string name) => _statement.Options.LastOrDefault(option => option.Name == name);

    private QualifiedName? Function(string name) => Find(name)?.Type?.Name;

    private string? Text(string name) => Find(name) is { } option ? option.Text ?? option.Type?.Name.ToString() : null;

    private int Number(string name) => int.TryParse(Text(name), out int number) ? number : 0;

    private bool Flag(string name) => Find(name) is { } option && (option is { Text: null, Type: null } || SettingValue.ParseBoolean(Text(name)!) == true);

    private char Modify(string name) => Text(name)?.ToLowerInvariant() switch
    {
        null or "read_only" => 'r',
        "shareable" => 's',
        "read_write" => 'w',
        _ => throw new SqlErrorException(SqlState.SyntaxError, $"parameter \"{name}\" must be READ_ONLY, SHAREABLE, or READ_WRITE"),
    };

    private char Parallel() => Text("parallel")?.ToLowerInvariant() switch
    {
        null or "unsafe" => 'u',
        "safe" => 's',
        "restricted" => 'r',
        _ => throw new SqlErrorException(SqlState.SyntaxError, "parameter \"parallel\" must be SAFE, RESTRICTED, or UNSAFE"),
    };

    private static SqlErrorException Invalid(string message, string? detail = null) => new(SqlState.InvalidFunctionDefinition, message, detail);
}
