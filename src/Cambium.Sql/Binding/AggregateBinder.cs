using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds calls of aggregates, plain or over windows, and finds the query level they belong to.</summary>
internal static class AggregateBinder
{
    internal static BoundExpression Bind(
        FunctionCall call, AggregateFunction function, ResolvedCall resolved, BoundSortKey[] withinGroup, ExpressionBinder binder)
    {
        int position = call.Span.Position;
        CheckForm(call, function, position);
        if (function.IsHypothetical)
        {
            resolved = UnifyHypothetical(call, function, resolved, binder);
        }

        if (call.Over is not null)
        {
            return WindowBinder.BindCall(call, null, function, resolved, binder);
        }

        ExpressionBinder inner = binder.With(ExpressionRules.AggregateArgument);
        BoundExpression? filter = call.Filter is null ? null : binder.With(ExpressionRules.Filter).BindCondition(call.Filter, "FILTER");
        bool isOrderedSet = withinGroup.Length > 0;
        BoundExpression[] arguments = resolved.Arguments;
        BoundSortKey[] sortKeys;
        CallTypes types = resolved.Types;
        if (isOrderedSet)
        {
            int direct = arguments.Length - withinGroup.Length;
            sortKeys = [.. withinGroup.Select((key, index) => key with { Value = arguments[direct + index] })];
            arguments = arguments[..direct];
            types = types with { Order = [.. sortKeys.Select(key => new AggregateOrder(key.IsDescending, key.NullsFirst))] };
        }
        else
        {
            sortKeys = [.. call.OrderBy.Select(item => SortBinder.BindKey(item, Coercion.ResolveUnknown(inner.Bind(item.Value), binder.Context), binder.Context))];
            CheckDistinct(call, arguments, sortKeys);
        }

        Scope owner = FindOwner(binder, [.. arguments, .. filter is null ? (BoundExpression[])[] : [filter], .. sortKeys.Select(key => key.Value)], out ExpressionRules? rules);
        if (rules is not null)
        {
            CheckPlace(rules, position);
        }

        if (arguments.SelectMany(static argument => argument.Nodes()).FirstOrDefault(node => ReferenceEquals((node as BoundAggregate)?.Owner ?? (node as BoundGrouping)?.Owner, owner)) is { } nested)
        {
            throw new SqlErrorException(SqlState.GroupingError, "aggregate function calls cannot be nested", position: nested.Position);
        }

        owner.HasAggregates = true;
        bool isDistinct = call.IsDistinct && !function.IgnoresDuplicates;
        return new BoundAggregate(function, arguments, isDistinct, filter, sortKeys, isOrderedSet, types, owner, position);
    }

    /// <summary>GROUPING(…), which belongs to a level as aggregates do.</summary>
    internal static BoundGrouping BindGrouping(GroupingExpression grouping, ExpressionBinder binder)
    {
        BoundExpression[] keys = [.. grouping.Arguments.Select(binder.Bind)];
        Scope owner = FindOwner(binder, keys, out ExpressionRules? rules);
        if (rules is { AllowsAggregates: false })
        {
            throw new SqlErrorException(SqlState.GroupingError, $"grouping operations are not allowed in {rules.Construct}", position: grouping.Span.Position);
        }

        owner.HasAggregates = true;
        return new BoundGrouping(keys, owner, grouping.Span.Position);
    }

    /// <summary>The innermost level whose columns appear; the current one when none do.</summary>
    /// <param name="rules">What holds there for the place it stands at; null: nothing is refused.</param>
    private static Scope FindOwner(ExpressionBinder binder, IReadOnlyList<BoundExpression> expressions, out ExpressionRules? rules)
    {
        Scope owner = FindOwner(binder.Scope, expressions);
        rules = ReferenceEquals(owner, binder.Scope) ? binder.Rules : owner.Place;
        return owner;
    }

    private static Scope FindOwner(Scope scope, IReadOnlyList<BoundExpression> expressions)
    {
        HashSet<PlanColumn> columns = [];
        foreach (BoundExpression expression in expressions)
        {
            expression.CollectColumns(columns);
        }

        for (Scope? level = scope; level is not null && columns.Count > 0; level = level.Parent)
        {
            if (columns.Any(level.Owns))
            {
                return level;
            }
        }

        return scope;
    }

