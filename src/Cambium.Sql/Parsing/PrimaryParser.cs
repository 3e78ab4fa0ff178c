using System.Globalization;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Operands: constants, references, parentheses, constructors and CASE.</summary>
internal sealed class PrimaryParser(Grammar grammar) : GrammarPart(grammar)
{
    public Expression Parse()
    {
        int start = Start;
        Token token = Current;
        switch (token.Kind)
        {
            case TokenKind.Integer or TokenKind.Decimal:
                Tokens.Advance();
                return new NumericLiteral(token.Text!, Since(start));
            case TokenKind.String:
                Tokens.Advance();
                return new StringLiteral(token.Text!, Since(start));
            case TokenKind.NationalString:
                Tokens.Advance();
                return new TypedLiteral(BuiltInType("bpchar", start), new StringLiteral(token.Text!, Since(start)), Since(start));
            case TokenKind.BitString or TokenKind.HexString:
                Tokens.Advance();
                return new BitStringLiteral(token.Text!, token.Kind == TokenKind.HexString, Since(start));
            case TokenKind.Parameter:
                return Indirection(Parameter(), start);
            case TokenKind.LeftParenthesis:
                ParenthesizedPart part = Parenthesized();
                return part.IsRow ? part.ToExpression() : Indirection(part.ToExpression(), start);
            case TokenKind.Identifier:
                return Name();
            case TokenKind.Keyword:
                return Word(token.Keyword, start);
            default:
                throw Unexpected();
        }
    }

    /// <summary>( query ) or ( expression {, expression} ), in linear time however deep the parentheses go.</summary>
    public ParenthesizedPart Parenthesized()
    {
        int start = Start;
        Expect(TokenKind.LeftParenthesis);
        Tokens.Enter();
        SelectStatement? query = null;
        Expression? first = null;
        if (Grammar.Queries.AtQuery())
        {
            query = Grammar.Queries.Parse();
        }
        else if (At(TokenKind.LeftParenthesis))
        {
            int innerStart = Start;
            ParenthesizedPart inner = Parenthesized();
            if (inner.Query is not null && (At(TokenKind.RightParenthesis) || Grammar.Queries.AtContinuation()))
            {
                query = Grammar.Queries.Continue(inner.Query, innerStart);
            }
            else
            {
                Expression operand = inner.IsRow ? inner.ToExpression() : Indirection(inner.ToExpression(), innerStart);
                first = Grammar.Expressions.Continue(operand, innerStart);
            }
        }

        SyntaxList<Expression> items = query is not null ? [] : Rest(first ?? Expression());
        Expect(TokenKind.RightParenthesis);
        Tokens.Leave();
        return new ParenthesizedPart(query, items, Since(start));
    }

    /// <summary>( query ).</summary>
    public SelectStatement Subquery()
    {
        int parentheses = 0;
        while (Tokens.Peek(parentheses).Kind == TokenKind.LeftParenthesis)
        {
            parentheses++;
        }

        if (Tokens.Peek(parentheses) is { Keyword: not (Keyword.Select or Keyword.With or Keyword.Table or Keyword.Values) } other)
        {
            throw SyntaxErrors.AtOrNear(Tokens.Sql, other.Start, other.End);
        }

        // What begins so is a query, if not an expression of queries: (SELECT 1) + 1.
        Token begin = Tokens.Current;
        return Parenthesized().Query ?? throw SyntaxErrors.AtOrNear(Tokens.Sql, begin.Start, begin.End);
    }

    /// <summary>Fields and subscripts after an operand.</summary>
    public Expression Indirection(Expression operand, int start)
    {
        int links = 0;
        while (true)
        {
            Tokens.Link(ref links);
            if (At(TokenKind.LeftBracket))
            {
                SyntaxList<Subscript> subscripts = Subscripts();
                operand = new SubscriptExpression(operand, subscripts, Since(start));
            }
            else if (!Accept(TokenKind.Dot))
            {
                return operand;
            }
            else if (Tokens.AcceptOperator("*"))
            {
                return new FieldWildcard(operand, Since(start));
            }
            else
            {
                string field = Names.Label();
                operand = new FieldSelection(operand, field, Since(start));
            }
        }
    }

