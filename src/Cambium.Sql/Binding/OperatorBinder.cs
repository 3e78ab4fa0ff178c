using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using OperatorDefinition = Cambium.Sql.Functions.OperatorDefinition;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;
using UserOperator = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.Binding;

/// <summary>Resolves operators by the types of their operands.</summary>
public static class OperatorBinder
{
    private const string NoMatchHint = "No operator matches the given name and argument types. You might need to add explicit type casts.";
    private const string NoMatchHintUnary = "No operator matches the given name and argument type. You might need to add an explicit type cast.";
    private const string AmbiguousHint = "Could not choose a best candidate operator. You might need to add explicit type casts.";

    /// <param name="left">Null for a prefix operator.</param>
    /// <param name="written">Null for an operator that no text has.</param>
    /// <exception cref="SqlErrorException">42883: operator does not exist; 42725: not unique.</exception>
    public static BoundExpression Bind(string symbol, BoundExpression? left, BoundExpression right, int position, BindingContext binding, OperatorName? written = null)
    {
        string? schema = written?.Schema;
        if (left is not null && schema is null or "pg_catalog" && ComparisonOperators.TryParse(symbol, out ComparisonOperator comparison)
            && (schema is not null || !IsHidden(symbol, left.Type.Type, right.Type.Type, binding.Catalog)) && TryCompare(comparison, left, right, position, binding) is { } compared)
        {
            binding.NoteOperator(written?.Span ?? default, symbol, 0);
            if (binding.Catalog.Catalog.HasSystemPrivileges)
            {
                NoteRights(Find("pg_catalog", symbol, [left.Type.Type, right.Type.Type], position, binding, default), binding);
            }

            return compared;
        }

        DataType[] types = left is null ? [right.Type.Type] : [left.Type.Type, right.Type.Type];
        OperatorDefinition definition = Find(schema, symbol, types, position, binding, written?.Span ?? default);
        NoteRights(definition, binding);
        DataType[] declared = left is null ? [definition.Right] : [definition.Left!, definition.Right];
        BoundExpression[] operands = left is null ? [right] : [left, right];
        return Call(definition, symbol, declared, operands, position, binding);
    }

    /// <summary>Whoever uses an operator of the system calls the function behind it. That nothing was revoked anywhere is no read: every statement would have it.</summary>
    private static void NoteRights(OperatorDefinition definition, BindingContext binding)
    {
        if (binding.Catalog.Catalog.HasSystemPrivileges && binding.Catalog.FindSystemPrivileges(CatalogOids.PgProc, definition.Function.Oid) is { } privileges)
        {
            binding.Access.Add(privileges);
        }
    }

    /// <summary>Equality of two expressions, for IN, CASE, USING, ….</summary>
    public static BoundExpression Equal(BoundExpression left, BoundExpression right, int position, BindingContext binding) =>
        Bind("=", left, right, position, binding);

    /// <summary>The operator of two operands of one type.</summary>
    /// <exception cref="SqlErrorException">42883, 42725.</exception>
    internal static OperatorDefinition Resolve(OperatorName name, DataType type, BindingContext binding) => Find(name.Schema, name.Symbol, [type, type], name.Span.Position, binding, name.Span);

    /// <summary>Comparisons the executor does by itself: no function call, usable by indexes.</summary>
    private static BoundComparison? TryCompare(ComparisonOperator op, BoundExpression left, BoundExpression right, int position, BindingContext binding)
    {
        DataType leftType = left.Type.Type.Underlying();
        DataType rightType = right.Type.Type.Underlying();
        if (leftType == DataType.Unknown && rightType == DataType.Unknown)
        {
            leftType = rightType = DataType.Text;
        }
        else if (leftType == DataType.Unknown)
        {
            leftType = rightType;
        }
        else if (rightType == DataType.Unknown)
        {
            rightType = leftType;
        }

        if (IsStringLike(leftType) && IsStringLike(rightType))
        {
            leftType = rightType = DataType.Text;
        }
        else if (IsAddress(leftType) && IsAddress(rightType))
        {
            leftType = rightType = DataType.Inet;
        }

        bool sameForm = leftType == rightType || CompareAsTheyLie(leftType, rightType);
        if (!sameForm || leftType.IsPseudo || leftType.IsPolymorphic || leftType.Code is not null || !ValueComparer.IsComparable(leftType))
        {
            return null;
        }

        (left, right) = Collations.Agree(Operand(left, leftType, binding), Operand(right, rightType, binding));
        return new BoundComparison(op, left, right, position);
    }

