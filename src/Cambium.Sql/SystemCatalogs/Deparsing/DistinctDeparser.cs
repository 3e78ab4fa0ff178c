using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Prints IS [NOT] DISTINCT FROM as PostgreSQL has it parsed: field by field of rows that are written out, NOT around it, and as a test for NULL beside that.</summary>
internal static class DistinctDeparser
{
    internal static Printed Print(IsDistinctFromExpression distinct, BoundExpression bound, ExpressionDeparser printer)
    {
        if (distinct.Left is NullLiteral || distinct.Right is NullLiteral)
        {
            Expression operand = distinct.Right is NullLiteral ? distinct.Left : distinct.Right;
            return printer.Test(operand, bound, (bound is BoundIsNull, distinct.IsNegated) switch
            {
                (true, true) => " IS NULL",
                (true, false) => " IS NOT NULL",
                (false, true) => " IS NOT DISTINCT FROM NULL",
                (false, false) => " IS DISTINCT FROM NULL",
            });
        }

        Printed test = distinct is { Left: RowExpression left, Right: RowExpression right }
            ? Rows(printer.Expanded(left), printer.Expanded(right), bound, printer)
            : Column(distinct.Left, distinct.Right, bound, printer);
        return distinct.IsNegated ? printer.Own("NOT " + test.Inside(PrintedKind.Not), PrintedKind.Not) : test;
    }

    private static Printed Rows(RowExpression left, RowExpression right, BoundExpression bound, ExpressionDeparser printer) => bound is BoundIsDistinct
        ? Column(left.Items[0], right.Items[0], bound, printer)
        : bound.Children.Select((column, index) => Column(left.Items[index], right.Items[index], column, printer))
            .Aggregate((before, next) => printer.Own($"{before.Text} OR {next.Inside(PrintedKind.Or)}", PrintedKind.Or));

    private static Printed Column(Expression left, Expression right, BoundExpression bound, ExpressionDeparser printer)
    {
        string first = printer.Compared(left, bound.Children[0]).Inside(PrintedKind.Test);
        string second = printer.Compared(right, bound.Children[1]).Inside(PrintedKind.Test);
        return printer.Own($"{first} IS DISTINCT FROM {second}", PrintedKind.Test);
    }
}
