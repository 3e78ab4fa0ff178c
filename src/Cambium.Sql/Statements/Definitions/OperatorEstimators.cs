using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>The functions that RESTRICT and JOIN of an operator name. Nobody calls them: the planner counts keys instead of estimating.</summary>
internal static class OperatorEstimators
{
    private static readonly DataType[] s_restriction = [DataType.Internal, DataType.OidType, DataType.Internal, DataType.Int4];
    private static readonly DataType[] s_join = [DataType.Internal, DataType.OidType, DataType.Internal, DataType.Int2, DataType.Internal];

    /// <param name="item">Null where nothing is said.</param>
    /// <returns>The function's id; null for none.</returns>
    /// <exception cref="SqlErrorException">42883, 42P17, 42501.</exception>
    public static int? Restriction(StatementContext context, OperatorItem? item) => item?.Function is { } name
        ? Returning(Find(context, name, s_restriction) ?? throw Undefined(name, s_restriction), name, "restriction")
        : null;

    /// <inheritdoc cref="Restriction"/>
    /// <remarks>Older ones take no last argument.</remarks>
    public static int? Join(StatementContext context, OperatorItem? item) => item?.Function is { } name
        ? Returning(Find(context, name, s_join) ?? Find(context, name, s_join[..^1]) ?? throw Undefined(name, s_join), name, "join")
        : null;

    /// <summary>Only operators of two operands that say yes or no have much to estimate.</summary>
    /// <exception cref="SqlErrorException">42P13.</exception>
    public static void RequireUse(bool isBinary, DataType result, bool hasRestriction, bool hasJoin)
    {
        string? refused = hasJoin && !isBinary ? "only binary operators can have join selectivity"
            : result == DataType.Boolean ? null
            : hasRestriction ? "only boolean operators can have restriction selectivity"
            : hasJoin ? "only boolean operators can have join selectivity"
            : null;
        if (refused is not null)
        {
            throw new SqlErrorException(SqlState.InvalidFunctionDefinition, refused);
        }
    }

    private static (int Id, DataType? Result)? Find(StatementContext context, QualifiedName name, DataType[] types)
    {
        FunctionDefinition? made = context.Names.Reader().FindFunctions(name.Schema, name.Name).FirstOrDefault(candidate => candidate.ArgumentTypes.Select(static type => type.Type).SequenceEqual(types));
        if (made is not null)
        {
            context.Rights.Require(made, Privileges.Execute);
            return (made.Id, made.ReturnType.Type);
        }

        return name.Schema is null or "pg_catalog" && SupportFunction.Find(name.Name, types) is { } known
            ? (known.Oid, DataType.FromOid(known.Result))
            : null;
    }

    private static int Returning((int Id, DataType? Result) found, QualifiedName name, string kind) => found.Result == DataType.Float8
        ? found.Id
        : throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"{kind} estimator function {name} must return type float8");

    private static SqlErrorException Undefined(QualifiedName name, DataType[] types) =>
        new(SqlState.UndefinedFunction, $"function {name}({string.Join(", ", types.Select(static type => type.DisplayName))}) does not exist");
}
