using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using BuiltInFunction = Cambium.Sql.Functions.FunctionDefinition;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Binding;

/// <summary>Chooses the function a call means and converts its arguments.</summary>
internal static class FunctionResolver
{
    private const int ArgumentsMax = Statements.Definitions.FunctionSignature.ArgumentsMax;
    private const string NoMatchHint = "No function matches the given name and argument types. You might need to add explicit type casts.";
    private const string AmbiguousHint = "Could not choose a best candidate function. You might need to add explicit type casts.";

    /// <param name="names">Name of each argument given by name, else null.</param>
    /// <param name="isCall">CALL: arguments stand for a procedure's outputs too.</param>
    /// <param name="oid">The one of that name that is meant, whatever others there are; 0: any.</param>
    /// <exception cref="SqlErrorException">42883: no such function; 42725: ambiguous; 3F000: no such schema.</exception>
    internal static ResolvedCall Resolve(
        QualifiedName name, BoundExpression[] arguments, IReadOnlyList<string?> names, bool isVariadicCall, bool isStar, int position, BindingContext context, bool isCall = false, int oid = 0)
    {
        // JDBC's way to call a function with OUT parameters: they are sent as void, and are no arguments.
        if (arguments.Any(IsOut))
        {
            names = [.. names.Where((_, index) => !IsOut(arguments[index]))];
            arguments = [.. arguments.Where(argument => !IsOut(argument))];
        }

        RequireOrder(names, arguments);
        if (arguments.Length > ArgumentsMax)
        {
            throw new SqlErrorException(SqlState.TooManyArguments, $"cannot pass more than {ArgumentsMax} arguments to a function", position: position);
        }

        DataType[] types = [.. arguments.Select(argument => argument.Type.Type)];
        List<Overload<Candidate>> overloads = Candidates(name, arguments.Length, names, isVariadicCall, isStar, isCall, context);
        if (oid != 0)
        {
            overloads.RemoveAll(overload => (overload.Target.User?.Id ?? overload.Target.BuiltIn!.Oid) != oid);
        }

        if (arguments.Length == 1 && !overloads.Any(overload => overload.Arguments[0] == types[0]) && AsCast(name, arguments[0], position, context) is { } cast)
        {
            return new ResolvedCall(null, null, cast, [], new CallTypes([], cast.Type));
        }

        Overload<Candidate>? chosen = Overloads.Select(overloads, types, context.Catalog, out bool isAmbiguous);
        if (chosen is { } single && overloads.Exists(other => AreAlike(single, other)))
        {
            (chosen, isAmbiguous) = (null, true);
        }

        if (chosen is not { } overload1)
        {
            if (!isAmbiguous && !isCall && arguments.Length == 1 && names[0] is null && AsField(name, arguments[0], position) is { } field)
            {
                return new ResolvedCall(null, null, field, [], new CallTypes([], field.Type));
            }

            throw NotFound(name, types, names, isStar, isCall, isAmbiguous, overloads.Count, position, context);
        }

        if (overload1.Target.User?.IsProcedure is { } isProcedure && isProcedure != isCall)
        {
            string call = $"{name}({string.Join(", ", types.Select(type => type.DisplayName))})";
            throw isProcedure
                ? new SqlErrorException(SqlState.WrongObjectType, $"{call} is a procedure", hint: "To call a procedure, use CALL.", position: position)
                : new SqlErrorException(SqlState.WrongObjectType, $"{call} is not a procedure", hint: "To call a function, use SELECT.", position: position);
        }

        if (overload1.Target.User is { } user)
        {
            context.NoteName(name, user);
        }
        else if (name.Schema is null)
        {
            context.NoteName(name, overload1.Target.BuiltIn!);
        }

        return Complete(overload1, arguments, isVariadicCall, position, context);
    }

