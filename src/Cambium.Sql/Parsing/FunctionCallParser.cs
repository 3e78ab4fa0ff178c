using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Calls, and the functions with a syntax of their own.</summary>
internal sealed class FunctionCallParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>A call of a pg_catalog function that SQL spells specially.</summary>
    public static FunctionCall Special(string name, FunctionSpelling spelling, SourceSpan span, params Expression[] arguments) =>
        new(
            new QualifiedName(["pg_catalog", name], span),
            [.. arguments.Select(argument => new FunctionArgument(null, argument, IsVariadic: false, argument.Span))],
            IsStar: false, IsDistinct: false, [], [], Filter: null, Over: null, spelling, span);

    /// <summary>The argument list of a named function and what follows: WITHIN GROUP, FILTER, OVER.</summary>
    public FunctionCall Call(QualifiedName name, int start)
    {
        Expect(TokenKind.LeftParenthesis);
        bool isStar = false;
        bool isDistinct = false;
        SyntaxList<FunctionArgument> arguments = [];
        SyntaxList<SortItem> orderBy = [];
        if (Tokens.AcceptOperator("*"))
        {
            isStar = true;
        }
        else if (!At(TokenKind.RightParenthesis))
        {
            isDistinct = Accept(Keyword.Distinct);
            bool isPlain = !isDistinct && !Accept(Keyword.All);
            arguments = Arguments(isPlain);
            orderBy = Grammar.Queries.OptionalOrderBy();
        }

        Expect(TokenKind.RightParenthesis);
        int withinStart = Start;
        SyntaxList<SortItem> withinGroup = WithinGroup();
        if (withinGroup.Count > 0)
        {
            CheckWithinGroup(withinStart, orderBy, isDistinct, arguments);
        }

        Expression? filter = Filter();
        OverClause? over = Accept(Keyword.Over) ? Grammar.Windows.Over() : null;
        return new FunctionCall(
            name, arguments, isStar, isDistinct, orderBy, withinGroup, filter, over, FunctionSpelling.Ordinary, Since(start));
    }

    /// <summary>A function named by a key word with special syntax, or null when the current token starts none.</summary>
    public Expression? TrySpecial()
    {
        if (ValueFunction() is SqlValueFunction function)
        {
            return function;
        }

        if (At(Keyword.Collation, Keyword.For))
        {
            return CollationFor();
        }

        if (Tokens.Peek().Kind != TokenKind.LeftParenthesis)
        {
            return null;
        }

        int start = Start;
        switch (Current.Keyword)
        {
            case Keyword.Cast:
                return Cast();
            case Keyword.Coalesce:
                SyntaxList<Expression> values = Operands();
                return new CoalesceExpression(values, Since(start));
            case Keyword.Greatest:
                values = Operands();
                return new GreatestExpression(values, Since(start));
            case Keyword.Least:
                values = Operands();
                return new LeastExpression(values, Since(start));
            case Keyword.Grouping:
                values = Operands();
                return new GroupingExpression(values, Since(start));
            case Keyword.Nullif:
                return NullIf();
            case Keyword.Extract:
                return Extract();
            case Keyword.Substring:
                return Substring();
            case Keyword.Overlay:
                return Overlay();
            case Keyword.Position:
                return Position();
            case Keyword.Trim:
                return Trim();
            case Keyword.Normalize:
                return Normalize();
            case Keyword.Treat:
                throw Tokens.Error(start, "TREAT is not supported", SqlState.FeatureNotSupported);
            default:
                return Grammar.Xml.TryParse();
        }
    }

    public CastExpression Cast()
    {
        int start = Start;
        Expect(Keyword.Cast);
        Expect(TokenKind.LeftParenthesis);
        Expression operand = Expression();
        Expect(Keyword.As);
        TypeName type = Grammar.Types.Parse();
        Expect(TokenKind.RightParenthesis);
        return new CastExpression(operand, type, start + 1, Since(start));
    }

    /// <summary>Arguments by position or name.</summary>
    public FunctionArgument Argument()
    {
        int start = Start;
        bool isVariadic = Accept(Keyword.Variadic);
        string? name = null;
        if (Tokens.Peek().Kind is TokenKind.Arrow or TokenKind.ColonEquals && NameParser.IsTypeOrFunctionName(Current))
        {
            name = Tokens.Advance().Text;
            Tokens.Advance();
        }

        Expression value = Expression();
        return new FunctionArgument(name, value, isVariadic, Since(start));
    }

    private SyntaxList<FunctionArgument> Arguments(bool mayBeVariadic)
    {
        List<FunctionArgument> arguments = [];
        do
        {
            if (At(Keyword.Variadic) && !mayBeVariadic)
            {
                throw Unexpected();
            }

            arguments.Add(Argument());
        }
        while (!arguments[^1].IsVariadic && Accept(TokenKind.Comma));
        return [.. arguments];
    }

    private SyntaxList<SortItem> WithinGroup()
    {
        if (!Accept(Keyword.Within, Keyword.Group))
        {
            return [];
        }

        Expect(TokenKind.LeftParenthesis);
        SyntaxList<SortItem> items = Grammar.Queries.OrderBy();
        Expect(TokenKind.RightParenthesis);
        return items;
    }

    private void CheckWithinGroup(int start, SyntaxList<SortItem> orderBy, bool isDistinct, SyntaxList<FunctionArgument> arguments)
    {
        string? problem =
            orderBy.Count > 0 ? "cannot use multiple ORDER BY clauses with WITHIN GROUP"
            : isDistinct ? "cannot use DISTINCT with WITHIN GROUP"
            : arguments.Any(argument => argument.IsVariadic) ? "cannot use VARIADIC with WITHIN GROUP"
            : null;
        if (problem is not null)
        {
            throw Tokens.Error(start, problem);
        }
    }

    private Expression? Filter()
    {
        if (!At(Keyword.Filter) || Tokens.Peek().Kind != TokenKind.LeftParenthesis)
        {
            return null;
        }

        Tokens.Advance();
        Expect(TokenKind.LeftParenthesis);
        Expect(Keyword.Where);
        Expression condition = Expression();
        Expect(TokenKind.RightParenthesis);
        return condition;
    }

    private SqlValueFunction? ValueFunction()
    {
        int start = Start;
        SqlValueFunctionKind? kind = Current.Keyword switch
        {
            Keyword.CurrentDate => SqlValueFunctionKind.CurrentDate,
            Keyword.CurrentTime => SqlValueFunctionKind.CurrentTime,
            Keyword.CurrentTimestamp => SqlValueFunctionKind.CurrentTimestamp,
            Keyword.Localtime => SqlValueFunctionKind.LocalTime,
            Keyword.Localtimestamp => SqlValueFunctionKind.LocalTimestamp,
            Keyword.CurrentRole => SqlValueFunctionKind.CurrentRole,
            Keyword.CurrentUser => SqlValueFunctionKind.CurrentUser,
            Keyword.SessionUser => SqlValueFunctionKind.SessionUser,
            Keyword.User => SqlValueFunctionKind.User,
            Keyword.CurrentCatalog => SqlValueFunctionKind.CurrentCatalog,
            Keyword.CurrentSchema when Tokens.Peek().Kind is not (TokenKind.LeftParenthesis or TokenKind.Dot) => SqlValueFunctionKind.CurrentSchema,
            _ => null,
        };
        if (kind is not SqlValueFunctionKind found)
        {
            return null;
        }

        Tokens.Advance();
        int? precision = null;
        bool takesPrecision = found is SqlValueFunctionKind.CurrentTime or SqlValueFunctionKind.CurrentTimestamp
            or SqlValueFunctionKind.LocalTime or SqlValueFunctionKind.LocalTimestamp;
        if (takesPrecision && Accept(TokenKind.LeftParenthesis))
        {
            precision = Names.Integer();
            Expect(TokenKind.RightParenthesis);
        }

        return new SqlValueFunction(found, precision, Since(start));
    }

    private FunctionCall CollationFor()
    {
        int start = Start;
        Expect(Keyword.Collation, Keyword.For);
        Expect(TokenKind.LeftParenthesis);
        Expression operand = Expression();
        Expect(TokenKind.RightParenthesis);
        return Special("pg_collation_for", FunctionSpelling.CollationFor, Since(start), operand);
    }

    private SyntaxList<Expression> Operands()
    {
        Tokens.Advance();
        return ParenthesizedList(Expression);
    }

    private NullIfExpression NullIf()
    {
        int start = Start;
        Tokens.Advance();
        Expect(TokenKind.LeftParenthesis);
        Expression left = Expression();
        Expect(TokenKind.Comma);
        Expression right = Expression();
        Expect(TokenKind.RightParenthesis);
        return new NullIfExpression(left, right, Since(start));
    }

    private FunctionCall Extract()
    {
        int start = Start;
        Tokens.Advance();
        Expect(TokenKind.LeftParenthesis);
        int fieldStart = Start;
        bool isField = Current.Kind is TokenKind.Identifier or TokenKind.String
            || Current.Keyword is Keyword.Year or Keyword.Month or Keyword.Day or Keyword.Hour or Keyword.Minute or Keyword.Second;
        string field = isField ? Tokens.Advance().Text! : throw Unexpected();
        StringLiteral fieldLiteral = new(field, Since(fieldStart));
        Expect(Keyword.From);
        Expression source = Expression();
        Expect(TokenKind.RightParenthesis);
        return Special("extract", FunctionSpelling.Extract, Since(start), fieldLiteral, source);
    }

    private FunctionCall Substring()
    {
        int start = Start;
        Tokens.Advance();
        if (Tokens.Peek().Kind == TokenKind.RightParenthesis)
        {
            return PlainCall("substring", start, null);
        }

        Expect(TokenKind.LeftParenthesis);
        FunctionArgument text = Argument();
        if (text.Name is not null || text.IsVariadic || Current.Keyword is not (Keyword.From or Keyword.For or Keyword.Similar))
        {
            return PlainCall("substring", start, text);
        }

        if (Accept(Keyword.Similar))
        {
            Expression pattern = Expression();
            Expect(Keyword.Escape);
            Expression escape = Expression();
            Expect(TokenKind.RightParenthesis);
            return Special("substring", FunctionSpelling.SubstringSimilar, Since(start), text.Value, pattern, escape);
        }

        Expression? from = null;
        Expression? length = null;
        while (Current.Keyword is Keyword.From or Keyword.For)
        {
            if (At(Keyword.From) ? from is not null : length is not null)
            {
                throw Unexpected();
            }

            if (Accept(Keyword.From))
            {
                from = Expression();
            }
            else
            {
                Expect(Keyword.For);
                length = Expression();
            }
        }

        Expect(TokenKind.RightParenthesis);
        from ??= new NumericLiteral("1", new SourceSpan(start, 0));
        return length is null
            ? Special("substring", FunctionSpelling.Substring, Since(start), text.Value, from)
            : Special("substring", FunctionSpelling.Substring, Since(start), text.Value, from, length);
    }

    private FunctionCall Overlay()
    {
        int start = Start;
        Tokens.Advance();
        if (Tokens.Peek().Kind == TokenKind.RightParenthesis)
        {
            return PlainCall("overlay", start, null);
        }

        Expect(TokenKind.LeftParenthesis);
        FunctionArgument text = Argument();
        if (!Accept(Keyword.Placing))
        {
            return PlainCall("overlay", start, text);
        }

        Expression replacement = Expression();
        Expect(Keyword.From);
        Expression from = Expression();
        Expression? length = Accept(Keyword.For) ? Expression() : null;
        Expect(TokenKind.RightParenthesis);
        return length is null
            ? Special("overlay", FunctionSpelling.Overlay, Since(start), text.Value, replacement, from)
            : Special("overlay", FunctionSpelling.Overlay, Since(start), text.Value, replacement, from, length);
    }

    /// <summary>SUBSTRING and OVERLAY called like ordinary functions, after the first argument (null: no argument read and none to come).</summary>
    private FunctionCall PlainCall(string name, int start, FunctionArgument? first)
    {
        List<FunctionArgument> arguments = [];
        if (first is null)
        {
            Expect(TokenKind.LeftParenthesis);
        }
        else
        {
            arguments.Add(first);
            while (Accept(TokenKind.Comma))
            {
                arguments.Add(Argument());
            }
        }

        Expect(TokenKind.RightParenthesis);
        SourceSpan span = Since(start);
        return new FunctionCall(
            new QualifiedName(name, span), [.. arguments], false, false, [], [], null, null, FunctionSpelling.Ordinary, span);
    }

    private FunctionCall Position()
    {
        int start = Start;
        Tokens.Advance();
        Expect(TokenKind.LeftParenthesis);
        Expression part = Grammar.Expressions.ParseRestricted();
        Expect(Keyword.In);
        Expression text = Grammar.Expressions.ParseRestricted();
        Expect(TokenKind.RightParenthesis);
        return Special("position", FunctionSpelling.Position, Since(start), text, part);
    }

    private FunctionCall Trim()
    {
        int start = Start;
        Tokens.Advance();
        Expect(TokenKind.LeftParenthesis);
        string name = Current.Keyword switch
        {
            Keyword.Leading => "ltrim",
            Keyword.Trailing => "rtrim",
            _ => "btrim",
        };
        if (Current.Keyword is Keyword.Leading or Keyword.Trailing or Keyword.Both)
        {
            Tokens.Advance();
        }

        List<Expression> arguments = [];
        if (Accept(Keyword.From))
        {
            arguments.AddRange(List(Expression));
        }
        else
        {
            Expression first = Expression();
            if (Accept(Keyword.From))
            {
                arguments.AddRange(List(Expression));
                arguments.Add(first);
            }
            else
            {
                arguments.Add(first);
                while (Accept(TokenKind.Comma))
                {
                    arguments.Add(Expression());
                }
            }
        }

        Expect(TokenKind.RightParenthesis);
        return Special(name, FunctionSpelling.Trim, Since(start), [.. arguments]);
    }

    private FunctionCall Normalize()
    {
        int start = Start;
        Tokens.Advance();
        Expect(TokenKind.LeftParenthesis);
        Expression text = Expression();
        StringLiteral? form = null;
        if (Accept(TokenKind.Comma))
        {
            int formStart = Start;
            bool isForm = Current.Keyword is Keyword.Nfc or Keyword.Nfd or Keyword.Nfkc or Keyword.Nfkd;
            string name = isForm ? Tokens.Advance().Text!.ToUpperInvariant() : throw Unexpected();
            form = new StringLiteral(name, Since(formStart));
        }

        Expect(TokenKind.RightParenthesis);
        return form is null
            ? Special("normalize", FunctionSpelling.Normalize, Since(start), text)
            : Special("normalize", FunctionSpelling.Normalize, Since(start), text, form);
    }
}
