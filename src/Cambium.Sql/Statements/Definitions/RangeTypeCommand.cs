using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE TYPE … AS RANGE, which makes two types: the range and its multirange.</summary>
internal static class RangeTypeCommand
{
    public static string Execute(CreateRangeTypeStatement statement, StatementContext context)
    {
        Dictionary<string, RangeTypeOption> options = Read(statement);
        if (!options.TryGetValue("subtype", out RangeTypeOption? given))
        {
            throw new SqlErrorException(SqlState.SyntaxError, "type attribute \"subtype\" is required");
        }

        DataType subtype = context.Names.ResolveForUse(given.Value).Type;
        Require(subtype, options);
        TypeDefinition range = TypeCommand.New(context, statement.Name, TypeKind.Range) with
        {
            BaseType = subtype,
            Collation = options.TryGetValue("collation", out RangeTypeOption? collation) ? Collation(collation, subtype, context) : null,
            SubtypeDifferenceId = options.TryGetValue("subtype_diff", out RangeTypeOption? difference) ? Difference(difference.Value.Name, subtype, context) : 0,
        };
        QualifiedName name = options.TryGetValue("multirange_type_name", out RangeTypeOption? named)
            ? named.Value.Name
            : new QualifiedName([.. statement.Name.Parts.Take(statement.Name.Parts.Count - 1), MultirangeName(range.Name)], statement.Name.Span);
        TypeDefinition multirange = NewMultirange(context, name, range.Name, isNamed: named is not null);
        range = context.Transaction.Ddl.Put(range with
        {
            MultirangeId = multirange.Id,
            MultirangeArrayId = multirange.ArrayId,
            MultirangeName = multirange.Name,
        });
        context.Transaction.Ddl.Put(multirange with { BaseType = range.DataType });
        return "CREATE TYPE";
    }

    /// <summary>After a change of name of a range or multirange: the other of the two knows it too.</summary>
    public static void Follow(TypeDefinition changed, StatementContext context)
    {
        if (changed.TypeKind == TypeKind.Range && context.Catalog.TryGet(changed.MultirangeId, out TypeDefinition? multirange))
        {
            context.Transaction.Ddl.Put(multirange with { BaseType = changed.DataType });
        }
        else if (changed.TypeKind == TypeKind.Multirange && context.Catalog.TryGet(changed.BaseType!.Value.Type.Oid, out TypeDefinition? range))
        {
            range = context.Transaction.Ddl.Put(range with { MultirangeName = changed.Name });
            context.Transaction.Ddl.Put(changed with { BaseType = range.DataType });
        }
    }

    /// <exception cref="SqlErrorException">2BP01: a multirange goes with its range only.</exception>
    public static TypeObject Droppable(TypeDefinition type, StatementContext context)
    {
        if (type.TypeKind != TypeKind.Multirange)
        {
            return new TypeObject(type);
        }

        string range = type.BaseType!.Value.Type.DisplayName;
        throw new SqlErrorException(
            SqlState.DependentObjectsStillExist, $"cannot drop type {context.Names.VisibleName(type)} because type {range} requires it",
            hint: $"You can drop type {range} instead.");
    }

    private static Dictionary<string, RangeTypeOption> Read(CreateRangeTypeStatement statement)
    {
        GivenOptions given = new();
        Dictionary<string, RangeTypeOption> options = [];
        foreach (RangeTypeOption option in statement.Options)
        {
            if (option.Name is not ("subtype" or "subtype_opclass" or "collation" or "canonical" or "subtype_diff" or "multirange_type_name"))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"type attribute \"{option.Name}\" not recognized");
            }

            given.Add(option.Name, option.Span);
            options.Add(option.Name, option);
        }

        return options;
    }

    private static void Require(DataType subtype, Dictionary<string, RangeTypeOption> options)
    {
        if (options.ContainsKey("canonical"))
        {
            throw new SqlErrorException(
                SqlState.InvalidObjectDefinition, "cannot specify a canonical function without a pre-created shell type",
                hint: "Create the type as a shell type, before specifying its functions.");
        }

        if (subtype.IsPseudo)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"range subtype cannot be {subtype.DisplayName}");
        }

        if (!ValueComparer.IsComparable(subtype))
        {
            throw new SqlErrorException(
                SqlState.UndefinedObject, $"data type {subtype.DisplayName} has no default operator class for access method \"btree\"",
                hint: "You must specify an operator class for the range type or define a default operator class for the subtype.");
        }

        if (options.TryGetValue("subtype_opclass", out RangeTypeOption? option) && !OperatorClasses.All.Any(known => known.Name == option.Value.Name.Name))
        {
            throw new SqlErrorException(SqlState.UndefinedObject, $"operator class \"{option.Value.Name}\" does not exist for access method \"btree\"");
        }
    }

    private static string? Collation(RangeTypeOption option, DataType subtype, StatementContext context) => Collations.HasCollation(subtype)
        ? Collations.Resolve(option.Value.Name, subtype, context.Names.Reader(), points: false)
        : throw new SqlErrorException(SqlState.WrongObjectType, "range collation specified but subtype does not support collation");

    private static int Difference(QualifiedName name, DataType subtype, StatementContext context) =>
        FunctionRegistry.Find(name.Name).FirstOrDefault(function => IsDifference(function.Arguments, function.Result, subtype))?.Oid
        ?? context.NewBinding().Catalog.FindFunctions(name.Schema, name.Name)
            .FirstOrDefault(function => IsDifference([.. function.ArgumentTypes.Select(type => type.Type)], function.ReturnType.Type, subtype))?.Id
        ?? throw new SqlErrorException(SqlState.UndefinedFunction, $"function {name}({subtype.DisplayName}, {subtype.DisplayName}) does not exist");

    private static bool IsDifference(IReadOnlyList<DataType> arguments, DataType result, DataType subtype) =>
        arguments.Count == 2 && arguments.All(argument => argument.Equals(subtype)) && result.Equals(DataType.Float8);

    /// <summary>The first "range" in the name becomes "multirange"; a name without it gets "_multirange" behind it.</summary>
    private static string MultirangeName(string range)
    {
        int place = range.IndexOf("range", StringComparison.Ordinal);
        return place < 0 ? range + "_multirange" : range.Insert(place, "multi");
    }

    private static TypeDefinition NewMultirange(StatementContext context, QualifiedName name, string range, bool isNamed)
    {
        try
        {
            return TypeCommand.New(context, name, TypeKind.Multirange);
        }
        catch (SqlErrorException error) when (error.SqlState == SqlState.DuplicateObject && !isNamed)
        {
            throw new SqlErrorException(
                error.SqlState, error.Message, $"Failed while creating a multirange type for type \"{range}\".",
                "You can manually specify a multirange type name using the \"multirange_type_name\" attribute.");
        }
    }
}
