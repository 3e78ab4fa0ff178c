using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using OperatorDefinition = Cambium.Sql.Functions.OperatorDefinition;
using UserOperator = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// The operators and functions of a new operator class. Trees are in the order of their types, so the operators have to be those that this order is made of; the functions may be a
/// user's: one that compares says by contract what the operators say, one that hashes is called for partitions.
/// </summary>
internal sealed class ClassMembers(StatementContext context, AccessMethod method, SqlType input)
{
    private readonly bool _isHash = method.Name == IndexDefinition.HashMethod;

    /// <exception cref="SqlErrorException">42P17, 42883; 0A000: another order than the type's.</exception>
    public ImmutableArray<ClassMember> Operators(IEnumerable<ClassItem> items) => Distinct("operator", items.Where(static item => item.Operator is not null).Select(Operator));

    /// <exception cref="SqlErrorException">42P17, 42883.</exception>
    public ImmutableArray<ClassMember> Functions(IEnumerable<ClassItem> items) => Distinct("function", items.Where(static item => item.Function is not null).Select(Function));

    private ImmutableArray<ClassMember> Distinct(string kind, IEnumerable<ClassMember> members)
    {
        List<ClassMember> distinct = [];
        foreach (ClassMember member in members)
        {
            if (distinct.Any(other => (other.Number, other.Left, other.Right) == (member.Number, member.Left, member.Right)))
            {
                throw Invalid(FormattableString.Invariant($"{kind} number {member.Number} for ({member.Left.Type.DisplayName},{member.Right.Type.DisplayName}) appears more than once"));
            }

            distinct.Add(member);
        }

        return [.. distinct];
    }

