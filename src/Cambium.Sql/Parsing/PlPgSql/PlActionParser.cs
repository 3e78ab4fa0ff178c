using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Parsing.PlPgSql;

/// <summary>Statements that do something: assignments, SQL, EXECUTE, RAISE, diagnostics and cursors. The semicolon is left.</summary>
internal sealed class PlActionParser(Grammar grammar) : PlGrammarPart(grammar)
{
    public PlStatement Parse()
    {
        int start = Start;
        if (AtAssignment())
        {
            PlTarget target = Target();
            Tokens.Advance();
            return new PlAssignment(target, Value(), Since(start));
        }

        switch (Current.Text)
        {
            case "null" when At(Keyword.Null):
                Tokens.Advance();
                return new PlNull(Since(start));
            case "perform" when AtWord("perform"):
                return Perform();
            case "execute" when AtWord("execute"):
                return Execute();
            case "raise" when AtWord("raise"):
                return Raise();
            case "assert" when AtWord("assert"):
                return Assert();
            case "get" when AtWord("get"):
                return GetDiagnostics();
            case "open" when AtWord("open"):
                return Open();
            case "fetch" or "move" when At(Keyword.Fetch) || At(Keyword.Move):
                return Fetch();
            case "close" when At(Keyword.Close):
                Tokens.Advance();
                return new PlClose(VariableName(), Since(start));
            default:
                return Sql();
        }
    }

    /// <summary>True when a target followed by := or = stands here.</summary>
    public bool AtAssignment()
    {
        if (!NameParser.IsLabel(Current) && !At(TokenKind.Parameter))
        {
            return false;
        }

        int distance = 1;
        int depth = 0;
        while (true)
        {
            Token token = Tokens.Peek(distance);
            switch (token.Kind)
            {
                case TokenKind.ColonEquals when depth == 0:
                    return true;
                case TokenKind.Operator when depth == 0:
                    return token.Text == "=";
                case TokenKind.LeftBracket:
                    depth++;
                    break;
                case TokenKind.RightBracket:
                    depth--;
                    break;
                case TokenKind.Dot when depth == 0:
                    distance++;
                    break;
                case TokenKind.End or TokenKind.Error or TokenKind.Semicolon:
                    return false;
                default:
                    if (depth == 0)
                    {
                        return false;
                    }

                    break;
            }

            distance++;
        }
    }

    /// <summary>An error's name, or SQLSTATE 'code'.</summary>
    public PlCondition Condition()
    {
        int start = Start;
        if (!AcceptWord("sqlstate"))
        {
            return new PlCondition(VariableName(), null, Since(start));
        }

        int codeStart = Start;
        string code = Names.String();
        bool isCode = code.Length == 5 && code.All(character => char.IsAsciiDigit(character) || char.IsAsciiLetterUpper(character));
        return isCode ? new PlCondition(null, code, Since(start)) : throw Tokens.Error(codeStart, $"invalid SQLSTATE code at or near \"{Tokens.Sql.Substring(codeStart, Since(codeStart).Length)}\"");
    }

    private PlPerform Perform()
    {
        int start = Start;
        Tokens.Replace(0, Current with { Kind = TokenKind.Keyword, Keyword = Keyword.Select, Text = "select" });
        Statement query = Statement(Grammar.Queries.Parse);
        return new PlPerform(query, Since(start));
    }

    private Statement Statement(Func<Statement> parse) => SqlPart(parse, static (fault, span) => new FaultyStatement(fault, span));

    private PlExecute Execute()
    {
        int start = Start;
        ExpectWord("execute");
        Expression command = Value("into", "using");
        SyntaxList<PlTarget> into = [];
        SyntaxList<Expression> arguments = [];
        bool isStrict = false;
        while (AtWord("into") || AtWord("using"))
        {
            if (AtWord("into") ? into.Count > 0 : arguments.Count > 0)
            {
                throw Unexpected();
            }

            if (AtWord("into"))
            {
                into = OptionalInto(out isStrict);
            }
            else
            {
                arguments = UsingValues();
            }
        }

        return new PlExecute(command, into, isStrict, arguments, Since(start));
    }