    /// <summary>One or more [index] or [lower:upper].</summary>
    public SyntaxList<Subscript> Subscripts()
    {
        List<Subscript> subscripts = [];
        while (At(TokenKind.LeftBracket))
        {
            subscripts.Add(Subscript());
        }

        return [.. subscripts];
    }

    /// <summary>type 'text' when a string follows the name or call, else the name or call.</summary>
    private Expression Name()
    {
        int start = Start;
        TokenKind next = Tokens.Peek().Kind;
        if (next is TokenKind.LeftParenthesis or TokenKind.String && NameParser.IsTypeOrFunctionName(Current))
        {
            return CallOrTypedLiteral(start, Names.Qualified(start, Names.TypeOrFunctionName()));
        }

        string first = Names.ColumnName();
        if (next != TokenKind.Dot)
        {
            return Indirection(new ColumnReference([first], Since(start)), start);
        }

        List<string> parts = [first];
        while (Accept(TokenKind.Dot))
        {
            if (Tokens.AcceptOperator("*"))
            {
                return new WildcardExpression([.. parts], Since(start));
            }

            parts.Add(Names.Label());
        }

        SyntaxList<string> name = [.. parts];
        return At(TokenKind.LeftParenthesis) || At(TokenKind.String)
            ? CallOrTypedLiteral(start, new QualifiedName(name, Since(start)))
            : Indirection(new ColumnReference(name, Since(start)), start);
    }

    private Expression CallOrTypedLiteral(int start, QualifiedName name)
    {
        if (At(TokenKind.String))
        {
            SourceSpan span = Since(start);
            int valueStart = Start;
            string value = Names.String();
            return new TypedLiteral(new TypeName(name, [], [], IntervalFields.All, false, false, span), new StringLiteral(value, Since(valueStart)), Since(start));
        }

        FunctionCall call = Grammar.Functions.Call(name, start);
        if (!At(TokenKind.String) || call.IsStar || call.IsDistinct || call.Over is not null || call.Filter is not null)
        {
            return call;
        }

        SyntaxList<Expression> modifiers = [.. call.Arguments.Select(argument => argument.Value)];
        int textStart = Start;
        string text = Names.String();
        return new TypedLiteral(new TypeName(name, modifiers, [], IntervalFields.All, false, false, call.Span), new StringLiteral(text, Since(textStart)), Since(start));
    }

    private Expression Word(Keyword keyword, int start)
    {
        switch (keyword)
        {
            case Keyword.Null:
                Tokens.Advance();
                return new NullLiteral(Since(start));
            case Keyword.True or Keyword.False:
                Tokens.Advance();
                return new BooleanLiteral(keyword == Keyword.True, Since(start));
            case Keyword.Default:
                Tokens.Advance();
                return new DefaultExpression(Since(start));
            case Keyword.Case:
                return Case();
            case Keyword.Cast:
                return Grammar.Functions.Cast();
            case Keyword.Exists when Tokens.Peek().Kind == TokenKind.LeftParenthesis:
                Tokens.Advance();
                return new ExistsExpression(Subquery(), Since(start));
            case Keyword.Array:
                return Array();
            case Keyword.Row when Tokens.Peek().Kind == TokenKind.LeftParenthesis:
                return Row();
            case Keyword.Interval:
                return Interval();
            default:
                return Grammar.Functions.TrySpecial() ?? TypeConstant() ?? Name();
        }
    }

    /// <summary>int '1', timestamp(3) with time zone '…' and relatives; null when the word isn't meant as a type.</summary>
    private TypedLiteral? TypeConstant()
    {
        int start = Start;
        if (Current.Keyword is Keyword.Double ? !At(Keyword.Double, Keyword.Precision) : KeywordTable.Class(Current.Keyword) != KeywordClass.ColumnName)
        {
            return null;
        }

        bool isType = Tokens.Peek().Kind is TokenKind.String or TokenKind.LeftParenthesis
            || Tokens.Peek().Keyword is Keyword.Precision or Keyword.Varying or Keyword.With or Keyword.Without or Keyword.Character or Keyword.Char;
        if (!isType || Grammar.Types.TryKeywordType() is not TypeName type)
        {
            return null;
        }

        int valueStart = Start;
        string value = Names.String();
        return new TypedLiteral(type, new StringLiteral(value, Since(valueStart)), Since(start));
    }

