using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using FunctionDefinition = Cambium.Sql.Functions.FunctionDefinition;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Prints calls of functions and aggregates.</summary>
internal static class CallDeparser
{
    /// <param name="bound">What the arguments were bound to, those that defaults give among them.</param>
    public static Printed Print(FunctionCall call, FunctionDefinition function, IReadOnlyList<BoundExpression> bound, ExpressionDeparser expressions)
    {
        Expression[] arguments = [.. call.Arguments.Select(argument => argument.Value)];
        IReadOnlyList<BoundExpression>? spread = Spread(call, function, bound);
        IReadOnlyList<BoundExpression> given = spread ?? bound;
        string Argument(int index) => (call.Arguments[index].Name is { } name ? Place(name, function) : index) is >= 0 and var place && place < given.Count
            ? expressions.Argument(arguments[index], given[place])
            : Part(arguments[index], expressions);

        // Words between arguments leave casts to them that nobody wrote unsaid.
        string Plain(int index)
        {
            BoundExpression argument = given[index];
            while (argument is BoundCast cast && arguments[index] is not CastExpression)
            {
                argument = cast.Operand;
            }

            return expressions.Argument(arguments[index], argument);
        }

        switch (call.Spelling)
        {
            case FunctionSpelling.Extract when bound[0] is BoundConstant field:
                return Simple($"EXTRACT({Identifier.Quote(field.Value.Text!)} FROM {Argument(1)})");
            case FunctionSpelling.Substring when arguments.Length == 3 && function.Arguments[2] == DataType.Text:
            case FunctionSpelling.SubstringSimilar:
                return Simple($"SUBSTRING({Plain(0)} SIMILAR {Plain(1)} ESCAPE {Plain(2)})");
            case FunctionSpelling.Substring when arguments.Length == 3:
                return Simple($"SUBSTRING({Plain(0)} FROM {Plain(1)} FOR {Plain(2)})");
            case FunctionSpelling.Substring when function.Arguments[1] != DataType.Text:
                return Simple($"SUBSTRING({Plain(0)} FROM {Plain(1)})");
            case FunctionSpelling.Overlay:
                return Simple($"OVERLAY({Plain(0)} PLACING {Plain(1)} FROM {Plain(2)}{(arguments.Length == 4 ? " FOR " + Plain(3) : "")})");
            case FunctionSpelling.Position:
                return Simple($"POSITION(({Plain(1)}) IN ({Plain(0)}))");
            case FunctionSpelling.Trim:
                string word = call.Name.Name switch { "ltrim" => "LEADING", "rtrim" => "TRAILING", _ => "BOTH" };
                return Simple(arguments.Length == 1 ? $"TRIM({word} FROM {Plain(0)})" : $"TRIM({word} {Plain(1)} FROM {Plain(0)})");
            case FunctionSpelling.AtTimeZone:
                string zoned = expressions.Print(arguments[1], bound[1], false).Inside(PrintedKind.Cast);
                string zone = expressions.Print(arguments[0], bound[0], false).Inside(PrintedKind.Cast);
                return Simple($"({zoned} AT TIME ZONE {zone})");
            case FunctionSpelling.Ordinary or FunctionSpelling.Substring:
                string[] list = [.. call.Arguments.Select((argument, index) =>
                    (argument.IsVariadic ? "VARIADIC " : "") + (argument.Name is { } name ? Identifier.Quote(name) + " => " : "") + Argument(index))];
                list = spread is null ? list : [.. list[..(bound.Count - 1)], $"VARIADIC ARRAY[{string.Join(", ", list[(bound.Count - 1)..])}]"];
                return Simple($"{Name(call, function, expressions)}({string.Join(", ", list)})");
            default:
                return expressions.Spelled(call);
        }
    }

    /// <summary>Whether a call is a cast that changed nothing: what was bound is the argument itself, which may be a call, too.</summary>
    public static bool IsCast(FunctionCall call, BoundExpression value, IQueryNames? query)
    {
        if (call.Arguments is not [{ Name: null, IsVariadic: false } only] || DataType.FromName(call.Name.Name) is not { } type || type != value.Type.Type)
        {
            return false;
        }

        if (value is not BoundCall bound)
        {
            return value is not (BoundCast or BoundConstant or BoundSetCall or BoundAggregate or BoundWindowCall);
        }

        return query is { BindsParts: true }
            ? query.Bind(only.Value) is BoundCall argument && ReferenceEquals(argument.Function, bound.Function) && argument.Children.Count == bound.Children.Count
                && argument.Children.Zip(bound.Children).All(static pair => pair.First.GetType() == pair.Second.GetType())
            : bound.Function.Oid < SystemCatalog.FirstUserId && (bound.Symbol is not null || bound.Function.Name != call.Name.Name);
    }

