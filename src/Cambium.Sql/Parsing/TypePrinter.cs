using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Type names, by the words SQL has for them, as format_type() prints.</summary>
internal sealed class TypePrinter(SqlText text, ExpressionPrinter expressions)
{
    public void Print(TypeName type)
    {
        text.AppendIf(type.IsSetOf, "SETOF ");
        if (type.IsColumnType)
        {
            text.Name(type.Name).Append("%TYPE");
            return;
        }

        Simple(type);
        foreach (int bound in type.ArrayBounds)
        {
            text.Append(bound < 0 ? "[]" : $"[{bound}]");
        }
    }

    /// <summary>type 'text'; an interval's fields follow the text.</summary>
    public void Literal(TypedLiteral literal)
    {
        TypeName type = literal.Type;
        if (type.IntervalFields == IntervalFields.All)
        {
            Simple(type);
            text.Append(" ").String(literal.Text);
            return;
        }

        text.Append("interval ").String(literal.Text);
        Fields(type);
    }

    private void Simple(TypeName type)
    {
        bool isBuiltIn = type.Name.Parts is ["pg_catalog", _] && type.Modifiers.All(IsPlainInteger);
        (string Word, string Suffix)? words = !isBuiltIn ? null : (type.Name.Name, type.Modifiers.Count) switch
        {
            ("int2", 0) => ("smallint", ""),
            ("int4", 0) => ("integer", ""),
            ("int8", 0) => ("bigint", ""),
            ("float4", 0) => ("real", ""),
            ("float8", 0) => ("double precision", ""),
            ("bool", 0) => ("boolean", ""),
            ("numeric", _) => ("numeric", ""),
            ("bit", 1) => ("bit", ""),
            ("varbit", _) => ("bit varying", ""),
            ("bpchar", 1) => ("character", ""),
            ("varchar", 0 or 1) => ("character varying", ""),
            ("time", 0 or 1) => ("time", " without time zone"),
            ("timetz", 0 or 1) => ("time", " with time zone"),
            ("timestamp", 0 or 1) => ("timestamp", " without time zone"),
            ("timestamptz", 0 or 1) => ("timestamp", " with time zone"),
            ("interval", 0 or 1) => ("interval", ""),
            _ => null,
        };
        if (words is not (string word, string suffix))
        {
            text.Name(type.Name, NameKind.Type);
            Modifiers(type);
            return;
        }

        text.Append(word);
        if (type.IntervalFields != IntervalFields.All)
        {
            Fields(type);
            return;
        }

        Modifiers(type);
        text.Append(suffix);
    }

    private static bool IsPlainInteger(Expression modifier) => modifier is NumericLiteral { IsInteger: true };

    private void Modifiers(TypeName type)
    {
        if (type.Modifiers.Count > 0)
        {
            text.Append("(").List(type.Modifiers, expressions.Print).Append(")");
        }
    }

    private void Fields(TypeName type)
    {
        text.Append(type.IntervalFields switch
        {
            IntervalFields.Year => " year",
            IntervalFields.Month => " month",
            IntervalFields.Day => " day",
            IntervalFields.Hour => " hour",
            IntervalFields.Minute => " minute",
            IntervalFields.Second => " second",
            IntervalFields.YearToMonth => " year to month",
            IntervalFields.DayToHour => " day to hour",
            IntervalFields.DayToMinute => " day to minute",
            IntervalFields.DayToSecond => " day to second",
            IntervalFields.HourToMinute => " hour to minute",
            IntervalFields.HourToSecond => " hour to second",
            _ => " minute to second",
        });
        Modifiers(type);
    }
}