    private ClassMember Operator(ClassItem item)
    {
        RequireNumber("operator", item.Number, _isHash ? 1 : 5);
        SqlType[] types = item.Types.Count == 0 ? [input, input] : [.. item.Types.Select(type => context.Names.Resolve(type))];
        if (types.Length != 2)
        {
            throw Invalid("index operators must be binary");
        }

        OperatorName name = item.Operator!;
        OperatorDefinition? own = name.Schema is null or "pg_catalog"
            ? OperatorRegistry.Find(name.Symbol).FirstOrDefault(candidate => candidate.Left == types[0].Type && candidate.Right == types[1].Type)
            : null;
        UserOperator? made = own is null
            ? context.Names.Reader().FindOperators(name.Schema, name.Symbol).FirstOrDefault(candidate => candidate.Takes(types[0].Type, types[1].Type))
            : null;
        if (own is null && made is null)
        {
            throw new SqlErrorException(
                SqlState.UndefinedFunction, $"operator does not exist: {types[0].Type.DisplayName} {(name.Schema is null ? "" : name.Schema + ".")}{name.Symbol} {types[1].Type.DisplayName}");
        }

        if (item.IsForOrder)
        {
            throw Invalid($"access method \"{method.Name}\" does not support ordering operators");
        }

        if ((own?.Result ?? made!.Result.Type) != DataType.Boolean)
        {
            throw Invalid("index search operators must return boolean");
        }

        int functionId = own?.Function.Oid ?? made!.FunctionId;
        return IsOfType(item.Number, types, functionId)
            ? new ClassMember(item.Number, own?.Oid ?? made!.Id, types[0], types[1])
            : throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"CREATE OPERATOR CLASS with an order of its own is not supported for access method \"{method.Name}\"", position: item.Span.Position);
    }

    /// <summary>Whether the type's default class has an operator of this function for the same.</summary>
    private bool IsOfType(int number, SqlType[] types, int functionId) =>
        OperatorClasses.BuiltInDefaultFor(input.Type, method) is { } usual
        && OperatorFamilies.Operator(usual.FamilyOid, number, types[0].Type.Oid, types[1].Type.Oid) is { } known
        && OperatorRegistry.All.FirstOrDefault(candidate => candidate.Oid == known)?.Function.Oid == functionId;

    private ClassMember Function(ClassItem item)
    {
        RequireNumber("function", item.Number, _isHash ? 3 : 5);
        (int id, DataType[] arguments, DataType result) = Find(item.Function!);
        if (_isHash)
        {
            RequireHash(item.Number, arguments, result);
        }
        else
        {
            RequireOrder(item.Number, arguments, result);
        }

        bool takesKeys = arguments.Length > 0 && arguments[0] != DataType.Internal;
        SqlType[] types = item.Types.Count > 0 ? [.. item.Types.Select(type => context.Names.Resolve(type))]
            : takesKeys && item.Number == 1 && !_isHash ? [arguments[0], arguments[1]]
            : [input];
        return new ClassMember(item.Number, id, types[0], types[^1]);
    }

    private (int Id, DataType[] Arguments, DataType Result) Find(ObjectReference reference)
    {
        if (FunctionNames.Find(context, reference) is { } made)
        {
            context.Rights.RequireOwner(made);
            return (made.Id, [.. made.ArgumentTypes.Select(static type => type.Type)], made.ReturnType.Type);
        }

        DataType[] types = [.. FunctionNames.Inputs(reference.Parameters ?? []).Select(parameter => context.Names.Resolve(parameter.Type).Type)];
        bool isSystems = reference.Name.Schema is null or "pg_catalog";
        if (isSystems && FunctionRegistry.Find(reference.Name.Name).OfType<ScalarFunction>().FirstOrDefault(candidate => candidate.Arguments.SequenceEqual(types)) is { } own)
        {
            return (own.Oid, types, own.Result);
        }

        return isSystems && SupportFunction.Find(reference.Name.Name, types) is { } support
            ? (support.Oid, types, DataType.FromOid(support.Result) ?? DataType.Internal)
            : throw new SqlErrorException(SqlState.UndefinedFunction, $"function {FunctionNames.Describe(context, reference)} does not exist");
    }

    private static void RequireHash(int number, DataType[] arguments, DataType result)
    {
        switch (number)
        {
            case 1:
                Require(arguments.Length == 1, "hash function 1 must have one argument");
                Require(result == DataType.Int4, "hash function 1 must return integer");
                break;
            case 2:
                Require(arguments.Length == 2, "hash function 2 must have two arguments");
                Require(result == DataType.Int8, "hash function 2 must return bigint");
                break;
            default:
                RequireOptions(arguments, result);
                break;
        }
    }

    private static void RequireOrder(int number, DataType[] arguments, DataType result)
    {
        switch (number)
        {
            case 1:
                Require(arguments.Length == 2, "btree comparison functions must have two arguments");
                Require(result == DataType.Int4, "btree comparison functions must return integer");
                break;
            case 2:
                Require(arguments is [var only] && only == DataType.Internal, "btree sort support functions must accept type \"internal\"");
                Require(result == DataType.Void, "btree sort support functions must return void");
                break;
            case 3:
                Require(arguments.Length == 5, "btree in_range functions must have five arguments");
                Require(result == DataType.Boolean, "btree in_range functions must return boolean");
                break;
            case 4:
                Require(arguments.Length == 1, "btree equal image functions must have one argument");
                Require(result == DataType.Boolean, "btree equal image functions must return boolean");
                break;
            default:
                RequireOptions(arguments, result);
                break;
        }
    }

    private static void RequireOptions(DataType[] arguments, DataType result)
    {
        if (arguments is not [var only] || only != DataType.Internal || result != DataType.Void)
        {
            throw new SqlErrorException(
                SqlState.InvalidObjectDefinition, "invalid operator class options parsing function",
                hint: "Valid signature of operator class options parsing function is (internal) RETURNS void.");
        }
    }

    private static void RequireNumber(string kind, int number, int max) =>
        Require(number > 0 && number <= max, FormattableString.Invariant($"invalid {kind} number {number}, must be between 1 and {max}"));

    private static void Require(bool holds, string message)
    {
        if (!holds)
        {
            throw Invalid(message);
        }
    }

    private static SqlErrorException Invalid(string message) => new(SqlState.InvalidObjectDefinition, message);
}
