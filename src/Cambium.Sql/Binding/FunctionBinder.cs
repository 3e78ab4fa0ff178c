using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.TextSearch;

namespace Cambium.Sql.Binding;

/// <summary>Binds calls of functions, aggregates, window and set-returning functions.</summary>
internal static class FunctionBinder
{
    internal static BoundExpression Bind(FunctionCall call, ExpressionBinder binder)
    {
        int position = call.Span.Position;
        bool isAggregate = IsAggregateName(call.Name, binder.Context);
        ExpressionBinder argumentBinder = isAggregate && call.Over is null
            ? binder.With(ExpressionRules.AggregateArgument)
            : call.Over is not null ? binder.With(binder.Rules with { AllowsWindows = false, IsInsideWindow = true }) : binder;
        BoundExpression[] arguments = BindArguments(call, argumentBinder);
        BoundSortKey[] withinGroup = [.. call.WithinGroup.Select(item => SortBinder.BindKey(item, argumentBinder.Bind(item.Value), binder.Context))];
        BoundExpression[] all = [.. arguments, .. withinGroup.Select(key => key.Value)];
        ResolvedCall resolved = FunctionResolver.Resolve(
            call.Name, all, [.. call.Arguments.Select(static argument => argument.Name), .. withinGroup.Select(static _ => (string?)null)], call.Arguments.Any(argument => argument.IsVariadic), call.IsStar, position, binder.Context);
        if (resolved.Cast is { } conversion)
        {
            return conversion;
        }

        if (resolved.Function is { } builtIn && binder.Context.Catalog.FindSystemPrivileges(CatalogOids.PgProc, builtIn.Oid) is { } privileges)
        {
            binder.Context.Access.Add(privileges);
        }

        switch (resolved.Function)
        {
            case AggregateFunction aggregate:
                return AggregateBinder.Bind(call, aggregate, resolved, withinGroup, binder);
            case WindowFunction window:
                return call.Over is null
                    ? throw new SqlErrorException(SqlState.WrongObjectType, $"window function {window.Name} requires an OVER clause", position: position)
                    : WindowBinder.BindCall(call, window, null, resolved, binder);
        }

        if (resolved.UserFunction is { Aggregate: not null } users)
        {
            return AggregateBinder.Bind(call, UserAggregate.Of(users, resolved, binder.Context), resolved, withinGroup, binder);
        }

        RefuseAggregateSyntax(call);
        switch (resolved.Function)
        {
            case SetFunction { IsSingle: true } one when binder.Rules != ExpressionRules.From:
                RequireImmutable(one.Volatility, binder);
                return new BoundCall(one.ToScalar(), resolved.Arguments, resolved.Types, position);
            case SetFunction set:
                RequireSetsAllowed(binder, position);
                return Tested(new BoundSetCall(set, resolved.Arguments, resolved.Types, position), set.Name, binder);
            case ScalarFunction { Oid: CollationFor.Oid } when CollationFor.IsKnown(call, resolved.Arguments[0]):
                return CollationFor.Bind(call, resolved.Arguments[0], binder.Context.Catalog);
            case ScalarFunction scalar:
                RequireImmutable(scalar.Volatility, binder);
                ScalarFunction called = ConfiguredFunctions.For(scalar, resolved.Arguments, binder.Context.Catalog);
                return Tested(new BoundCall(called, resolved.Arguments, resolved.Types, position), scalar.Name, binder);
            default:
                return UserFunctionBinder.Bind(resolved, binder, position);
        }
    }

    /// <summary>With the constraints of domains that a function has read JSON into. In FROM each column is tested (<see cref="TableFunctionBinder"/>).</summary>
    private static BoundExpression Tested(BoundExpression call, string name, ExpressionBinder binder) =>
        JsonSets.MakesRows(name) && binder.Rules != ExpressionRules.From ? DomainBinder.ConstrainRead(call, call.Type, binder.Context) ?? call : call;

    /// <summary><c>row.f</c> for f(row): a user's function in the place of a column; null when there is none for such rows.</summary>
    internal static BoundExpression? TryAttribute(BoundExpression row, string name, ExpressionBinder binder, ColumnReference? written = null)
    {
        DataType type = row.Type.Type;
        bool exists = type.Underlying().Kind == TypeKind.Composite
            && binder.Context.Catalog.FindFunctions(null, name).Any(function =>
                function.ArgumentTypes is [{ Type: var given }] && (given.Oid == type.Oid || RowTypes.IsMadeOf(type.Underlying(), given, binder.Context.Catalog.Catalog)));
        if (!exists || FunctionResolver.Resolve(new QualifiedName([name], default), [row], [null], false, false, row.Position, binder.Context) is not { UserFunction: { } function } call)
        {
            return null;
        }

        if (written is not null)
        {
            // Called something else, or out of the search path, it can't be written like a column.
            string operand = string.Join('.', written.Parts.SkipLast(1).Select(Identifier.Quote));
            binder.Context.NotePlace(written.Span, false, catalog => BindingContext.Qualified(catalog, function) is { } known ? $"{known}({operand})" : null);
        }

        return UserFunctionBinder.Bind(call, binder, row.Position);
    }

    /// <summary><c>value.f</c> for f(value), of the system's functions and aggregates; null when there is none for such values.</summary>
    internal static BoundExpression? TryCall(string name, Expression value, ExpressionBinder binder, SourceSpan span)
    {
        if (FunctionRegistry.Find(name).Count == 0)
        {
            return null;
        }

        FunctionCall call = new(new QualifiedName([name], span), [new FunctionArgument(null, value, false, span)], false, false, [], [], null, null, FunctionSpelling.Ordinary, span);
        try
        {
            return Bind(call, binder);
        }
        catch (SqlErrorException error) when (error.SqlState is SqlState.UndefinedFunction or SqlState.AmbiguousFunction)
        {
            return null;
        }
    }

