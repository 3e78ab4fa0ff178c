using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Sessions;

/// <summary>The query that a call of a function by its OID stands for: the protocol's message FunctionCall, PQfn of libpq.</summary>
/// <param name="Sql">SELECT with a parameter for each argument.</param>
/// <param name="ParameterOids">The declared types; 0 where the argument's own decides.</param>
public sealed record FunctionCallStatement(string Sql, int[] ParameterOids)
{
    /// <exception cref="SqlErrorException">42883: there is no such function; 22023: it isn't one that is called for one value.</exception>
    internal static FunctionCallStatement Create(int oid, CatalogSnapshot catalog)
    {
        if (FunctionRegistry.FromOid(oid) is { } builtIn)
        {
            return builtIn is ScalarFunction ? Create(builtIn.Schema, builtIn.Name, builtIn.Arguments) : throw NotCallable(builtIn.Name);
        }

        if (!catalog.TryGet(oid, out UserFunction? function) || !catalog.TryGet(function.SchemaId, out SchemaDefinition? schema))
        {
            throw new SqlErrorException(SqlState.UndefinedFunction, string.Create(CultureInfo.InvariantCulture, $"function with OID {(uint)oid} does not exist"));
        }

        return function.IsProcedure || function.ReturnsSet || function.Aggregate is not null ? throw NotCallable(function.Name)
            : Create(schema.Name, function.Name, [.. function.ArgumentTypes.Select(static type => type.Type)]);
    }

    private static FunctionCallStatement Create(string schema, string name, IReadOnlyList<DataType> arguments) => new(
        $"SELECT {Identifier.Quote(schema)}.{Identifier.Quote(name)}({string.Join(", ", Enumerable.Range(1, arguments.Count).Select(static number => string.Create(CultureInfo.InvariantCulture, $"${number}")))})",
        [.. arguments.Select(static type => type.IsPolymorphic ? 0 : type.Oid)]);

    private static SqlErrorException NotCallable(string name) => new(SqlState.InvalidParameterValue, $"cannot call function \"{name}\" via fastpath interface");
}
