using Cambium.Engine.Catalog;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines;

/// <summary>The body of a function that is SQL and no string (RETURN, BEGIN ATOMIC): its names mean what they meant when it was written.</summary>
internal static class SqlBody
{
    /// <summary>The statements of a function in SQL, whichever form its body has.</summary>
    public static IReadOnlyList<Statement> Statements(UserFunction function) =>
        function.HasSqlBody ? Statements(SqlParser.ParseBody(function.Body)) : SqlParser.ParseScript(function.Body);

    /// <summary>The statements of a body, as it was written: RETURN is a SELECT.</summary>
    public static IReadOnlyList<Statement> Statements(SqlFunctionBody body) => body.Value is { } only ? [Selected(only)] : Statements(body.Statements);

    /// <summary>Binds all of it where nobody calls it.</summary>
    public static void Bind(UserFunction function, BindingContext binding) => Bind(function, Statements(function), binding);

    /// <param name="statements">Of the body: errors have their places in the text that these are from.</param>
    public static void Bind(UserFunction function, IReadOnlyList<Statement> statements, BindingContext binding)
    {
        Enter(function, binding);
        Planner planner = new(null, catalog: binding.Catalog.Catalog);
        binding.KeepsViews = true;
        binding.ModifyingCteBinder = new ModifyingQueries(binding, planner).Bind;
        foreach (Statement statement in statements)
        {
            if (statement is SelectStatement query)
            {
                new QueryBinder(binding).Bind(query, null);
            }
            else
            {
                StatementAnalyzer.BindAsWritten(statement, null, binding, planner);
            }
        }

        if (Returned(statements) is { } value)
        {
            // The value of RETURN has no name that anybody knows.
            binding.Names?.Outputs.RemoveAll(output => ReferenceEquals(output.Value, value));
        }
    }

    private static IReadOnlyList<Statement> Statements(IReadOnlyList<Statement> written) =>
        [.. written.Select(static statement => statement is ReturnStatement result ? Selected(result.Value) : statement)];

    private static SelectStatement Selected(Expression value) => new(
        null, new SelectBody(null, [new SelectItem(value, null, value.Span)], null, [], null, null, null, null, [], value.Span), [], null, false, null, [], value.Span);

    /// <summary>What RETURN returns; null for another body.</summary>
    public static Expression? Returned(IReadOnlyList<Statement> statements) =>
        statements is [SelectStatement { Body: SelectBody { From.Count: 0, Items: [{ Alias: null, Value: var value }] } }] ? value : null;

    /// <summary>Makes names mean what they mean in the body.</summary>
    public static void Enter(UserFunction function, BindingContext binding)
    {
        CallTypes types = new(function.ArgumentTypes, function.ReturnType);
        binding.Variables = new VariableNames(SqlRoutine.ArgumentNames(function, types), VariableConflict.UseColumn, null);
        binding.ViewNames = function.BodyNames;
    }

    /// <summary>What the names of relations in a new body mean.</summary>
    public static IEnumerable<ViewName> Record(UserFunction function, BindingContext binding)
    {
        Bind(function, binding);
        return binding.RecordedNames!.DistinctBy(static name => (name.Schema, name.Name));
    }

    /// <summary>The relations that a body names, each with the ids of the columns that it reads or writes; none: it is there for its rows alone.</summary>
    public static IEnumerable<(int RelationId, HashSet<int> ColumnIds)> Relations(UserFunction function, StatementAccess access) => function.BodyNames
        .Select(static name => name.RelationId).Distinct()
        .Select(id => (id, access.Relations.Where(use => use.Table.Id == id).SelectMany(access.UsedColumns).ToHashSet()));
}
