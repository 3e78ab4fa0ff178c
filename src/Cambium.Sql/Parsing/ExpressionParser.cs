using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>
/// Operators by precedence climbing, with PostgreSQL's precedences. Chains of one level grow to the left in a loop, so their length costs no
/// stack here.
/// </summary>
internal sealed class ExpressionParser(Grammar grammar) : GrammarPart(grammar)
{
    private const int Or = 1;
    private const int And = 2;
    private const int Not = 3;
    private const int Is = 4;
    private const int Comparison = 5;
    private const int Membership = 6; // BETWEEN, IN, LIKE, ILIKE, SIMILAR
    private const int Other = 8; // every operator not named here
    private const int Additive = 9;
    private const int Multiplicative = 10;
    private const int Exponent = 11;
    private const int AtTimeZone = 12;
    private const int Collate = 13;
    private const int UnaryMinus = 14;

    public Expression Parse() => Parse(Or, isRestricted: false);

    /// <summary>The subset (b_expr) that has no boolean and membership operators, for places where AND or IN would be ambiguous.</summary>
    public Expression ParseRestricted() => Parse(Or, isRestricted: true);

    /// <summary>Goes on after an operand that was read already and starts at <paramref name="start"/>.</summary>
    public Expression Continue(Expression operand, int start) => Infix(Casts(operand, start), start, Or, isRestricted: false);

    /// <summary>The symbols with a place of their own in the grammar; the others can be prefix operators.</summary>
    private static int Precedence(string symbol) => symbol switch
    {
        "=" or "<" or ">" or "<=" or ">=" or "<>" => Comparison,
        "+" or "-" => Additive,
        "*" or "/" or "%" => Multiplicative,
        "^" => Exponent,
        _ => Other,
    };

    private Expression Parse(int precedenceMin, bool isRestricted)
    {
        Tokens.Enter();
        int start = Start;
        Expression left = Prefix(isRestricted);
        Expression result = Infix(left, start, precedenceMin, isRestricted);
        Tokens.Leave();
        return result;
    }

    private Expression Prefix(bool isRestricted)
    {
        int start = Start;
        if (!isRestricted && Accept(Keyword.Not))
        {
            Expression operand = Parse(Not, isRestricted);
            return new NotExpression(operand, Since(start));
        }

        if (!Names.AtOperatorName())
        {
            return Casts(Grammar.Primaries.Parse(), start);
        }

        int precedence = At(TokenKind.Operator) ? Precedence(Current.Text!) : Other;
        if (precedence is not (Additive or Other))
        {
            throw Unexpected();
        }

        OperatorName symbol = Names.OperatorName();
        Expression right = Parse(precedence == Additive ? UnaryMinus : Other + 1, isRestricted);
        return precedence == Additive && symbol.Symbol == "-" && right is NumericLiteral number
            ? new NumericLiteral(number.Text[0] == '-' ? number.Text[1..] : "-" + number.Text, Since(start))
            : new UnaryExpression(symbol, right, Since(start));
    }

    private Expression Casts(Expression operand, int start)
    {
        int links = 0;
        for (int place = Start + 1; Accept(TokenKind.TypeCast); place = Start + 1)
        {
            Tokens.Link(ref links);
            TypeName type = Grammar.Types.Parse();
            operand = new CastExpression(operand, type, place, Since(start));
        }

        return operand;
    }

    private Expression Infix(Expression left, int start, int precedenceMin, bool isRestricted)
    {
        int nonAssociative = 0;
        int links = 0;
        while (true)
        {
            int precedence = InfixPrecedence(left, isRestricted);
            if (precedence < precedenceMin)
            {
                return left;
            }

            if (precedence == nonAssociative)
            {
                throw Unexpected();
            }

            Tokens.Link(ref links);
            Expression operand = precedence switch
            {
                Or => new OrExpression(Chain(left, Keyword.Or, Or), Since(start)),
                And => new AndExpression(Chain(left, Keyword.And, And), Since(start)),
                Is => IsTest(left, start, isRestricted),
                Membership => MembershipTest(left, start),
                AtTimeZone => TimeZone(left, start),
                Collate => Collation(left, start),
                _ => Binary(left, start, precedence, isRestricted),
            };

            // A cast that no operand on the right has taken is one of the whole: a COLLATE c::t.
            left = Casts(operand, start);
            bool endsOpen = left is BinaryExpression or IsDistinctFromExpression or BetweenExpression or PatternMatchExpression;
            nonAssociative = endsOpen && precedence is Is or Comparison or Membership ? precedence : 0;
        }
    }