    /// <summary>What was bound, with each of the arguments that a variadic function takes as an array; null when none were gathered.</summary>
    private static IReadOnlyList<BoundExpression>? Spread(FunctionCall call, FunctionDefinition function, IReadOnlyList<BoundExpression> bound) =>
        function.IsVariadic && bound is [.., BoundArray packed] && call.Arguments is not [.., { IsVariadic: true }] && bound.Count - 1 + packed.Children.Count == call.Arguments.Count
            ? [.. bound.SkipLast(1), .. packed.Children]
            : null;

    /// <summary>Of an argument given by its name; -1: it isn't known.</summary>
    private static int Place(string name, FunctionDefinition function)
    {
        for (int place = 0; place < (function.ArgumentNames?.Count ?? 0); place++)
        {
            if (function.ArgumentNames![place] == name)
            {
                return place;
            }
        }

        return -1;
    }

    /// <summary>A call that was written like a column of its only argument.</summary>
    public static Printed Print(string name, Expression row, BoundCall bound, ExpressionDeparser expressions) =>
        Simple($"{Known(bound.Function, expressions) ?? Identifier.Quote(name)}({expressions.Argument(row, bound.Children[0])})");

    /// <summary>A call of an aggregate or window function; parts that aren't in what it was bound to are bound anew, one by one.</summary>
    public static Printed PrintAggregate(FunctionCall call, BoundExpression bound, ExpressionDeparser expressions)
    {
        Expression[] given = [.. call.Arguments.Select(argument => argument.Value)];
        BoundAggregate? aggregate = bound as BoundAggregate;
        IReadOnlyList<BoundExpression> known = aggregate?.Arguments ?? (bound as BoundWindowCall)?.Arguments ?? [];
        string variadic = call.Arguments is [.., { IsVariadic: true }] ? "VARIADIC " : "";
        string[] list = [.. given.Select((argument, index) =>
            (index == given.Length - 1 ? variadic : "") + (index < known.Count && !(call.IsDistinct && known[index].Type.Type == DataType.Unknown) ? expressions.Argument(argument, known[index]) : Part(argument, expressions)))];
        string order = call.OrderBy.Count == 0 ? "" : " ORDER BY " + Order(call.OrderBy, item => ArgumentLike(item.Value, given, aggregate), expressions);
        string within = call.WithinGroup.Count == 0
            ? ""
            : $" WITHIN GROUP (ORDER BY {Order(call.WithinGroup, item => aggregate?.SortKeys[call.WithinGroup.ToList().IndexOf(item)].Value, expressions)})";
        string filter = call.Filter is { } condition
            ? $" FILTER (WHERE {expressions.Print(condition, expressions.Bind(condition), false).Inside(PrintedKind.Argument)})"
            : "";
        string over = call.Over switch
        {
            WindowReference reference => " OVER " + Identifier.Quote(reference.Name),
            WindowSpecification window => $" OVER ({Window(window, expressions)})",
            _ => "",
        };
        FunctionDefinition function = aggregate?.Function ?? ((BoundWindowCall)bound).Aggregate?.Function ?? (FunctionDefinition)((BoundWindowCall)bound).Function!;
        return Simple($"{Name(call, function, expressions)}({(call.IsDistinct ? "DISTINCT " : "")}{(call.IsStar ? "*" : string.Join(", ", list))}{order}){within}{filter}{over}");
    }

    private static string Order(IEnumerable<SortItem> items, Func<SortItem, BoundExpression?> known, ExpressionDeparser expressions) =>
        string.Join(", ", items.Select(item => expressions.SortKey(item.Value, known(item) ?? expressions.Settled(item.Value)) + Direction(item)));

