using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing.PlPgSql;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Routines.PlPgSql;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines;

/// <summary>Which functions compute their result from their arguments alone, so that they need no session.</summary>
internal static class SelfContained
{
    /// <summary>What is asked of a function, for the DETAIL of errors.</summary>
    internal const string Rule =
        "Only functions that compute their result from their arguments can: a query of no tables in SQL; in PL/pgSQL also assignments, branches, loops over numbers, arrays and such queries, RAISE. They may set search_path, and nothing else.";

    /// <summary>Whether the function's body keeps to <see cref="Rule"/>, as far as that shows without binding it.</summary>
    public static bool Is(UserFunction function) =>
        function is { ReturnsSet: false, IsProcedure: false } && (function.Settings.IsEmpty || PathOf(function) is not null)
        && (function.Language == "sql" ? IsSingleValue(function.ReturnType.Type) && QueryOf(function) is not null : function.Language == "plpgsql" && Is(PlPgSqlParser.Parse(PlOptions.Read(function.Body, out _, out _))));

    /// <summary>The only statement of a body in SQL, a query; null: it has others.</summary>
    public static SelectStatement? QueryOf(UserFunction function) =>
        SqlBody.Statements(function) is [SelectStatement only] && !Modifies(only) ? only : null;

    /// <summary>The search path that a function sets; null: it sets other things.</summary>
    public static string[]? PathOf(UserFunction function)
    {
        const string Setting = "search_path=";
        return function.Settings is [var only] && only.StartsWith(Setting, StringComparison.Ordinal) && IdentifierList.TryParse(only[Setting.Length..], ',') is { } path ? [.. path] : null;
    }

    /// <param name="scans">Of what has been bound.</param>
    /// <exception cref="SqlErrorException">0A000: there are some.</exception>
    public static void RequireNone(IEnumerable<LogicalPlan> scans)
    {
        if (scans.Any())
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "functions in index expressions and generated columns cannot read tables", Rule);
        }
    }

    private static bool Modifies(SelectStatement query) => query.With?.Tables.Any(static table => table.Statement is not SelectStatement) ?? false;

    private static bool IsSingleValue(DataType type) => type != DataType.Void && type.Underlying().Form != ValueForm.Record;

    private static bool Is(PlBlock block) =>
        block.Declarations.All(static declaration => declaration is PlAlias or PlVariable) && block.Body.All(Is) && block.Handlers.All(static handler => handler.Body.All(Is));

    private static bool Is(PlStatement statement) => statement switch
    {
        PlBlock block => Is(block),
        PlIf branch => branch.Branches.All(static item => item.Body.All(Is)) && (branch.Else ?? []).All(Is),
        PlCase choice => choice.Branches.All(static item => item.Body.All(Is)) && (choice.Else ?? []).All(Is),
        PlLoop loop => loop.Body.All(Is),
        PlWhile loop => loop.Body.All(Is),
        PlForInteger loop => loop.Body.All(Is),
        PlForEach loop => loop.Body.All(Is),
        PlForQuery { Query: SelectStatement query } loop => !Modifies(query) && loop.Body.All(Is),
        PlSql sql => sql is { Statement: SelectStatement query, Into.Count: > 0 } && !Modifies(query),
        PlPerform perform => perform.Query is SelectStatement query && !Modifies(query),
        PlNull or PlExit or PlAssignment or PlReturn or PlRaise or PlAssert or PlGetDiagnostics => true,
        _ => false,
    };
}
