using System.Text;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
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
            int firstDefault = function.ArgumentTypes.Length - function.ArgumentDefaults.Length;
            return string.Join(", ", function.ArgumentTypes.Select((type, index) =>
                Named(function.ArgumentNames.ElementAtOrDefault(index)) + TypeNames.Format(type, session.Format)
                + (withDefaults && index >= firstDefault ? " DEFAULT " + function.ArgumentDefaults[index - firstDefault] : "")));
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
            return function.IsProcedure ? null : (function.ReturnsSet ? "SETOF " : "") + TypeNames.Format(function.ReturnType, session.Format);
        }

        return FunctionRegistry.FromOid(oid) is { } builtIn ? (builtIn is SetFunction ? "SETOF " : "") + builtIn.Result.DisplayName : null;
    }

    /// <summary>CREATE OR REPLACE FUNCTION …; null for built-in functions, which have no text.</summary>
    public static string? Definition(SqlSession session, int oid)
    {
        if (!session.Names.Catalog.TryGet(oid, out UserFunction? function))
        {
            return null;
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
        string traits = (function.Volatility switch { 'i' => " IMMUTABLE", 's' => " STABLE", _ => "" }) + (function.IsStrict ? " STRICT" : "");
        if (traits.Length > 0)
        {
            text.Append(traits).Append('\n');
        }

        string quote = function.IsProcedure ? "$procedure$" : "$function$";
        return text.Append("AS ").Append(quote).Append(function.Body).Append(quote).Append('\n').ToString();
    }

    private static string Named(string? name) => string.IsNullOrEmpty(name) ? "" : Identifier.Quote(name) + " ";
}
