using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Prints calls of functions and aggregates.</summary>
internal static class CallDeparser
{
    public static Printed Print(FunctionCall call, BoundCall bound, ExpressionDeparser expressions)
    {
        Expression[] arguments = [.. call.Arguments.Select(argument => argument.Value)];
        if (call.Arguments.Any(argument => argument.Name is not null || argument.IsVariadic) || bound.Children.Count < arguments.Length)
        {
            return new Printed(SqlPrinter.Print(call), PrintedKind.Simple);
        }

        string Argument(int index) => expressions.Argument(arguments[index], bound.Children[index]);
        switch (call.Spelling)
        {
            case FunctionSpelling.Extract when bound.Children[0] is BoundConstant field:
                return Simple($"EXTRACT({field.Value.Text} FROM {Argument(1)})");
            case FunctionSpelling.Substring when arguments.Length == 3:
                return Simple($"SUBSTRING({Argument(0)} FROM {Argument(1)} FOR {Argument(2)})");
            case FunctionSpelling.Substring:
                return Simple($"SUBSTRING({Argument(0)} FROM {Argument(1)})");
            case FunctionSpelling.Position:
                return Simple($"POSITION(({Argument(1)}) IN ({Argument(0)}))");
            case FunctionSpelling.Trim:
                string word = call.Name.Name switch { "ltrim" => "LEADING", "rtrim" => "TRAILING", _ => "BOTH" };
                return Simple(arguments.Length == 1 ? $"TRIM({word} FROM {Argument(0)})" : $"TRIM({word} {Argument(1)} FROM {Argument(0)})");
            case FunctionSpelling.AtTimeZone:
                string zoned = expressions.Print(arguments[1], bound.Children[1], true).Inside(PrintedKind.Cast);
                string zone = expressions.Print(arguments[0], bound.Children[0], true).Inside(PrintedKind.Cast);
                return Simple($"({zoned} AT TIME ZONE {zone})");
            case FunctionSpelling.Ordinary:
                string? own = bound.Function.Oid < SystemCatalog.FirstUserId ? null : expressions.Format.Names?.NameOf(DataType.Regproc, (uint)bound.Function.Oid);
                return Simple($"{own ?? Name(call)}({expressions.List(arguments, bound.Children)})");
            default:
                return new Printed(SqlPrinter.Print(call), PrintedKind.Simple);
        }
    }

    /// <summary>A call of an aggregate or window function; parts that aren't in what it was bound to are bound anew, one by one.</summary>
    public static Printed PrintAggregate(FunctionCall call, BoundAggregate? bound, ExpressionDeparser expressions)
    {
        Expression[] given = [.. call.Arguments.Select(argument => argument.Value)];
        if (call.WithinGroup.Count > 0 || call.Over is WindowReference or WindowSpecification { BaseWindow: not null } or WindowSpecification { Frame: not null })
        {
            return new Printed(SqlPrinter.Print(call), PrintedKind.Simple);
        }

        string arguments = call.IsStar ? "*" : bound is not null ? expressions.List(given, bound.Arguments) : string.Join(", ", given.Select(argument => Part(argument, expressions)));
        string order = call.OrderBy.Count == 0 ? "" : " ORDER BY " + string.Join(", ", call.OrderBy.Select(item =>
            expressions.SortKey(item.Value, ArgumentLike(item.Value, given, bound) ?? expressions.Bind(item.Value)) + Direction(item)));
        string filter = call.Filter is { } condition
            ? $" FILTER (WHERE {expressions.Print(condition, expressions.Bind(condition), false).Inside(PrintedKind.Argument)})"
            : "";
        string over = call.Over is WindowSpecification window ? $" OVER ({Window(window, expressions)})" : "";
        return Simple($"{Name(call)}({(call.IsDistinct ? "DISTINCT " : "")}{arguments}{order}){filter}{over}");
    }

    /// <summary> DESC, and where NULLs go if it isn't where they go anyway.</summary>
    public static string Direction(SortItem item)
    {
        bool isDescending = item.Direction == SortDirection.Descending;
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

    private static string Window(WindowSpecification window, ExpressionDeparser expressions)
    {
        string partition = window.PartitionBy.Count == 0 ? "" : "PARTITION BY " + string.Join(", ", window.PartitionBy.Select(part => expressions.SortKey(part, expressions.Bind(part))));
        string order = window.OrderBy.Count == 0 ? "" : "ORDER BY " + string.Join(", ", window.OrderBy.Select(item => expressions.SortKey(item.Value, expressions.Bind(item.Value)) + Direction(item)));
        return partition + (partition.Length > 0 && order.Length > 0 ? " " : "") + order;
    }

    /// <summary>Functions of the system go without their schema.</summary>
    private static string Name(FunctionCall call) =>
        call.Name.Schema is null or "pg_catalog" ? Identifier.Quote(call.Name.Name) : SqlPrinter.Print(call.Name);

    private static Printed Simple(string text) => new(text, PrintedKind.Simple);
}