    /// <summary>Names come after places, and each once.</summary>
    /// <exception cref="SqlErrorException">42601.</exception>
    private static void RequireOrder(IReadOnlyList<string?> names, BoundExpression[] arguments)
    {
        for (int index = 0; index < names.Count; index++)
        {
            if (names[index] is { } name ? names.Take(index).Contains(name) : names.Take(index).Any(earlier => earlier is not null))
            {
                string message = names[index] is { } twice ? $"argument name \"{twice}\" used more than once" : "positional argument cannot follow named argument";
                throw new SqlErrorException(SqlState.SyntaxError, message, position: arguments[index].Position);
            }
        }
    }

    /// <summary>Two functions of one schema that differ only in arguments which have defaults and aren't given: none is the better one.</summary>
    private static bool AreAlike(Overload<Candidate> chosen, Overload<Candidate> other) =>
        chosen.Target.User is { } user && other.Target.User is { } theirs && user.Id != theirs.Id && user.SchemaId == theirs.SchemaId
        && !chosen.IsSpread && !other.IsSpread && chosen.Arguments.SequenceEqual(other.Arguments);

    private static bool IsOut(BoundExpression argument) => argument is BoundParameter && argument.Type.Type == DataType.Void;

    private static List<Overload<Candidate>> Candidates(
        QualifiedName name, int count, IReadOnlyList<string?> names, bool isVariadicCall, bool isStar, bool isCall, BindingContext context)
    {
        context.Catalog.RequireOwnDatabase(name, isRelation: false);
        List<Overload<Candidate>> overloads = [];
        IReadOnlyList<UserFunction> made = context.Catalog.FindFunctions(name.Schema, name.Name);
        int before = name.Schema is null ? PathOrder.CountBeforeSystem(context.Catalog, made) : 0;
        AddMade(0, before);
        bool isOurs = name.Schema is { } written && context.Catalog.FindSchema(written, name.Span.Position) is { Id: SystemCatalog.CambiumSchemaId };
        if (isOurs || name.Schema is null or "pg_catalog" or "information_schema")
        {
            string schema = isOurs ? SystemCatalog.CambiumSchema : "pg_catalog";
            foreach (BuiltInFunction function in FunctionRegistry.Find(name.Name).Where(function => function.Schema == schema))
            {
                // Aggregates without parameters are called with a star, window functions may be.
                if (function is not AggregateFunction || isStar == (function.Arguments.Count == 0))
                {
                    Add(overloads, new Candidate(function, null, function.Arguments, function.ArgumentNames, function.Defaults.Count, function.IsVariadic), count, names, isVariadicCall);
                }
            }
        }

        if (FunctionRegistry.Find(name.Name).Count == 0 && context.Catalog.FindType(name.Schema, name.Name) is { RangeRules: not null } range)
        {
            foreach (BuiltInFunction constructor in RangeConstructors.Of(range))
            {
                Add(overloads, new Candidate(constructor, null, constructor.Arguments, null, 0, constructor.IsVariadic), count, names, isVariadicCall);
            }
        }

        AddMade(before, made.Count);
        return overloads;

        void AddMade(int from, int to)
        {
            for (int index = from; index < to; index++)
            {
                // Aggregates without parameters are called with a star here, too.
                if (made[index] is var function && (function.Aggregate is null || isStar == function.ArgumentTypes.IsEmpty))
                {
                    Add(overloads, UserCandidate(function, isCall), count, names, isVariadicCall);
                }
            }
        }
    }

    private static Candidate UserCandidate(UserFunction function, bool isCall)
    {
        if (!isCall)
        {
            return new Candidate(
                null, function, [.. function.ArgumentTypes.Select(type => type.Type)], function.ArgumentNames, function.ArgumentDefaults.Length, function.IsVariadic);
        }

        RoutineParameter[] parameters = [.. function.Parameters.Where(static parameter => parameter.Mode != RoutineParameter.Table)];
        return new Candidate(
            null, function, [.. parameters.Select(parameter => parameter.Type.Type)], [.. parameters.Select(parameter => parameter.Name)],
            function.ArgumentDefaults.Length, function.IsVariadic);
    }

