using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Prints [NOT] IN of a list as PostgreSQL has it parsed: = ANY or &lt;&gt; ALL of an array, and a comparison for each item that isn't in it.</summary>
internal static class InListDeparser
{
    internal static Printed Print(InListExpression list, BoundExpression bound, ExpressionDeparser printer)
    {
        BoundExpression test = list.IsNegated ? bound.Children[0] : bound;
        IReadOnlyList<BoundExpression> tests = test is BoundOr ? test.Children : [test];
        if (list.Operand is RowExpression row)
        {
            return tests.Count == list.Items.Count && list.Items.All(static item => item is RowExpression)
                ? Joined(list.Items.Select((item, index) => Row(printer.Expanded(row), printer.Expanded((RowExpression)item), tests[index], list.IsNegated, printer)), list.IsNegated, printer)
                : printer.Spelled(list);
        }

        if (test is BoundInList whole)
        {
            return Any(list.Operand, list.Items, whole, list.IsNegated, printer);
        }

        // Those that are compared by themselves stand behind the others.
        BoundInList? known = tests[0] as BoundInList;
        ILookup<bool, Expression> items = list.Items.ToLookup(item => known is null || (printer.BindsParts && printer.Bind(item).Columns().Count > 0));
        BoundExpression[] comparisons = [.. tests.Skip(known is null ? 0 : 1)];
        if (comparisons.Length != items[true].Count())
        {
            return printer.Spelled(list);
        }

        IEnumerable<Printed> single = items[true].Zip(comparisons, (item, comparison) => printer.Binary(list.Operand, Symbol(list.IsNegated), item, comparison));
        return Joined(known is null ? single : [Any(list.Operand, [.. items[false]], known, list.IsNegated, printer), .. single], list.IsNegated, printer);
    }

    private static Printed Any(Expression left, IReadOnlyList<Expression> items, BoundInList known, bool isNegated, ExpressionDeparser printer)
    {
        string symbol = Symbol(isNegated);
        bool isVarchar = known.Operand.Type.Type == DataType.Varchar;
        Printed operand = printer.Print(left, known.Operand, true);
        string array = $"ARRAY[{printer.List(items, [.. known.Items])}]";
        if (isVarchar)
        {
            operand = printer.Cast(operand, DataType.Text);
            array = printer.IsPretty ? array + "::text[]" : $"({array})::text[]";
        }

        return printer.Own($"{operand.Inside(PrintedKind.Operator, symbol)} {printer.Symbol(symbol, known)} {(isNegated ? "ALL" : "ANY")} ({array})", PrintedKind.Quantified);
    }

    private static Printed Row(RowExpression left, RowExpression right, BoundExpression test, bool isNegated, ExpressionDeparser printer)
    {
        IReadOnlyList<BoundExpression> columns = left.Items.Count > 1 ? test.Children : [test];
        PrintedKind kind = isNegated ? PrintedKind.Or : PrintedKind.And;
        Printed[] parts = [.. columns.Select((column, index) => printer.Binary(left.Items[index], Symbol(isNegated), right.Items[index], column))];
        return parts.Length == 1 ? parts[0] : printer.Own(string.Join(isNegated ? " OR " : " AND ", parts.Select(part => part.Inside(kind))), kind);
    }

    private static Printed Joined(IEnumerable<Printed> parts, bool isNegated, ExpressionDeparser printer)
    {
        PrintedKind kind = isNegated ? PrintedKind.And : PrintedKind.Or;
        return parts.Aggregate((before, next) => printer.Own($"{before.Inside(kind)}{(isNegated ? " AND " : " OR ")}{next.Inside(kind)}", kind));
    }

    private static string Symbol(bool isNegated) => isNegated ? "<>" : "=";
}
