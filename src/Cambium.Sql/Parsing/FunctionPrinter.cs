using System.Globalization;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Calls in the spelling they were written in, and windows.</summary>
internal sealed class FunctionPrinter(SqlText text, ExpressionPrinter expressions)
{
    public void Print(Expression expression)
    {
        switch (expression)
        {
            case FunctionCall { Spelling: FunctionSpelling.Ordinary } call:
                Ordinary(call);
                break;
            case FunctionCall call:
                Special(call.Spelling, call.Name.Name, [.. call.Arguments.Select(argument => argument.Value)]);
                break;
            case CoalesceExpression coalesce:
                Call("COALESCE", coalesce.Arguments);
                break;
            case GreatestExpression greatest:
                Call("GREATEST", greatest.Arguments);
                break;
            case LeastExpression least:
                Call("LEAST", least.Arguments);
                break;
            case GroupingExpression grouping:
                Call("GROUPING", grouping.Arguments);
                break;
            case XmlExpression xml:
                Xml(xml);
                break;
            case XmlTableExpression table:
                XmlTable(table);
                break;
            case NullIfExpression nullIf:
                Call("NULLIF", [nullIf.Left, nullIf.Right]);
                break;
            case SqlValueFunction function:
                text.Append(Word(function.Kind));
                text.AppendIf(function.Precision is not null, $"({function.Precision?.ToString(CultureInfo.InvariantCulture)})");
                break;
            default:
                throw new NotSupportedException($"Expression {expression.GetType().Name} cannot be printed.");
        }
    }

    /// <summary>([base] [PARTITION BY …] [ORDER BY …] [frame])</summary>
    public void Window(WindowSpecification window)
    {
        List<Action> parts = [];
        if (window.BaseWindow is string name)
        {
            bool isWord = KeywordTable.Find(name) != Keyword.NotAKeyword;
            parts.Add(() => text.Append(isWord ? $"\"{name}\"" : SqlText.Quote(name)));
        }

        if (window.PartitionBy.Count > 0)
        {
            parts.Add(() => text.Append("PARTITION BY ").List(window.PartitionBy, expressions.Print));
        }

        if (window.OrderBy.Count > 0)
        {
            parts.Add(() => text.Append("ORDER BY ").List(window.OrderBy, expressions.SortItem));
        }

        if (window.Frame is WindowFrame frame)
        {
            parts.Add(() => Frame(frame));
        }

        text.Append("(").List(parts, part => part(), " ").Append(")");
    }

    private static string Word(SqlValueFunctionKind kind) => kind switch
    {
        SqlValueFunctionKind.CurrentDate => "CURRENT_DATE",
        SqlValueFunctionKind.CurrentTime => "CURRENT_TIME",
        SqlValueFunctionKind.CurrentTimestamp => "CURRENT_TIMESTAMP",
        SqlValueFunctionKind.LocalTime => "LOCALTIME",
        SqlValueFunctionKind.LocalTimestamp => "LOCALTIMESTAMP",
        SqlValueFunctionKind.CurrentRole => "CURRENT_ROLE",
        SqlValueFunctionKind.CurrentUser => "CURRENT_USER",
        SqlValueFunctionKind.User => "USER",
        SqlValueFunctionKind.SessionUser => "SESSION_USER",
        SqlValueFunctionKind.CurrentCatalog => "CURRENT_CATALOG",
        _ => "CURRENT_SCHEMA",
    };

    private void Call(string name, SyntaxList<Expression> arguments) =>
        text.Append(name).Append("(").List(arguments, expressions.Print).Append(")");