    private static void Add(List<Overload<Candidate>> overloads, Candidate candidate, int count, IReadOnlyList<string?> names, bool isVariadicCall)
    {
        IReadOnlyList<DataType> declared = candidate.Declared;
        if (names.Any(name => name is not null))
        {
            // Beside names nothing is gathered: what would be has none.
            if ((isVariadicCall || !candidate.IsVariadic) && Places(candidate, names, count) is { } places)
            {
                overloads.Add(new(candidate with { Places = places }, [.. places.Select(place => declared[place])]));
            }

            return;
        }

        if (candidate.IsVariadic && !isVariadicCall && count >= declared.Count)
        {
            DataType last = declared[^1];
            DataType item = last == DataType.Any ? last : last.Oid switch
            {
                2277 => DataType.AnyElement,
                5078 => DataType.AnyCompatible,
                _ => last.Element ?? last,
            };
            Overload<Candidate> gathering = new(candidate, [.. declared.Take(declared.Count - 1), .. Enumerable.Repeat(item, count - declared.Count + 1)], last != DataType.Any);
            if (!overloads.Exists(other => AreRivals(gathering, other)))
            {
                overloads.Add(gathering);
            }
        }
        else if (count <= declared.Count && declared.Count - count <= candidate.DefaultCount && (!candidate.IsVariadic || isVariadicCall || count < declared.Count))
        {
            Overload<Candidate> plain = new(candidate, [.. declared.Take(count)]);
            overloads.RemoveAll(other => AreRivals(other, plain));
            overloads.Add(plain);
        }
    }

    /// <summary>In one schema what gathers arguments gives way to what takes them as they are.</summary>
    private static bool AreRivals(Overload<Candidate> gathering, Overload<Candidate> plain) =>
        gathering.Target.IsVariadic && gathering.Arguments.Count >= gathering.Target.Declared.Count && !plain.Target.IsVariadic && gathering.Target.User?.SchemaId == plain.Target.User?.SchemaId && gathering.Arguments.SequenceEqual(plain.Arguments);

    /// <summary>The declared place of each argument; null when a name doesn't fit or an argument without default is missing.</summary>
    private static int[]? Places(Candidate candidate, IReadOnlyList<string?> names, int count)
    {
        if (candidate.Names is null)
        {
            return null;
        }

        int[] places = new int[count];
        for (int index = 0; index < count; index++)
        {
            int place = index < names.Count && names[index] is { } name ? candidate.Names.ToList().IndexOf(name) : index;
            if (place < 0 || place >= candidate.Declared.Count || Array.IndexOf(places, place, 0, index) >= 0)
            {
                return null;
            }

            places[index] = place;
        }

        int required = candidate.Declared.Count - candidate.DefaultCount;
        return Enumerable.Range(0, required).All(place => Array.IndexOf(places, place) >= 0) ? places : null;
    }

