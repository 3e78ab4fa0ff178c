using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using BuiltInFunction = Cambium.Sql.Functions.FunctionDefinition;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Functions as pg_get_functiondef and its relatives print them.</summary>
internal static class FunctionText
{
    /// <param name="withDefaults">Show defaults, as the full form does.</param>
    public static string? Arguments(SqlSession session, int oid, bool withDefaults)
    {
        if (session.Names.Catalog.TryGet(oid, out UserFunction? function))
        {
            return string.Join(", ", Parameters(session, function, withDefaults));
        }

        if (FunctionRegistry.FromOid(oid) is not { } builtIn)
        {
            return null;
        }

        int last = builtIn.Arguments.Count - 1;
        int firstBuiltInDefault = builtIn.Arguments.Count - builtIn.Defaults.Count;
        return string.Join(", ", builtIn.Arguments.Select((type, index) =>
            (builtIn.IsVariadic && index == last ? "VARIADIC " : "") + Named(builtIn.ArgumentNames?.ElementAtOrDefault(index)) + type.DisplayName
            + (withDefaults && index >= firstBuiltInDefault ? " DEFAULT " + ConstantText.Print(builtIn.Defaults[index - firstBuiltInDefault], type, session.Format) : ""))
            .Concat(withDefaults && builtIn is SetFunction { Result.Oid: 2249 } set ? set.Columns.Select(column => $"OUT {Identifier.Quote(column.Name)} {column.Type.Format()}") : []));
    }

    public static string? Result(SqlSession session, int oid)
    {
        if (session.Names.Catalog.TryGet(oid, out UserFunction? function))
        {
            if (function.Parameters.Any(parameter => parameter.Mode == RoutineParameter.Table))
            {
                return $"TABLE({string.Join(", ", function.Outputs.Select(column => Named(column.Name) + TypeNames.WithoutModifier(column.Type.Type, session.Format)))})";
            }

            return function.IsProcedure ? null : (function.ReturnsSet ? "SETOF " : "") + TypeNames.WithoutModifier(function.ReturnType.Type, session.Format);
        }

        return FunctionRegistry.FromOid(oid) is { } builtIn ? (builtIn is SetFunction { IsSingle: false } ? "SETOF " : "") + builtIn.Result.DisplayName : null;
    }

    /// <summary>CREATE OR REPLACE FUNCTION …; null where there is no function.</summary>
    /// <exception cref="SqlErrorException">42809: it is an aggregate.</exception>
    public static string? Definition(SqlSession session, int oid)
    {
        if (!session.Names.Catalog.TryGet(oid, out UserFunction? function))
        {
            return FunctionRegistry.FromOid(oid) is { } builtIn ? BuiltIn(session, builtIn) : null;
        }

        if (function.Aggregate is not null)
        {
            throw IsAggregate(function.Name);
        }

        StringBuilder text = new();
        text.Append("CREATE OR REPLACE ").Append(function.IsProcedure ? "PROCEDURE " : "FUNCTION ")
            .Append(Identifier.Quote(session.Names.SchemaName(function.SchemaId))).Append('.').Append(Identifier.Quote(function.Name))
            .Append('(').Append(Arguments(session, oid, true)).Append(")\n");
        if (!function.IsProcedure)
        {
            text.Append(" RETURNS ").Append(Result(session, oid)).Append('\n');
        }

        text.Append(" LANGUAGE ").Append(function.Language).Append('\n');
        string traits = Traits(function);
        if (traits.Length > 0)
        {
            text.Append(traits).Append('\n');
        }

        foreach (string setting in function.Settings)
        {
            int equals = setting.IndexOf('=', StringComparison.Ordinal);
            text.Append(" SET ").Append(Identifier.Quote(setting[..equals])).Append(" TO ").Append(SettingText(setting[..equals], setting[(equals + 1)..])).Append('\n');
        }

        if (function.HasSqlBody)
        {
            return text.Append(SqlBody(session, function)).Append('\n').ToString();
        }

        string quote = function.IsProcedure ? "$procedure$" : "$function$";
        return text.Append("AS ").Append(quote).Append(function.Body).Append(quote).Append('\n').ToString();
    }

    /// <summary>As if it were written in C: who looks for its traits finds them there.</summary>
    private static string BuiltIn(SqlSession session, BuiltInFunction function) => function is AggregateFunction ? throw IsAggregate(function.Name)
        : $"CREATE OR REPLACE FUNCTION pg_catalog.{Identifier.Quote(function.Name)}({Arguments(session, function.Oid, true)})\n RETURNS {Result(session, function.Oid)}\n LANGUAGE internal\n"
        + (function is WindowFunction ? " WINDOW" : "") + Traits((char)function.Volatility, 's', function.IsStrict, isDefiner: false, function.IsLeakproof)
        + $"\nAS $function${function.Name}$function$\n";

    private static SqlErrorException IsAggregate(string name) => new(SqlState.WrongObjectType, $"\"{name}\" is an aggregate function");

