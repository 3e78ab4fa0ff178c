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
            return overloads.FirstOrDefault(function => function.ArgumentTypes.Select(type => type.Type).SequenceEqual(types));
        }

        return overloads.Count switch
        {
            0 => null,
            1 => overloads[0],
            _ => throw new SqlErrorException(
                SqlState.AmbiguousFunction,
                $"function name \"{reference.Name}\" is not unique",
                hint: "Specify the argument list to select the function unambiguously."),
        };
    }

    /// <exception cref="SqlErrorException">42809: named as a procedure and a function, or the other way round.</exception>
    public static void RequireKind(StatementContext context, ObjectReference reference, FunctionDefinition function)
    {
        bool? wantsProcedure = reference.Kind switch { ObjectKind.Function => false, ObjectKind.Procedure => true, _ => null };
        if (wantsProcedure is { } wanted && wanted != function.IsProcedure)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"{Describe(context, reference)} is not a {(wanted ? "procedure" : "function")}");
        }

        RequireAggregate(context, reference, function);
    }

    /// <exception cref="SqlErrorException">42809: named as an aggregate.</exception>
    public static void RequireAggregate(StatementContext context, ObjectReference reference, FunctionDefinition function)
    {
        if (reference.Kind == ObjectKind.Aggregate && function.Aggregate is null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"function {Describe(context, reference)} is not an aggregate");
        }
    }

    /// <summary>As in messages: <c>f(integer, text)</c>.</summary>
    public static string Describe(StatementContext context, ObjectReference reference) => reference.Parameters is { } parameters
        ? reference.Kind == ObjectKind.Aggregate && parameters.Count == 0 ? $"{reference.Name}(*)" : $"{reference.Name}({string.Join(", ", Inputs(parameters).Select(parameter => context.Names.Resolve(parameter.Type).Type.DisplayName))})"
        : $"{reference.Name}()";

    public static string DescribeAsWritten(ObjectReference reference) =>
        $"{reference.Name}({string.Join(",", Inputs(reference.Parameters!).Select(parameter => parameter.Type.Name + (parameter.Type.IsArray ? "[]" : "")))})";

    public static IEnumerable<FunctionParameter> Inputs(IEnumerable<FunctionParameter> parameters) =>
        parameters.Where(parameter => parameter.Mode is ParameterMode.In or ParameterMode.InOut or ParameterMode.Variadic);
}