    private PlAssert Assert()
    {
        int start = Start;
        ExpectWord("assert");
        SyntaxList<Expression> values = Values();

        // More than one message is an error when there is something to tell.
        Expression? message = values.Count < 2 ? null
            : values.Count == 2 ? values[1]
            : new ScalarSubqueryExpression(Grammar.Queries.AfterItems([.. values.Skip(1)]), Since(values[1].Span.Start));
        return new PlAssert(values[0], message, Since(start));
    }

    private PlRaise Raise()
    {
        int start = Start;
        ExpectWord("raise");
        PlRaiseLevel level = PlRaiseLevel.Exception;
        foreach (PlRaiseLevel candidate in Enum.GetValues<PlRaiseLevel>())
        {
            if (AcceptWord(candidate.ToString().ToLowerInvariant()))
            {
                level = candidate;
                break;
            }
        }

        string? format = null;
        SyntaxList<Expression> arguments = [];
        PlCondition? condition = null;
        if (At(TokenKind.String))
        {
            format = Names.String();
            arguments = Accept(TokenKind.Comma) ? Values("using") : [];
        }
        else if (!At(TokenKind.Semicolon) && !AtWord("using"))
        {
            condition = Condition();
        }

        SyntaxList<PlRaiseOption> options = AcceptWord("using") ? FencedList(RaiseOption) : [];
        return new PlRaise(level, format, arguments, condition, options, Since(start));
    }

    private PlRaiseOption RaiseOption()
    {
        int start = Start;
        string name = VariableName();
        if (name is not ("message" or "detail" or "hint" or "errcode" or "column" or "constraint" or "datatype" or "table" or "schema"))
        {
            throw Tokens.Error(start, "unrecognized RAISE statement option");
        }

        if (!Accept(TokenKind.ColonEquals))
        {
            Tokens.ExpectOperator("=");
        }

        return new PlRaiseOption(name, Value(), Since(start));
    }

    private PlGetDiagnostics GetDiagnostics()
    {
        int start = Start;
        ExpectWord("get");
        bool isStacked = AcceptWord("stacked");
        if (!isStacked)
        {
            AcceptWord("current");
        }

        ExpectWord("diagnostics");
        SyntaxList<PlDiagnosticsItem> items = List(() =>
        {
            int itemStart = Start;
            PlTarget target = Target();
            if (!Accept(TokenKind.ColonEquals))
            {
                Tokens.ExpectOperator("=");
            }

            return new PlDiagnosticsItem(target, VariableName(), Since(itemStart));
        });
        return new PlGetDiagnostics(isStacked, items, Since(start));
    }

    private PlOpen Open()
    {
        int start = Start;
        ExpectWord("open");
        string cursor = VariableName();
        SyntaxList<FunctionArgument> arguments = OptionalParenthesizedList(Grammar.Functions.Argument);
        bool? scroll = null;
        if (AcceptWord("no"))
        {
            ExpectWord("scroll");
            scroll = false;
        }
        else if (AcceptWord("scroll"))
        {
            scroll = true;
        }

        if (!AcceptWord("for"))
        {
            return new PlOpen(cursor, scroll, arguments, null, null, [], Since(start));
        }

        if (AcceptWord("execute"))
        {
            Expression command = Value("using");
            SyntaxList<Expression> values = UsingValues();
            return new PlOpen(cursor, scroll, arguments, null, command, values, Since(start));
        }

        Statement query = Rows();
        return new PlOpen(cursor, scroll, arguments, query, null, [], Since(start));
    }

    private PlFetch Fetch()
    {
        int start = Start;
        bool isMove = Tokens.Advance().Keyword == Keyword.Move;
        (FetchDirection direction, long? count, Expression? expression) = Direction();
        if (!AcceptWord("from"))
        {
            AcceptWord("in");
        }

        string cursor = VariableName();
        SyntaxList<PlTarget> into = isMove ? [] : OptionalInto(out _);
        return isMove || into.Count > 0
            ? new PlFetch(isMove, direction, count, expression, cursor, into, Since(start))
            : throw Unexpected();
    }