    private static void CheckPlace(ExpressionRules rules, int position)
    {
        if (rules.IsInsideAggregate)
        {
            throw new SqlErrorException(SqlState.GroupingError, "aggregate function calls cannot be nested", position: position);
        }

        if (!rules.AllowsAggregates)
        {
            throw new SqlErrorException(
                SqlState.GroupingError, $"aggregate functions are not allowed in {rules.Construct}", position: position);
        }
    }

    private static void CheckForm(FunctionCall call, AggregateFunction function, int position)
    {
        if (function.DirectArguments >= 0)
        {
            if (call.WithinGroup.Count == 0)
            {
                throw new SqlErrorException(
                    SqlState.WrongObjectType, $"WITHIN GROUP is required for ordered-set aggregate {function.Name}", position: position);
            }

            if (call.Over is not null)
            {
                throw new SqlErrorException(
                    SqlState.FeatureNotSupported, $"OVER is not supported for ordered-set aggregate {function.Name}", position: position);
            }
        }
        else if (call.WithinGroup.Count > 0)
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"{function.Name} is not an ordered-set aggregate, so it cannot have WITHIN GROUP", position: position);
        }
    }

    /// <summary>The hypothetical row's values and what the rows are ordered by are brought to common types, pair by pair.</summary>
    /// <exception cref="SqlErrorException">42883: not as many values as sort keys; 42804: types that do not go together.</exception>
    private static ResolvedCall UnifyHypothetical(FunctionCall call, AggregateFunction function, ResolvedCall resolved, ExpressionBinder binder)
    {
        int keys = call.WithinGroup.Count;
        int direct = call.Arguments.Count;
        if (direct != keys)
        {
            string values = direct.ToString(System.Globalization.CultureInfo.InvariantCulture);
            string order = keys.ToString(System.Globalization.CultureInfo.InvariantCulture);
            throw new SqlErrorException(
                SqlState.UndefinedFunction,
                $"function {function.Name}({string.Join(", ", resolved.Arguments.Select(argument => argument.Type.Type.DisplayName))}) does not exist",
                hint: $"To use the hypothetical-set aggregate {function.Name}, the number of hypothetical direct arguments (here {values}) must match the number of ordering columns (here {order}).",
                position: call.Span.Position);
        }

        BoundExpression[] arguments = [.. resolved.Arguments];
        for (int index = 0; index < keys; index++)
        {
            BoundExpression[] pair = [arguments[direct + index], arguments[index]];
            CommonType.Unify(pair, "WITHIN GROUP", binder.Context);
            (arguments[direct + index], arguments[index]) = (pair[0], pair[1]);
        }

        return resolved with { Arguments = arguments, Types = resolved.Types with { Arguments = [.. arguments.Select(argument => argument.Type)] } };
    }

    /// <summary>An argument before it became one of the type that the function takes.</summary>
    private static BoundExpression Written(BoundExpression argument) =>
        argument is BoundCast { IsExplicit: false } cast && cast.Operand.Type.Type != cast.Type.Type ? cast.Operand : argument;

    private static void CheckDistinct(FunctionCall call, BoundExpression[] arguments, BoundSortKey[] sortKeys)
    {
        if (!call.IsDistinct)
        {
            return;
        }

        foreach (BoundSortKey key in sortKeys)
        {
            if (!arguments.Any(argument => Written(argument).SameAs(key.Value)))
            {
                throw new SqlErrorException(
                    SqlState.InvalidColumnReference, "in an aggregate with DISTINCT, ORDER BY expressions must appear in argument list", position: ExpressionStart.Of(key.Value));
            }
        }

        foreach (BoundExpression argument in arguments)
        {
            DataType type = argument.Type.Type.Underlying();
            if (!ValueComparer.IsComparable(type))
            {
                throw new SqlErrorException(
                    SqlState.UndefinedFunction, $"could not identify an equality operator for type {type.DisplayName}", position: ExpressionStart.Of(argument));
            }
        }
    }
}