    /// <summary>The precedence of the operator at the current token, 0 when there is none.</summary>
    private int InfixPrecedence(Expression left, bool isRestricted)
    {
        if (At(TokenKind.Operator))
        {
            return Precedence(Current.Text!);
        }

        if (!At(TokenKind.Keyword))
        {
            return 0;
        }

        switch (Current.Keyword)
        {
            case Keyword.Is:
                return (isRestricted && !AtRestrictedIs()) || IsLabel() ? 0 : Is;
            case Keyword.Operator:
                return Tokens.Peek().Kind == TokenKind.LeftParenthesis ? Other : 0;
            case var _ when isRestricted || IsLabel():
                return 0;
            case Keyword.Or:
                return Or;
            case Keyword.And:
                return And;
            case Keyword.Isnull or Keyword.Notnull:
                return Is;
            case Keyword.Between or Keyword.In or Keyword.Like or Keyword.Ilike:
                return Membership;
            case Keyword.Similar:
                return At(Keyword.Similar, Keyword.To) ? Membership : 0;
            case Keyword.Not:
                return Tokens.Peek().Keyword is Keyword.Between or Keyword.In or Keyword.Like or Keyword.Ilike or Keyword.Similar ? Membership : 0;
            case Keyword.Overlaps:
                return left is RowExpression ? Membership : 0;
            case Keyword.At:
                return At(Keyword.At, Keyword.Time) ? AtTimeZone : 0;
            case Keyword.Collate:
                return Collate;
            default:
                return 0;
        }
    }

    /// <summary>An operator's word with no operand behind it names what stands before it: <c>SELECT 1 is, 2 in FROM t</c>.</summary>
    private bool IsLabel() => KeywordTable.IsBareLabel(Current.Keyword)
        && Tokens.Peek() is { Kind: TokenKind.End or TokenKind.Comma or TokenKind.RightParenthesis or TokenKind.Semicolon }
            or { Keyword: Keyword.From or Keyword.Where or Keyword.Group or Keyword.Having or Keyword.Window or Keyword.Union or Keyword.Intersect or Keyword.Except or Keyword.Order
                or Keyword.Limit or Keyword.Offset or Keyword.Fetch or Keyword.For or Keyword.Into };

    private bool AtRestrictedIs()
    {
        int next = Tokens.Peek().Keyword == Keyword.Not ? 2 : 1;
        return Tokens.Peek(next).Keyword is Keyword.Distinct or Keyword.Document;
    }

    private SyntaxList<Expression> Chain(Expression left, Keyword connective, int precedence)
    {
        List<Expression> operands = left switch
        {
            AndExpression conjunction when precedence == And => [.. conjunction.Operands],
            OrExpression disjunction when precedence == Or => [.. disjunction.Operands],
            _ => [left],
        };
        while (Accept(connective))
        {
            operands.Add(Parse(precedence + 1, isRestricted: false));
        }

        return new SyntaxList<Expression>(operands.ToArray());
    }

    private Expression Binary(Expression left, int start, int precedence, bool isRestricted)
    {
        OperatorName symbol = Names.OperatorName();
        if (!isRestricted && AtQuantifier())
        {
            return Quantified(left, symbol, start);
        }

        Expression right = Parse(precedence + 1, isRestricted);
        return new BinaryExpression(left, symbol, right, Since(start));
    }

    private bool AtQuantifier() => Current.Keyword is Keyword.Any or Keyword.Some or Keyword.All;

    private Expression Quantified(Expression left, OperatorName symbol, int start)
    {
        Quantifier quantifier = Tokens.Advance().Keyword == Keyword.All ? Quantifier.All : Quantifier.Any;
        ParenthesizedPart part = Grammar.Primaries.Parenthesized();
        if (part.Query is not null)
        {
            return new QuantifiedSubqueryExpression(left, symbol, quantifier, part.Query, Since(start));
        }

        return part.Items.Count == 1
            ? new QuantifiedArrayExpression(left, symbol, quantifier, part.Items[0], Since(start))
            : throw Tokens.Error(part.Items[1].Span.Start, "syntax error at or near \",\"");
    }

    private Expression IsTest(Expression left, int start, bool isRestricted)
    {
        if (!At(Keyword.Is))
        {
            bool isNotNull = Tokens.Advance().Keyword == Keyword.Notnull;
            return new IsNullExpression(left, isNotNull, Since(start));
        }

        int operatorStart = Start;
        Expect(Keyword.Is);
        bool isNegated = Accept(Keyword.Not);
        switch (Current.Keyword)
        {
            case Keyword.Null:
                Tokens.Advance();
                return new IsNullExpression(left, isNegated, Since(start));
            case Keyword.True:
                Tokens.Advance();
                return new BooleanTestExpression(left, BooleanTestKind.True, isNegated, Since(start));
            case Keyword.False:
                Tokens.Advance();
                return new BooleanTestExpression(left, BooleanTestKind.False, isNegated, Since(start));
            case Keyword.Unknown:
                Tokens.Advance();
                return new BooleanTestExpression(left, BooleanTestKind.Unknown, isNegated, Since(start));
            case Keyword.Document:
                Tokens.Advance();
                return new IsDocumentExpression(left, isNegated, Since(start));
            case Keyword.Normalized:
                Tokens.Advance();
                return new IsNormalizedExpression(left, null, isNegated, Since(start));
            case Keyword.Nfc or Keyword.Nfd or Keyword.Nfkc or Keyword.Nfkd:
                string form = Tokens.Advance().Text!.ToUpperInvariant();
                Expect(Keyword.Normalized);
                return new IsNormalizedExpression(left, form, isNegated, Since(start));
            default:
                Expect(Keyword.Distinct, Keyword.From);
                OperatorName equality = new(null, "=", Since(operatorStart));
                Expression right = Parse(Is + 1, isRestricted);
                return new IsDistinctFromExpression(left, right, isNegated, equality, Since(start));
        }
    }