    /// <summary>The default of a parameter, counted from 1 among those that go in and those that come out; null when it has none.</summary>
    public static string? Default(SqlSession session, int oid, int number)
    {
        if (!session.Names.Catalog.TryGet(oid, out UserFunction? function) || number < 1 || number > function.Parameters.Length || !function.Parameters[number - 1].IsInput)
        {
            return null;
        }

        int input = function.Parameters.Take(number - 1).Count(static parameter => parameter.IsInput);
        int index = input - (function.ArgumentTypes.Length - function.ArgumentDefaults.Length);
        return index < 0 ? null : new DefinitionText(session, isPretty: false).Expression(function.ArgumentDefaults[index], null, ExpressionRules.Default, function.ArgumentTypes[input]);
    }

    /// <summary>What stands behind CREATE FUNCTION … where the body is SQL and no string; null for others.</summary>
    public static string? SqlBody(SqlSession session, int oid) =>
        session.Names.Catalog.TryGet(oid, out UserFunction? function) && function.HasSqlBody ? SqlBody(session, function) : null;

    private static IEnumerable<string> Parameters(SqlSession session, UserFunction function, bool withDefaults)
    {
        int number = 0;
        foreach (RoutineParameter parameter in function.Parameters.Where(parameter => parameter.Mode != RoutineParameter.Table))
        {
            string mode = parameter.Mode switch
            {
                RoutineParameter.InOut => "INOUT ",
                RoutineParameter.Out => "OUT ",
                RoutineParameter.Variadic => "VARIADIC ",
                _ => function.IsProcedure ? "IN " : "",
            };
            string text = mode + Named(parameter.Name) + TypeNames.WithoutModifier(parameter.Type.Type, session.Format);
            number++;
            yield return withDefaults && Default(session, function.Id, number) is { } value ? $"{text} DEFAULT {value}" : text;
        }
    }

    private static string Traits(char volatility, char parallel, bool isStrict, bool isDefiner, bool isLeakproof) =>
        (volatility switch { 'i' => " IMMUTABLE", 's' => " STABLE", _ => "" })
        + (parallel switch { 's' => " PARALLEL SAFE", 'r' => " PARALLEL RESTRICTED", _ => "" })
        + (isStrict ? " STRICT" : "")
        + (isDefiner ? " SECURITY DEFINER" : "")
        + (isLeakproof ? " LEAKPROOF" : "");

    private static string Traits(UserFunction function) => Traits(function.Volatility, function.Parallel, function.IsStrict, function.IsSecurityDefiner, function.IsLeakproof)
        + (function.Cost is { } cost and not 100 ? FormattableString.Invariant($" COST {cost}") : "")
        + (function.Rows is { } rows and not 1000 ? FormattableString.Invariant($" ROWS {rows}") : "");

    private static string SettingText(string name, string value)
    {
        return SetCommand.IsNameList(name) && IdentifierList.TryParse(value, ',') is { } names ? string.Join(", ", names.Select(Literal)) : Literal(value);

        static string Literal(string text) => $"'{text.Replace("'", "''", StringComparison.Ordinal)}'";
    }

    private static string SqlBody(SqlSession session, UserFunction function)
    {
        string Value(Expression value) => "RETURN " + (Print(session, function, query => query.Expressions.Print(value, query.Bind(value))) ?? SqlPrinter.Print(value));
        string Text(Statement statement) => statement is ReturnStatement result
            ? Value(result.Value)
            : Print(session, function, query => DeparsedLines.Trim(query.Print(statement))[1..]) ?? SqlPrinter.Print(statement);
        IReadOnlyList<Statement> statements = SqlParser.ParseBody(function.Body);
        if (!function.Body.EndsWith(';') && Routines.SqlBody.Returned(statements) is { } only)
        {
            return DeparsedLines.Flat(Value(only));
        }

        return $"BEGIN ATOMIC\n{string.Concat(statements.Select(statement => $" {Text(statement)};\n"))}END";
    }

    /// <summary>A part of a body by today's names; null where it has a part that the printer doesn't know.</summary>
    private static string? Print(SqlSession session, UserFunction function, Func<QueryDeparser, string> print)
    {
        try
        {
            BindingContext binding = new(session.Names.Reader(), new ParameterTypes(), session.Calls) { KeepsCalls = true, RowSecurity = RowSecurityMode.Ignored };
            binding.Catalog.IsInDefinition = true;
            binding.ModifyingCteBinder = new ModifyingQueries(binding, new Planner(null, catalog: binding.Catalog.Catalog)).Bind;
            Routines.SqlBody.Enter(function, binding);
            return print(new QueryDeparser(binding, session.Format, isPretty: false, 1) { Routine = function.Name, ShowsNames = false });
        }
        catch (Exception error) when (error is NotSupportedException or SqlErrorException)
        {
            return null;
        }
    }

    private static string Named(string? name) => string.IsNullOrEmpty(name) ? "" : Identifier.Quote(name) + " ";
}
