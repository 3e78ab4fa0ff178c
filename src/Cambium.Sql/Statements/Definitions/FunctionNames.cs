using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Finds functions made by users, by name and, when given, argument types.</summary>
internal static class FunctionNames
{
    public static FunctionDefinition? Find(StatementContext context, ObjectReference reference)
    {
        CatalogReader reader = context.Names.Reader();
        reader.RequireOwnDatabase(reference.Name, isRelation: false, points: false);
        IReadOnlyList<FunctionDefinition> overloads = reader.FindFunctions(reference.Name.Schema, reference.Name.Name);
        if (reference.Parameters is { } parameters)
        {
            DataType[] types = [.. Inputs(parameters).Select(parameter => context.Names.Resolve(parameter.Type).Type)];
            FunctionDefinition? found = overloads.FirstOrDefault(function => function.ArgumentTypes.Select(type => type.Type).SequenceEqual(types));
            return reference.Kind is ObjectKind.Procedure or ObjectKind.Routine && !parameters.Any(static parameter => parameter.HasMode)
                ? WithOutputs(reference, overloads, types, found)
                : found;
        }

        FunctionDefinition[] named = [.. overloads.Where(function => MayBe(reference.Kind, function))];
        string kind = DropCommand.Words(reference.Kind).ToLowerInvariant();
        return named.Length switch
        {
            0 => null,
            1 => named[0],
            _ => throw new SqlErrorException(
                SqlState.AmbiguousFunction,
                $"{kind} name \"{reference.Name}\" is not unique",
                hint: $"Specify the argument list to select the {kind} unambiguously."),
        };
    }

    private static bool MayBe(ObjectKind kind, FunctionDefinition function) => kind switch
    {
        ObjectKind.Function or ObjectKind.Aggregate => !function.IsProcedure,
        ObjectKind.Procedure => function.IsProcedure,
        _ => true,
    };

    /// <summary>A procedure goes by the types of all its parameters, too, those that only come out included, where the reference tells none of their modes.</summary>
    /// <exception cref="SqlErrorException">42725: the types are one's that go in, and another's that go in or come out.</exception>
    private static FunctionDefinition? WithOutputs(ObjectReference reference, IReadOnlyList<FunctionDefinition> overloads, DataType[] types, FunctionDefinition? byInputs)
    {
        FunctionDefinition? byAll = overloads.FirstOrDefault(function =>
            function.Parameters.Where(static parameter => parameter.Mode != RoutineParameter.Table).Select(static parameter => parameter.Type.Type).SequenceEqual(types));
        return byAll is null || byInputs is null || byAll.Id == byInputs.Id
            ? byInputs ?? byAll
            : throw new SqlErrorException(SqlState.AmbiguousFunction, $"{DropCommand.Words(reference.Kind).ToLowerInvariant()} name \"{reference.Name}\" is not unique");
    }

    /// <exception cref="SqlErrorException">42809: of another kind than named.</exception>
    public static void RequireKind(StatementContext context, ObjectReference reference, FunctionDefinition function)
    {
        bool? wantsProcedure = reference.Kind switch { ObjectKind.Function => false, ObjectKind.Procedure => true, _ => null };
        if (wantsProcedure is { } wanted && wanted != function.IsProcedure)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"{Describe(context, reference)} is not a {(wanted ? "procedure" : "function")}");
        }

        if (reference.Kind == ObjectKind.Aggregate && function.Aggregate is null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"function {Describe(context, reference)} is not an aggregate");
        }
    }

    /// <summary>The one of a name in a schema that takes the same types; null when there is none.</summary>
    public static FunctionDefinition? FindNamesake(StatementContext context, FunctionDefinition function, int schemaId, string name) => context.Catalog.GetFunctions(schemaId, name)
        .FirstOrDefault(other => other.ArgumentTypes.Select(static type => type.Type).SequenceEqual(function.ArgumentTypes.Select(static type => type.Type)));

    /// <summary>Before a function gets another name or schema.</summary>
    /// <exception cref="SqlErrorException">42723.</exception>
    public static void RequireFree(StatementContext context, FunctionDefinition function, int schemaId, string name)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.Function, schemaId, name);
        if (FindNamesake(context, function, schemaId, name) is not null)
        {
            string types = string.Join(", ", function.ArgumentTypes.Select(static type => type.Type.DisplayName));
            throw new SqlErrorException(SqlState.DuplicateFunction, $"function {name}({types}) already exists in schema \"{context.Names.SchemaName(schemaId)}\"");
        }
    }

    /// <summary>As in messages: <c>f(integer, text)</c>.</summary>
    public static string Describe(StatementContext context, ObjectReference reference) => reference.Parameters is { } parameters
        ? reference.Kind == ObjectKind.Aggregate && parameters.Count == 0 ? $"{reference.Name}(*)" : $"{reference.Name}({string.Join(", ", Inputs(parameters).Select(parameter => context.Names.Resolve(parameter.Type).Type.DisplayName))})"
        : $"{reference.Name}()";

    /// <summary>What is said of one that isn't there: <c>function f(integer) does not exist</c>.</summary>
    public static string Undefined(StatementContext context, ObjectReference reference) => reference.Parameters is null
        ? $"could not find a {(reference.Kind == ObjectKind.Procedure ? "procedure" : "function")} named \"{reference.Name}\""
        : $"{(reference.Kind is ObjectKind.Procedure or ObjectKind.Aggregate ? DropCommand.Words(reference.Kind).ToLowerInvariant() : "function")} {Describe(context, reference)} does not exist";

    public static string DescribeAsWritten(ObjectReference reference) =>
        $"{reference.Name}({string.Join(",", Inputs(reference.Parameters ?? []).Select(parameter => parameter.Type.Name + (parameter.Type.IsArray ? "[]" : "")))})";

    public static IEnumerable<FunctionParameter> Inputs(IEnumerable<FunctionParameter> parameters) =>
        parameters.Where(parameter => parameter.Mode is ParameterMode.In or ParameterMode.InOut or ParameterMode.Variadic);
}