    private static ResolvedCall Complete(Overload<Candidate> overload, BoundExpression[] arguments, bool isVariadicCall, int position, BindingContext context)
    {
        Candidate candidate = overload.Target;
        List<DataType> declared = [.. overload.Arguments];
        List<BoundExpression> given = [.. arguments];
        if (candidate.Places is { } places)
        {
            BoundExpression?[] placed = new BoundExpression?[candidate.Declared.Count];
            for (int index = 0; index < places.Length; index++)
            {
                placed[places[index]] = arguments[index];
            }

            given = [.. placed.Select((argument, place) => argument ?? Default(candidate, place, context))];
            declared = [.. candidate.Declared];
        }
        else
        {
            for (int place = given.Count; place < candidate.Declared.Count && !overload.IsSpread; place++)
            {
                if (candidate.IsVariadic && place == candidate.Declared.Count - 1 && candidate.DefaultCount == 0)
                {
                    break;
                }

                given.Add(Default(candidate, place, context));
                declared.Add(candidate.Declared[place]);
            }
        }

        DataType result = candidate.Result;
        bool isPolymorphic = declared.Any(type => type.IsPolymorphic) || result.IsPolymorphic;
        Polymorphism? polymorphism = isPolymorphic ? new Polymorphism(declared, given, context.Catalog) : null;
        for (int index = 0; index < given.Count; index++)
        {
            DataType target = polymorphism?.Resolve(declared[index]) ?? declared[index];
            given[index] = target == DataType.Any
                ? given[index]
                : Coercion.Implicit(given[index], target, context);
        }

        if (polymorphism is not null)
        {
            result = polymorphism.Resolve(result);
        }

        if (isVariadicCall && candidate.IsVariadic && candidate.Declared[^1] == DataType.Any && !given[^1].Type.Type.Underlying().IsArray)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, "VARIADIC argument must be an array", position: given[^1].Position);
        }

        if (overload.IsSpread)
        {
            int fixedCount = candidate.Declared.Count - 1;
            BoundExpression[] items = [.. given.Skip(fixedCount)];
            DataType itemType = items[0].Type.Type;
            given = [.. given.Take(fixedCount), new BoundArray(items, itemType.IsArray, itemType.IsArray ? itemType : itemType.Array!, position)];
        }

        CallTypes types = new([.. given.Select(argument => argument.Type)], ResultType(candidate, result, given, context)) { IsVariadicArray = isVariadicCall };
        if (candidate.BuiltIn is SetFunction set)
        {
            types = WithColumns(types, set.Describe?.Invoke(given, context) ?? set.Columns, set, polymorphism);
        }
        else if (candidate.User is { } user)
        {
            IReadOnlyList<SetColumn> columns = RoutineColumns.Of(user, types.Result, type => polymorphism?.Resolve(type.Type) ?? type);
            types = types with { Columns = columns, Result = types.Result.Type == DataType.Record && columns.Count > 0 ? RowType(columns) : types.Result };
        }

        return new ResolvedCall(candidate.BuiltIn, candidate.User, null, [.. given], types);
    }

    private static CallTypes WithColumns(CallTypes types, IReadOnlyList<SetColumn> described, SetFunction set, Polymorphism? polymorphism)
    {
        SetColumn[] columns =
        [
            .. described.Select(column => polymorphism is not null && column.Type.Type.IsPolymorphic
                ? column with { Type = polymorphism.Resolve(column.Type.Type) }
                : column),
        ];
        SqlType result = columns.Length == 1 ? columns[0].Type : columns.Length > 1 && set.Result == DataType.Record ? RowType(columns) : types.Result;
        return types with { Columns = columns, Result = result };
    }

    /// <summary>A record whose fields are known, so that <c>(f(x)).field</c> can be bound.</summary>
    private static DataType RowType(IReadOnlyList<SetColumn> columns) => DataType.CreateRecord([.. columns.Select(column => new CompositeField(column.Name, column.Type))]);

    /// <summary>A row type as its table is now, not as it was when the function was made.</summary>
    private static SqlType Current(SqlType type, BindingContext context) =>
        type.Type.Kind == TypeKind.Composite && context.Catalog.Catalog.FindDataType(type.Type.Oid) is { } current ? current : type;

    private static SqlType ResultType(Candidate candidate, DataType result, List<BoundExpression> arguments, BindingContext context) =>
        candidate.User is { ReturnType: { Type.IsPolymorphic: false } declared } ? Current(declared, context) : (candidate.BuiltIn is AggregateFunction && arguments.Count > 0 && arguments[0].Type.Type == result && result == DataType.Bpchar
            ? arguments[0].Type
            : new SqlType(result));

    private static BoundExpression Default(Candidate candidate, int place, BindingContext context)
    {
        int index = place - (candidate.Declared.Count - candidate.DefaultCount);
        if (candidate.BuiltIn is { } builtIn)
        {
            return new BoundConstant(builtIn.Defaults[index], candidate.Declared[place]);
        }

        if (candidate.User!.Parameters.Count(parameter => parameter.IsInput) < candidate.Declared.Count && candidate.User.Parameters[place].Mode == RoutineParameter.Out)
        {
            return new BoundConstant(Value.Null, candidate.Declared[place]);
        }

        BoundExpression value = context.InDefinition(
            context.ViewOwner, () => new ExpressionBinder(context, new Scope(null), ExpressionRules.Default).Bind(SqlParser.ParseExpression(candidate.User.ArgumentDefaults[index])));
        DataType declared = candidate.Declared[place];
        return declared.IsPolymorphic ? value : Coercion.TryCoerce(value, declared, CastContext.Assignment, context) ?? value;
    }

    private static BoundExpression? AsCast(QualifiedName name, BoundExpression argument, int position, BindingContext context)
    {
        DataType? type = context.Catalog.FindType(name.Schema, name.Name);
        if (type is null || type.IsPseudo || (name.Schema is null && context.Catalog.Catalog.FindDefinition(type)?.SchemaId == SystemCatalog.TemporarySchemaId))
        {
            return null;
        }

        DataType from = argument.Type.Type;
        bool isRowAsText = type.Category == DataTypeCategory.String && (from == DataType.Record || from.Kind == TypeKind.Composite);
        bool works = from == DataType.Unknown || from == type || (!isRowAsText && Coercion.CanCoerce(from, type, CastContext.Explicit, context.Catalog));
        return works ? Coercion.Cast(argument, type, position, context) : null;
    }

    /// <summary><c>column(row)</c> as another way to write <c>row.column</c>.</summary>
    private static BoundExpression? AsField(QualifiedName name, BoundExpression argument, int position)
    {
        bool hasIt = argument is BoundWholeRow whole ? whole.Names.Contains(name.Name) : argument.Type.Type.Underlying().Fields.Any(field => field.Name == name.Name);
        return hasIt && name.Schema is null ? ConstructorBinder.SelectField(argument, name.Name, position) : null;
    }

    private static SqlErrorException NotFound(
        QualifiedName name, DataType[] types, IReadOnlyList<string?> names, bool isStar, bool isCall, bool isAmbiguous, int candidates, int position, BindingContext context)
    {
        string noun = isCall ? "procedure" : "function";
        string list = isStar ? "" : string.Join(", ", types.Select((type, index) =>
            index < names.Count && names[index] is { } argument ? $"{argument} => {type.DisplayName}" : type.DisplayName));
        if (isAmbiguous)
        {
            return new SqlErrorException(SqlState.AmbiguousFunction, $"{noun} {name}({list}) is not unique", hint: isCall ? AmbiguousHint.Replace("function", noun, StringComparison.Ordinal) : AmbiguousHint, position: position);
        }

        if (types.Length == 0 && !isStar && candidates == 0 && (FunctionRegistry.Find(name.Name).Any(function => function is AggregateFunction { Arguments.Count: 0 })
            || context.Catalog.FindFunctions(name.Schema, name.Name).Any(function => function is { Aggregate: not null, ArgumentTypes.IsEmpty: true })))
        {
            return new SqlErrorException(
                SqlState.WrongObjectType, $"{name}(*) must be used to call a parameterless aggregate function", position: position);
        }

        if (name.Schema is { } schema and not "pg_catalog" && !SystemCatalog.IsTemporarySchema(schema) && !context.Catalog.Catalog.TryResolveSchema(schema, out SchemaDefinition? _))
        {
            return new SqlErrorException(SqlState.InvalidSchemaName, $"schema \"{schema}\" does not exist", position: position);
        }

        if (UnsupportedNames.Function(name, position) is { } unsupported)
        {
            return unsupported;
        }

        return new SqlErrorException(SqlState.UndefinedFunction, $"{noun} {name}({list}) does not exist", hint: isCall ? NoMatchHint.Replace("function", noun, StringComparison.Ordinal) : NoMatchHint, position: position);
    }

    private sealed record Candidate(
        BuiltInFunction? BuiltIn, UserFunction? User, IReadOnlyList<DataType> Declared, IReadOnlyList<string>? Names, int DefaultCount, bool IsVariadic)
    {
        internal int[]? Places { get; init; }

        internal DataType Result => BuiltIn?.Result ?? User!.ReturnType.Type;
    }
}
