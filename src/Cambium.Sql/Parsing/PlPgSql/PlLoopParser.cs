using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Parsing.PlPgSql;

/// <summary>LOOP, WHILE, FOR in its five forms and FOREACH.</summary>
internal sealed class PlLoopParser(Grammar grammar, PlStatementParser statements) : PlGrammarPart(grammar)
{
    /// <summary>A loop with its semicolon, or null when none starts here.</summary>
    public PlStatement? TryParse(string? label, int start)
    {
        if (AcceptWord("loop"))
        {
            SyntaxList<PlStatement> body = Rest(label);
            return new PlLoop(label, body, Since(start));
        }

        if (AcceptWord("while"))
        {
            Fence("loop");
            Expression condition = Value();
            ExpectFenced("loop");
            SyntaxList<PlStatement> body = Rest(label);
            return new PlWhile(label, condition, body, Since(start));
        }

        if (AcceptWord("for"))
        {
            return For(label, start);
        }

        return AcceptWord("foreach") ? ForEach(label, start) : null;
    }

    /// <summary>Statements, END LOOP [label];</summary>
    private SyntaxList<PlStatement> Rest(string? label)
    {
        SyntaxList<PlStatement> body = statements.Body();
        ExpectWord("end");
        ExpectWord("loop");
        statements.EndLabel(label);
        EndOfStatement();
        return body;
    }

    private PlStatement For(string? label, int start)
    {
        SyntaxList<PlTarget> targets = List(Target);
        ExpectWord("in");
        Fence("loop");
        if (AcceptWord("execute"))
        {
            Expression command = Value("using");
            SyntaxList<Expression> arguments = UsingValues();
            ExpectFenced("loop");
            return new PlForExecute(label, targets, command, arguments, Rest(label), Since(start));
        }

        bool isReverse = AtWord("reverse") && Tokens.Peek().Kind != TokenKind.DotDot && AcceptWord("reverse");
        if (!isReverse && AtRows() && !IsRange())
        {
            Statement query = Rows();
            ExpectFenced("loop");
            return new PlForQuery(label, targets, query, Rest(label), Since(start));
        }

        return IsRange() ? ForInteger(label, targets, isReverse, start) : ForCursor(label, targets, start);
    }

    /// <summary>True when .. stands at depth 0 before LOOP.</summary>
    private bool IsRange()
    {
        int depth = 0;
        for (int distance = 0; ; distance++)
        {
            Token token = Tokens.Peek(distance);
            if (token.Kind is TokenKind.Semicolon or TokenKind.End or TokenKind.Error or TokenKind.Other)
            {
                return false;
            }

            depth += token.Kind == TokenKind.LeftParenthesis ? 1 : token.Kind == TokenKind.RightParenthesis ? -1 : 0;
            if (depth == 0 && token.Kind == TokenKind.DotDot)
            {
                return true;
            }
        }
    }

    private PlForInteger ForInteger(string? label, SyntaxList<PlTarget> targets, bool isReverse, int start)
    {
        string variable = SimpleName(targets);
        Expression lower = Value();
        Expect(TokenKind.DotDot);
        Fence("by");
        Expression upper = Value();
        Expression? step = AcceptFenced("by") ? Value() : null;
        ExpectFenced("loop");
        return new PlForInteger(label, variable, isReverse, lower, upper, step, Rest(label), Since(start));
    }

    private PlForCursor ForCursor(string? label, SyntaxList<PlTarget> targets, int start)
    {
        string variable = SimpleName(targets);
        int cursorStart = Start;
        string cursor = VariableName();
        SourceSpan cursorSpan = Since(cursorStart);
        SyntaxList<FunctionArgument> arguments = OptionalParenthesizedList(Grammar.Functions.Argument);
        ExpectFenced("loop");
        return new PlForCursor(label, variable, cursor, cursorSpan, arguments, Rest(label), Since(start));
    }

    private PlForEach ForEach(string? label, int start)
    {
        SyntaxList<PlTarget> targets = List(Target);
        int slice = AcceptWord("slice") ? Names.Integer() : 0;
        ExpectWord("in");
        ExpectWord("array");
        Fence("loop");
        Expression array = Value();
        ExpectFenced("loop");
        return new PlForEach(label, targets, slice, array, Rest(label), Since(start));
    }

    private string SimpleName(SyntaxList<PlTarget> targets) =>
        targets is [{ Name.Parts.Count: 1, Path.Count: 0 } target]
            ? target.Name.Name
            : throw Tokens.Error(targets[0].Span.Start, "integer FOR loop must have only one target variable");
}