    /// <summary>A call of a built-in scalar function by the binder itself.</summary>
    internal static BoundExpression Call(string name, BoundExpression[] arguments, int position, BindingContext context)
    {
        ResolvedCall resolved = FunctionResolver.Resolve(
            new QualifiedName(["pg_catalog", name], default), arguments, new string?[arguments.Length], false, false, position, context);
        return new BoundCall((ScalarFunction)resolved.Function!, resolved.Arguments, resolved.Types, position);
    }

    internal static BoundExpression BindValueFunction(SqlValueFunction function, ExpressionBinder binder)
    {
        int position = function.Span.Position;
        RequireImmutable(Volatility.Stable, binder);
        int precision = function.Precision is { } digits ? Math.Min(digits, 6) : -1;
        BoundExpression Now(DataType type) => Coercion.Cast(Call("now", [], position, binder.Context), new SqlType(type, precision), position, binder.Context);
        return function.Kind switch
        {
            SqlValueFunctionKind.CurrentDate => Now(DataType.Date),
            SqlValueFunctionKind.CurrentTime => Now(DataType.TimeTz),
            SqlValueFunctionKind.CurrentTimestamp => Now(DataType.TimestampTz),
            SqlValueFunctionKind.LocalTime => Now(DataType.Time),
            SqlValueFunctionKind.LocalTimestamp => Now(DataType.Timestamp),
            SqlValueFunctionKind.SessionUser => Call("session_user", [], position, binder.Context),
            SqlValueFunctionKind.CurrentCatalog => Call("current_database", [], position, binder.Context),
            SqlValueFunctionKind.CurrentSchema => Call("current_schema", [], position, binder.Context),
            _ => Call("current_user", [], position, binder.Context),
        };
    }

    internal static BoundExpression[] BindArguments(FunctionCall call, ExpressionBinder binder) =>
        [.. call.Arguments.Select(argument => argument.Value is WildcardExpression star
            ? WholeRow(star, binder)
            : binder.Bind(argument.Value))];

    /// <summary><c>t.*</c> where one value is wanted: the row.</summary>
    internal static BoundExpression WholeRow(WildcardExpression star, ExpressionBinder binder)
    {
        string? schema = star.Qualifier.Count > 1 ? star.Qualifier[^2] : null;
        for (Scope? scope = binder.Scope; scope is not null && star.Qualifier.Count > 0; scope = scope.Parent)
        {
            if (scope.FindRelation(schema, star.Qualifier[^1], star.Span.Position) is { } relation)
            {
                BoundExpression row = NameBinder.WholeRow(relation, star.Span.Position);
                binder.Context.Access.AddColumns(row);
                return row;
            }
        }

        return (star.Qualifier.Count > 0 ? binder.Variables?.Find(star.Qualifier, true, star.Span.Position) : null)
            ?? throw NameBinder.MissingRelation(
                star.Qualifier.Count == 0 ? "*" : star.Qualifier[^1], star.Qualifier.Count > 1, star.Span.Position, binder.Scope);
    }

    private static bool IsAggregateName(QualifiedName name, BindingContext context) =>
        name.Schema is null or "pg_catalog" && FunctionRegistry.Find(name.Name) is { Count: > 0 } overloads
            ? overloads.All(overload => overload is AggregateFunction)
            : context.Catalog.FindFunctions(name.Schema, name.Name) is { Count: > 0 } users && users.All(user => user.Aggregate is not null);

    private static void RefuseAggregateSyntax(FunctionCall call)
    {
        string? what = call.IsDistinct ? "DISTINCT"
            : call.IsStar ? "*"
            : call.WithinGroup.Count > 0 ? "WITHIN GROUP"
            : call.OrderBy.Count > 0 ? "ORDER BY"
            : call.Filter is not null ? "FILTER"
            : null;
        int position = call.Span.Position;
        if (what == "*")
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"{call.Name.Name}(*) specified, but {call.Name.Name} is not an aggregate function", position: position);
        }

        if (what is not null)
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"{what} specified, but {call.Name.Name} is not an aggregate function", position: position);
        }

        if (call.Over is not null)
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"OVER specified, but {call.Name.Name} is not a window function nor an aggregate function", position: position);
        }
    }

    internal const string LateralHint = "You might be able to move the set-returning function into a LATERAL FROM item.";

    internal static void RequireSetsAllowed(ExpressionBinder binder, int position)
    {
        if (binder.Rules.IsInsideAggregate)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "aggregate function calls cannot contain set-returning function calls",
                hint: LateralHint, position: position);
        }

        if (!binder.Rules.AllowsSets || binder.Rules.SetRefuser is not null)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"set-returning functions are not allowed in {binder.Rules.SetRefuser ?? binder.Rules.Construct}",
                hint: binder.Rules.SetRefuser is null ? null : LateralHint, position: position);
        }
    }

    internal static void RequireImmutable(Volatility volatility, ExpressionBinder binder)
    {
        if (binder.Rules.RequiresImmutable && volatility != Volatility.Immutable)
        {
            throw NotImmutable(binder.Rules);
        }
    }

    internal static SqlErrorException NotImmutable(ExpressionRules rules) => new(
        SqlState.InvalidObjectDefinition,
        rules == ExpressionRules.Generated ? "generation expression is not immutable"
        : rules == ExpressionRules.Index ? "functions in index expression must be marked IMMUTABLE"
        : rules == ExpressionRules.PartitionKey ? "functions in partition key expression must be marked IMMUTABLE"
        : "functions in index predicate must be marked IMMUTABLE");
}
