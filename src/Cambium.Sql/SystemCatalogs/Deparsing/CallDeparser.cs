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
                return Simple($"{Name(call)}({expressions.List(arguments, bound.Children)})");
            default:
                return new Printed(SqlPrinter.Print(call), PrintedKind.Simple);
        }
    }

    /// <summary>A call of an aggregate or window function; its parts are bound anew, one by one.</summary>
    public static Printed PrintAggregate(FunctionCall call, ExpressionDeparser expressions)
    {
        if (call.WithinGroup.Count > 0 || call.Over is WindowReference or WindowSpecification { BaseWindow: not null } or WindowSpecification { Frame: not null })
        {
            return new Printed(SqlPrinter.Print(call), PrintedKind.Simple);
        }

        string arguments = call.IsStar ? "*" : string.Join(", ", call.Arguments.Select(argument => Part(argument.Value, expressions)));
        string order = call.OrderBy.Count == 0 ? "" : " ORDER BY " + Order(call.OrderBy, expressions);
        string filter = call.Filter is { } condition
            ? $" FILTER (WHERE {expressions.Print(condition, expressions.Bind(condition), false).Inside(PrintedKind.Argument)})"
            : "";
        string over = call.Over is WindowSpecification window ? $" OVER ({Window(window, expressions)})" : "";
        return Simple($"{Name(call)}({(call.IsDistinct ? "DISTINCT " : "")}{arguments}{order}){filter}{over}");
    }

    /// <summary>Sort keys with what differs from the default order.</summary>
    public static string Order(IEnumerable<SortItem> items, ExpressionDeparser expressions) => string.Join(", ", items.Select(item =>
        Part(item.Value, expressions) + Direction(item)));

    /// <summary> DESC, and where NULLs go if it isn't where they go anyway.</summary>
    public static string Direction(SortItem item)
    {
        bool isDescending = item.Direction == SortDirection.Descending;
        string nulls = item.Nulls == NullsOrder.First && !isDescending ? " NULLS FIRST" : item.Nulls == NullsOrder.Last && isDescending ? " NULLS LAST" : "";
        return (isDescending ? " DESC" : "") + nulls;
    }

    private static string Part(Expression syntax, ExpressionDeparser expressions) => expressions.Argument(syntax, expressions.Settled(syntax));

    private static string Window(WindowSpecification window, ExpressionDeparser expressions)
    {
        string partition = window.PartitionBy.Count == 0 ? "" : "PARTITION BY " + string.Join(", ", window.PartitionBy.Select(part => Part(part, expressions)));
        string order = window.OrderBy.Count == 0 ? "" : "ORDER BY " + Order(window.OrderBy, expressions);
        return partition + (partition.Length > 0 && order.Length > 0 ? " " : "") + order;
    }

    /// <summary>Functions of the system go without their schema.</summary>
    private static string Name(FunctionCall call) =>
        call.Name.Schema is null or "pg_catalog" ? Identifier.Quote(call.Name.Name) : SqlPrinter.Print(call.Name);

    private static Printed Simple(string text) => new(text, PrintedKind.Simple);
}
