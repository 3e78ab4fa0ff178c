using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds OVER: window definitions, their inheritance and frames.</summary>
internal static class WindowBinder
{
    // Not folded: without rows a distance that is none does no harm.
    private static readonly ScalarFunction s_measure = new(0, "frame_offset", [DataType.Any], DataType.Any, static types => Measure(types)) { Volatility = Volatility.Stable };

    internal static BoundWindowCall BindCall(FunctionCall call, WindowFunction? window, AggregateFunction? aggregate, ResolvedCall resolved, ExpressionBinder binder)
    {
        int position = call.Span.Position;
        if (binder.Rules.IsInsideWindow)
        {
            throw new SqlErrorException(SqlState.WindowingError, "window function calls cannot be nested", position: position);
        }

        if (binder.Rules.IsInsideAggregate)
        {
            throw new SqlErrorException(SqlState.GroupingError, "aggregate function calls cannot contain window function calls", position: position);
        }

        if (!binder.Rules.AllowsWindows)
        {
            throw new SqlErrorException(SqlState.WindowingError, $"window functions are not allowed in {binder.Rules.Construct}", position: position);
        }

        if (call.IsDistinct)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "DISTINCT is not implemented for window functions", position: position);
        }

        if (call.OrderBy.Count > 0)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "aggregate ORDER BY is not implemented for window functions", position: position);
        }

        if (window is not null && call.Filter is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "FILTER is not implemented for non-aggregate window functions", position: position);
        }

        if (resolved.Arguments.SelectMany(static argument => argument.Nodes()).FirstOrDefault(static node => node is BoundSetCall) is { } set)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "window function calls cannot contain set-returning function calls",
                hint: FunctionBinder.LateralHint, position: set.Position);
        }

        ExpressionBinder inner = binder.With(binder.Rules with { AllowsWindows = false, IsInsideWindow = true });
        BoundExpression? filter = call.Filter is null ? null : inner.With(ExpressionRules.Filter).BindCondition(call.Filter, "FILTER");
        WindowSpecification specification = Specification(call.Over!, binder.NamedWindows);
        (BoundWindow bound, BoundFrame frame) = Bind(specification, binder);
        BoundAggregate? bare = aggregate is null
            ? null
            : new BoundAggregate(aggregate, resolved.Arguments, false, null, [], false, resolved.Types, binder.Scope, position);
        return new BoundWindowCall(window, bare, resolved.Arguments, filter, bound, frame, resolved.Types, position);
    }

    /// <summary>Tests the windows of the WINDOW clause, whoever calls something over them.</summary>
    /// <exception cref="SqlErrorException">42P20, 42704, and what expressions in them are refused for.</exception>
    internal static void Check(IReadOnlyList<NamedWindow> windows, ExpressionBinder binder)
    {
        for (int index = 0; index < windows.Count; index++)
        {
            Bind(Specification(windows[index].Specification, [.. windows.Take(index)], isNamed: true), binder);
        }
    }

    private static (BoundWindow Window, BoundFrame Frame) Bind(WindowSpecification specification, ExpressionBinder binder)
    {
        BoundWindow window = BindWindow(specification, binder.With(binder.Rules with { AllowsWindows = false, Construct = "window definitions" }));
        return (window, BindFrame(specification, window, binder.With(binder.Rules with { AllowsWindows = false, IsInsideWindow = true })));
    }

    /// <summary>The definition with what it inherits from the window it names.</summary>
    /// <param name="isNamed">It stands in the WINDOW clause.</param>
    private static WindowSpecification Specification(OverClause over, IReadOnlyList<NamedWindow> named, bool isNamed = false)
    {
        if (over is WindowReference reference)
        {
            return Specification(reference.Name, named, over.Span.Position);
        }

        WindowSpecification own = (WindowSpecification)over;
        if (own.BaseWindow is null)
        {
            return own;
        }

        int position = own.Span.Position;
        WindowSpecification inherited = Specification(own.BaseWindow, named, position);
        if (own.PartitionBy.Count > 0)
        {
            throw new SqlErrorException(SqlState.WindowingError, $"cannot override PARTITION BY clause of window \"{own.BaseWindow}\"", position: position);
        }

        if (own.OrderBy.Count > 0 && inherited.OrderBy.Count > 0)
        {
            throw new SqlErrorException(SqlState.WindowingError, $"cannot override ORDER BY clause of window \"{own.BaseWindow}\"", position: position);
        }

        if (inherited.Frame is not null)
        {
            throw new SqlErrorException(
                SqlState.WindowingError, $"cannot copy window \"{own.BaseWindow}\" because it has a frame clause",
                hint: !isNamed && own.OrderBy.Count == 0 && own.Frame is null ? "Omit the parentheses in this OVER clause." : null, position: position);
        }

        return own with { BaseWindow = null, PartitionBy = inherited.PartitionBy, OrderBy = own.OrderBy.Count > 0 ? own.OrderBy : inherited.OrderBy };
    }

    /// <summary>A window of the WINDOW clause; it may itself name only those before it.</summary>
    private static WindowSpecification Specification(string name, IReadOnlyList<NamedWindow> named, int position)
    {
        for (int index = 0; index < named.Count; index++)
        {
            if (named[index].Name == name)
            {
                return Specification(named[index].Specification, [.. named.Take(index)], isNamed: true);
            }
        }

        throw new SqlErrorException(SqlState.UndefinedObject, $"window \"{name}\" does not exist", position: position);
    }

    private static BoundWindow BindWindow(WindowSpecification specification, ExpressionBinder binder)
    {
        BoundExpression[] partition = [.. specification.PartitionBy.Select(item => Coercion.ResolveUnknown(binder.Bind(item), binder.Context))];
        foreach (BoundExpression key in partition)
        {
            SortBinder.RequireEquality(key);
        }

        return new BoundWindow(partition, [.. specification.OrderBy.Select(item => SortBinder.BindKey(item, binder.Bind(item.Value), binder.Context))]);
    }

    private static BoundFrame BindFrame(WindowSpecification specification, BoundWindow window, ExpressionBinder binder)
    {
        if (specification.Frame is not { } frame)
        {
            return BoundFrame.Default;
        }

        if (frame.Unit == FrameUnit.Groups && window.OrderBy.Count == 0)
        {
            throw new SqlErrorException(SqlState.WindowingError, "GROUPS mode requires an ORDER BY clause", position: specification.Span.Position);
        }

        bool hasOffset = frame.Start.Offset is not null || frame.End.Offset is not null;
        if (frame.Unit == FrameUnit.Range && hasOffset && window.OrderBy.Count != 1)
        {
            throw new SqlErrorException(
                SqlState.WindowingError, "RANGE with offset PRECEDING/FOLLOWING requires exactly one ORDER BY column", position: specification.Span.Position);
        }

        return new BoundFrame(
            frame.Unit, frame.Start.Kind, BindBound(frame, frame.Start, window, binder), frame.End.Kind, BindBound(frame, frame.End, window, binder), frame.Exclusion);
    }

    private static BoundExpression? BindBound(WindowFrame frame, FrameBound bound, BoundWindow window, ExpressionBinder binder)
    {
        if (bound.Offset is null)
        {
            return null;
        }

        BoundExpression offset = binder.With(new ExpressionRules($"{frame.Unit.ToString().ToUpperInvariant()}") { AllowsColumns = false, AllowsOuterColumns = true }).Bind(bound.Offset);
        if (frame.Unit != FrameUnit.Range)
        {
            return Coercion.Count(offset, frame.Unit.ToString().ToUpperInvariant(), binder.Context);
        }

        BoundSortKey key = window.OrderBy[0];
        if (offset.Type.Type == DataType.Unknown)
        {
            DataType keyType = key.Value.Type.Type.Underlying();
            offset = Coercion.Implicit(offset, keyType.Category is DataTypeCategory.DateTime or DataTypeCategory.Timespan ? DataType.Interval : keyType, binder.Context);
        }

        RequireMeasure(key.Value.Type.Type.Underlying(), offset.Type.Type.Underlying(), bound.Span.Position);
        offset = new BoundCall(s_measure, [offset], new CallTypes([offset.Type], offset.Type), offset.Position);
        bool adds = (bound.Kind == FrameBoundKind.Following) != key.IsDescending;
        BoundExpression limit;
        try
        {
            limit = OperatorBinder.Bind(adds ? "+" : "-", key.Value, offset, bound.Span.Position, binder.Context);
        }
        catch (SqlErrorException error) when (error.SqlState == SqlState.UndefinedFunction)
        {
            throw NoMeasure(key.Value.Type.Type, offset.Type.Type, bound.Span.Position, error);
        }

        return Coercion.Cast(limit, key.Value.Type.Type.Underlying(), bound.Span.Position, binder.Context);
    }

    /// <summary>Distances that PostgreSQL's in_range functions take: between integers another integer, otherwise the type itself, or an interval.</summary>
    /// <exception cref="SqlErrorException">0A000.</exception>
    private static void RequireMeasure(DataType column, DataType offset, int position)
    {
        bool fits = column.Form switch
        {
            ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 when column.Category == DataTypeCategory.Numeric => offset == DataType.Int2 || offset == DataType.Int4 || offset == DataType.Int8,
            ValueForm.Float4 or ValueForm.Float8 => offset == DataType.Float8 || (offset.Category == DataTypeCategory.Numeric && offset != DataType.Money),
            ValueForm.Numeric => offset.Category == DataTypeCategory.Numeric && offset != DataType.Float8 && offset != DataType.Float4,
            _ when column.Category is DataTypeCategory.DateTime or DataTypeCategory.Timespan => offset == DataType.Interval,
            _ => true,
        };
        if (!fits)
        {
            throw NoMeasure(column, offset, position, null);
        }
    }

    private static SqlErrorException NoMeasure(DataType column, DataType offset, int position, SqlErrorException? error)
    {
        bool isMeasured = column.Underlying().Category is DataTypeCategory.Numeric or DataTypeCategory.DateTime or DataTypeCategory.Timespan;
        return new SqlErrorException(
            SqlState.FeatureNotSupported,
            $"RANGE with offset PRECEDING/FOLLOWING is not supported for column type {column.DisplayName}" + (isMeasured ? $" and offset type {offset.DisplayName}" : ""),
            hint: isMeasured && error is null ? "Cast the offset value to an appropriate type." : null,
            position: position,
            innerException: error);
    }

    /// <exception cref="SqlErrorException">22013: the distance is negative, or no number.</exception>
    private static ScalarImplementation Measure(CallTypes types)
    {
        DataType type = types.Arguments[0].Type.Underlying();
        return (values, _) =>
        {
            bool isMeasure = type.Form switch
            {
                ValueForm.Float4 or ValueForm.Float8 => values[0].Double >= 0,
                ValueForm.Numeric => !values[0].Numeric.IsNaN && values[0].Numeric.Sign >= 0,
                ValueForm.Interval => values[0].Interval.Span >= 0,
                ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 => values[0].Int64 >= 0,
                _ => true,
            };
            return isMeasure ? values[0] : throw new SqlErrorException(SqlState.InvalidPrecedingOrFollowingSize, "invalid preceding or following size in window function");
        };
    }
}