    private void Ordinary(FunctionCall call)
    {
        // GROUP BY would read these two as grouping sets.
        QualifiedName name = text.Qualified(call.Name, NameKind.Function);
        bool isGroupingWord = name.Parts is ["cube" or "rollup"];
        text.AppendIf(isGroupingWord, "\"").Name(name).AppendIf(isGroupingWord, "\"");
        text.Append("(").AppendIf(call.IsStar, "*").AppendIf(call.IsDistinct, "DISTINCT ").List(call.Arguments, Argument);
        if (call.OrderBy.Count > 0)
        {
            text.Append(" ORDER BY ").List(call.OrderBy, expressions.SortItem);
        }

        text.Append(")");
        if (call.WithinGroup.Count > 0)
        {
            text.Append(" WITHIN GROUP (ORDER BY ").List(call.WithinGroup, expressions.SortItem).Append(")");
        }

        if (call.Filter is Expression filter)
        {
            text.Append(" FILTER (WHERE ");
            expressions.Print(filter);
            text.Append(")");
        }

        if (call.Over is WindowReference reference)
        {
            text.Append(" OVER ").Name(reference.Name);
        }
        else if (call.Over is WindowSpecification window)
        {
            text.Append(" OVER ");
            Window(window);
        }
    }

    private void Argument(FunctionArgument argument)
    {
        text.AppendIf(argument.IsVariadic, "VARIADIC ");
        if (argument.Name is string name)
        {
            text.Name(name).Append(" => ");
        }

        expressions.Print(argument.Value);
    }

    private void Special(FunctionSpelling spelling, string name, Expression[] arguments)
    {
        switch (spelling)
        {
            case FunctionSpelling.Extract:
                Words("EXTRACT(", arguments[0], " FROM ", arguments[1]);
                break;
            case FunctionSpelling.Substring:
                Words("SUBSTRING(", arguments[0], " FROM ", arguments[1], " FOR ", arguments.ElementAtOrDefault(2));
                break;
            case FunctionSpelling.SubstringSimilar:
                Words("SUBSTRING(", arguments[0], " SIMILAR ", arguments[1], " ESCAPE ", arguments[2]);
                break;
            case FunctionSpelling.Overlay:
                Words("OVERLAY(", arguments[0], " PLACING ", arguments[1], " FROM ", arguments[2], " FOR ", arguments.ElementAtOrDefault(3));
                break;
            case FunctionSpelling.Position:
                Words("POSITION(", arguments[1], " IN ", arguments[0]);
                break;
            case FunctionSpelling.AtTimeZone:
                Words("(", arguments[1], " AT TIME ZONE ", arguments[0]);
                break;
            case FunctionSpelling.CollationFor:
                Words("COLLATION FOR (", arguments[0]);
                break;
            case FunctionSpelling.Overlaps:
                Words("((", arguments[0], ", ", arguments[1], ") OVERLAPS (", arguments[2], ", ", arguments[3]);
                text.Append(")");
                break;
            case FunctionSpelling.XmlExists:
                Words("XMLEXISTS((", arguments[0], ") PASSING (", arguments[1]);
                text.Append(")");
                break;
            case FunctionSpelling.Normalize:
                Words("NORMALIZE(", arguments[0]);
                if (arguments.ElementAtOrDefault(1) is StringLiteral form)
                {
                    text.Append(", ").Append(form.Value);
                }

                break;
            default:
                text.Append("TRIM(").Append(name switch { "ltrim" => "LEADING ", "rtrim" => "TRAILING ", _ => "BOTH " });
                text.AppendIf(arguments.Length > 0, "FROM ").List(arguments, expressions.Print);
                break;
        }

        text.Append(")");
    }

