using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;
using OperatorDefinition = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE OPERATOR: a symbol for a function; ALTER OPERATOR … SET.</summary>
internal static class OperatorCommand
{
    private static readonly string[] s_attributes = ["leftarg", "rightarg", "function", "procedure", "commutator", "negator", "restrict", "join", "hashes", "merges"];

    public static string Execute(CreateOperatorStatement statement, StatementContext context)
    {
        QualifiedName qualified = new([.. statement.Name.Schema is { } schema ? [schema, statement.Name.Symbol] : (string[])[statement.Name.Symbol]], statement.Name.Span);
        SchemaDefinition place = context.Names.GetCreationSchema(qualified);
        Dictionary<string, OperatorItem> items = Read(statement, context);
        SqlType? left = Operand(items.GetValueOrDefault("leftarg"), context);
        SqlType? right = Operand(items.GetValueOrDefault("rightarg"), context);
        QualifiedName name = (items.GetValueOrDefault("function") ?? items.GetValueOrDefault("procedure"))?.Function
            ?? throw new SqlErrorException(SqlState.InvalidFunctionDefinition, "operator function must be specified");
        if (right is not { } operand)
        {
            throw new SqlErrorException(
                SqlState.InvalidFunctionDefinition, left is null ? "operator argument types must be specified" : "operator right argument type must be specified",
                left is null ? null : "Postfix operators are not supported.");
        }

        (int functionId, SqlType result) = Function(name, left, operand, context);
        context.Transaction.Reads.NoteCatalog(NameClass.Operator, place.Id, statement.Name.Symbol);
        if (context.Catalog.GetOperators(place.Id, statement.Name.Symbol).Any(other => other.Takes(left?.Type, operand.Type)))
        {
            throw new SqlErrorException(SqlState.DuplicateFunction, $"operator {statement.Name.Symbol} already exists");
        }

        int? restrictId = OperatorEstimators.Restriction(context, items.GetValueOrDefault("restrict"));
        int? joinId = OperatorEstimators.Join(context, items.GetValueOrDefault("join"));
        OperatorEstimators.RequireUse(left is not null, result.Type, restrictId is not null, joinId is not null);
        OperatorDefinition definition = new()
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = statement.Name.Symbol,
            SchemaId = place.Id,
            OwnerId = context.Session.Roles.CurrentId,
            Left = left,
            Right = operand,
            FunctionId = functionId,
            Result = result,
            Commutator = items.GetValueOrDefault("commutator")?.Operator?.Symbol,
            Negator = items.GetValueOrDefault("negator")?.Operator?.Symbol,
            RestrictId = restrictId,
            JoinId = joinId,
            CanHash = items.GetValueOrDefault("hashes")?.Flag == true,
            CanMerge = items.GetValueOrDefault("merges")?.Flag == true,
        };
        context.Transaction.Ddl.Put(definition);
        LinkBack(context, definition);
        return "CREATE OPERATOR";
    }

    /// <summary>Operators that are named as its commutator and its negator become so both ways, unless they have others.</summary>
    /// <exception cref="SqlErrorException">42501: they are somebody else's.</exception>
    private static void LinkBack(StatementContext context, OperatorDefinition definition)
    {
        Link(definition.Commutator, definition.Right, definition.Left, other => other with { Commutator = other.Commutator ?? definition.Name });
        Link(definition.Negator, definition.Left, definition.Right, other => other with { Negator = other.Negator ?? definition.Name });

        void Link(string? symbol, SqlType? left, SqlType? right, Func<OperatorDefinition, OperatorDefinition> change)
        {
            if (symbol is not null && symbol != definition.Name
                && context.Catalog.GetOperators(definition.SchemaId, symbol).FirstOrDefault(other => other.Takes(left?.Type, right?.Type)) is { } other)
            {
                context.Rights.RequireOwner(other);
                context.Transaction.Ddl.Put(change(other));
            }
        }
    }

    /// <summary>ALTER OPERATOR … SET: of what an operator is, only its estimators change.</summary>
    public static string Execute(AlterOperatorStatement statement, StatementContext context)
    {
        OperatorDefinition? known = Find(context, statement.Operator);
        if (known is null && SystemOperator(context, statement.Operator) is null)
        {
            throw new SqlErrorException(SqlState.UndefinedFunction, $"operator does not exist: {Describe(context, statement.Operator)}");
        }

        foreach (OperatorItem item in statement.Items.Where(static item => item.Name is not ("restrict" or "join")))
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"operator attribute \"{item.Name}\" {(s_attributes.Contains(item.Name) ? "cannot be changed" : "not recognized")}");
        }

        if (known is null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "ALTER OPERATOR is not supported for operators of the system", position: statement.Span.Position);
        }

        context.Rights.RequireOwner(known);
        OperatorDefinition changed = known;
        foreach (OperatorItem item in statement.Items)
        {
            changed = item.Name == "join" ? changed with { JoinId = OperatorEstimators.Join(context, item) } : changed with { RestrictId = OperatorEstimators.Restriction(context, item) };
        }

        bool Sets(string name) => statement.Items.Any(item => item.Name == name && item.Function is not null);
        OperatorEstimators.RequireUse(known.Left is not null, known.Result.Type, Sets("restrict"), Sets("join"));
        context.Transaction.Ddl.Put(changed);
        return "ALTER OPERATOR";
    }

    /// <summary>The operator that DROP, COMMENT or ALTER names; null when there is none.</summary>
    public static OperatorDefinition? Find(StatementContext context, ObjectReference reference)
    {
        DataType? left = reference.Type is { } leftName ? context.Names.Resolve(leftName).Type : null;
        DataType? right = reference.TargetType is { } rightName ? context.Names.Resolve(rightName).Type : null;
        return context.Names.Reader().FindOperators(reference.Name.Schema, reference.Name.Name).FirstOrDefault(candidate => candidate.Takes(left, right));
    }

    /// <summary>Of an operator of the system's own that is named, what messages call it: <c>+(integer,integer)</c>; null for others.</summary>
    public static string? SystemOperator(StatementContext context, ObjectReference reference)
    {
        if (reference.Name.Schema is not (null or "pg_catalog"))
        {
            return null;
        }

        DataType? left = reference.Type is { } leftName ? context.Names.Resolve(leftName).Type : null;
        DataType? right = reference.TargetType is { } rightName ? context.Names.Resolve(rightName).Type : null;
        return OperatorRegistry.Find(reference.Name.Name).Any(candidate => candidate.Left == left && candidate.Right == right)
            ? $"{reference.Name.Name}({left?.DisplayName ?? "NONE"},{right?.DisplayName ?? "NONE"})"
            : null;
    }

    /// <summary>As in messages: <c>integer % integer</c>.</summary>
    public static string Describe(StatementContext context, ObjectReference reference)
    {
        string Type(TypeName? name) => name is null ? "" : context.Names.Resolve(name).Type.DisplayName;
        return $"{Type(reference.Type)} {reference.Name} {Type(reference.TargetType)}".Trim();
    }

    private static Dictionary<string, OperatorItem> Read(CreateOperatorStatement statement, StatementContext context)
    {
        Dictionary<string, OperatorItem> items = [];
        foreach (OperatorItem item in statement.Items)
        {
            if (!s_attributes.Contains(item.Name))
            {
                context.Session.Notice(Sessions.SqlNotice.Warning(SqlState.SyntaxError, $"operator attribute \"{item.Name}\" not recognized"));
            }

            items[item.Name] = item;
        }

        return items;
    }

    private static SqlType? Operand(OperatorItem? item, StatementContext context) => item?.Type is not { } name ? (SqlType?)null
        : name.IsSetOf ? throw new SqlErrorException(SqlState.InvalidFunctionDefinition, "SETOF type not allowed for operator argument")
        : context.Names.ResolveForUse(name);

    /// <summary>The id of the function, which may be the system's own, and what it returns.</summary>
    /// <exception cref="SqlErrorException">42883, 42501.</exception>
    private static (int Id, SqlType Result) Function(QualifiedName name, SqlType? left, SqlType right, StatementContext context)
    {
        DataType[] types = left is { } first ? [first.Type, right.Type] : [right.Type];
        FunctionDefinition? function = context.Names.Reader().FindFunctions(name.Schema, name.Name)
            .FirstOrDefault(candidate => !candidate.ReturnsSet && candidate.ArgumentTypes.Select(type => type.Type).SequenceEqual(types));
        if (function is not null)
        {
            context.Rights.Require(function, Privileges.Execute);
            return (function.Id, function.ReturnType);
        }

        ScalarFunction? builtIn = name.Schema is null or "pg_catalog"
            ? FunctionRegistry.Find(name.Name).OfType<ScalarFunction>().FirstOrDefault(candidate => candidate.Arguments.SequenceEqual(types))
            : null;
        return builtIn is not null
            ? (builtIn.Oid, builtIn.Result)
            : throw new SqlErrorException(SqlState.UndefinedFunction, $"function {name}({string.Join(", ", types.Select(type => type.DisplayName))}) does not exist");
    }
}