    private Expression Interval()
    {
        int start = Start;
        if (Tokens.Peek().Kind is not (TokenKind.String or TokenKind.LeftParenthesis))
        {
            return Name();
        }

        Tokens.Advance();
        SyntaxList<Expression> modifiers = [];
        if (Accept(TokenKind.LeftParenthesis))
        {
            int precisionStart = Start;
            int precision = Names.Integer();
            modifiers = [new NumericLiteral(precision.ToString(CultureInfo.InvariantCulture), Since(precisionStart))];
            Expect(TokenKind.RightParenthesis);
            int textStart = Start;
            string text = Names.String();
            return new TypedLiteral(BuiltInType("interval", start) with { Modifiers = modifiers }, new StringLiteral(text, Since(textStart)), Since(start));
        }

        int valueStart = Start;
        string value = Names.String();
        SourceSpan valueSpan = Since(valueStart);
        IntervalFields fields = Grammar.Types.Fields(ref modifiers);
        return new TypedLiteral(BuiltInType("interval", start) with { Modifiers = modifiers, IntervalFields = fields }, new StringLiteral(value, valueSpan), Since(start));
    }

    private ParameterExpression Parameter()
    {
        int start = Start;
        string digits = Tokens.Advance().Text!;

        // What is too large for a number is none of the parameters; which of them is told is PostgreSQL's way of reading it.
        int number = unchecked((int)(long.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out long wide) ? wide : long.MaxValue));
        return new ParameterExpression(number, Since(start));
    }

    private CaseExpression Case()
    {
        int start = Start;
        Expect(Keyword.Case);
        Expression? operand = At(Keyword.When) ? null : Expression();
        List<CaseBranch> branches = [];
        do
        {
            int branchStart = Start;
            Expect(Keyword.When);
            Expression when = Expression();
            Expect(Keyword.Then);
            Expression then = Expression();
            branches.Add(new CaseBranch(when, then, Since(branchStart)));
        }
        while (At(Keyword.When));
        Expression? otherwise = Accept(Keyword.Else) ? Expression() : null;
        Expect(Keyword.End);
        return new CaseExpression(operand, [.. branches], otherwise, Since(start));
    }

    private Expression Array()
    {
        int start = Start;
        Expect(Keyword.Array);
        if (At(TokenKind.LeftParenthesis))
        {
            SelectStatement query = Subquery();
            return new ArraySubqueryExpression(query, Since(start));
        }

        return Elements(start);
    }

    private ArrayExpression Elements(int start)
    {
        Tokens.Enter();
        Expect(TokenKind.LeftBracket);
        SyntaxList<Expression> items = At(TokenKind.RightBracket) ? []
            : At(TokenKind.LeftBracket) ? List<Expression>(() => Elements(Start))
            : List(Expression);
        Expect(TokenKind.RightBracket);
        Tokens.Leave();
        return new ArrayExpression(items, Since(start));
    }

    private RowExpression Row()
    {
        int start = Start;
        Expect(Keyword.Row);
        Expect(TokenKind.LeftParenthesis);
        SyntaxList<Expression> items = At(TokenKind.RightParenthesis) ? [] : List(Expression);
        Expect(TokenKind.RightParenthesis);
        return new RowExpression(items, IsExplicit: true, Since(start));
    }

    private Subscript Subscript()
    {
        int start = Start;
        Expect(TokenKind.LeftBracket);
        Expression? first = At(TokenKind.Colon) ? null : Expression();
        bool isSlice = Accept(TokenKind.Colon);
        Expression? second = isSlice && !At(TokenKind.RightBracket) ? Expression() : null;
        Expect(TokenKind.RightBracket);
        return isSlice ? new Subscript(true, first, second, Since(start)) : new Subscript(false, null, first, Since(start));
    }

    private SyntaxList<Expression> Rest(Expression first)
    {
        if (!At(TokenKind.Comma))
        {
            return [first];
        }

        List<Expression> items = [first];
        while (Accept(TokenKind.Comma))
        {
            items.Add(Expression());
        }

        return new SyntaxList<Expression>(items.ToArray());
    }

    private TypeName BuiltInType(string name, int start) =>
        new(new QualifiedName(["pg_catalog", name], Since(start)), [], [], IntervalFields.All, false, false, Since(start));
}