    private static BoundExpression Operand(BoundExpression expression, DataType type, BindingContext binding)
    {
        DataType actual = expression.Type.Type;
        return actual.Underlying() == type ? expression : Coercion.Implicit(expression, type, binding);
    }

    private static bool IsStringLike(DataType type) => type == DataType.Text || type == DataType.Varchar;

    private static bool IsAddress(DataType type) => type == DataType.Inet || type == DataType.Cidr;

    /// <summary>Whether values of two types that differ compare right without converting either.</summary>
    internal static bool CompareAsTheyLie(DataType one, DataType other) => one != other && ((IsInteger(one) && IsInteger(other)) || (IsFloat(one) && IsFloat(other)));

    private static bool IsInteger(DataType type) => type == DataType.Int4 || type == DataType.Int8 || type == DataType.Int2;

    private static bool IsFloat(DataType type) => type == DataType.Float8 || type == DataType.Float4;

    /// <summary>Whether a schema in front of the system's has the operator for such operands.</summary>
    private static bool IsHidden(string symbol, DataType left, DataType right, CatalogReader reader)
    {
        return Hiding(symbol, reader).Any(candidate => candidate.Left is { } declared && Fits(left, declared.Type) && Fits(right, candidate.Right.Type));

        static bool Fits(DataType given, DataType declared) => given == DataType.Unknown || given.Underlying() == declared;
    }

    /// <summary>The operators of that name in schemas in front of the system's.</summary>
    private static IEnumerable<UserOperator> Hiding(string symbol, CatalogReader reader)
    {
        IReadOnlyList<UserOperator> made = PathOrder.MayHideSystem(reader) ? reader.FindOperators(null, symbol) : [];
        return made.Take(PathOrder.CountBeforeSystem(reader, made));
    }

    private static OperatorDefinition Find(string? schema, string symbol, DataType[] types, int position, BindingContext binding, SourceSpan place)
    {
        bool isBinary = types.Length == 2;
        UserOperator[] hiding = schema is null ? [.. Hiding(symbol, binding.Catalog).Where(candidate => candidate.Left is not null == isBinary)] : [];
        List<Overload<OperatorDefinition>> overloads = [.. hiding.Select(Made)];
        foreach (OperatorDefinition definition in schema is null or "pg_catalog" ? OperatorRegistry.Find(symbol) : [])
        {
            if (definition.Left is not null == isBinary)
            {
                overloads.Add(new(definition, isBinary ? [definition.Left!, definition.Right] : [definition.Right]));
            }
        }

        // Where the system's own come first, one for these very types leaves nothing to look for.
        if (hiding.Length == 0 && overloads.Find(overload => overload.Arguments.SequenceEqual(types)) is { Target: { } exact })
        {
            binding.NoteOperator(place, symbol, exact.Oid);
            return exact;
        }

        UserOperator[] made = schema == "pg_catalog" ? [] : [.. binding.Catalog.FindOperators(schema, symbol).Where(candidate => candidate.Left is not null == isBinary)];
        overloads.AddRange(made.Skip(hiding.Length).Select(Made));
        OperatorDefinition chosen = Choose(overloads, schema is null ? symbol : $"{schema}.{symbol}", types, position, binding.Catalog);
        if (made.FirstOrDefault(candidate => candidate.Id == chosen.Oid) is { } own)
        {
            if (binding.Catalog.Catalog.TryGet(own.FunctionId, out UserFunction? function))
            {
                UserFunctionBinder.NoteUse(function, binding);
            }

            binding.Catalog.NoteUse(own);
            binding.NoteCall(own);
        }

        binding.NoteOperator(place, symbol, chosen.Oid);

        return chosen;

        Overload<OperatorDefinition> Made(UserOperator candidate) => new(
            UserFunctionBinder.ToOperator(candidate, binding.Catalog.Catalog), isBinary ? [candidate.Left!.Value.Type, candidate.Right.Type] : [candidate.Right.Type]);
    }