    private (FetchDirection Direction, long? Count, Expression? Expression) Direction()
    {
        // A word that is directly followed by INTO or the end is the cursor's name.
        bool isCursor = Tokens.Peek().Kind == TokenKind.Semicolon || AtWord("into", 1);
        if (isCursor)
        {
            return (FetchDirection.Forward, 1, null);
        }

        switch (Current.Text)
        {
            case "next" when AcceptWord("next"):
                return (FetchDirection.Forward, 1, null);
            case "prior" when AcceptWord("prior"):
                return (FetchDirection.Backward, 1, null);
            case "first" when AcceptWord("first"):
                return (FetchDirection.Absolute, 1, null);
            case "last" when AcceptWord("last"):
                return (FetchDirection.Absolute, -1, null);
            case "all" when AcceptWord("all"):
                return (FetchDirection.Forward, long.MaxValue, null);
            case "absolute" when AcceptWord("absolute"):
                return (FetchDirection.Absolute, null, Count());
            case "relative" when AcceptWord("relative"):
                return (FetchDirection.Relative, null, Count());
            case "forward" or "backward" when AtWord("forward") || AtWord("backward"):
                FetchDirection direction = Tokens.Advance().Text == "forward" ? FetchDirection.Forward : FetchDirection.Backward;
                bool hasCount = !AtWord("from") && !AtWord("in") && !AtWord("into", 1) && Tokens.Peek().Kind != TokenKind.Semicolon;
                return !hasCount ? (direction, 1, null)
                    : AcceptWord("all") ? (direction, long.MaxValue, null)
                    : (direction, null, Count());
            default:
                bool isName = AtWord("from") || AtWord("in");
                return isName ? (FetchDirection.Forward, 1, null) : (FetchDirection.Forward, null, Count());
        }
    }

    /// <summary>A count ends where IN names the cursor.</summary>
    private Expression Count() => Grammar.Expressions.ParseRestricted();

    /// <summary>A SQL statement; its INTO may stand anywhere and is cut out first, as PostgreSQL does.</summary>
    private PlSql Sql()
    {
        int start = Start;
        (SyntaxList<PlTarget> into, bool isStrict, SourceSpan gap) = CutInto();
        Statement statement = Statement(Grammar.Statements.Parse);
        return new PlSql(statement, into, isStrict, gap, Since(start));
    }

    private (SyntaxList<PlTarget> Into, bool IsStrict, SourceSpan Gap) CutInto()
    {
        if (IntoDistance() is not int distance)
        {
            return ([], false, default);
        }

        int length = 1;
        bool isStrict = AtWord("strict", distance + 1);
        length += isStrict ? 1 : 0;
        List<PlTarget> targets = [TargetAhead(distance + length, out int used)];
        length += used;
        while (Tokens.Peek(distance + length).Kind == TokenKind.Comma)
        {
            targets.Add(TargetAhead(distance + length + 1, out used));
            length += 1 + used;
        }

        SourceSpan gap = SourceSpan.FromBounds(Tokens.Peek(distance).Start, Tokens.Peek(distance + length).Start);
        Tokens.Remove(distance, length);
        return ([.. targets], isStrict, gap);
    }

    private int? IntoDistance()
    {
        int depth = 0;
        for (int distance = 0; ; distance++)
        {
            Token token = Tokens.Peek(distance);
            if (token.Kind is TokenKind.End or TokenKind.Error or TokenKind.Semicolon)
            {
                return null;
            }

            depth += token.Kind == TokenKind.LeftParenthesis ? 1 : token.Kind == TokenKind.RightParenthesis ? -1 : 0;
            bool isTarget = depth == 0 && token.Keyword == Keyword.Into && distance > 0
                && Tokens.Peek(distance - 1).Keyword is not (Keyword.Insert or Keyword.Merge);
            if (isTarget)
            {
                return distance;
            }
        }
    }

    /// <summary>A target of INTO at a distance: a name, or a parameter's number, with fields, without subscripts.</summary>
    private PlTarget TargetAhead(int distance, out int used)
    {
        Token first = Tokens.Peek(distance);
        bool isNumber = first.Kind == TokenKind.Parameter;
        if (!isNumber && !NameParser.IsLabel(first))
        {
            throw SyntaxErrors.AtOrNear(Tokens.Sql, first.Start, first.End);
        }

        List<string> parts = [isNumber ? "$" + first.Text : first.Text!];
        used = 1;
        Token last = first;
        while (Tokens.Peek(distance + used).Kind == TokenKind.Dot && NameParser.IsLabel(Tokens.Peek(distance + used + 1)))
        {
            last = Tokens.Peek(distance + used + 1);
            parts.Add(last.Text!);
            used += 2;
        }

        SourceSpan span = SourceSpan.FromBounds(first.Start, last.End);
        return new PlTarget(new QualifiedName([.. parts], span), [], span);
    }
}