    /// <summary> DESC, and where NULLs go if it isn't where they go anyway.</summary>
    public static string Direction(SortItem item)
    {
        if (item.Using is { Symbol: not ("<" or ">") } order)
        {
            // Told in any case, as in PostgreSQL; without a word about them they go where the largest value does.
            bool areFirst = item.Nulls == NullsOrder.First || (item.Nulls != NullsOrder.Last && order.Symbol.Contains('>', StringComparison.Ordinal));
            return $" USING {order.Symbol} NULLS {(areFirst ? "FIRST" : "LAST")}";
        }

        bool isDescending = item.Direction == SortDirection.Descending || item.Using is { Symbol: ">" };
        string nulls = item.Nulls == NullsOrder.First && !isDescending ? " NULLS FIRST" : item.Nulls == NullsOrder.Last && isDescending ? " NULLS LAST" : "";
        return (isDescending ? " DESC" : "") + nulls;
    }

    /// <summary>A sort key that is an argument too is converted like it.</summary>
    private static BoundExpression? ArgumentLike(Expression key, Expression[] given, BoundAggregate? bound)
    {
        int index = Array.FindIndex(given, argument => SqlPrinter.Print(argument) == SqlPrinter.Print(key));
        return bound is not null && index >= 0 && index < bound.Arguments.Count ? bound.Arguments[index] : null;
    }

    private static string Part(Expression syntax, ExpressionDeparser expressions) => expressions.Argument(syntax, expressions.Settled(syntax));

    /// <summary>What is between the parentheses of a window.</summary>
    public static string Window(WindowSpecification window, ExpressionDeparser expressions)
    {
        List<string> parts = [];
        if (window.BaseWindow is { } name)
        {
            parts.Add(Identifier.Quote(name));
        }

        if (window.PartitionBy.Count > 0)
        {
            parts.Add("PARTITION BY " + string.Join(", ", window.PartitionBy.Select(part => expressions.SortKey(part, expressions.Settled(part)))));
        }

        if (window.OrderBy.Count > 0)
        {
            parts.Add("ORDER BY " + Order(window.OrderBy, static _ => null, expressions));
        }

        if (window.Frame is { } frame)
        {
            string exclusion = frame.Exclusion switch
            {
                FrameExclusion.CurrentRow => " EXCLUDE CURRENT ROW",
                FrameExclusion.Group => " EXCLUDE GROUP",
                FrameExclusion.Ties => " EXCLUDE TIES",
                _ => "",
            };
            parts.Add($"{frame.Unit.ToString().ToUpperInvariant()} BETWEEN {Bound(frame.Start, expressions)} AND {Bound(frame.End, expressions)}{exclusion}");
        }

        return string.Join(" ", parts);
    }

    private static string Bound(FrameBound bound, ExpressionDeparser expressions) => bound.Kind switch
    {
        FrameBoundKind.UnboundedPreceding => "UNBOUNDED PRECEDING",
        FrameBoundKind.UnboundedFollowing => "UNBOUNDED FOLLOWING",
        FrameBoundKind.CurrentRow => "CURRENT ROW",
        _ => (bound.Offset is StringLiteral text ? SqlPrinter.Print(text) : Part(bound.Offset!, expressions)) + (bound.Kind == FrameBoundKind.Preceding ? " PRECEDING" : " FOLLOWING"),
    };

    /// <summary>Functions of the system go without their schema, those of users with it where the search path doesn't find them.</summary>
    private static string Name(FunctionCall call, FunctionDefinition function, ExpressionDeparser expressions) =>
        Known(function, expressions) ?? (call.Name.Schema is null or "pg_catalog" ? (IsHidden(function, expressions) ? "pg_catalog." : "") + Identifier.Quote(call.Name.Name) : SqlPrinter.Print(call.Name));

    /// <summary>Whether the search path leads to another function than the system's.</summary>
    private static bool IsHidden(FunctionDefinition function, ExpressionDeparser expressions) =>
        expressions.Format.Names?.NameOf(DataType.Regprocedure, (uint)function.Oid)?.StartsWith("pg_catalog.", StringComparison.Ordinal) == true;

    /// <summary>The name of a user's function today, or of the range type that it makes values of; null for others.</summary>
    private static string? Known(FunctionDefinition function, ExpressionDeparser expressions) =>
        function.Oid < SystemCatalog.FirstUserId ? null : expressions.Format.Names?.NameOf(function.Result.Oid == function.Oid ? DataType.Regtype : DataType.Regproc, (uint)function.Oid);

    private static Printed Simple(string text) => new(text, PrintedKind.Simple);
}