    /// <param name="symbol">As it was written, for errors.</param>
    private static OperatorDefinition Choose(List<Overload<OperatorDefinition>> overloads, string symbol, DataType[] types, int position, CatalogReader catalog)
    {
        bool isBinary = types.Length == 2;

        // An untyped literal beside a typed operand is first supposed to have that operand's type.
        if (isBinary && (types[0] == DataType.Unknown) != (types[1] == DataType.Unknown))
        {
            DataType known = (types[0] == DataType.Unknown ? types[1] : types[0]).Underlying();
            foreach (Overload<OperatorDefinition> overload in overloads)
            {
                if (overload.Arguments[0] == known && overload.Arguments[1] == known)
                {
                    return overload.Target;
                }
            }
        }

        Overload<OperatorDefinition>? chosen = Overloads.Select(overloads, types, catalog, out bool isAmbiguous);
        if (chosen is { } found)
        {
            return found.Target;
        }

        string signature = isBinary ? $"{types[0].DisplayName} {symbol} {types[1].DisplayName}" : $"{symbol} {types[0].DisplayName}";
        throw isAmbiguous
            ? new SqlErrorException(SqlState.AmbiguousFunction, $"operator is not unique: {signature}", hint: AmbiguousHint, position: position)
            : new SqlErrorException(
                SqlState.UndefinedFunction, $"operator does not exist: {signature}", hint: isBinary ? NoMatchHint : NoMatchHintUnary, position: position);
    }

    private static BoundExpression Call(
        OperatorDefinition definition, string symbol, DataType[] declared, BoundExpression[] operands, int position, BindingContext binding)
    {
        DataType result = definition.Function.Result;
        if (declared.Any(type => type.IsPolymorphic) || result.IsPolymorphic)
        {
            Polymorphism actual = new(declared, operands, binding.Catalog);
            declared = [.. declared.Select(actual.Resolve)];
            result = actual.Resolve(result);
        }

        for (int index = 0; index < operands.Length; index++)
        {
            operands[index] = Coercion.Implicit(operands[index], declared[index], binding);
        }

        if (operands.Length == 2 && ComparisonOperators.TryParse(symbol, out ComparisonOperator comparison)
            && operands[0].Type.Type.Underlying() is var compared && operands[1].Type.Type.Underlying() == compared && ValueComparer.IsComparable(compared)
            && (definition.Oid < SystemCatalog.FirstUserId || (compared.Code is not null && declared[0] == compared)))
        {
            (BoundExpression left, BoundExpression right) = Collations.Agree(operands[0], operands[1]);
            return new BoundComparison(comparison, left, right, position) { OperatorOid = definition.Oid };
        }

        CallTypes types = new([.. operands.Select(operand => operand.Type)], result);
        BoundCall call = new(definition.Function, operands, types, position, symbol) { OperatorOid = definition.Oid };
        return definition.Oid >= SystemCatalog.FirstUserId && definition.Function.Result.IsPolymorphic && binding.Catalog.Catalog.TryGet(definition.Oid, out UserOperator? own)
            && binding.Catalog.Catalog.TryGet(own.FunctionId, out UserFunction? function) ? UserFunctionBinder.Tested(call, function, binding) : call;
    }
}
