using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>The expressions of SQL/XML.</summary>
internal sealed class XmlParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>The one that the current key word starts; null when it starts none.</summary>
    public Expression? TryParse()
    {
        int start = Start;
        return Current.Keyword switch
        {
            Keyword.Xmlconcat => Make(start, XmlForm.Concat, arguments: Operands()),
            Keyword.Xmlelement => Element(start),
            Keyword.Xmlexists => Exists(start),
            Keyword.Xmlforest => Make(start, XmlForm.Forest, parts: Forest()),
            Keyword.Xmlparse => Parse(start),
            Keyword.Xmlpi => Instruction(start),
            Keyword.Xmlroot => Root(start),
            Keyword.Xmlserialize => Serialize(start),
            _ => null,
        };
    }

    /// <summary>PASSING [BY REF | VALUE] value [BY REF | VALUE]</summary>
    public Expression Passing()
    {
        Expect(Keyword.Passing);
        Mechanism();
        Expression value = Grammar.Primaries.Parse();
        Mechanism();
        return value;
    }

    /// <summary>XMLTABLE ([XMLNAMESPACES (…),] path PASSING value COLUMNS …)</summary>
    public XmlTableExpression Table()
    {
        int start = Start;
        Expect(Keyword.Xmltable);
        Expect(TokenKind.LeftParenthesis);
        SyntaxList<XmlPart> namespaces = [];
        if (Accept(Keyword.Xmlnamespaces))
        {
            namespaces = ParenthesizedList(Namespace);
            Expect(TokenKind.Comma);
        }

        Expression path = Grammar.Primaries.Parse();
        Expression document = Passing();
        Expect(Keyword.Columns);
        SyntaxList<XmlTableColumn> columns = List(TableColumn);
        Expect(TokenKind.RightParenthesis);
        return new XmlTableExpression(namespaces, path, document, columns, Since(start));
    }

    private XmlPart Namespace()
    {
        int start = Start;
        if (Accept(Keyword.Default))
        {
            return new XmlPart(null, Grammar.Expressions.ParseRestricted(), Since(start));
        }

        Expression uri = Grammar.Expressions.ParseRestricted();
        Expect(Keyword.As);
        return new XmlPart(Names.Label(), uri, Since(start));
    }

    private XmlTableColumn TableColumn()
    {
        int start = Start;
        string name = Names.ColumnName();
        if (Accept(Keyword.For, Keyword.Ordinality))
        {
            return new XmlTableColumn(name, null, null, null, IsNotNull: false, Since(start));
        }

        TypeName type = Grammar.Types.Parse();
        Expression? path = null;
        Expression? otherwise = null;
        bool? isNotNull = null;
        while (!At(TokenKind.Comma) && !At(TokenKind.RightParenthesis))
        {
            int optionStart = Start;
            if (Accept(Keyword.Default))
            {
                RequireOnce(otherwise is null, "only one DEFAULT value is allowed", optionStart);
                otherwise = Grammar.Expressions.ParseRestricted();
            }
            else if (Accept(Keyword.Not, Keyword.Null) || At(Keyword.Null))
            {
                RequireOnce(isNotNull is null, $"conflicting or redundant NULL / NOT NULL declarations for column \"{name}\"", optionStart);
                isNotNull = !Accept(Keyword.Null);
            }
            else if (Current.Kind == TokenKind.Identifier)
            {
                string option = Tokens.Advance().Text!;
                RequireOnce(option == "path", $"unrecognized column option \"{option}\"", optionStart);
                RequireOnce(path is null, "only one PATH value per column is allowed", optionStart);
                path = Grammar.Expressions.ParseRestricted();
            }
            else
            {
                throw Unexpected();
            }
        }

        return new XmlTableColumn(name, type, path, otherwise, isNotNull == true, Since(start));
    }

    private void RequireOnce(bool holds, string message, int position)
    {
        if (!holds)
        {
            throw Tokens.Error(position, message);
        }
    }

    private XmlExpression Make(
        int start, XmlForm form, string? name = null, SyntaxList<XmlPart>? parts = null, SyntaxList<Expression>? arguments = null, bool isDocument = false,
        XmlStandalone standalone = XmlStandalone.Unmentioned, TypeName? type = null) =>
        new(form, name, parts ?? [], arguments ?? [], isDocument, standalone, type, Since(start));

    private SyntaxList<Expression> Operands()
    {
        Tokens.Advance();
        return ParenthesizedList(Expression);
    }

    private XmlExpression Element(int start)
    {
        string name = Opened();
        SyntaxList<XmlPart> attributes = [];
        List<Expression> content = [];
        while (Accept(TokenKind.Comma))
        {
            if (attributes.Count == 0 && content.Count == 0 && At(Keyword.Xmlattributes))
            {
                Tokens.Advance();
                attributes = ParenthesizedList(Part);
            }
            else
            {
                content.Add(Expression());
            }
        }

        Expect(TokenKind.RightParenthesis);
        return Make(start, XmlForm.Element, name, attributes, [.. content]);
    }

    private SyntaxList<XmlPart> Forest()
    {
        Tokens.Advance();
        return ParenthesizedList(Part);
    }

    private XmlPart Part()
    {
        int start = Start;
        Expression value = Expression();
        string? name = Accept(Keyword.As) ? Names.Label() : null;
        return new XmlPart(name, value, Since(start));
    }

    private FunctionCall Exists(int start)
    {
        Tokens.Advance();
        Expect(TokenKind.LeftParenthesis);
        Expression path = Grammar.Primaries.Parse();
        Expression value = Passing();
        Expect(TokenKind.RightParenthesis);
        return FunctionCallParser.Special("xmlexists", FunctionSpelling.XmlExists, Since(start), path, value);
    }

    private void Mechanism()
    {
        if (Accept(Keyword.By) && !Accept(Keyword.Ref))
        {
            Expect(Keyword.Value);
        }
    }

    private XmlExpression Parse(int start)
    {
        bool isDocument = DocumentOrContent();
        Expression text = Expression();
        if (Accept(Keyword.Preserve) || Accept(Keyword.Strip))
        {
            Expect(Keyword.Whitespace);
        }

        Expect(TokenKind.RightParenthesis);
        return Make(start, XmlForm.Parse, arguments: [text], isDocument: isDocument);
    }

    private XmlExpression Instruction(int start)
    {
        string name = Opened();
        SyntaxList<Expression> content = Accept(TokenKind.Comma) ? [Expression()] : [];
        Expect(TokenKind.RightParenthesis);
        return Make(start, XmlForm.Instruction, name, arguments: content);
    }

    private XmlExpression Root(int start)
    {
        Tokens.Advance();
        Expect(TokenKind.LeftParenthesis);
        Expression value = Expression();
        Expect(TokenKind.Comma);
        Expect(Keyword.Version);
        SyntaxList<Expression> arguments = Accept(Keyword.No, Keyword.Value) ? [value] : [value, Expression()];
        XmlStandalone standalone = XmlStandalone.Unmentioned;
        if (Accept(TokenKind.Comma))
        {
            Expect(Keyword.Standalone);
            standalone = Accept(Keyword.Yes) ? XmlStandalone.Yes : XmlStandalone.No;
            if (standalone == XmlStandalone.No)
            {
                Expect(Keyword.No);
                standalone = Accept(Keyword.Value) ? XmlStandalone.NoValue : XmlStandalone.No;
            }
        }

        Expect(TokenKind.RightParenthesis);
        return Make(start, XmlForm.Root, arguments: arguments, standalone: standalone);
    }

    private XmlExpression Serialize(int start)
    {
        bool isDocument = DocumentOrContent();
        Expression value = Expression();
        Expect(Keyword.As);
        TypeName type = Grammar.Types.Parse();
        Expect(TokenKind.RightParenthesis);
        return Make(start, XmlForm.Serialize, arguments: [value], isDocument: isDocument, type: type);
    }

    /// <summary>The key word, a parenthesis, and the name behind it.</summary>
    private string Opened()
    {
        Tokens.Advance();
        Expect(TokenKind.LeftParenthesis);
        Expect(Keyword.Name);
        return Names.Label();
    }

    private bool DocumentOrContent()
    {
        Tokens.Advance();
        Expect(TokenKind.LeftParenthesis);
        bool isDocument = Accept(Keyword.Document);
        if (!isDocument)
        {
            Expect(Keyword.Content);
        }

        return isDocument;
    }
}
