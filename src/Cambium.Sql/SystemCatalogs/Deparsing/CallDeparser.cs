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

    public static Printed PrintAggregate(FunctionCall call, BoundExpression bound, ExpressionDeparser expressions)
    {
        if (call.Over is not null || call.WithinGroup.Count > 0 || call.OrderBy.Count > 0 || bound is not BoundAggregate aggregate)
        {
            return new Printed(SqlPrinter.Print(call), PrintedKind.Simple);
        }

        Expression[] arguments = [.. call.Arguments.Select(argument => argument.Value)];
        string inside = call.IsStar ? "*" : (call.IsDistinct ? "DISTINCT " : "") + expressions.List(arguments, aggregate.Arguments);
        string filter = call.Filter is { } condition && aggregate.Filter is { } boundFilter
            ? $" FILTER (WHERE {expressions.Print(condition, boundFilter, false).Inside(PrintedKind.Argument)})"
            : "";
        return Simple($"{Name(call)}({inside}){filter}");
    }

    /// <summary>Functions of the system go without their schema.</summary>
    private static string Name(FunctionCall call) =>
        call.Name.Schema is null or "pg_catalog" ? Identifier.Quote(call.Name.Name) : SqlPrinter.Print(call.Name);

    private static Printed Simple(string text) => new(text, PrintedKind.Simple);
}