    /// <summary>Words and operands in turn; an operand that is null leaves out its word too.</summary>
    private void Xml(XmlExpression xml)
    {
        string choice = xml.IsDocument ? "DOCUMENT " : "CONTENT ";
        switch (xml.Form)
        {
            case XmlForm.Element:
                text.Append("XMLELEMENT(NAME ").Name(xml.Name!);
                if (xml.Parts.Count > 0)
                {
                    text.Append(", XMLATTRIBUTES(").List(xml.Parts, XmlPart).Append(")");
                }

                text.AppendIf(xml.Arguments.Count > 0, ", ").List(xml.Arguments, expressions.Print);
                break;
            case XmlForm.Forest:
                text.Append("XMLFOREST(").List(xml.Parts, XmlPart);
                break;
            case XmlForm.Instruction:
                text.Append("XMLPI(NAME ").Name(xml.Name!).AppendIf(xml.Arguments.Count > 0, ", ").List(xml.Arguments, expressions.Print);
                break;
            case XmlForm.Parse:
                text.Append("XMLPARSE(").Append(choice).List(xml.Arguments, expressions.Print).Append(" STRIP WHITESPACE");
                break;
            case XmlForm.Root:
                text.Append("XMLROOT(");
                expressions.Print(xml.Arguments[0]);
                text.Append(", VERSION ").AppendIf(xml.Arguments.Count == 1, "NO VALUE").List(xml.Arguments.Skip(1).ToArray(), expressions.Print);
                text.Append(xml.Standalone switch { XmlStandalone.Yes => ", STANDALONE YES", XmlStandalone.No => ", STANDALONE NO", XmlStandalone.NoValue => ", STANDALONE NO VALUE", _ => "" });
                break;
            case XmlForm.Serialize:
                text.Append("XMLSERIALIZE(").Append(choice).List(xml.Arguments, expressions.Print).Append(" AS ");
                expressions.Types.Print(xml.Type!);
                break;
            default:
                text.Append("XMLCONCAT(").List(xml.Arguments, expressions.Print);
                break;
        }

        text.Append(")");
    }

    /// <summary>A part is told the name of its column, which may change.</summary>
    private void XmlPart(XmlPart part)
    {
        expressions.Print(part.Value);
        if ((part.Name ?? (part.Value as ColumnReference)?.Name) is { } name)
        {
            text.Append(" AS ").Name(name);
        }
    }

    private void XmlTable(XmlTableExpression table)
    {
        text.Append("XMLTABLE(");
        if (table.Namespaces.Count > 0)
        {
            text.Append("XMLNAMESPACES(").List(table.Namespaces, uri =>
            {
                text.AppendIf(uri.Name is null, "DEFAULT ");
                XmlPart(uri);
            }).Append("), ");
        }

        text.Append("(");
        expressions.Print(table.RowPath);
        text.Append(") PASSING (");
        expressions.Print(table.Document);
        text.Append(") COLUMNS ").List(table.Columns, column =>
        {
            text.Name(column.Name).Append(" ");
            if (column.Type is null)
            {
                text.Append("FOR ORDINALITY");
                return;
            }

            expressions.Types.Print(column.Type);
            Option(" DEFAULT (", column.Default);
            Option(" PATH (", column.Path);
            text.AppendIf(column.IsNotNull, " NOT NULL");
        }).Append(")");

        void Option(string word, Expression? value)
        {
            if (value is not null)
            {
                text.Append(word);
                expressions.Print(value);
                text.Append(")");
            }
        }
    }

    private void Words(params object?[] parts)
    {
        for (int i = 0; i + 1 < parts.Length; i += 2)
        {
            if (parts[i + 1] is Expression operand)
            {
                text.Append((string)parts[i]!);
                expressions.Print(operand);
            }
        }
    }

    private void Frame(WindowFrame frame)
    {
        text.Append(frame.Unit.ToString().ToUpperInvariant()).Append(" BETWEEN ");
        Bound(frame.Start);
        text.Append(" AND ");
        Bound(frame.End);
        text.Append(frame.Exclusion switch
        {
            FrameExclusion.CurrentRow => " EXCLUDE CURRENT ROW",
            FrameExclusion.Group => " EXCLUDE GROUP",
            FrameExclusion.Ties => " EXCLUDE TIES",
            _ => string.Empty,
        });
    }

    private void Bound(FrameBound bound)
    {
        if (bound.Offset is Expression offset)
        {
            expressions.Print(offset);
        }

        text.Append(bound.Kind switch
        {
            FrameBoundKind.UnboundedPreceding => "UNBOUNDED PRECEDING",
            FrameBoundKind.Preceding => " PRECEDING",
            FrameBoundKind.CurrentRow => "CURRENT ROW",
            FrameBoundKind.Following => " FOLLOWING",
            _ => "UNBOUNDED FOLLOWING",
        });
    }
}