    private Expression MembershipTest(Expression left, int start)
    {
        int operatorStart = Start;
        bool isNegated = Accept(Keyword.Not);
        switch (Tokens.Advance().Keyword)
        {
            case Keyword.Between:
                return Between(left, isNegated, new OperatorName(null, "BETWEEN", Since(operatorStart)), start);
            case Keyword.In:
                OperatorName equality = new(null, "=", Since(operatorStart));
                ParenthesizedPart part = Grammar.Primaries.Parenthesized();
                return part.Query is not null
                    ? new InSubqueryExpression(left, part.Query, isNegated, equality, Since(start))
                    : new InListExpression(left, part.Items, isNegated, equality, Since(start));
            case Keyword.Overlaps:
                return Overlaps((RowExpression)left, start);
            case Keyword.Like:
                return Like(left, PatternKind.Like, new OperatorName(null, isNegated ? "!~~" : "~~", Since(operatorStart)), isNegated, start);
            case Keyword.Ilike:
                return Like(left, PatternKind.ILike, new OperatorName(null, isNegated ? "!~~*" : "~~*", Since(operatorStart)), isNegated, start);
            default:
                Expect(Keyword.To);
                return PatternMatch(left, PatternKind.SimilarTo, new OperatorName(null, isNegated ? "!~" : "~", default), isNegated, start);
        }
    }

    private Expression Like(Expression left, PatternKind kind, OperatorName symbol, bool isNegated, int start) =>
        AtQuantifier() ? Quantified(left, symbol, start) : PatternMatch(left, kind, symbol, isNegated, start);

    private BetweenExpression Between(Expression left, bool isNegated, OperatorName words, int start)
    {
        bool isSymmetric = Accept(Keyword.Symmetric);
        if (!isSymmetric)
        {
            Accept(Keyword.Asymmetric);
        }

        Expression lower = ParseRestricted();
        Expect(Keyword.And);
        Expression upper = Parse(Membership + 1, isRestricted: false);
        return new BetweenExpression(left, lower, upper, isSymmetric, isNegated, words, Since(start));
    }

    private PatternMatchExpression PatternMatch(Expression left, PatternKind kind, OperatorName symbol, bool isNegated, int start)
    {
        Expression pattern = Parse(Membership + 1, isRestricted: false);
        Expression? escape = Accept(Keyword.Escape) ? Parse(Membership + 1, isRestricted: false) : null;
        return new PatternMatchExpression(left, escape is null ? symbol : symbol with { Span = default }, kind, pattern, escape, isNegated, Since(start));
    }

    private FunctionCall Overlaps(RowExpression left, int start)
    {
        int rightStart = Start;
        RowExpression right = Grammar.Primaries.Parse() as RowExpression ?? throw Tokens.Error(rightStart, "syntax error at or near \"overlaps\"");
        Expect(left, "left");
        Expect(right, "right");
        return FunctionCallParser.Special(
            "overlaps", FunctionSpelling.Overlaps, Since(start), left.Items[0], left.Items[1], right.Items[0], right.Items[1]);

        void Expect(RowExpression row, string side)
        {
            if (row.Items.Count != 2)
            {
                throw Tokens.Error(row.Span.Start, $"wrong number of parameters on {side} side of OVERLAPS expression");
            }
        }
    }

    private FunctionCall TimeZone(Expression left, int start)
    {
        Expect(Keyword.At, Keyword.Time);
        Expect(Keyword.Zone);
        Expression zone = Parse(AtTimeZone + 1, isRestricted: false);
        return FunctionCallParser.Special("timezone", FunctionSpelling.AtTimeZone, Since(start), zone, left);
    }

    private CollateExpression Collation(Expression left, int start)
    {
        int word = Start;
        Expect(Keyword.Collate);
        SourceSpan keyword = Since(word);
        return new CollateExpression(left, Names.Qualified(), keyword, Since(start));
    }
}
